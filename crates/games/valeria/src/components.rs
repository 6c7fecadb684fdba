//! The components (VA-3): what there is, how many, and what is printed on it. The numbers are those of
//! `data/components.toml`; a test compares every one of them.
//!
//! Cards are known by their ids; [`Citizen`], [`Monster`], [`Domain`] and [`Scoring`] say what is printed on them.

mod bundle;
mod citizen;
mod domain;
mod duke;
mod ids;
mod list;
mod monster;
mod place;
mod setup;
mod vocabulary;

pub use bundle::{Bundle, NOTHING};
pub use citizen::{Citizen, STARTERS, Starter};
pub use domain::{Domain, Timing, powers};
pub use ids::{Area, CardSet, CitizenId, DomainId, DukeId, MonsterId, MonsterType, Resource, Role, Slot};
pub use list::DukeList;
pub use monster::Monster;
pub use place::{Column, Place};
pub use setup::{Fixed, Sizes};
pub use vocabulary::{Count, Effect, Filter, Returned, Scoring};

use table::{IdSet, Pool};

/// How many types of citizens there are.
pub const CITIZENS: usize = 18;
/// How many names of monsters there are.
pub const MONSTERS: usize = 24;
/// How many domains there are.
pub const DOMAINS: usize = 24;
/// How many dukes there are.
pub const DUKES: usize = 10;
/// VA-3.1: copies of each citizen.
pub const COPIES: u8 = 6;
/// VA-4.2: columns of the centre.
pub const COLUMNS: usize = 5;
/// VA-4.2: citizen stacks of the centre.
pub const SLOTS: usize = 10;
/// VA-4.14: dukes dealt to each player.
pub const DUKES_DEALT: usize = 2;
/// VA-3.6: faces of a die.
pub const DIE_FACES: u8 = 6;
/// VA-9.2: actions in a turn.
pub const ACTIONS: u8 = 2;
/// VA-4.13: what each player starts with.
pub const START: Bundle = NOTHING.gold(2).magic(1);
/// VA-22.5: the game ends after so many rounds.
pub const ROUND_CAP: u16 = 100;

/// Some citizens: a tableau, what the Dark Lord has captured.
pub type Citizens = Pool<CitizenId, CITIZENS>;
/// Some monsters: a Victory stack.
pub type Monsters = Pool<MonsterId, MONSTERS>;
/// Some domains.
pub type Domains = IdSet<DomainId, u32>;
/// Some dukes.
pub type Dukes = IdSet<DukeId, u16>;
/// Some areas.
pub type Areas = IdSet<Area, u8>;

/// The data file, for the names and texts in it.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

#[cfg(test)]
mod tests;
