//! The components (ML-2): what there is, how many, and what is printed on it. The numbers are those of
//! `data/components.toml`; a test compares every one of them.

mod goods;
mod ids;
mod land;
mod member;
mod monster;
mod scenario;
mod vocabulary;

pub use goods::{EquipmentCard, GearType, LootToken, LootUse, TrapClass, TrapToken};
pub use ids::{
    Affinity, Building, Colour, Die, Difficulty, Equipment, Face, Gear, Loot, MemberId, Mission, Monster,
    Rank, Territory, Trap,
};
pub use land::{Contract, DiceMission, PathRule, Price, TerritoryCard};
pub use member::{DIE_BUYERS, GIVERS, Member, NOVICE_CARDS, STARTING, TRAPPERS};
pub use monster::MonsterCard;
pub use scenario::{Goal, Scenario, scenario};
pub use vocabulary::{Affinities, Colours, Deed, DiceCount, Effect, Goods, Item, Scope, forbid};

use table::{IdSet, Pool};

/// Kinds of trap and trick tokens.
pub const TRAP_KINDS: usize = 27;
/// Equipment cards.
pub const GEAR: usize = 18;
/// Territory cards.
pub const TERRITORIES: usize = 12;

/// Some trap tokens: a store, a pile.
pub type Traps = Pool<Trap, TRAP_KINDS>;
/// Some members.
pub type Members = IdSet<MemberId>;
/// Some monsters.
pub type Monsters = IdSet<Monster, u32>;
/// Some territories.
pub type Territories = IdSet<Territory, u16>;
/// Some equipment cards.
pub type Gears = IdSet<Gear, u32>;
/// Some loot tokens.
pub type Loots = IdSet<Loot, u16>;
/// Some mission tiles.
pub type Missions = IdSet<Mission, u16>;
/// Some faces of path tiles.
pub type TileFaces = IdSet<Face, u16>;
/// Some buildings.
pub type Buildings = IdSet<Building, u8>;
/// Some kinds of dice.
pub type Dice = IdSet<Die, u8>;

/// ML-2.2: the dice of the players.
pub const DICE: DiceCount = DiceCount { s: 32, m: 22, p: 18 };
/// ML-2.2: the black dice.
pub const MONSTER_DICE: u8 = 8;
/// ML-2.4.
pub const DEFENCE_TOKENS: u8 = 20;
/// ML-2.4.
pub const POTION_TOKENS: u8 = 16;
/// ML-2.4.
pub const VENOM_TOKENS: u8 = 16;
/// ML-2.1.
pub const NOVICES: usize = 8;

/// ML-3.22.
pub const START_GLORY: u8 = 5;
/// ML-3.22.
pub const START_GOLD: u16 = 7;
/// ML-3.4: Tavern slots; alone one less.
pub const OFFER_MEMBERS: usize = 4;
/// ML-3.7.
pub const OFFER_TRAPS: usize = 6;
/// ML-3.9.
pub const OFFER_GEAR: usize = 3;
/// ML-3.15.
pub const OFFER_LOOT: usize = 4;
/// ML-3.5.
pub const FIRST_OFFER_REPUTATION: u8 = 4;

/// ML-16.1: what an area holds.
pub const TRAP_LIMIT: u8 = 5;
/// ML-16.1.
pub const DEFENCE_LIMIT: u8 = 5;
/// ML-16.1.
pub const POTION_LIMIT: u8 = 3;
/// ML-16.1.
pub const VENOM_LIMIT: u8 = 3;
/// ML-8.25: dice spaces of a territory path.
pub const LAND_SPACES: u8 = 6;
/// ML-8.25: token spaces of a territory path.
pub const LAND_TOKENS: u8 = 2;
/// ML-8.25: dice spaces that a further token uses.
pub const TOKEN_SIZE: u8 = 2;
/// ML-8.42: dice spaces of an Entrance path.
pub const GATE_SPACES: u8 = 8;
/// Tokens that lie on a path at most: with one die on a territory path, with none at the Entrance.
pub const PATH_TOKENS: usize = 4;

