//! What is printed on the citizens (VA-23).

use serde::Serialize;
use table::Id;

use super::vocabulary::{Count, Effect};
use super::{Bundle, CITIZENS, CitizenId, NOTHING, Resource, Role, Slot};

/// VA-3.8: what is printed on a citizen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Citizen {
    /// Where its stack lies, which is when it is activated (VA-8.2).
    pub slot: Slot,
    /// The base cost.
    pub cost: u8,
    /// The role icon.
    pub role: Role,
    /// The power in the own turn.
    pub on: Effect,
    /// The power in other turns.
    pub off: Effect,
}

const CARDS: [Citizen; CITIZENS] = [
    Citizen {
        slot: Slot::S1,
        cost: 3,
        role: Role::Holy,
        on: Effect::Gain(NOTHING.magic(3)),
        off: Effect::Gain(NOTHING.magic(1)),
    }, // cleric
    Citizen {
        slot: Slot::S1,
        cost: 3,
        role: Role::Holy,
        on: Effect::Gain(NOTHING.gold(1).magic(2)),
        off: Effect::PayToGain { pay: NOTHING.gold(1), gain: NOTHING.magic(2) },
    }, // monk
    Citizen {
        slot: Slot::S2,
        cost: 2,
        role: Role::Worker,
        on: Effect::ChooseOne { options: &[Effect::Gain(NOTHING.gold(2)), Effect::Gain(NOTHING.magic(2))] },
        off: Effect::Gain(NOTHING.gold(1)),
    }, // merchant
    Citizen {
        slot: Slot::S2,
        cost: 3,
        role: Role::Worker,
        on: Effect::GainPer { per: Count::CitizenRole(Role::Soldier), bundle: NOTHING.gold(1) },
        off: Effect::Gain(NOTHING.gold(1)),
    }, // blacksmith
    Citizen {
        slot: Slot::S3,
        cost: 3,
        role: Role::Shadow,
        on: Effect::Gain(NOTHING.gold(1).strength(1)),
        off: Effect::PayToGain { pay: NOTHING.strength(1), gain: NOTHING.gold(2) },
    }, // mercenary
    Citizen {
        slot: Slot::S3,
        cost: 3,
        role: Role::Shadow,
        on: Effect::PayToGain { pay: NOTHING.gold(1), gain: NOTHING.magic(3) },
        off: Effect::PayToGain { pay: NOTHING.magic(1), gain: NOTHING.gold(2) },
    }, // alchemist
    Citizen {
        slot: Slot::S4,
        cost: 4,
        role: Role::Soldier,
        on: Effect::Gain(NOTHING.strength(2)),
        off: Effect::Gain(NOTHING.strength(1)),
    }, // archer
    Citizen {
        slot: Slot::S4,
        cost: 4,
        role: Role::Soldier,
        on: Effect::Gain(NOTHING.strength(1).magic(1)),
        off: Effect::Gain(NOTHING.magic(1)),
    }, // wizard
    Citizen {
        slot: Slot::S5,
        cost: 2,
        role: Role::Worker,
        on: Effect::Gain(NOTHING.gold(1)),
        off: Effect::Gain(NOTHING.gold(1)),
    }, // peasant
    Citizen {
        slot: Slot::S6,
        cost: 2,
        role: Role::Soldier,
        on: Effect::Gain(NOTHING.strength(1)),
        off: Effect::Gain(NOTHING.strength(1)),
    }, // knight
    Citizen {
        slot: Slot::S7,
        cost: 2,
        role: Role::Shadow,
        on: Effect::Gain(NOTHING.gold(2).strength(2)),
        off: Effect::Gain(NOTHING.gold(1).strength(1)),
    }, // rogue
    Citizen {
        slot: Slot::S7,
        cost: 2,
        role: Role::Shadow,
        on: Effect::Steal { kinds: &[Resource::Gold, Resource::Magic], amount: 3, up_to: true },
        off: Effect::ChooseOne { options: &[Effect::Gain(NOTHING.gold(2)), Effect::Gain(NOTHING.magic(2))] },
    }, // thief
    Citizen {
        slot: Slot::S8,
        cost: 2,
        role: Role::Soldier,
        on: Effect::Gain(NOTHING.strength(4)),
        off: Effect::PayToGain { pay: NOTHING.gold(1), gain: NOTHING.strength(4) },
    }, // champion
    Citizen {
        slot: Slot::S8,
        cost: 2,
        role: Role::Soldier,
        on: Effect::GainPer { per: Count::CitizenRole(Role::Soldier), bundle: NOTHING.strength(1) },
        off: Effect::GainPer { per: Count::Named(CitizenId::Knight), bundle: NOTHING.strength(1) },
    }, // warlord
    Citizen {
        slot: Slot::S910,
        cost: 2,
        role: Role::Holy,
        on: Effect::Gain(NOTHING.strength(1).magic(2)),
        off: Effect::PayToGain { pay: NOTHING.strength(1), gain: NOTHING.magic(3) },
    }, // paladin
    Citizen {
        slot: Slot::S910,
        cost: 2,
        role: Role::Holy,
        on: Effect::Gain(NOTHING.strength(2).magic(1)),
        off: Effect::PayToGain { pay: NOTHING.magic(1), gain: NOTHING.strength(3) },
    }, // priestess
    Citizen {
        slot: Slot::S1112,
        cost: 1,
        role: Role::Worker,
        on: Effect::GainPer { per: Count::CitizenRole(Role::Worker), bundle: NOTHING.gold(2) },
        off: Effect::Gain(NOTHING.gold(4)),
    }, // butcher
    Citizen {
        slot: Slot::S1112,
        cost: 1,
        role: Role::Worker,
        on: Effect::All {
            effects: &[
                Effect::Gain(NOTHING.gold(1)),
                Effect::GainPer { per: Count::Domains, bundle: NOTHING.gold(1) },
            ],
        },
        off: Effect::Gain(NOTHING.gold(4)),
    }, // miner
];

