//! The closed vocabulary of the cards (ST-1): places, kinds, windows here, and one file each for effects and auras,
//! for the conditions of missions, and for what can be used.

mod condition;
mod effect;
mod item;

pub use condition::{By, Condition, Mode};
pub use effect::{Aura, Dice, Effect, From, To, Token, Where, Who};
pub use item::{Near, PlaceType, Requires, Tester, Use};
use table::IdSet;

pub use super::ids::{AttributeId, Creature, EventId, FigureCard, MissionId, TaskId};

table::ids! {
    /// The locations in the order of the ring (ST-21.2): villages and surroundings take turns.
    pub enum Location: "a location" {
        Krukowiec = "krukowiec", MartweBagna = "martwe_bagna", Oplotki = "oplotki", PuszczaZywa = "puszcza_zywa",
        Grod = "grod", CicheWzgorza = "ciche_wzgorza", Podgrodzie = "podgrodzie", JezioroRadun = "jezioro_radun",
    }
}

table::ids! {
    /// The areas in the order of ST-1.10.
    pub enum Area: "an area" {
        Krukowiec = "area_krukowiec", Oplotki = "area_oplotki", Podgrodzie = "area_podgrodzie", Grod = "area_grod",
    }
}

/// Several locations.
pub type Locations = IdSet<Location, u8>;

impl Location {
    /// ST-2.9: the area it belongs to.
    pub const fn area(self) -> Area {
        match self {
            Self::Krukowiec | Self::MartweBagna => Area::Krukowiec,
            Self::Oplotki | Self::PuszczaZywa => Area::Oplotki,
            Self::Podgrodzie | Self::JezioroRadun => Area::Podgrodzie,
            Self::Grod | Self::CicheWzgorza => Area::Grod,
        }
    }

    /// Whether it is a village; otherwise it is a surroundings.
    pub const fn is_village(self) -> bool {
        (self as u8).is_multiple_of(2)
    }

    /// ST-21.2: the next one clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Which task deck feeds it (ST-3.14).
    pub const fn deck(self) -> Deck {
        if self.is_village() { Deck::Village } else { Deck::Surroundings }
    }
}

table::ids! {
    /// What impact and influence tokens show (ST-2.4, ST-2.5).
    pub enum Kind: "fear or favour" { Fear = "fear", Favour = "favour" }
}

table::ids! {
    /// The two traits.
    pub enum Trait: "a trait" { Brutality = "brutality", Cunning = "cunning" }
}

impl Trait {
    /// ST-9.1: the token its test costs.
    pub const fn token(self) -> Kind {
        match self {
            Self::Brutality => Kind::Fear,
            Self::Cunning => Kind::Favour,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Brutality => Self::Cunning,
            Self::Cunning => Self::Brutality,
        }
    }
}

table::ids! {
    /// Day or night.
    pub enum Time: "day or night" { Day = "day", Night = "night" }
}

impl Time {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Day => Self::Night,
            Self::Night => Self::Day,
        }
    }
}

table::ids! {
    /// Whom the Figures action meets (ST-11.1).
    pub enum Figure: "a figure" {
        Hunter = "hunter", Children = "children", Warrior = "warrior", Sorcerer = "sorcerer",
    }
}

impl Figure {
    /// Its token.
    pub const fn token(self) -> BoardToken {
        match self {
            Self::Hunter => BoardToken::Hunter,
            Self::Children => BoardToken::Children,
            Self::Warrior => BoardToken::Warrior,
            Self::Sorcerer => BoardToken::Sorcerer,
        }
    }
}

table::ids! {
    /// Tokens on the board, in the order in which events return them (ST-16.9).
    pub enum BoardToken: "a token of the board" {
        Hunter = "hunter", Children = "children", Warrior = "warrior", Sorcerer = "sorcerer", Tracks = "tracks",
    }
}

table::ids! {
    /// The main actions (ST-2.6).
    pub enum MainAction: "a main action" {
        Task = "task", Figures = "figures", Clash = "clash", HereIAm = "here_i_am", Tracks = "tracks",
    }
}

table::ids! {
    /// The two task decks.
    pub enum Deck: "a task deck" { Village = "village", Surroundings = "surroundings" }
}

table::ids! {
    /// The moments at which items can be used (ST-5.6 to ST-5.12).
    pub enum Window: "a window" {
        Open = "open", BeforeRoll = "before_roll", AfterRoll = "after_roll", BeforeLoss = "before_loss",
        BeforeEvent = "before_event", BeforeCount = "before_count", BeforeTracks = "before_tracks",
    }
}

table::ids! {
    /// The kinds of tests (ST-1.5).
    pub enum TestKind: "a kind of test" { Task = "task", Figure = "figure", Clash = "clash" }
}

/// The icons of a vitality track (ST-17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// No icon.
    None,
    /// ST-17.7: so many places from the right are blocked.
    Block(u8),
    /// ST-17.8: the creature goes to its lair.
    Lair,
}

/// Where something may happen (ST-1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places(u8);

impl Places {
    /// Anywhere.
    pub const ANY: Self = Self(0xff);
    /// In villages.
    pub const VILLAGES: Self = Self(0x55);
    /// In surroundings.
    pub const SURROUNDINGS: Self = Self(0xaa);

    /// At these locations.
    pub const fn of(list: &[Location]) -> Self {
        let (mut bits, mut next) = (0, 0);
        while next < list.len() {
            bits |= 1 << list[next] as u8;
            next += 1;
        }
        Self(bits)
    }

    /// Whether `location` is one of them.
    pub const fn has(self, location: Location) -> bool {
        self.0 & (1 << location as u8) != 0
    }
}
