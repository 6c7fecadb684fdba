//! Whom, where and what to point at, and what effects are worth that steer creatures, figures, cards and tokens.

use table::{Id, Number, Seat};

use super::outlook::Outlook;
use super::weights;
use crate::State;
use crate::components::{
    Area, BoardToken, COLUMNS, COUNT_AT, Condition, Effect, Figure, Kind, Location, MainAction, To, Trait,
    Where, Who,
};
use crate::rules::Deed;
use crate::state::{Frame, List};

impl State {
    /// What an effect is worth that moves something about.
    pub(super) fn steering_worth(&self, user: Seat, effect: &Effect) -> f32 {
        let player = &self.players[user];
        match *effect {
            Effect::MoveCreature { who: Who::Me, .. } | Effect::ExtraMove => self.another_move(user),
            Effect::MoveCreature { to: To::UserLocation, .. } => self.summon_worth(user),
            Effect::MoveCreature { .. } => weights::MOVED_CREATURE + self.crowd(user),
            Effect::ExtraLocationAction if self.turn.location_used => {
                player.place.map_or(0.0, |at| self.best_location(user, at))
            }
            Effect::EventCounter { n } => {
                let columns = 1..=COLUMNS as u8;
                let down = columns.clone().map(|column| self.counter_worth(user, Number(column), n));
                let up = columns.map(|column| self.delay_worth(user, Number(column), n));
                down.chain(up).fold(weights::EVENT_COUNTER_LEAST, f32::max)
            }
            Effect::FlipPair { .. } if user == self.active => {
                let mut now = None;
                let gain = |column| self.flip_gain(user, Number(column), &mut now);
                (1..=COLUMNS as u8).map(gain).fold(0.0, f32::max)
            }
            Effect::MoveFigure { figures } => figures
                .iter()
                .map(|&figure| player.place.map_or(0.0, |at| self.called(user, figure, at)))
                .fold(weights::MOVED_FIGURE, f32::max),
            Effect::ReturnToken { tokens, .. } => tokens
                .iter()
                .flat_map(|&token| {
                    self.places_for(token).map(move |at| self.token_back_worth(user, token, at))
                })
                .fold(0.0, f32::max),
            Effect::ForceCount { min_tokens, .. } => {
                let enough = |area: &Area| self.area(*area).tokens.len() >= min_tokens as usize;
                Area::all().filter(enough).map(|area| self.count_worth(user, area)).fold(0.0, f32::max)
            }
            Effect::MoveImpact { .. } | Effect::SwapImpact { .. } | Effect::ReturnFromArea { .. } => {
                let guesses = Area::all().filter(|&area| self.own_guess(user, area).is_some()).count();
                weights::MOVED_TOKEN + weights::MOVED_TOKEN_GUESS * guesses.min(1) as f32
            }
            Effect::PeekLair { .. } => {
                weights::SEEN_LAIR
                    + weights::SEEN_LAIR_WANTED
                        * self.deed_share(user, Deed::TracksUsed { by: user, hit: true })
            }
            Effect::ReorderMissions { .. } => self.reorder_worth(user),
            Effect::ReplaceTask { .. } => weights::REPLACED_TASK,
            _ => weights::OTHER_EFFECT,
        }
    }

    /// What more the turn brings if the creature can go on.
    fn another_move(&self, user: Seat) -> f32 {
        let free = !self.turn.moved && self.turn.extra_moves == 0;
        if user != self.active || self.turn.rested || free {
            return 0.0; // the ordinary move will do
        }
        let mut outlook = Outlook::new(self, user);
        let here = self.players[user].place.map_or(0.0, |at| outlook.stay(at));
        (outlook.best() - here).max(0.0)
    }

