//! Answers to questions: the set-up, windows, targets, tokens, dice, attributes.

use table::{Id, Number, Seat};

use super::outlook::Outlook;
use super::weights;
use crate::action::Pay;
use crate::components::{Kind, LEVELS, START_IMPACT};
use crate::state::{Frame, List};
use crate::{Action, State};

impl State {
    /// How good every action looks, in hundredths of a mission.
    pub(super) fn promises(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let mut outlook = Outlook::new(self, seat);
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action, &mut outlook)));
    }

    fn promise(&self, seat: Seat, action: Action, outlook: &mut Outlook<'_>) -> f32 {
        match self.frames.top() {
            Some(Frame::Menu) => self.step(seat, action, outlook) + self.hint(seat, action),
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
            Action::StartAttribute { attribute } => self.levels_worth(seat, attribute, 1),
            Action::Raise { attribute } => {
                let held = player.attributes().find(|held| held.id == attribute).map_or(0, |held| held.level);
                let next = (held + 1).min(LEVELS);
                self.levels_worth(seat, attribute, next)
            }
            Action::Exchange { .. } => weights::EXCHANGE,
            Action::Lair { location } => self.new_lair_worth(seat, top, location),
            Action::Help { pay } => self.side_worth(seat, top, false, pay),
            Action::Harm { pay } => self.side_worth(seat, top, true, pay),
            Action::Target { seat: target } => self.target_worth(seat, top, target),
            Action::Area { area } => self.area_worth(seat, top, area),
            Action::Location { location } => self.destination_worth(seat, top, location),
            Action::Swap { number, give } => self.swap_worth(seat, top, number, give),
            Action::Token { number } => self.pick_worth(seat, top, number),
            Action::CounterDown { column, by } => self.counter_worth(seat, column, by.0),
            Action::CounterUp { column, by } => self.delay_worth(seat, column, by.0),
            Action::Flip { column } => self.flip_worth(seat, column) + 1.0,
            Action::TakeTask { task } => self.list_worth(seat, List::Task { task }) + 1.0,
            Action::LairMission => weights::MISSION,
            Action::Choose { option } => self.option_worth(seat, top, option),
            Action::Kind { kind } => self.kind_worth(seat, top, kind),
            Action::Refill => {
                let regained = matches!(top, Frame::Regain { .. });
                self.vitality_worth(seat) + if regained { weights::REGAINED_VITALITY } else { 0.0 }
            }
            Action::Heal { .. } => weights::HEALED_WOUND,
            Action::Die { number } => self.die_worth(seat, top, number),
            Action::Wound { .. } | Action::WoundLevel { level: Number(3) } => 1.0,
            Action::Return { token, at } => 1.0 + self.token_back_worth(seat, token, at),
            _ => 0.0,
        }
    }

    /// How soon the current mission is done, with some patience for it.
    pub(super) fn settled_effort(&self, seat: Seat) -> f32 {
        let current = self.players[seat].mission().map_or(0.0, |mission| self.effort(seat, mission));
        current - weights::PATIENCE - weights::PATIENCE_PROGRESS * self.progress_of(seat)
    }

    /// The favourite location above all; a lair with a high counter is not left.
    fn new_lair_worth(&self, seat: Seat, top: Frame, location: crate::components::Location) -> f32 {
        let player = &self.players[seat];
        let favourite = player.creature.is_some_and(|creature| creature.card().favourite == location);
        let worth = if favourite { weights::NEW_LAIR_FAVOURITE } else { 0.0 };
        let leaving = matches!(top, Frame::RestLair);
        let counter = f32::from(player.lair_counter.unwrap_or(0));
        worth - if leaving { weights::LEFT_LAIR + weights::LEFT_LAIR_STEP * counter } else { 0.0 }
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
        self.own_guess(seat, area)
            .map_or(0.0, |face| if face == kind { weights::GUESS_TOKEN } else { -weights::GUESS_TOKEN })
    }

    /// Own dice that fail, and others' dice that succeed.
    fn die_worth(&self, seat: Seat, top: Frame, number: Number) -> f32 {
        let Some(test) = self.test else { return 0.0 };
        let rank = test.dice.get((number.0 as usize).saturating_sub(1)).copied().unwrap_or(1);
        let hit = rank >= test.difficulty();
        match top {
            Frame::Adjust { .. } if rank + 1 == test.difficulty() => weights::DIE_RAISED,
            Frame::Adjust { .. } => -1.0,
            _ if hit == (seat == self.active) => -1.0,
            _ => weights::DIE_AGAIN,
        }
    }
}