impl CitizenId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Citizen {
        &CARDS[self.index()]
    }
}

/// A starter: activated like a citizen, but no citizen card (VA-2.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starter {
    /// Its id in the data file.
    pub id: &'static str,
    /// VA-2.12: the name it bears.
    pub named: CitizenId,
    /// What it gives in every turn.
    pub gain: Bundle,
}

/// VA-23.1, VA-23.2: the two that every player has all the time (VA-2.15).
pub const STARTERS: [Starter; 2] = [
    Starter { id: "starter_peasant", named: CitizenId::Peasant, gain: NOTHING.gold(1) },
    Starter { id: "starter_knight", named: CitizenId::Knight, gain: NOTHING.strength(1) },
];

/// VA-4.2, VA-8.2, VA-8.6: the numbers that activate the citizens of each slot.
const NUMBERS: [&[u8]; super::SLOTS] = [&[1], &[2], &[3], &[4], &[5], &[6], &[7], &[8], &[9, 10], &[11, 12]];

/// The types of citizens of each slot.
const TYPES: [&[CitizenId]; super::SLOTS] = [
    &[CitizenId::Cleric, CitizenId::Monk],
    &[CitizenId::Merchant, CitizenId::Blacksmith],
    &[CitizenId::Mercenary, CitizenId::Alchemist],
    &[CitizenId::Archer, CitizenId::Wizard],
    &[CitizenId::Peasant],
    &[CitizenId::Knight],
    &[CitizenId::Rogue, CitizenId::Thief],
    &[CitizenId::Champion, CitizenId::Warlord],
    &[CitizenId::Paladin, CitizenId::Priestess],
    &[CitizenId::Butcher, CitizenId::Miner],
];

impl Slot {
    /// VA-8.2: the numbers that activate it.
    #[inline]
    pub fn numbers(self) -> &'static [u8] {
        NUMBERS[self.index()]
    }

    /// VA-4.7: the types of citizens with its numbers.
    #[inline]
    pub fn types(self) -> &'static [CitizenId] {
        TYPES[self.index()]
    }

    /// The slot that this number activates; `None` for numbers that two dice do not show.
    #[inline]
    pub fn of_number(number: u8) -> Option<Self> {
        let index = match number {
            1..=8 => number - 1,
            9 | 10 => 8,
            11 | 12 => 9,
            _ => return None,
        };
        Self::from_index(index as usize)
    }
}

impl Role {
    /// The types of citizens with this role icon.
    #[inline]
    pub fn citizens(self) -> &'static [CitizenId] {
        use CitizenId as C;
        match self {
            Self::Worker => &[C::Merchant, C::Blacksmith, C::Peasant, C::Butcher, C::Miner],
            Self::Soldier => &[C::Archer, C::Wizard, C::Knight, C::Champion, C::Warlord],
            Self::Shadow => &[C::Mercenary, C::Alchemist, C::Rogue, C::Thief],
            Self::Holy => &[C::Cleric, C::Monk, C::Paladin, C::Priestess],
        }
    }
}