    /// ST-1.89, ST-14: somebody comes to the own location.
    fn summon_worth(&self, user: Seat) -> f32 {
        let Some(at) = self.players[user].place else { return 0.0 };
        let others = self.players.iter().filter(|&(other, player)| other != user && player.place != Some(at));
        let fight = others.map(|(other, _)| self.attack_worth(user, at, other)).fold(0.0, f32::max);
        let gain =
            if user == self.active && !self.turn.acted { fight - self.best_main(user, at) } else { 0.0 };
        let company: f32 = self
            .open_parts(user)
            .map(|(part, share)| match *part {
                Condition::WithCreatures { at: places, .. } if places.has(at) && self.round > 1 => {
                    share * weights::COMPANY_SUMMONED
                }
                _ => 0.0,
            })
            .sum();
        gain.max(0.0) + company + self.crowd(user)
    }

    /// The better attack on somebody, if the card is on top and a token pays it.
    fn attack_worth(&self, user: Seat, at: Location, other: Seat) -> f32 {
        if !self.on_top(MainAction::Clash) {
            return 0.0;
        }
        let payable = Trait::all().filter(|one| self.players[user].card[one.token().index()] > 0);
        payable.map(|feature| self.clash_worth(user, at, other, feature)).fold(0.0, f32::max)
    }

    /// ST-1.90: a mission that wants others somewhere.
    fn crowd(&self, user: Seat) -> f32 {
        let wants = self.open_parts(user).map(|(part, share)| match part {
            Condition::OthersAt { .. } | Condition::OthersInLair { .. } => share * weights::CROWD,
            _ => 0.0,
        });
        wants.sum()
    }

    /// A figure comes to where the user stands.
    fn called(&self, user: Seat, figure: Figure, at: Location) -> f32 {
        if user != self.active || self.turn.acted || !self.on_top(MainAction::Figures) {
            return weights::MOVED_FIGURE;
        }
        self.meeting(user, at, figure) - self.best_main(user, at)
    }

    /// ST-1.34: a token that a mission needs and that is nowhere to be found.
    pub(super) fn token_back_worth(&self, user: Seat, token: BoardToken, at: Location) -> f32 {
        let figure = match token {
            BoardToken::Hunter => Figure::Hunter,
            BoardToken::Children => Figure::Children,
            BoardToken::Warrior => Figure::Warrior,
            BoardToken::Sorcerer => Figure::Sorcerer,
            BoardToken::Tracks => {
                return weights::TOKEN_BACK
                    + weights::TRACKS_BACK_WANTED
                        * self.deed_share(user, Deed::TracksUsed { by: user, hit: false });
            }
        };
        let wanted = |place: Location| {
            let done = |harm| self.deed_share(user, Deed::FigureDone { by: user, figure, harm, at: place });
            done(false).max(done(true))
        };
        let found = Location::all().any(|place| self.stands(figure, place) && wanted(place) > 0.0);
        if found {
            weights::TOKEN_BACK_FOUND
        } else {
            weights::TOKEN_BACK + weights::FIGURE_BACK_WANTED * wanted(at)
        }
    }

    /// ST-1.57: turning a pair over, by what the card below is good for.
    pub(super) fn flip_worth(&self, user: Seat, column: Number) -> f32 {
        self.flip_gain(user, column, &mut None)
    }

    /// The same; what the cards on top are good for is the same for every column, and remembered in `now`.
    fn flip_gain(&self, user: Seat, column: Number, now: &mut Option<f32>) -> f32 {
        let index = (column.0 as usize).saturating_sub(1);
        let Some(&[_, lower]) = self.pairs.get(index) else { return 0.0 };
        if self.turn.acted || !self.column_open(index) || self.on_top(lower) {
            return 0.0;
        }
        let places = Location::all().filter(|&at| !self.turn.moved || self.players[user].place == Some(at));
        let best = |action: Option<MainAction>| {
            places.clone().map(|at| self.main_worth(user, at, action)).fold(0.0, f32::max)
        };
        let now = *now.get_or_insert_with(|| best(None));
        (best(Some(lower)) - now).max(0.0)
    }

