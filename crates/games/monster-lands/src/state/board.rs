//! The board: the Citadel, the paths with what lies on them, rolls and attacks under way.

use table::Row;

use crate::components::{Buildings, Colour, DiceCount, MemberId, PATH_TOKENS, Trap};
use crate::values::{Faces, PathId};

/// The Citadel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Citadel {
    /// Spaces taken, a bit for each, by building.
    pub(crate) taken: [u8; 7],
    /// The last Persuasion die placed in each building this round (ML-7.13); 0 for none.
    pub(crate) last: [u8; 7],
    /// Buildings in panic (ML-7.5).
    pub(crate) panic: Buildings,
    /// Panic tokens face down beside the Entrance.
    pub(crate) panic_pile: Buildings,
}

/// Who is on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Nobody,
    /// A mercenary.
    Member(MemberId),
    /// ML-10.24: a mercenary who died after having attacked.
    Dead,
    /// Madhala's marker (ML-19.17).
    Rival,
}

/// A trap or trick on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PathToken {
    pub(crate) trap: Trap,
    /// Whether it is turned up.
    pub(crate) shown: bool,
}

impl Default for PathToken {
    fn default() -> Self {
        Self { trap: Trap::TrapStarting, shown: false }
    }
}

/// ML-18.15: attack dice that may be turned onto another path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Redirect {
    pub(crate) target: PathId,
    pub(crate) dice: u8,
}

/// A path and its load (ML-1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path {
    pub(crate) occupant: Occupant,
    /// Dice not rolled yet.
    pub(crate) dice: DiceCount,
    /// Of these, so many Strength and Magic dice lie on protected traps (ML-18.13).
    pub(crate) safe: DiceCount,
    /// Dice rolled.
    pub(crate) rolled: DiceCount,
    /// From the top (ML-8.31).
    pub(crate) tokens: Row<PathToken, PATH_TOKENS>,
    pub(crate) defence: u8,
    pub(crate) potions: u8,
    pub(crate) venoms: u8,
    pub(crate) coins: u8,
    /// Hits cancelled by defence talents this round (ML-1.29).
    pub(crate) blocked: u8,
    /// Redirect tricks revealed (ML-18.15).
    pub(crate) redirects: Row<Option<Redirect>, PATH_TOKENS>,
    /// Whether it was activated against a monster or rolled for a conquest.
    pub(crate) activated: bool,
    /// Whether its attack on the monster is over (ML-10.24).
    pub(crate) fought: bool,
    /// Whether it captured, killed or conquered (ML-11.20).
    pub(crate) rewarded: bool,
}

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollKind {
    /// A dice mission (ML-9.2).
    Mission,
    /// An attack on a monster (ML-10.28).
    Attack,
    /// A conquest (ML-11.2).
    Conquest,
}

/// A roll under way on the active path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    pub(crate) kind: RollKind,
    /// Faces of the Strength, Magic and Persuasion dice rolled.
    pub(crate) faces: [Faces; 3],
    /// Rerolls left for Strength alone, Magic alone, Persuasion, and Strength or Magic.
    pub(crate) rerolls: [u8; 4],
    pub(crate) venoms: u8,
    /// ML-27.4: what loot adds to each die by colour.
    pub(crate) loot_bonus: [u8; 2],
    /// ML-27.3.
    pub(crate) loot_kill: u8,
}

impl Roll {
    pub(crate) fn new(kind: RollKind) -> Self {
        Self {
            kind,
            faces: [Faces::default(); 3],
            rerolls: [0; 4],
            venoms: 0,
            loot_bonus: [0; 2],
            loot_kill: 0,
        }
    }

    /// Whether a rolled die of this colour may be rolled again.
    pub(crate) fn may_reroll(&self, colour: Colour) -> bool {
        let [s, m, p, any] = self.rerolls;
        match colour {
            Colour::Strength => s + any > 0,
            Colour::Magic => m + any > 0,
            Colour::Persuasion => p > 0,
        }
    }

    /// Uses up a reroll, the narrowest first.
    pub(crate) fn use_reroll(&mut self, colour: Colour) {
        let own = &mut self.rerolls[colour as usize];
        if *own > 0 {
            *own -= 1;
        } else {
            self.rerolls[3] = self.rerolls[3].saturating_sub(1);
        }
    }
}

/// Where a packet stands (ML-10.59).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PacketStage {
    /// Magic dice may be sacrificed.
    #[default]
    Sacrifice,
    /// The dice are thrown.
    Throw,
    /// Talents have cancelled hits; tokens may.
    Block,
    /// Potions may cancel wounds.
    Drink,
    /// What is left wounds.
    Wound,
}

/// ML-1.18: attack dice and automatic hits aimed at one mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packet {
    pub(crate) target: PathId,
    pub(crate) dice: u8,
    pub(crate) hits: u8,
    pub(crate) stage: PacketStage,
}

impl Default for Packet {
    fn default() -> Self {
        Self { target: PathId::Dice1, dice: 0, hits: 0, stage: PacketStage::default() }
    }
}
