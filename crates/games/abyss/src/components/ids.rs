//! The names of things.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{Id, NotationError};

table::ids! {
    /// AB-2.2: the five allied races, in canonical order (AB-0.9).
    pub enum Race: "a race" {
        Crab = "crab", Shellfish = "shellfish", Jellyfish = "jellyfish", Squid = "squid", Seahorse = "seahorse",
    }
}

table::ids! {
    /// AB-2.3: the six guilds of lords.
    pub enum Guild: "a guild" {
        Soldier = "soldier", Merchant = "merchant", Mage = "mage", Politician = "politician", Farmer = "farmer",
        Ambassador = "ambassador",
    }
}

table::ids! {
    /// AB-0.8: the kind of an ally, its race and its value. By race, then by ascending value (AB-0.9).
    pub enum Kind: "an ally (such as `crab.4`)" {
        Crab1 = "crab.1", Crab2 = "crab.2", Crab3 = "crab.3", Crab4 = "crab.4", Crab5 = "crab.5",
        Shellfish1 = "shellfish.1", Shellfish2 = "shellfish.2", Shellfish3 = "shellfish.3",
        Shellfish4 = "shellfish.4", Shellfish5 = "shellfish.5",
        Jellyfish1 = "jellyfish.1", Jellyfish2 = "jellyfish.2", Jellyfish3 = "jellyfish.3",
        Jellyfish4 = "jellyfish.4", Jellyfish5 = "jellyfish.5",
        Squid1 = "squid.1", Squid2 = "squid.2", Squid3 = "squid.3", Squid4 = "squid.4", Squid5 = "squid.5",
        Seahorse1 = "seahorse.1", Seahorse2 = "seahorse.2", Seahorse3 = "seahorse.3", Seahorse4 = "seahorse.4",
        Seahorse5 = "seahorse.5",
    }
}

/// The highest value of an ally.
const TOP: usize = 5;

impl Kind {
    /// The ally of this race and value; `None` for a value that is not printed.
    pub fn of(race: Race, value: u8) -> Option<Self> {
        (1..=TOP as u8).contains(&value).then(|| Self::ALL[race.index() * TOP + value as usize - 1])
    }

    /// Its race.
    #[inline]
    pub const fn race(self) -> Race {
        Race::ALL[self as usize / TOP]
    }

    /// Its value, 1 to 5.
    #[inline]
    pub const fn value(self) -> u8 {
        (self as usize % TOP) as u8 + 1
    }
}

table::ids! {
    /// The 35 lords, in the order of their catalogue numbers.
    #[derive(Default)]
    pub enum LordId: "a lord" {
        // The default only fills the unused places of a row.
        #[default]
        Recruiter = "recruiter",
        Jailer = "jailer", Seeker = "seeker", Assassin = "assassin", Commander = "commander", Tamer = "tamer",
        Hunter = "hunter", ShipMaster = "ship_master", Trader = "trader", Peddler = "peddler",
        Landlord = "landlord", Slaver = "slaver", Shopkeeper = "shopkeeper", Shaman = "shaman",
        Invoker = "invoker", Apprentice = "apprentice", Oracle = "oracle", Alchemist = "alchemist",
        Illusionist = "illusionist", MasterOfMagic = "master_of_magic", Opportunist = "opportunist",
        Corruptor = "corruptor", Traitor = "traitor", Diplomat = "diplomat", Treasurer = "treasurer",
        Schemer = "schemer", Keeper = "keeper", Reaper = "reaper", Shepherd = "shepherd", Miller = "miller",
        Aquaculturalist = "aquaculturalist", Landowner = "landowner", Sage = "sage", Hermit = "hermit",
        Elder = "elder",
    }
}

table::ids! {
    /// The 20 location tiles, in the order of their catalogue numbers.
    pub enum LocationId: "a location" {
        SargassoSilos = "sargasso_silos", HydrozoaReserves = "hydrozoa_reserves", Sanctuary = "sanctuary",
        Parliament = "parliament", Barracks = "barracks", Dockworks = "dockworks",
        SargassoFields = "sargasso_fields", Abyss = "abyss", CityOfMirrors = "city_of_mirrors",
        BlackSmokers = "black_smokers", OceanicSenateAssembly = "oceanic_senate_assembly", Depths = "depths",
        ThroneRoom = "throne_room", Jail = "jail", Chasm = "chasm", ClosedTower = "closed_tower",
        LostTower = "lost_tower", ChamberOfAllies = "chamber_of_allies",
        NestOfGiantClams = "nest_of_giant_clams", CoralBarrier = "coral_barrier",
    }
}

table::ids! {
    /// AB-2.7: a monster token, by its value.
    pub enum Token: "a monster token (2, 3 or 4)" { Two = "2", Three = "3", Four = "4" }
}

impl Token {
    /// Its points.
    pub const fn value(self) -> u8 {
        self as u8 + 2
    }
}

/// AB-2.1: an exploration card. Written like the ally, or `monster`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// An ally.
    Ally(Kind),
    /// A monster. (The default only fills the unused places of a row.)
    #[default]
    Monster,
}

impl Card {
    /// The ally, if it is one.
    pub const fn ally(self) -> Option<Kind> {
        match self {
            Self::Ally(kind) => Some(kind),
            Self::Monster => None,
        }
    }
}

impl Id for Card {
    const COUNT: usize = Kind::COUNT + 1;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Ally(kind) => kind.index(),
            Self::Monster => Kind::COUNT,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        match Kind::from_index(index) {
            Some(kind) => Some(Self::Ally(kind)),
            None => (index == Kind::COUNT).then_some(Self::Monster),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ally(kind) => kind.fmt(f),
            Self::Monster => f.write_str("monster"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "monster" { Ok(Self::Monster) } else { text.parse().map(Self::Ally) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
