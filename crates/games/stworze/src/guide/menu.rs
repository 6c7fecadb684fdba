//! Steps of the own turn: where to go, location actions, when to rest; main actions are in `main_action`.

use table::{Id, Number, Seat};

use super::outlook::Outlook;
use super::weights;
use crate::action::Pay;
use crate::components::{Area, Condition, Kind, LAIR_MAX, Location, REST_POINTS};
use crate::rules::{Deed, mission_parts};
use crate::state::List;
use crate::{Action, State};

impl State {
    /// How good a step of the own turn looks.
    pub(super) fn step(&self, seat: Seat, action: Action, outlook: &mut Outlook<'_>) -> f32 {
        let here = self.players[seat].place;
        match action {
            Action::Move { to } => {
                let staying = here.map_or(weights::IN_LAIR, |at| outlook.stay(at));
                outlook.stay(to) - staying - weights::MOVE
            }
            Action::Unresolved { .. } => weights::UNRESOLVED,
            Action::DoTask { feature, pay, .. } => {
                here.map_or(0.0, |at| self.task(seat, at, feature) - self.tax_price(seat, at, pay))
            }
            Action::Meet { figure, .. } => here.map_or(0.0, |at| self.meeting(seat, at, figure)),
            Action::Clash { defender, feature, pay, .. } => here.map_or(0.0, |at| {
                self.clash_worth(seat, at, defender, feature) - self.tax_price(seat, at, pay)
            }),
            Action::HereIAm { face, .. } => here.map_or(0.0, |at| self.guess_worth(seat, at, face)),
            Action::Tracks { named, .. } => self.tracks_worth(seat, named),
            Action::LocationAction { pay } => here.map_or(0.0, |at| self.location_worth(seat, at, pay)),
            Action::Rest => self.rest_worth(seat) - outlook.best(),
            Action::RevealLair => self.reveal_worth(seat),
            Action::UseLevel { attribute, level, pay } => {
                let list = List::Level { attribute, level: level.0 };
                self.list_worth(seat, list) - self.price(seat, pay)
            }
            Action::UseTask { task } => {
                self.list_worth(seat, List::Task { task }) - weights::TASK_USED + self.used_task(seat)
                    - self.kept_tasks(seat)
            }
            _ => 0.0,
        }
    }

    /// What can be done at a location in what is left of the turn.
    pub(super) fn stay(&self, seat: Seat, at: Location) -> f32 {
        let main = if self.turn.acted { 0.0 } else { self.best_main(seat, at) };
        let place = if self.turn.location_used { 0.0 } else { self.best_location(seat, at) };
        main + place + self.company(seat, at)
    }

