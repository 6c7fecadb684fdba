//! The closed vocabulary of effects (ML-1B) and the small values it is made of.

use serde::Serialize;

use super::{Affinity, Building, Colour};

/// Some colours of dice, as a bit for each: what a slot accepts, what an effect touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colours(pub(crate) u8);

impl Colours {
    /// Strength.
    pub const S: Self = Self(1);
    /// Magic.
    pub const M: Self = Self(2);
    /// Persuasion.
    pub const P: Self = Self(4);
    /// Strength or Magic.
    pub const SM: Self = Self(3);
    /// Strength or Persuasion.
    pub const SP: Self = Self(5);
    /// Magic or Persuasion.
    pub const MP: Self = Self(6);

    /// Whether this colour is among them.
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }
}

/// Some affinities, as a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Affinities(pub(crate) u8);

impl Affinities {
    /// All four.
    pub const ANY: Self = Self(15);

    /// Those of this list.
    pub const fn of(list: &[Affinity]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < list.len() {
            bits |= 1 << list[at] as u8;
            at += 1;
        }
        Self(bits)
    }

    /// Whether this affinity is among them.
    pub const fn has(self, affinity: Affinity) -> bool {
        self.0 & (1 << affinity as u8) != 0
    }
}

/// ML-1.20: things a player takes from the general supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Goods {
    /// Coins.
    pub gold: u8,
    /// Glory.
    pub glory: u8,
    /// Potions.
    pub potion: u8,
    /// Venoms.
    pub venom: u8,
    /// Defence tokens.
    pub defence: u8,
}

/// So many dice of each colour, not rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct DiceCount {
    /// Strength.
    pub s: u8,
    /// Magic.
    pub m: u8,
    /// Persuasion.
    pub p: u8,
}

impl DiceCount {
    /// All of them together.
    pub const fn total(self) -> u8 {
        self.s + self.m + self.p
    }
}

table::ids! {
    /// One item of [`Goods`], for effects that let one choose.
    pub enum Item: "an item (gold, potion, venom or defence)" {
        Gold = "gold", Potion = "potion", Venom = "venom", Defence = "defence",
    }
}

/// Where a bonus counts (ML-1.31, ML-1.32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Every roll on a path.
    Outside,
    /// Rolls against a monster.
    Monster,
    /// The kill test.
    Kill,
    /// The capture test.
    Capture,
    /// Conquest rolls.
    Conquest,
}

/// What happened on a path (ML-1.33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Deed {
    /// A monster was killed.
    Kill = 1,
    /// A monster was captured.
    Capture = 2,
    /// A territory was conquered.
    Conquest = 4,
}

/// What a monster forbids (ML-1.47), as bits.
pub mod forbid {
    /// Potions.
    pub const POTION: u8 = 1;
    /// Venoms.
    pub const VENOM: u8 = 2;
    /// Defence talents.
    pub const DEFENCE_TALENT: u8 = 4;
    /// Abilities of weapons.
    pub const WEAPON: u8 = 8;
}

/// ML-1.20 to ML-1.54: every kind of effect there is. No other effect exists on any card, tile or token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant names its rule; the fields are those of the ledger")]
pub enum Effect {
    /// ML-1.20.
    Gain(Goods),
    /// ML-1.21.
    PoolDice(DiceCount),
    /// ML-1.22.
    Convert { pay: Colours, gain: DiceCount },
    /// ML-1.23.
    SwapDie { n: u8 },
    /// ML-1.24.
    BuyDie { gold: u8, colour: Colour, not_while_assigned: bool },
    /// ML-1.25.
    FreeGain { choose: &'static [Item], n: u8 },
    /// ML-1.26.
    Discount { building: Building, amount: u8, floor: u8 },
    /// ML-1.27.
    MineBonus { gold: u8 },
    /// ML-1.28.
    ExtraTraps { n: u8 },
    /// ML-1.29.
    Defence { n: u8, versus: Affinities },
    /// ML-1.30.
    Reroll { n: u8, colours: Colours },
    /// ML-1.31.
    DieBonus { colours: Colours, amount: i8, scope: Scope },
    /// ML-1.32.
    TotalBonus { amount: u8, scope: Scope },
    /// ML-1.33: `deeds` has a bit for each [`Deed`].
    OnEvent { deeds: u8, glory: u8, potion: u8 },
    /// ML-1.34.
    Redirect { n: u8 },
    /// ML-1.35.
    Steal { n: u8, colours: Colours },
    /// ML-1.36.
    TrapDice { colour: Colour, n: u8, protected: bool },
    /// ML-1.37.
    CaptureWithoutTrap,
    /// ML-1.38.
    FreeHire,
    /// ML-1.39.
    FreeEquipment,
    /// ML-1.40.
    TakeLoot { n: u8 },
    /// ML-1.41.
    Trophy { points: u8, sale_gold: u8 },
    /// ML-1.42.
    GainOnReturn { gold: u8 },
    /// ML-1.43.
    Carry { potion: u8, venom: u8 },
    /// ML-1.44.
    MatchDice { n: u8 },
    /// ML-1.45.
    Spore { n: u8 },
    /// ML-1.46.
    DeathBurst { hits: u8 },
    /// ML-1.47: bits of [`forbid`].
    Forbid { what: u8 },
    /// ML-1.48.
    TrapsNeeded { n: u8 },
    /// ML-1.49.
    AutoHits { n: u8 },
    /// ML-1.50.
    Panic { n: u8 },
    /// ML-1.51.
    RevealToEntrance,
    /// ML-1.52.
    EscapeToEntrance,
    /// ML-1.53.
    EntranceDice { n: u8 },
    /// ML-1.54.
    WoundGloryLoss { n: u8 },
}