    /// ST-1.25: counting an area now.
    fn count_worth(&self, user: Seat, area: Area) -> f32 {
        let guess = self.own_guess(user, area).filter(|_| self.can_complete(user));
        let right = guess.map_or(0.0, |face| {
            weights::MISSION * (self.guess_odds(user, area, face, 0.0) - weights::COUNT_DOUBT)
        });
        let counted = |majority| self.deed_share(user, Deed::AreaCounted { area, majority });
        let any = counted(Kind::Fear).max(counted(Kind::Favour)) * weights::COUNT_MAJORITY;
        let open = !self.area(area).guesses.is_empty();
        right
            + weights::MISSION
                * (self.deed_share(user, Deed::AreaFull { area }) + if open { any } else { 0.0 })
    }

    /// ST-1.51: how much sooner another mission can be done.
    fn reorder_worth(&self, user: Seat) -> f32 {
        let rest = self.players[user].missions.iter().skip(1).flatten();
        let soonest = rest.map(|&mission| self.effort(user, mission)).fold(f32::INFINITY, f32::min);
        let gain = self.settled_effort(user) - soonest;
        if gain.is_finite() && gain > 0.0 { weights::REORDERED_ROUND * gain } else { 0.0 }
    }

    /// Whom an effect means.
    pub(super) fn target_worth(&self, user: Seat, top: Frame, target: Seat) -> f32 {
        if let Frame::Exempt { .. } = top {
            return self.exempt_worth(user, target);
        }
        if target == user {
            return 0.0;
        }
        let player = &self.players[target];
        let rival =
            weights::RIVAL + weights::RIVAL_MISSION * player.done.len() as f32 + f32::from(player.tokens());
        match (top_effect(top), self.players[user].place) {
            (Some(Effect::MoveCreature { to: To::UserLocation, .. }), Some(at)) => {
                self.attack_worth(user, at, target) + weights::RIVAL_SUMMONED * rival
            }
            _ => rival,
        }
    }

    /// Which area: where the own guess is, or where most is to be had.
    pub(super) fn area_worth(&self, user: Seat, top: Frame, area: Area) -> f32 {
        let tokens = self.area(area).tokens.len();
        let own = self.own_guess(user, area);
        match (top, top_effect(top)) {
            (_, Some(Effect::ForceCount { .. })) => self.count_worth(user, area),
            // The best place for a token that hurts is where it does no harm, and where a count is near.
            (Frame::MoveTokensTo { .. }, _) if tokens + 1 >= COUNT_AT => self.count_worth(user, area),
            (Frame::MoveTokensTo { .. }, _) => 0.0,
            (_, Some(Effect::TakeFromArea { .. })) => {
                tokens as f32 - if own.is_some() { weights::AREA_GUESS_SPARED } else { 0.0 }
            }
            _ => tokens as f32 + if own.is_some() { weights::AREA_GUESS } else { 0.0 },
        }
    }

    /// Where a creature or a figure goes, or which task is replaced.
    pub(super) fn destination_worth(&self, user: Seat, top: Frame, at: Location) -> f32 {
        let here = self.players[user].place == Some(at);
        match top {
            Frame::MoveTo { target, .. } if target == user => self.stay(user, at),
            Frame::MoveTo { target, .. } => {
                let wanted: f32 = self
                    .open_parts(user)
                    .map(|(part, share)| match *part {
                        Condition::OthersAt { at: places, .. } if places.has(at) => {
                            share * weights::CROWD_MOVED
                        }
                        Condition::WithCreatures { at: places, .. } if here && places.has(at) => {
                            share * weights::COMPANY_MOVED
                        }
                        _ => 0.0,
                    })
                    .sum();
                wanted + if here { self.attack_worth(user, at, target) } else { 0.0 }
            }
            Frame::FigureTo { figure, .. } if here => self.called(user, figure, at),
            Frame::ReplaceAt { .. } => {
                let best = |task: crate::components::TaskId| {
                    let traits = task.card().traits.iter();
                    traits.map(|&feature| self.task(user, at, feature)).fold(0.0, f32::max)
                };
                -self.tasks[at.index()].map_or(0.0, best)
            }
            _ => 0.0,
        }
    }

