//! Answers to questions: the set-up, windows, targets, tokens, dice, attributes.

use table::{Id, Number, Seat};

use super::MISSION;
use super::worth::level_worth;
use crate::action::Pay;
use crate::components::{Effect, Kind, LEVELS, START_IMPACT, Use, Window};
use crate::state::{Frame, List};
use crate::{Action, State};

impl State {
    /// How good an action looks, in hundredths of a mission.
    pub(super) fn promise(&self, seat: Seat, action: Action) -> f32 {
        match self.frames.top() {
            Some(Frame::Menu) => self.step(seat, action) + self.hint(seat, action),
            Some(Frame::Window { kind, .. }) => self.reaction(seat, kind, action),
            Some(top) => self.answer_worth(seat, top, action),
            None => 0.0,
        }
    }

    /// The column that an action uses.
    fn hint(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Unresolved { column }
            | Action::DoTask { column, .. }
            | Action::Meet { column, .. }
            | Action::Clash { column, .. }
            | Action::HereIAm { column, .. }
            | Action::Tracks { column, .. } => self.column_hint(seat, column),
            _ => 0.0,
        }
    }

    /// ST-5: an item in a window; passing is worth nothing.
    fn reaction(&self, seat: Seat, window: Window, action: Action) -> f32 {
        let (item, list, price) = match action {
            Action::UseLevel { attribute, level, pay } => {
                let item = &attribute.card().levels[(level.0 as usize).saturating_sub(1)];
                (item, List::Level { attribute, level: level.0 }, self.price(seat, pay))
            }
            Action::UseTask { task } => (&task.card().reward, List::Task { task }, 4.0),
            Action::UseOffering => return self.again(seat, 0.0),
            Action::UseRepeat => return self.again(seat, 5.0),
            _ => return 0.0,
        };
        match window {
            Window::BeforeRoll | Window::AfterRoll => self.on_test(seat, window, item, price),
            Window::BeforeLoss => 8.0 - price,
            Window::BeforeTracks => 10.0 - price,
            Window::Open => self.list_worth(seat, list) - price - 4.0,
            Window::BeforeEvent | Window::BeforeCount => -1.0,
        }
    }

    /// Rolling all dice of the own test again.
    fn again(&self, seat: Seat, price: f32) -> f32 {
        let fails = self.current_odds() < 0.5;
        if fails && seat == self.active { 25.0 - price } else { -5.0 }
    }

    fn on_test(&self, seat: Seat, window: Window, item: &Use, price: f32) -> f32 {
        let (odds, mine) = (self.current_odds(), seat == self.active);
        let hopes = if mine { 1.0 - odds } else { odds };
        let strength: f32 = item
            .effects
            .iter()
            .map(|effect| match *effect {
                Effect::AddDice { n } => 0.35 * f32::from(n.abs()),
                Effect::AddSuccess { .. } => 0.95,
                Effect::ChangeDifficulty { .. } => 0.4,
                Effect::UseTime { .. } | Effect::UseOtherTrait => self.changed_value(effect),
                _ => 0.5,
            })
            .sum();
        let stake = if mine { 45.0 } else { 12.0 };
        let late = if window == Window::AfterRoll { 1.3 } else { 1.0 };
        stake * hopes * strength.min(1.0) * late - price - 0.5
    }

    /// ST-1.37, ST-1.38: only a higher value helps.
    fn changed_value(&self, effect: &Effect) -> f32 {
        let Some(test) = self.test else { return 0.0 };
        let mut other = test;
        match *effect {
            Effect::UseTime { time } => other.value_time = Some(time.unwrap_or(test.time.other())),
            _ => other.other_trait = true,
        }
        let gain = self.dice_to_roll(&other) as f32 - self.dice_to_roll(&test) as f32;
        if gain > 0.0 { 0.3 * gain } else { -1.0 }
    }

    fn answer_worth(&self, seat: Seat, top: Frame, action: Action) -> f32 {
        let player = &self.players[seat];
        match action {
            Action::StartTokens { fear } => -f32::from(fear.0.abs_diff(START_IMPACT / 2)),
            Action::LeaveOut { mission } | Action::Give { mission } => self.effort(seat, mission),
            Action::NextMission { mission } => {
                // Reordering on the way pays only if the current mission is much the harder one.
                let bar = if matches!(top, Frame::Reorder { .. }) { self.settled_effort(seat) } else { 0.0 };
                bar - self.effort(seat, mission)
            }
            Action::StartAttribute { attribute } => {
                level_worth(attribute, 1) + 0.5 * level_worth(attribute, 2)
            }
            Action::Raise { attribute } => {
                let held = player.attributes().find(|held| held.id == attribute).map_or(0, |held| held.level);
                let next = (held + 1).min(LEVELS);
                level_worth(attribute, next) + 0.4 * level_worth(attribute, next + 1)
            }
            Action::Exchange { .. } => -5.0,
            Action::Lair { location } => self.new_lair_worth(seat, top, location),
            Action::Help { pay } => self.side_worth(seat, top, false, pay),
            Action::Harm { pay } => self.side_worth(seat, top, true, pay),
            Action::Target { seat: target } if target != seat => {
                5.0 + 4.0 * self.players[target].done.len() as f32 + f32::from(self.players[target].tokens())
            }
            Action::LairMission => MISSION,
            Action::Choose { option } => self.option_worth(seat, top, option),
            Action::Kind { kind } => self.kind_worth(seat, top, kind),
            Action::Refill => {
                self.vitality_worth(seat) + if matches!(top, Frame::Regain { .. }) { 2.0 } else { 0.0 }
            }
            Action::Heal { .. } => 4.0,
            Action::Die { number } => self.die_worth(seat, top, number),
            Action::Wound { .. } | Action::WoundLevel { level: Number(3) } => 1.0,
            Action::Return { .. } | Action::Flip { .. } | Action::Token { .. } => 1.0,
            _ => 0.0,
        }
    }

    /// How soon the current mission is done, with some patience for it.
    fn settled_effort(&self, seat: Seat) -> f32 {
        let current = self.players[seat].mission().map_or(0.0, |mission| self.effort(seat, mission));
        current - 1.5 - 2.0 * self.progress_of(seat)
    }

    /// The favourite location above all; a lair with a high counter is not left.
    fn new_lair_worth(&self, seat: Seat, top: Frame, location: crate::components::Location) -> f32 {
        let player = &self.players[seat];
        let favourite = player.creature.is_some_and(|creature| creature.card().favourite == location);
        let worth = if favourite { 20.0 } else { 0.0 };
        let leaving = matches!(top, Frame::RestLair);
        worth - if leaving { 4.0 + 4.0 * f32::from(player.lair_counter.unwrap_or(0)) } else { 0.0 }
    }

    fn side_worth(&self, seat: Seat, top: Frame, harm: bool, pay: Pay) -> f32 {
        match (top, self.players[seat].place) {
            (Frame::FigureSide { card, .. }, Some(at)) => {
                self.side(seat, at, card, harm) - self.price(seat, pay)
            }
            _ => 0.0,
        }
    }

    fn option_worth(&self, seat: Seat, top: Frame, option: Number) -> f32 {
        let index = option.0.saturating_sub(1);
        match (top, self.players[seat].lair) {
            (Frame::LairChoice { .. }, Some(location)) => {
                self.list_worth(seat, List::Lair { location, index })
            }
            (Frame::Choose { list: List::Event { event }, .. }, _) => {
                self.list_worth(seat, List::Choice { event, option: index })
            }
            _ => 0.0,
        }
    }

    /// Tokens are taken as they are wanted, lost as they are not, and laid as the own guess wants.
    fn kind_worth(&self, seat: Seat, top: Frame, kind: Kind) -> f32 {
        match top {
            Frame::LoseTokens { .. } => -self.token_worth(seat, kind),
            Frame::PlaceOwn { area, .. } => self.guessed(seat, area, kind) - self.token_worth(seat, kind),
            Frame::PlacePool { area, .. } => crate::components::Area::from_index(area as usize)
                .map_or(0.0, |area| self.guessed(seat, area, kind)),
            _ => self.token_worth(seat, kind),
        }
    }

    /// What a token in an area does for the own guess there.
    fn guessed(&self, seat: Seat, area: crate::components::Area, kind: Kind) -> f32 {
        let own = self.area(area).guesses.iter().flatten().find(|guess| guess.owner == seat);
        own.map_or(0.0, |guess| if guess.face == kind { 10.0 } else { -10.0 })
    }

    /// Own dice that fail, and others' dice that succeed.
    fn die_worth(&self, seat: Seat, top: Frame, number: Number) -> f32 {
        let Some(test) = self.test else { return 0.0 };
        let rank = test.dice.get((number.0 as usize).saturating_sub(1)).copied().unwrap_or(1);
        let hit = rank >= test.difficulty();
        match top {
            Frame::Adjust { .. } if rank + 1 == test.difficulty() => 5.0,
            Frame::Adjust { .. } => -1.0,
            _ if hit == (seat == self.active) => -1.0,
            _ => 2.0,
        }
    }
}
