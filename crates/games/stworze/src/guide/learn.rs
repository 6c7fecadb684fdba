//! What a level of an attribute is worth to its creature, for choosing what to learn.

use table::{Id, Seat};

use super::roll::Roll;
use crate::State;
use crate::components::{
    AttributeId, Creature, Effect, From, LEVELS, Near, Requires, Tester, Time, Trait, Use, Who, Window,
};

impl State {
    /// A level and what it leads to.
    pub(super) fn levels_worth(&self, seat: Seat, attribute: AttributeId, level: u8) -> f32 {
        let worth = |level| self.level_worth(seat, attribute, level).max(0.0);
        worth(level) + 0.5 * worth(level + 1) + 0.35 * worth(level + 2)
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
                60.0 * gain(creature, item)
            }
            // ST-31.8: hostile reactions find more tests the more there are to make them.
            Some(Window::BeforeRoll | Window::AfterRoll) => match item.requires.near {
                None => 7.0,
                Some(Near::SameArea) => 3.0,
                Some(Near::SameLocation) => 2.0,
            },
            Some(Window::BeforeLoss) => 5.0,
            Some(Window::BeforeEvent) => 2.0,
            Some(Window::BeforeCount) => 3.0,
            Some(Window::BeforeTracks) => 1.0,
            Some(Window::Open) => item.effects.iter().map(each).sum(),
        };
        let place = if item.requires.place.is_some() { 0.7 } else { 1.0 };
        worth * place - 2.0 * f32::from(item.cost)
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
            difficulty: 5,
            needed: 1,
            added: 0,
            mend: 0.0,
        };
        (plain.with(item.effects).pass() - plain.pass()).max(0.0)
    });
    gains.sum::<f32>() / 4.0 * if tests.is_empty() { 1.0 } else { 0.5 }
}

/// An effect in the own menu, turn after turn.
fn each(effect: &Effect) -> f32 {
    match *effect {
        Effect::GainImpact { n, .. } => 4.0 * f32::from(n),
        Effect::GainVitality { n, .. } => 3.0 * f32::from(n),
        Effect::StealImpact { who: Who::ChosenHere, n } => 2.0 * f32::from(n),
        Effect::StealImpact { n, .. } | Effect::TakeFromArea { n, .. } => 4.0 * f32::from(n),
        Effect::LoseImpact { who: Who::OthersHere | Who::OthersSameArea, .. } => 1.0,
        Effect::LoseVitality { .. } | Effect::LoseImpact { who: Who::EachOther, .. } => 4.0,
        Effect::PlaceImpact { from: From::Card, .. } => 1.0,
        Effect::ExtraMove | Effect::ExtraLocationAction => 5.0,
        Effect::MoveCreature { .. } => 3.0,
        Effect::FlipPair { .. } => 4.0,
        Effect::PayVitality { .. } => -3.0,
        _ => 2.0,
    }
}
