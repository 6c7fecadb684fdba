//! The components (AB-2): what there is, how many, and what is printed on it. The numbers are those of
//! `data/components.toml`; a test compares every one of them.
//!
//! Races, lords and tiles are known by their ids; [`Lord`] and [`Location`] say what is printed on them.

mod ids;
mod list;
mod location;
mod lord;
mod vocabulary;

pub use ids::{Card, Guild, Kind, LocationId, LordId, Race, Token};
pub use list::{AllyList, TileList, TokenList};
pub use location::Location;
pub use lord::{Lord, powers};
pub use vocabulary::{Effect, OnGain, Scoring, Source, Timing, Who};

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{IdSet, NotationError, Pool};

/// How many races there are.
pub const RACES: usize = 5;
/// How many kinds of allies there are: five values in each race.
pub const KINDS: usize = 25;
/// How many lords there are.
pub const LORDS: usize = 35;
/// How many location tiles there are.
pub const LOCATIONS: usize = 20;

/// Some allies: a hand, a payment, the Council.
pub type Allies = Pool<Kind, KINDS>;
/// Some exploration cards: the deck, the discard pile.
pub type Cards = Pool<Card, { KINDS + 1 }>;
/// Some kinds of allies.
pub type Kinds = IdSet<Kind, u32>;
/// Some races.
pub type Races = IdSet<Race, u8>;
/// Some lords.
pub type Lords = IdSet<LordId>;
/// A face-down lord deck.
pub type LordDeck = Pool<LordId, LORDS>;
/// Some location tiles.
pub type Locations = IdSet<LocationId, u32>;
/// A face-down stack of location tiles.
pub type LocationStack = Pool<LocationId, LOCATIONS>;
/// Some monster tokens.
pub type Tokens = Pool<Token, 3>;

/// AB-2.2: how many cards of value 1, 2, 3, 4 and 5 each race has.
pub const COPIES: [u8; 5] = [4, 3, 3, 2, 1];
/// AB-2.1: monsters among the exploration cards.
pub const MONSTERS: u8 = 6;
/// AB-2.7: monster tokens of value 2, 3 and 4.
pub const TOKENS: Tokens = Pool::from_counts([9, 9, 2]);
/// AB-2.8: key tokens.
pub const KEY_TOKENS: u8 = 10;
/// AB-3.8: pearls of each player at the start.
pub const START_PEARLS: u16 = 1;
/// AB-3.4: tiles turned up at the start.
pub const START_AVAILABLE: usize = 1;
/// AB-2.10: spaces of the Court.
pub const COURT_SPACES: usize = 6;
/// AB-9.19: with so many lords left, or fewer, the Court is refilled.
pub const COURT_REFILL_AT: usize = 2;
/// AB-9.19: pearls for the refill.
pub const COURT_REFILL_PEARLS: u16 = 2;
/// AB-6.1: pearls for plotting once.
pub const PLOT_COST: u16 = 1;
/// AB-2.10: spaces of the exploration track.
pub const TRACK_SPACES: usize = 5;
/// AB-7.10, AB-7.15: pearls for stopping on the last space of the track.
pub const LAST_SPACE_PEARLS: u16 = 1;
/// AB-2.10: spaces of the threat track.
pub const THREAT_SPACES: u8 = 6;
/// AB-3.6: where the threat token starts and returns to.
pub const THREAT_START: u8 = 1;
/// AB-7.6: the price of the first, second and third ally sold in a turn.
pub const PRICES: [u8; 3] = [1, 2, 3];
/// AB-11.7: keys for a location.
pub const KEYS_PER_LOCATION: u8 = 3;
/// AB-11.3: most tiles that may be drawn for a location.
pub const DRAW_MAX: u8 = 4;
/// AB-17.1: with so many lords the end is triggered.
pub const END_LORDS: usize = 7;
/// AB-17.9: the game ends after so many turns for each player.
pub const TURN_CAP: u16 = 100;

/// The data file, for the names and texts in it.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

/// AB-2.1, AB-2.2: all 71 exploration cards.
pub fn exploration_cards() -> Cards {
    let mut cards = Cards::EMPTY;
    for &kind in Kind::ALL {
        cards.add_many(Card::Ally(kind), COPIES[kind.value() as usize - 1]);
    }
    cards.add_many(Card::Monster, MONSTERS);
    cards
}

/// AB-1.36: what a fight pays. Written `1k2p`, `1p1t`, `2t`: keys, pearls, tokens, those that are not 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Reward {
    /// Key tokens.
    pub keys: u8,
    /// Pearls.
    pub pearls: u8,
    /// Random monster tokens.
    pub tokens: u8,
}

const fn reward(keys: u8, pearls: u8, tokens: u8) -> Reward {
    Reward { keys, pearls, tokens }
}

/// AB-7.17: what each space of the threat track pays, in ascending order of [`Reward`].
pub const REWARDS: [&[Reward]; THREAT_SPACES as usize] = [
    &[reward(0, 0, 1), reward(0, 1, 0)],
    &[reward(0, 0, 2), reward(0, 1, 1), reward(0, 2, 0)],
    &[reward(1, 0, 0)],
    &[reward(1, 0, 1), reward(1, 1, 0)],
    &[reward(1, 0, 2), reward(1, 1, 1), reward(1, 2, 0)],
    &[reward(2, 0, 0)],
];

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        [(self.keys, 'k'), (self.pearls, 'p'), (self.tokens, 't')]
            .into_iter()
            .filter(|&(amount, _)| amount > 0)
            .try_for_each(|(amount, unit)| write!(f, "{amount}{unit}"))
    }
}

impl FromStr for Reward {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut all = REWARDS.iter().copied().flatten();
        all.find(|reward| reward.to_string() == text)
            .copied()
            .ok_or_else(|| NotationError::new(text, "a reward of the threat track (such as `1k1p`)"))
    }
}

#[cfg(test)]
mod tests;
