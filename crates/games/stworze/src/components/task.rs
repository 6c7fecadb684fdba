//! The tasks (ST-26.4), one file a deck.

mod surroundings;
mod village;

use super::{TaskId, Time, Trait, Use, gathered};

/// A task card.
#[derive(Clone, Copy, Debug)]
pub struct TaskCard {
    /// Day or night.
    pub time: Time,
    /// The traits it can be done with (ST-10.1).
    pub traits: &'static [Trait],
    /// The difficulty of its test.
    pub difficulty: u8,
    /// Its effect, once completed (ST-10.3).
    pub reward: Use,
}

impl TaskId {
    /// What is printed on it.
    pub const fn card(self) -> &'static TaskCard {
        &CARDS[self as usize]
    }
}

static CARDS: [TaskCard; TaskId::ALL.len()] = gathered(&[&village::CARDS, &surroundings::CARDS]);
