//! Steps of the own turn: where to go, which main action to choose, when to rest.

use table::{Id, Number, Seat};

use super::MISSION;
use super::odds::Trial;
use crate::action::Pay;
use crate::components::{
    Area, BoardToken, COLUMNS, Condition, Figure, FigureCard, Kind, LAIR_MAX, Location, MainAction,
    REST_POINTS, TROPHIES, TestKind, Time, Trait,
};
use crate::rules::Deed;
use crate::state::List;
use crate::{Action, State};

/// What a failed test costs besides its token.
const FAILURE: f32 = 6.0;
/// A completed task in the hand.
const TASK: f32 = 9.0;
/// A foreign influence token.
const TROPHY: f32 = 30.0;

impl State {
    /// How good a step of the own turn looks.
    pub(super) fn step(&self, seat: Seat, action: Action) -> f32 {
        let here = self.players[seat].place;
        match action {
            Action::Move { to } => self.stay(seat, to) - here.map_or(-1.0, |at| self.stay(seat, at)) - 0.5,
            Action::Unresolved { .. } => 0.1,
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
            Action::Rest => self.rest_worth(seat) - self.best_elsewhere(seat),
            Action::RevealLair => self.reveal_worth(seat),
            Action::UseLevel { attribute, level, pay } => {
                let list = List::Level { attribute, level: level.0 };
                self.list_worth(seat, list) - self.price(seat, pay)
            }
            Action::UseTask { task } => {
                self.list_worth(seat, List::Task { task }) - 5.0 + self.used_task(seat)
            }
            _ => 0.0,
        }
    }

    /// What can be done at a location in what is left of the turn.
    fn stay(&self, seat: Seat, at: Location) -> f32 {
        let main = if self.turn.acted { 0.0 } else { self.best_main(seat, at) };
        let place = if self.turn.location_used { 0.0 } else { self.best_location(seat, at) };
        main + place + self.company(seat, at)
    }

    /// The best a turn can bring if it is not rested away.
    fn best_elsewhere(&self, seat: Seat) -> f32 {
        Location::all().map(|at| self.stay(seat, at)).fold(0.0, f32::max)
    }

