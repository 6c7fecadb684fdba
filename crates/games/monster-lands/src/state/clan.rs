//! What lies before one player.

use crate::components::{
    Affinity, DEFENCE_LIMIT, Dice, DiceCount, Die, Effect, LootUse, Loots, MemberId, Members, Monsters,
    POTION_LIMIT, TRAP_LIMIT, TRAPPERS, Territories, Traps, VENOM_LIMIT,
};
use crate::values::Faces;

/// The dice a clan may still place: Strength and Magic not rolled, Persuasion rolled (ML-5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool {
    pub(crate) s: u8,
    pub(crate) m: u8,
    pub(crate) p: Faces,
}

impl Pool {
    /// How many dice.
    pub fn len(&self) -> u8 {
        self.s + self.m + self.p.len()
    }

    /// Whether there is no die.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of this kind.
    pub fn count(&self, die: Die) -> u8 {
        match die {
            Die::S => self.s,
            Die::M => self.m,
            _ => die.face().map_or(0, |face| self.p.count(face)),
        }
    }

    /// The kinds that are there, in canonical order (ML-1.14).
    pub fn kinds(&self) -> Dice {
        let persuasion = self.p.0.iter().rev().fold(0, |bits, &count| bits << 1 | u8::from(count > 0));
        Dice::from_bits(u8::from(self.s > 0) | u8::from(self.m > 0) << 1 | persuasion << 2)
    }

    /// Takes a die out; `false` if it is not there.
    #[must_use]
    pub(crate) fn take(&mut self, die: Die) -> bool {
        let there = self.count(die) > 0;
        if there {
            match die {
                Die::S => self.s -= 1,
                Die::M => self.m -= 1,
                _ => _ = die.face().is_some_and(|face| self.p.take(face)),
            }
        }
        there
    }

    /// The dice by colour.
    pub fn by_colour(&self) -> DiceCount {
        DiceCount { s: self.s, m: self.m, p: self.p.len() }
    }
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clan {
    pub(crate) affinity: Option<Affinity>,
    pub(crate) glory: u8,
    pub(crate) gold: u16,
    pub(crate) pool: Pool,
    /// Trap and trick tokens of the own area, face down.
    pub(crate) traps: Traps,
    pub(crate) defence: u8,
    pub(crate) potions: u8,
    pub(crate) venoms: u8,
    pub(crate) members: Members,
    pub(crate) leader: Option<MemberId>,
    pub(crate) loot: Loots,
    pub(crate) trophies: Monsters,
    pub(crate) territories: Territories,
}

impl Clan {
    /// ML-16.1, ML-22.17: how many traps the area holds.
    pub(crate) fn trap_limit(&self) -> u8 {
        let more = self.members.and(TRAPPERS).iter().map(|member| match member.card().effect {
            Effect::ExtraTraps { n } => n,
            _ => 0,
        });
        TRAP_LIMIT + more.sum::<u8>()
    }

    /// Whether the area holds more than it may (ML-16.2).
    pub(crate) fn over_limit(&self) -> bool {
        self.traps.len() > self.trap_limit() as usize
            || self.defence > DEFENCE_LIMIT
            || self.potions > POTION_LIMIT
            || self.venoms > VENOM_LIMIT
    }

    /// Trophy points (ML-10.56).
    pub(crate) fn trophy_points(&self) -> u8 {
        let cards: u8 = self.trophies.iter().map(|monster| monster.card().trophies).sum();
        let loot = self.loot.and(LootUse::Trophy.tokens()).iter().map(|loot| match loot.token().effect {
            Effect::Trophy { points, .. } => points,
            _ => 0,
        });
        cards + loot.sum::<u8>()
    }
}