    /// ST-1.89: being there together with somebody.
    fn company(&self, seat: Seat, at: Location) -> f32 {
        let together = self.players.iter().filter(|&(other, p)| other != seat && p.place == Some(at)).count();
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::WithCreatures { n, at: places } if places.has(at) => {
                let enough = together >= (n as usize).min(self.count() as usize - 1);
                let now = enough && self.round > 1;
                Some(share * if now { weights::MISSION } else { weights::COMPANY_HOPED_FOR })
            }
            _ => None,
        });
        wants.sum()
    }

    /// The location action, paid with the token that is missed least.
    pub(super) fn best_location(&self, seat: Seat, at: Location) -> f32 {
        let card = self.players[seat].card;
        let kinds = Kind::all().filter(|kind| card[kind.index()] > 0);
        let mut prices = kinds.map(|kind| self.price(seat, kind.into())).peekable();
        if prices.peek().is_none() {
            return 0.0;
        }
        let (bought, filling) = (self.bought(seat, at, true), self.filling(seat, at.area()));
        prices.map(|price| bought - price + filling).fold(0.0, f32::max)
    }

    /// ST-7.3: the effect, the deed, and the price.
    fn location_worth(&self, seat: Seat, at: Location, pay: Pay) -> f32 {
        self.bought(seat, at, pay != Pay::Free) - self.price(seat, pay) + self.filling(seat, at.area())
    }

    /// The effect and the deed of a location action, and what paying for it does.
    fn bought(&self, seat: Seat, at: Location, paid: bool) -> f32 {
        let used = self.deed_share(seat, Deed::LocationActionUsed { by: seat, at });
        let spent =
            if paid { self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() }) } else { 0.0 };
        self.place_worth(seat, at) + weights::MISSION * (used + spent)
    }

    /// ST-1.87, ST-1.80: one more token in an area.
    fn filling(&self, seat: Seat, area: Area) -> f32 {
        let lying = self.area(area).tokens.len();
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::AreaTokens { area: only, min, .. }
                if only.is_none_or(|one| one == area) && lying < min as usize =>
            {
                Some(share * weights::AREA_TOKEN_WANTED)
            }
            Condition::AreaFull { area: only, .. } if only.is_none_or(|one| one == area) => {
                Some(share * weights::AREA_FILLED)
            }
            _ => None,
        });
        wants.sum()
    }

    /// A token paid: what it is worth on the card, and what it does for an own guess in the area.
    pub(super) fn price(&self, seat: Seat, pay: Pay) -> f32 {
        let Some(kind) = pay.kind() else { return 0.0 };
        let guess = self.area_of(seat).and_then(|area| self.own_guess(seat, area));
        let held = self.players[seat].card[kind.index()] as usize;
        let worth = weights::TOKEN_PAID[held.clamp(1, weights::TOKEN_PAID.len()) - 1];
        worth + self.missed_tokens(seat, kind)
            - guess.map_or(0.0, |face| {
                if face == kind { weights::GUESS_TOKEN_PAID } else { -weights::GUESS_TOKEN_PAID }
            })
    }

    fn tax_price(&self, seat: Seat, at: Location, pay: Pay) -> f32 {
        let spent = if pay == Pay::Free {
            0.0
        } else {
            self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() })
        };
        self.price(seat, pay) - weights::MISSION * spent
    }

    /// ST-7.7: what three points bring.
    fn rest_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let missing = f32::from((player.max_vitality() - player.vitality).min(REST_POINTS));
        let token = Kind::all().map(|kind| self.token_worth(seat, kind)).fold(0.0, f32::max);
        let slots = f32::from(player.free_slots().min(REST_POINTS));
        let (vitality, points) = (self.vitality_worth(seat), f32::from(REST_POINTS));
        if vitality > token {
            missing * vitality + (points - missing).min(slots) * token
        } else {
            slots * token * weights::TOKENS_GAINED + (points - slots).min(missing) * vitality
        }
    }

    /// ST-18.6: a lair is revealed for its mission, or late for its effects.
    fn reveal_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let counter = player.lair_counter.unwrap_or_default();
        let favourite = player.lair == player.creature.map(|creature| creature.card().favourite);
        if counter == LAIR_MAX && favourite && self.can_complete(seat) {
            return weights::MISSION;
        }
        let asked = weights::MISSION * self.deed_share(seat, Deed::LairRevealed { by: seat, counter });
        let kept: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::LairHidden { .. }))
            .map(|(_, share)| share * weights::REVEAL_LAIR_KEPT)
            .sum();
        asked
            - kept
            - if favourite {
                weights::REVEAL_FAVOURITE + weights::REVEAL_FAVOURITE_STEP * f32::from(counter)
            } else {
                weights::REVEAL_LAIR - weights::REVEAL_LAIR_STEP * f32::from(counter)
            }
    }

    /// What using a completed task does for the mission.
    pub(super) fn used_task(&self, seat: Seat) -> f32 {
        weights::MISSION * self.deed_share(seat, Deed::TaskEffectUsed { by: seat })
    }

    /// ST-1.95: what a completed task is worth while it is kept.
    pub(super) fn kept_tasks(&self, seat: Seat) -> f32 {
        let held = self.players[seat].tasks.len();
        let wants =
            self.players[seat].mission().map_or(&[][..], mission_parts).iter().map(|part| match *part {
                Condition::TasksHeld { min } if held <= min as usize => weights::TASK_KEPT,
                _ => 0.0,
            });
        wants.sum()
    }

    /// A column whose event is far from its end is as good as any; one that is due helps who waits for it.
    pub(super) fn column_hint(&self, seat: Seat, column: Number) -> f32 {
        let counter = self.counters.get((column.0 as usize).saturating_sub(1)).copied().unwrap_or(5);
        let fired = self.deed_share(seat, Deed::EventFired);
        let due =
            if counter == 1 { weights::MISSION } else { weights::EVENT_AWAITED / f32::from(counter.max(1)) };
        fired * due - weights::COLUMN_ORDER * f32::from(column.0)
    }
}