    /// ST-1.89: being there together with somebody.
    fn company(&self, seat: Seat, at: Location) -> f32 {
        let together = self.players.iter().filter(|&(other, p)| other != seat && p.place == Some(at)).count();
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::WithCreatures { n, at: places } if places.has(at) => {
                let enough = together >= (n as usize).min(self.count() as usize - 1);
                Some(share * if enough && self.round > 1 { MISSION } else { 6.0 })
            }
            _ => None,
        });
        wants.sum()
    }

    fn best_main(&self, seat: Seat, at: Location) -> f32 {
        let upper = |action: MainAction| {
            (0..COLUMNS).any(|column| self.column_open(column) && self.pairs[column][0] == action)
        };
        let me = &self.players[seat];
        let mut best = 0.0f32;
        let mut offer = |worth: f32| best = best.max(worth);
        if upper(MainAction::Task)
            && let Some(task) = self.tasks[at.index()]
        {
            let payable = task.card().traits.iter().filter(|one| me.card[one.token().index()] > 0);
            payable.for_each(|&feature| offer(self.task(seat, at, feature)));
        }
        if upper(MainAction::Figures) {
            let there = Figure::all().filter(|&figure| self.stands(figure, at));
            there.for_each(|figure| offer(self.meeting(seat, at, figure)));
        }
        if upper(MainAction::Clash) {
            for (other, _) in self.players.iter().filter(|&(other, p)| other != seat && p.place == Some(at)) {
                let payable = Trait::all().filter(|one| me.card[one.token().index()] > 0);
                payable.for_each(|feature| offer(self.clash_worth(seat, at, other, feature)));
            }
        }
        if upper(MainAction::HereIAm) && at.is_village() && !self.area(at.area()).has_influence(seat) {
            let faces = Kind::all().filter(|face| me.hand[face.index()] > 0);
            faces.for_each(|face| offer(self.guess_worth(seat, at, face)));
        }
        if upper(MainAction::Tracks) && self.tracks.contains(at) {
            offer(self.tracks_worth(seat, Location::Krukowiec));
        }
        best
    }

    /// ST-10: a task with a trait.
    fn task(&self, seat: Seat, at: Location, feature: Trait) -> f32 {
        let Some(task) = self.tasks[at.index()] else { return 0.0 };
        let (time, difficulty) = (task.card().time, task.card().difficulty);
        let trial = Trial { kind: TestKind::Task, feature, time, difficulty, needed: 1, dice: 0 };
        let odds = self.odds(seat, at, trial, None);
        let done = self.deed_share(seat, Deed::TaskDone { by: seat, time, feature, at });
        let held: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::TasksHeld { .. }))
            .map(|(_, share)| share * 60.0)
            .sum();
        self.tested(seat, at, feature, time, odds, TASK + MISSION * done + held)
    }

    /// What a test is worth whose success is worth `reward`.
    fn tested(&self, seat: Seat, at: Location, feature: Trait, time: Time, odds: f32, reward: f32) -> f32 {
        let value = self.players[seat].creature.map_or(1, |who| who.value(feature, time));
        let successes = if value >= 4 { 2 } else { 1 };
        let passed = self.deed_share(seat, Deed::TestPassed { by: seat, feature, time, at, successes });
        let failed = self.deed_share(seat, Deed::TestFailed { by: seat });
        let penalty = if feature == Trait::Brutality { self.players[seat].vitality <= 2 } else { false };
        let failure = FAILURE + if penalty { 8.0 } else { 0.0 } - MISSION * failed;
        let price = self.price(seat, feature.token().into());
        odds * (reward + MISSION * passed * 0.7) - (1.0 - odds) * failure - price
            + MISSION * self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() })
    }

    /// ST-11: a figure; the card of a Hunter or of Lost Children is not known before.
    fn meeting(&self, seat: Seat, at: Location, figure: Figure) -> f32 {
        let known = match figure {
            Figure::Warrior => Some(self.warrior_card),
            Figure::Sorcerer => Some(self.sorcerer_card),
            Figure::Hunter | Figure::Children => None,
        };
        let side = |harm: bool| {
            if let Some(card) = known {
                return self.side(seat, at, card, harm);
            }
            let feature = if harm { Trait::Brutality } else { Trait::Cunning };
            if self.players[seat].card[feature.token().index()] == 0 {
                return 0.0;
            }
            let by_day = self.best_value(seat, Some(feature), Some(Time::Day)) >= 3;
            let time = if by_day { Time::Day } else { Time::Night };
            let trial = Trial { kind: TestKind::Figure, feature, time, difficulty: 5, needed: 1, dice: 0 };
            let odds = self.odds(seat, at, trial, Some(figure)) * 0.9;
            let done = self.deed_share(seat, Deed::FigureDone { by: seat, figure, harm, at });
            let gone = self.board_wants(seat, figure.token());
            self.tested(seat, at, feature, time, odds, 11.0 + MISSION * done + gone)
        };
        side(false).max(side(true))
    }

    /// ST-11.4: helping or harming with a known card.
    pub(super) fn side(&self, seat: Seat, at: Location, card: FigureCard, harm: bool) -> f32 {
        let (face, figure) = (card.card(), card.figure());
        let side = if harm { face.harm } else { face.help };
        if self.players[seat].card[side.token.index()] == 0 {
            return 0.0;
        }
        let list = if harm { List::Harm { card } } else { List::Help { card } };
        let done = self.deed_share(seat, Deed::FigureDone { by: seat, figure, harm, at });
        let reward = self.list_worth(seat, list) + MISSION * done + self.board_wants(seat, figure.token());
        self.tested(seat, at, side.feature, face.time, self.side_odds(seat, at, card, harm), reward)
    }

    /// ST-1.92: a token less on the board.
    fn board_wants(&self, seat: Seat, token: BoardToken) -> f32 {
        let there = match token {
            BoardToken::Hunter => self.hunters.len(),
            BoardToken::Children => self.children.len(),
            BoardToken::Tracks => self.tracks.len(),
            _ => return 0.0,
        };
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::BoardCount { token: wanted, max } if wanted == token && there > max as usize => {
                Some(share * MISSION / (there - max as usize) as f32)
            }
            _ => None,
        });
        wants.sum()
    }

    /// ST-14: attacking somebody.
    fn clash_worth(&self, seat: Seat, at: Location, defender: Seat, feature: Trait) -> f32 {
        let time = self.tasks[at.index()].map_or(Time::Day, |task| task.card().time);
        let difficulty = self.players[defender].creature.map_or(6, |who| who.card().clash[feature.index()]);
        let trial = Trial { kind: TestKind::Clash, feature, time, difficulty, needed: 1, dice: 0 };
        let odds = self.odds(seat, at, trial, None);
        let won = self.deed_share(seat, Deed::ClashWon { by: seat, attacker: true, feature, at });
        let third = self.players[seat].trophy_count() + 1 >= TROPHIES;
        let trophy = if third { 0.9 * MISSION } else { TROPHY };
        let lost = (1.0 - odds) * 25.0;
        self.tested(seat, at, feature, time, odds, trophy + MISSION * won) - lost
    }

    /// ST-12: a guess, and whether it may turn out right.
    fn guess_worth(&self, seat: Seat, at: Location, face: Kind) -> f32 {
        let area = at.area();
        let placed = self.deed_share(seat, Deed::HereIAmPlaced { by: seat, at });
        let on_board = Area::all().filter(|&one| self.area(one).has_influence(seat)).count();
        let wanted: f32 = self
            .open_parts(seat)
            .filter_map(|(part, share)| match *part {
                Condition::InfluenceOnBoard { min } if on_board < min as usize => {
                    Some(share * MISSION / (min as usize - on_board) as f32)
                }
                _ => None,
            })
            .sum();
        let counted = 0.25 + 0.12 * self.area(area).tokens.len() as f32;
        30.0 * counted * (1.0 + self.lean(seat, area, face)) + MISSION * placed + wanted
    }

    /// How much the tokens somebody knows in an area lean towards a kind.
    pub(super) fn lean(&self, seat: Seat, area: Area, face: Kind) -> f32 {
        let known = self.impacts(area).filter(|token| token.shown || token.known.contains(seat));
        let lean: f32 = known.map(|token| if token.kind == face { 0.3 } else { -0.3 }).sum();
        lean.clamp(-0.9, 0.9)
    }

    fn tracks_worth(&self, seat: Seat, named: Location) -> f32 {
        let hit = self.players.iter().any(|(other, player)| {
            other != seat && player.lair_seen.contains(seat) && player.lair == Some(named)
        });
        let own = self.players[seat].lair == Some(named);
        MISSION * self.deed_share(seat, Deed::TracksUsed { by: seat, hit })
            + self.board_wants(seat, BoardToken::Tracks)
            + if hit { 10.0 } else { 1.0 }
            - if own { 40.0 } else { 0.0 }
    }

    fn best_location(&self, seat: Seat, at: Location) -> f32 {
        let card = self.players[seat].card;
        let kinds = Kind::all().filter(|kind| card[kind.index()] > 0);
        kinds.map(|kind| self.location_worth(seat, at, kind.into())).fold(0.0, f32::max)
    }

    /// ST-7.3: the effect, the deed, and the price.
    fn location_worth(&self, seat: Seat, at: Location, pay: Pay) -> f32 {
        let used = self.deed_share(seat, Deed::LocationActionUsed { by: seat, at });
        let spent = if pay == Pay::Free {
            0.0
        } else {
            self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() })
        };
        self.place_worth(seat, at) + MISSION * (used + spent) - self.price(seat, pay)
            + self.filling(seat, at.area())
    }

    /// ST-1.87, ST-1.80: one more token in an area.
    fn filling(&self, seat: Seat, area: Area) -> f32 {
        let lying = self.area(area).tokens.len();
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::AreaTokens { area: only, min, .. }
                if only.is_none_or(|one| one == area) && lying < min as usize =>
            {
                Some(share * 25.0)
            }
            Condition::AreaFull { area: only, .. } if only.is_none_or(|one| one == area) => {
                Some(share * 20.0)
            }
            _ => None,
        });
        wants.sum()
    }

    /// A token paid: what it is worth on the card, and what it does for an own guess in the area.
    pub(super) fn price(&self, seat: Seat, pay: Pay) -> f32 {
        let Some(kind) = pay.kind() else { return 0.0 };
        let guess = self.area_of(seat).and_then(|area| {
            self.area(area).guesses.iter().flatten().find(|guess| guess.owner == seat).map(|guess| guess.face)
        });
        let held = self.players[seat].card[kind.index()];
        let worth = match held {
            0 | 1 => 7.0,
            2 => 5.0,
            _ => 3.0,
        };
        worth - guess.map_or(0.0, |face| if face == kind { 6.0 } else { -6.0 })
    }

    fn tax_price(&self, seat: Seat, at: Location, pay: Pay) -> f32 {
        let spent = if pay == Pay::Free {
            0.0
        } else {
            self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() })
        };
        self.price(seat, pay) - MISSION * spent
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
            slots * token * 0.9 + (points - slots).min(missing) * vitality
        }
    }

    /// ST-18.6: a lair is revealed for its mission, or late for its effects.
    fn reveal_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let counter = player.lair_counter.unwrap_or_default();
        let favourite = player.lair == player.creature.map(|creature| creature.card().favourite);
        if counter == LAIR_MAX && favourite && self.can_complete(seat) {
            return MISSION;
        }
        let asked = MISSION * self.deed_share(seat, Deed::LairRevealed { by: seat, counter });
        let kept: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::LairHidden { .. }))
            .map(|(_, share)| share * 60.0)
            .sum();
        asked
            - kept
            - if favourite { 10.0 + 8.0 * f32::from(counter) } else { 10.0 - 4.0 * f32::from(counter) }
    }

    fn used_task(&self, seat: Seat) -> f32 {
        MISSION * self.deed_share(seat, Deed::TaskEffectUsed { by: seat })
    }

    /// A column whose event is far from its end is as good as any; one that is due helps who waits for it.
    pub(super) fn column_hint(&self, seat: Seat, column: Number) -> f32 {
        let counter = self.counters.get((column.0 as usize).saturating_sub(1)).copied().unwrap_or(5);
        let fired = self.deed_share(seat, Deed::EventFired);
        let due = if counter == 1 { MISSION } else { 20.0 / f32::from(counter.max(1)) };
        fired * due - 0.01 * f32::from(column.0)
    }
}
