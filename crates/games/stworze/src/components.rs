//! Components (ST-2, ST-26): the vocabulary of the cards and what is printed on each.

mod attribute;
mod creature;
mod event;
mod figure;
mod ids;
mod mission;
mod place;
mod task;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use attribute::AttributeCard;
pub use creature::CreatureCard;
pub use event::EventCard;
pub use figure::{FigureFace, Modifier, Side};
pub use mission::MissionCard;
pub use place::Threshold;
pub use task::TaskCard;
pub use vocabulary::*;

use table::{Id, IdSet};

/// The data file: every card with its numbers, names and texts.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

/// ST-2.1: vitality tokens.
pub const VITALITY: u8 = 40;
/// ST-2.4: impact tokens of each kind.
pub const IMPACT: u8 = 30;
/// ST-15.8: impact tokens in an area that make it count.
pub const COUNT_AT: usize = 5;
/// ST-3.15: where an event counter starts.
pub const EVENT_COUNTER: u8 = 5;
/// ST-3.15: events in the row, and action pairs under them.
pub const COLUMNS: usize = 5;
/// ST-24.1: discarded events that end the game.
pub const EVENTS_TO_END: u8 = 8;
/// ST-18.1: the highest lair counter.
pub const LAIR_MAX: u8 = 6;
/// ST-3.6: missions in a deck.
pub const MISSIONS: usize = 8;
/// ST-25.1: missions in a deck of a first game.
pub const FIRST_GAME_MISSIONS: usize = 5;
/// ST-2.3: missions of a creature.
pub const MISSIONS_EACH: usize = 10;
/// ST-2.3: attributes of a creature.
pub const ATTRIBUTES_EACH: usize = 4;
/// ST-20.2: attributes at a time.
pub const ATTRIBUTES_MAX: usize = 3;
/// ST-20.1: levels of an attribute.
pub const LEVELS: u8 = 3;
/// ST-3.5: impact tokens at the start.
pub const START_IMPACT: u8 = 4;
/// ST-7.7: what Rest gives.
pub const REST_POINTS: u8 = 3;
/// ST-13.2: vitality lost when a lair is found.
pub const TRACKS_LOSS: u8 = 2;
/// ST-14.9: foreign influence tokens that complete a mission.
pub const TROPHIES: u8 = 3;
/// ST-9.7: the most dice of a test.
pub const DICE_MAX: usize = 8;
/// ST-9.8: the lowest and the highest difficulty.
pub const DIFFICULTY: (u8, u8) = (2, 6);
/// ST-24.7: rounds at most.
pub const ROUND_CAP: u8 = 40;

/// The cards of all groups one after the other, so that a card is found by its number alone. Done when the program is
/// built, which fails if there are too few or too many.
const fn gathered<T: Copy, const ALL: usize>(groups: &[&[T]]) -> [T; ALL] {
    let mut all = [groups[0][0]; ALL];
    let (mut next, mut group) = (0, 0);
    while group < groups.len() {
        let mut card = 0;
        while card < groups[group].len() {
            all[next] = groups[group][card];
            (next, card) = (next + 1, card + 1);
        }
        group += 1;
    }
    assert!(next == ALL, "every id has its card");
    all
}

/// Several task cards.
pub type Tasks = IdSet<TaskId, u64>;
/// Several event cards.
pub type Events = IdSet<EventId, u16>;
/// Several figure cards.
pub type FigureCards = IdSet<FigureCard, u32>;
/// Several missions.
pub type Missions = IdSet<MissionId, u128>;

impl Creature {
    /// Its attributes.
    pub fn attributes(self) -> impl Iterator<Item = AttributeId> + Clone {
        let first = self.index() * ATTRIBUTES_EACH;
        (first..first + ATTRIBUTES_EACH).filter_map(AttributeId::from_index)
    }

    /// Its missions.
    pub fn missions(self) -> impl Iterator<Item = MissionId> + Clone {
        let first = self.index() * MISSIONS_EACH;
        (first..first + MISSIONS_EACH).filter_map(MissionId::from_index)
    }

    /// ST-9.5: its value of a trait at a time.
    pub const fn value(self, feature: Trait, time: Time) -> u8 {
        let card = self.card();
        match time {
            Time::Day => card.day[feature as usize],
            Time::Night => card.night[feature as usize],
        }
    }
}

impl AttributeId {
    /// Its number among the four of its creature.
    pub const fn slot(self) -> u8 {
        self as u8 % ATTRIBUTES_EACH as u8
    }
}

impl MissionId {
    /// Whose it is.
    pub const fn creature(self) -> Creature {
        Creature::ALL[self as usize / MISSIONS_EACH]
    }
}

impl FigureCard {
    /// Whose it is (ST-2.7).
    pub const fn figure(self) -> Figure {
        match self as u8 {
            0..8 => Figure::Hunter,
            8..16 => Figure::Children,
            16..20 => Figure::Warrior,
            _ => Figure::Sorcerer,
        }
    }
}

impl TaskId {
    /// The deck it belongs to.
    pub const fn deck(self) -> Deck {
        if (self as usize) < Self::ALL.len() / 2 { Deck::Village } else { Deck::Surroundings }
    }
}
