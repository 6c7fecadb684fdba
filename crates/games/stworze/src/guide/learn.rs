//! What a level of an attribute is worth to its creature, for choosing what to learn.

use table::{Id, Seat};

use super::roll::Roll;
use super::weights;
use crate::State;
use crate::components::{
    AttributeId, Creature, Effect, From, LEVELS, Near, Requires, Tester, Time, Trait, Use, Who, Window,
};

impl State {
    /// A level and what it leads to.
    pub(super) fn levels_worth(&self, seat: Seat, attribute: AttributeId, level: u8) -> f32 {
        let worth = |level| self.level_worth(seat, attribute, level).max(0.0);
        let [next, last] = weights::LEARN_LATER;
        worth(level) + next * worth(level + 1) + last * worth(level + 2)
    }

    /// A level, by how often it will help.
    fn level_worth(&self, seat: Seat, attribute: AttributeId, level: u8) -> f32 {
        let Some(creature) = self.players[seat].creature else { return 0.0 };
        if level == 0 || level > LEVELS {
            return 0.0;
        }
        let item = &attribute.card().levels[level as usize - 1];
        let worth = match item.window {
            None => 0.0,
            Some(Window::BeforeRoll | Window::AfterRoll) if item.requires.tester != Tester::Other => {
                weights::LEARN_TEST * gain(creature, item)
            }
            // ST-31.8: hostile reactions find more tests the more there are to make them.
            Some(Window::BeforeRoll | Window::AfterRoll) => match item.requires.near {
                None => weights::LEARN_HOSTILE,
                Some(Near::SameArea) => weights::LEARN_HOSTILE_AREA,
                Some(Near::SameLocation) => weights::LEARN_HOSTILE_LOCATION,
            },
            Some(Window::BeforeLoss) => weights::LEARN_LOSS,
            Some(Window::BeforeEvent) => weights::LEARN_EVENT,
            Some(Window::BeforeCount) => weights::LEARN_COUNT,
            Some(Window::BeforeTracks) => weights::LEARN_TRACKS,
            Some(Window::Open) => item.effects.iter().map(each).sum(),
        };
        let place = if item.requires.place.is_some() { weights::LEARN_PLACE } else { 1.0 };
        worth * place - weights::LEARN_COST * f32::from(item.cost)
    }
}

/// By how much an item makes the tests of a creature likelier, on average over what it may have to test.
fn gain(creature: Creature, item: &Use) -> f32 {
    let Requires { time, feature, tests, .. } = item.requires;
    let trials = Time::all().flat_map(|time| Trait::all().map(move |feature| (time, feature)));
    let gains = trials.map(|(when, what)| {
        if time.is_some_and(|time| time != when) || feature.is_some_and(|feature| feature != what) {
            return 0.0;
        }
        let plain = Roll {
            creature,
            feature: what,
            time: when,
            dice: 0,
            difficulty: weights::USUAL_DIFFICULTY,
            needed: 1,
            added: 0,
            mend: 0.0,
        };
        (plain.with(item.effects).pass() - plain.pass()).max(0.0)
    });
    gains.sum::<f32>() / 4.0 * if tests.is_empty() { 1.0 } else { weights::LEARN_SOME_TESTS }
}

/// An effect in the own menu, turn after turn.
fn each(effect: &Effect) -> f32 {
    match *effect {
        Effect::GainImpact { n, .. } => weights::LEARN_TOKEN * f32::from(n),
        Effect::GainVitality { n, .. } => weights::LEARN_VITALITY * f32::from(n),
        Effect::StealImpact { who: Who::ChosenHere, n } => weights::LEARN_TOKEN_STOLEN_HERE * f32::from(n),
        Effect::StealImpact { n, .. } | Effect::TakeFromArea { n, .. } => {
            weights::LEARN_TOKEN_TAKEN * f32::from(n)
        }
        Effect::LoseImpact { who: Who::OthersHere | Who::OthersSameArea, .. } => weights::LEARN_LOSS_NEAR,
        Effect::LoseVitality { .. } | Effect::LoseImpact { who: Who::EachOther, .. } => {
            weights::LEARN_LOSS_OF_OTHERS
        }
        Effect::PlaceImpact { from: From::Card, .. } => weights::LEARN_TOKEN_LAID,
        Effect::ExtraMove | Effect::ExtraLocationAction => weights::LEARN_EXTRA,
        Effect::MoveCreature { .. } => weights::LEARN_MOVE,
        Effect::FlipPair { .. } => weights::LEARN_FLIP,
        Effect::PayVitality { .. } => -weights::LEARN_VITALITY_PAID,
        _ => weights::LEARN_OTHER,
    }
}