/// ML-4.1.
pub const ROUNDS: u8 = 6;
/// ML-14.1.
pub const GLORY_END: u8 = 30;
/// ML-10.16: an attack die hits from this face on.
pub const HIT_ON: u8 = 3;
/// ML-17.6: extra attack dice by round.
pub const TRACKS: [[u8; ROUNDS as usize]; 3] = [[0, 0, 0, 0, 0, 0], [0, 0, 1, 1, 1, 2], [1, 1, 2, 2, 2, 2]];
/// ML-10.34: what a venom adds.
pub const VENOM_BONUS: u8 = 2;
/// ML-7.17: the least price after a Persuasion discount.
pub const PRICE_FLOOR: u8 = 1;
/// ML-7.39.
pub const BEER_PRICE: u8 = 2;
/// ML-7.44.
pub const DEFENCE_PRICE: u8 = 2;
/// ML-7.44.
pub const DEFENCE_MOST: u8 = 3;
/// ML-8.43: defence talents of the upper and the lower Entrance path.
pub const GATE_DEFENCE: [u8; 2] = [2, 1];
/// ML-8.43: gold on the upper and the lower Entrance path.
pub const GATE_GOLD: [u8; 2] = [0, 5];
/// ML-12.5.
pub const GATE_DEATH_GLORY: u8 = 3;
/// ML-28.5.
pub const LAND_DEATH_GLORY: [u8; 4] = [3, 2, 2, 1];
/// ML-13.31.
pub const HELP_GOLD: u16 = 5;
/// ML-10.57.
pub const TROPHY_GOLD: u8 = 5;
/// ML-14.4: points by icons of one affinity.
pub const AFFINITY_POINTS: [u8; 7] = [0, 1, 1, 3, 5, 7, 10];

/// ML-5.2, ML-5.3: the bonus dice for this much glory.
pub const fn glory_dice(glory: u8) -> DiceCount {
    match glory {
        0 => DiceCount { s: 0, m: 0, p: 0 },
        1..=10 => DiceCount { s: 1, m: 0, p: 0 },
        11..=20 => DiceCount { s: 1, m: 1, p: 0 },
        _ => DiceCount { s: 1, m: 1, p: 1 },
    }
}

/// ML-13.16: gold a head for this much glory.
pub const fn salary(glory: u8) -> u8 {
    match glory {
        0..=10 => 1,
        11..=20 => 2,
        _ => 3,
    }
}

/// A dice space of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// How many dice it takes.
    pub dice: u8,
    /// Whether it does not exist with one or two players (ML-3.25).
    pub closed: bool,
    /// What it gives: tokens of the Alchemist, gold of the Mine.
    pub gives: u8,
}

const fn space(dice: u8, closed: bool, gives: u8) -> Space {
    Space { dice, closed, gives }
}

const SPACES: [&[Space]; 7] = [
    &[space(1, false, 0), space(1, false, 0), space(1, true, 0), space(1, true, 0)],
    &[space(1, false, 3), space(1, false, 2)],
    &[space(1, false, 0), space(1, false, 0), space(1, true, 0), space(1, true, 0)],
    &[space(1, false, 0), space(1, false, 0), space(1, true, 0)],
    &[],
    &[space(1, false, 0), space(1, true, 0)],
    &[space(2, false, 6), space(2, false, 4), space(1, false, 2), space(1, true, 2), space(1, true, 2)],
];

impl Building {
    /// Its spaces in order; the Pawn Shop has none and takes any number of dice (ML-7.4).
    pub const fn spaces(self) -> &'static [Space] {
        SPACES[self as usize]
    }
}

impl Difficulty {
    /// ML-17.2 to ML-17.6: the extra attack dice of a round (from 1).
    pub const fn attack_dice(self, round: u8) -> u8 {
        let track = match self {
            Self::Tutorial => 0,
            Self::Normal | Self::Hard => 1,
            Self::Nightmare => 2,
        };
        let last = ROUNDS as usize - 1;
        let at = (round as usize).saturating_sub(1);
        TRACKS[track][if at < last { at } else { last }]
    }

    /// ML-3.10, ML-3.11: whether the first monsters are of level A.
    pub const fn first_level_a(self) -> bool {
        matches!(self, Self::Tutorial | Self::Normal)
    }
}

/// The data file, for the names and texts in it.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

#[cfg(test)]
mod tests;