    /// ST-1.23: one of the own tokens for one of the area.
    pub(super) fn swap_worth(&self, user: Seat, top: Frame, number: Number, give: Kind) -> f32 {
        let Frame::Swap { area, .. } = top else { return 0.0 };
        let Some(face) = self.own_guess(user, area) else { return -1.0 };
        let side = self.token_side(user, area, (number.0 as usize).saturating_sub(1));
        let gives = if give == face { 1.0 } else { -1.0 };
        weights::GUESS_TOKEN * (gives - side) - weights::SWAP_LEAST
    }

    /// Which token of an area is taken, returned or moved.
    pub(super) fn pick_worth(&self, user: Seat, top: Frame, number: Number) -> f32 {
        let index = (number.0 as usize).saturating_sub(1);
        match top {
            Frame::TakeTokens { area, .. } => {
                let token = self.impacts(area).nth(index).filter(|one| one.shown || one.known.contains(user));
                let wanted = |kind| self.token_worth(user, kind);
                let worth = token
                    .map_or(0.5 * (wanted(Kind::Fear) + wanted(Kind::Favour)), |token| wanted(token.kind));
                1.0 + worth - weights::GUESS_TOKEN * self.token_side(user, area, index)
            }
            Frame::ReturnTokens { area, .. } | Frame::MoveTokens { area, .. } => {
                1.0 - weights::GUESS_TOKEN_GONE * self.token_side(user, area, index)
            }
            _ => 1.0,
        }
    }

    /// ST-1.30: an event that is wanted comes sooner.
    pub(super) fn counter_worth(&self, user: Seat, column: Number, by: u8) -> f32 {
        let Some((counter, gain)) = self.coming(user, column) else { return 0.0 };
        let fired = self.deed_share(user, Deed::EventFired);
        let now = user == self.active && by >= counter;
        let left = counter.saturating_sub(by);
        fired * if now { weights::MISSION } else { weights::EVENT_AWAITED / f32::from(left + 1) }
            + weights::EVENT_MOVED * gain / f32::from(left + 1)
    }

    /// ST-1.30: an event that does harm comes later.
    pub(super) fn delay_worth(&self, user: Seat, column: Number, by: u8) -> f32 {
        let Some((counter, gain)) = self.coming(user, column) else { return 0.0 };
        -weights::EVENT_MOVED * gain * f32::from(by) / f32::from(counter + by)
    }

    /// The counter of an open event, and what more the event brings `user` than the others.
    fn coming(&self, user: Seat, column: Number) -> Option<(u8, f32)> {
        let index = (column.0 as usize).checked_sub(1)?;
        let (&event, &counter) = (self.events.get(index)?, self.counters.get(index)?);
        let others = Seat::all(self.count()).filter(|&other| other != user);
        let theirs: f32 = others.map(|other| self.event_worth(other, event)).sum();
        (counter > 0).then(|| (counter, self.event_worth(user, event) - theirs / self.others()))
    }
}

/// The effect that a question is about.
fn top_effect(top: Frame) -> Option<&'static Effect> {
    let (list, index): (List, u8) = match top {
        Frame::Target { list, index, .. } | Frame::ChooseArea { list, index, .. } => (list, index),
        _ => return None,
    };
    let effects = list.effects();
    let effect = effects.get(index as usize)?;
    // A look is made for what follows it.
    match (effect, effects.get(index as usize + 1)) {
        (Effect::PeekArea { .. }, Some(next @ Effect::MoveImpact { area: Where::Same, .. })) => Some(next),
        _ => Some(effect),
    }
}
