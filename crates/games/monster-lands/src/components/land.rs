//! Territories (ML-25), path tiles and mission tiles (ML-28).

use super::{Affinities, Affinity, Colours, DiceCount, Effect, Face, Goods, Mission, Territory};

/// What is printed on a territory card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryCard {
    /// Its affinity.
    pub affinity: Affinity,
    /// What a conquest roll must reach.
    pub conquest_value: u8,
    /// Glory for conquering it.
    pub conquest_glory: u8,
    /// The dice its ability takes.
    pub dice: &'static [Colours],
    /// What they bring (ML-8.50).
    pub effect: Effect,
}

const fn territory(
    affinity: Affinity,
    conquest_value: u8,
    conquest_glory: u8,
    dice: &'static [Colours],
    effect: Effect,
) -> TerritoryCard {
    TerritoryCard { affinity, conquest_value, conquest_glory, dice, effect }
}

const TERRITORIES: [TerritoryCard; 12] = [
    // megueria
    territory(
        Affinity::Jungle,
        15,
        4,
        &[Colours::S, Colours::M, Colours::P],
        Effect::Gain(Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 0 }),
    ),
    // thaklan
    territory(
        Affinity::Jungle,
        12,
        3,
        &[Colours::SM, Colours::SM],
        Effect::PoolDice(DiceCount { s: 0, m: 0, p: 3 }),
    ),
    // al_dahna
    territory(Affinity::Jungle, 16, 3, &[Colours::S], Effect::TakeLoot { n: 1 }),
    // skyehn
    territory(Affinity::Air, 14, 3, &[Colours::M], Effect::PoolDice(DiceCount { s: 3, m: 0, p: 0 })),
    // ghadik
    territory(
        Affinity::Air,
        13,
        4,
        &[Colours::P, Colours::P],
        Effect::Gain(Goods { gold: 9, glory: 0, potion: 0, venom: 0, defence: 0 }),
    ),
    // kale
    territory(
        Affinity::Air,
        11,
        3,
        &[Colours::M],
        Effect::Gain(Goods { gold: 0, glory: 0, potion: 3, venom: 0, defence: 0 }),
    ),
    // kyzhul
    territory(Affinity::Water, 13, 3, &[Colours::S], Effect::PoolDice(DiceCount { s: 0, m: 0, p: 2 })),
    // rynia
    territory(Affinity::Water, 17, 4, &[Colours::S, Colours::S], Effect::FreeHire),
    // gurban
    territory(
        Affinity::Water,
        12,
        4,
        &[Colours::SP, Colours::SP],
        Effect::PoolDice(DiceCount { s: 0, m: 3, p: 0 }),
    ),
    // yuha
    territory(Affinity::Fire, 11, 3, &[Colours::P], Effect::PoolDice(DiceCount { s: 0, m: 2, p: 0 })),
    // wahibah
    territory(
        Affinity::Fire,
        13,
        4,
        &[Colours::M],
        Effect::Gain(Goods { gold: 0, glory: 0, potion: 0, venom: 0, defence: 3 }),
    ),
    // uyuniah
    territory(Affinity::Fire, 15, 4, &[Colours::SP, Colours::SP], Effect::FreeEquipment),
];

impl Territory {
    /// What is printed on the card.
    pub const fn card(self) -> &'static TerritoryCard {
        &TERRITORIES[self as usize]
    }
}

/// What a path tile shows for one path (ML-8.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathRule {
    /// The dice that must be placed.
    pub required: &'static [Colours],
    /// The colours that may be added.
    pub reinforce: Colours,
    /// How many may be added (ML-8.23).
    pub most: u8,
    /// What the path gives.
    pub benefit: Effect,
}

const fn path(required: &'static [Colours], reinforce: Colours, most: u8, benefit: Effect) -> PathRule {
    PathRule { required, reinforce, most, benefit }
}

const FACES: [[PathRule; 4]; 12] = [
    // tile_1a
    [
        path(&[Colours::S, Colours::S], Colours::SM, 2, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::S], Colours::M, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::M], Colours::M, 3, Effect::Reroll { n: 1, colours: Colours::M }),
        path(&[Colours::S, Colours::S], Colours::SM, 2, Effect::GainOnReturn { gold: 3 }),
    ],
    // tile_1b
    [
        path(&[Colours::S, Colours::M], Colours::SM, 3, Effect::Defence { n: 2, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::S], Colours::S, 2, Effect::Carry { potion: 0, venom: 1 }),
        path(&[Colours::S], Colours::M, 2, Effect::Reroll { n: 1, colours: Colours::S }),
        path(&[Colours::S, Colours::S, Colours::S], Colours::SM, 1, Effect::GainOnReturn { gold: 5 }),
    ],
    // tile_2a
    [
        path(
            &[Colours::S, Colours::S, Colours::S],
            Colours::SM,
            3,
            Effect::Defence { n: 2, versus: Affinities::ANY },
        ),
        path(&[Colours::S], Colours::SM, 2, Effect::GainOnReturn { gold: 2 }),
        path(&[Colours::SM, Colours::SM], Colours::SM, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::S, Colours::S], Colours::M, 2, Effect::Reroll { n: 2, colours: Colours::S }),
    ],
    // tile_2b
    [
        path(&[Colours::S, Colours::S], Colours::SM, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::S, Colours::M], Colours::M, 2, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::S], Colours::S, 3, Effect::Reroll { n: 2, colours: Colours::S }),
        path(&[Colours::M], Colours::SM, 3, Effect::GainOnReturn { gold: 3 }),
    ],
    // tile_3a
    [
        path(&[Colours::S], Colours::SM, 4, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::S], Colours::M, 2, Effect::Reroll { n: 1, colours: Colours::SM }),
        path(&[Colours::M], Colours::S, 3, Effect::Carry { potion: 0, venom: 1 }),
        path(&[Colours::S, Colours::S], Colours::SM, 3, Effect::GainOnReturn { gold: 4 }),
    ],
    // tile_3b
    [
        path(&[Colours::S, Colours::S], Colours::SM, 3, Effect::Reroll { n: 2, colours: Colours::S }),
        path(&[Colours::M], Colours::SM, 3, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::S], Colours::S, 2, Effect::GainOnReturn { gold: 3 }),
        path(&[Colours::S, Colours::M], Colours::SM, 2, Effect::Carry { potion: 1, venom: 0 }),
    ],
    // tile_4a
    [
        path(
            &[Colours::S, Colours::S, Colours::M],
            Colours::SM,
            3,
            Effect::Defence { n: 2, versus: Affinities::ANY },
        ),
        path(&[Colours::S, Colours::S], Colours::SM, 2, Effect::Carry { potion: 0, venom: 1 }),
        path(&[Colours::SM], Colours::SM, 3, Effect::GainOnReturn { gold: 2 }),
        path(
            &[Colours::S, Colours::S, Colours::S],
            Colours::M,
            2,
            Effect::Reroll { n: 2, colours: Colours::SM },
        ),
    ],
    // tile_4b
    [
        path(&[Colours::S, Colours::M], Colours::SM, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::S], Colours::SM, 3, Effect::Reroll { n: 1, colours: Colours::S }),
        path(&[Colours::S, Colours::S], Colours::M, 2, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::SM, Colours::SM], Colours::SM, 3, Effect::GainOnReturn { gold: 4 }),
    ],
    // tile_5a
    [
        path(&[Colours::S, Colours::S], Colours::M, 3, Effect::Defence { n: 2, versus: Affinities::ANY }),
        path(&[Colours::M, Colours::M], Colours::S, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::S, Colours::S], Colours::SM, 2, Effect::GainOnReturn { gold: 3 }),
        path(&[Colours::S], Colours::SM, 4, Effect::Reroll { n: 1, colours: Colours::M }),
    ],
    // tile_5b
    [
        path(&[Colours::SM, Colours::SM], Colours::SM, 3, Effect::Carry { potion: 0, venom: 1 }),
        path(&[Colours::S, Colours::S], Colours::S, 2, Effect::Defence { n: 1, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::M], Colours::SM, 2, Effect::Reroll { n: 1, colours: Colours::SM }),
        path(&[Colours::S, Colours::S], Colours::M, 1, Effect::GainOnReturn { gold: 5 }),
    ],
    // tile_6a
    [
        path(&[Colours::S, Colours::S, Colours::S], Colours::M, 2, Effect::Carry { potion: 1, venom: 0 }),
        path(&[Colours::S], Colours::SM, 3, Effect::GainOnReturn { gold: 3 }),
        path(&[Colours::S, Colours::M], Colours::S, 3, Effect::Reroll { n: 2, colours: Colours::S }),
        path(&[Colours::M], Colours::M, 2, Effect::Defence { n: 1, versus: Affinities::ANY }),
    ],
    // tile_6b
    [
        path(&[Colours::S], Colours::SM, 3, Effect::GainOnReturn { gold: 2 }),
        path(&[Colours::SM, Colours::SM], Colours::SM, 2, Effect::Defence { n: 2, versus: Affinities::ANY }),
        path(&[Colours::S, Colours::S], Colours::SM, 3, Effect::Reroll { n: 1, colours: Colours::SM }),
        path(&[Colours::S, Colours::S], Colours::M, 2, Effect::Carry { potion: 0, venom: 1 }),
    ],
];

impl Face {
    /// The four paths from the left.
    pub const fn paths(self) -> &'static [PathRule; 4] {
        &FACES[self as usize]
    }
}

/// Side A of a mission tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceMission {
    /// The dice of a path.
    pub dice: &'static [Colours],
    /// What the roll must reach.
    pub target: u8,
    /// For the one who succeeds best.
    pub reward: Goods,
    /// Glory lost by those who fail.
    pub penalty: u8,
    /// Gold for the other who succeeds.
    pub consolation: u8,
}

/// What a contract asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Coins.
    pub gold: u8,
    /// Traps or tricks.
    pub trap: u8,
    /// Potions.
    pub potion: u8,
    /// Venoms.
    pub venom: u8,
    /// Defence tokens.
    pub defence: u8,
}

/// Side B of a mission tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The dice of a path.
    pub dice: &'static [Colours],
    /// What is paid.
    pub pay: Price,
    /// The reward of the left and of the right path.
    pub rewards: [Goods; 2],
}

const DICE_MISSIONS: [DiceMission; 12] = [
    // mission_01a
    DiceMission {
        dice: &[Colours::S, Colours::S],
        target: 6,
        reward: Goods { gold: 2, glory: 2, potion: 0, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_02a
    DiceMission {
        dice: &[Colours::S, Colours::M],
        target: 7,
        reward: Goods { gold: 0, glory: 3, potion: 1, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_03a
    DiceMission {
        dice: &[Colours::P, Colours::P],
        target: 6,
        reward: Goods { gold: 5, glory: 2, potion: 0, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_04a
    DiceMission {
        dice: &[Colours::S, Colours::S, Colours::S],
        target: 10,
        reward: Goods { gold: 0, glory: 4, potion: 0, venom: 0, defence: 0 },
        penalty: 2,
        consolation: 2,
    },
    // mission_05a
    DiceMission {
        dice: &[Colours::SM, Colours::SM],
        target: 6,
        reward: Goods { gold: 0, glory: 2, potion: 0, venom: 1, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_06a
    DiceMission {
        dice: &[Colours::S, Colours::P],
        target: 7,
        reward: Goods { gold: 2, glory: 3, potion: 0, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_07a
    DiceMission {
        dice: &[Colours::M, Colours::M],
        target: 7,
        reward: Goods { gold: 0, glory: 3, potion: 0, venom: 0, defence: 1 },
        penalty: 1,
        consolation: 2,
    },
    // mission_08a
    DiceMission {
        dice: &[Colours::M, Colours::P],
        target: 7,
        reward: Goods { gold: 3, glory: 3, potion: 0, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
    // mission_09a
    DiceMission {
        dice: &[Colours::S, Colours::M, Colours::P],
        target: 10,
        reward: Goods { gold: 2, glory: 4, potion: 0, venom: 0, defence: 0 },
        penalty: 2,
        consolation: 2,
    },
    // mission_10a
    DiceMission {
        dice: &[Colours::SP, Colours::SP],
        target: 6,
        reward: Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 1 },
        penalty: 1,
        consolation: 2,
    },
    // mission_11a
    DiceMission {
        dice: &[Colours::S, Colours::S, Colours::M],
        target: 11,
        reward: Goods { gold: 0, glory: 5, potion: 0, venom: 0, defence: 0 },
        penalty: 2,
        consolation: 2,
    },
    // mission_12a
    DiceMission {
        dice: &[Colours::MP, Colours::MP],
        target: 5,
        reward: Goods { gold: 1, glory: 2, potion: 0, venom: 0, defence: 0 },
        penalty: 1,
        consolation: 2,
    },
];

const CONTRACTS: [Contract; 12] = [
    // mission_01b
    Contract {
        dice: &[Colours::S],
        pay: Price { gold: 4, trap: 0, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 1, potion: 1, venom: 0, defence: 0 },
        ],
    },
    // mission_02b
    Contract {
        dice: &[Colours::S],
        pay: Price { gold: 0, trap: 1, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 3, glory: 2, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_03b
    Contract {
        dice: &[Colours::M],
        pay: Price { gold: 0, trap: 0, potion: 1, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 1 },
            Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_04b
    Contract {
        dice: &[Colours::S],
        pay: Price { gold: 0, trap: 0, potion: 0, venom: 0, defence: 1 },
        rewards: [
            Goods { gold: 2, glory: 2, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 2, glory: 1, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_05b
    Contract {
        dice: &[Colours::SM],
        pay: Price { gold: 0, trap: 0, potion: 0, venom: 1, defence: 0 },
        rewards: [
            Goods { gold: 2, glory: 2, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 2, glory: 1, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_06b
    Contract {
        dice: &[Colours::P],
        pay: Price { gold: 3, trap: 0, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 2, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 1, potion: 0, venom: 0, defence: 1 },
        ],
    },
    // mission_07b
    Contract {
        dice: &[Colours::S, Colours::S],
        pay: Price { gold: 0, trap: 0, potion: 2, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 4, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 3, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_08b
    Contract {
        dice: &[Colours::S, Colours::M],
        pay: Price { gold: 0, trap: 0, potion: 0, venom: 0, defence: 2 },
        rewards: [
            Goods { gold: 0, glory: 4, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 3, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_09b
    Contract {
        dice: &[Colours::S, Colours::S],
        pay: Price { gold: 6, trap: 0, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 4, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 0, glory: 3, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_10b
    Contract {
        dice: &[Colours::SP],
        pay: Price { gold: 0, trap: 1, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 2, potion: 1, venom: 0, defence: 0 },
            Goods { gold: 2, glory: 1, potion: 0, venom: 1, defence: 0 },
        ],
    },
    // mission_11b
    Contract {
        dice: &[Colours::M],
        pay: Price { gold: 0, trap: 0, potion: 0, venom: 2, defence: 0 },
        rewards: [
            Goods { gold: 0, glory: 3, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 1, glory: 2, potion: 0, venom: 0, defence: 0 },
        ],
    },
    // mission_12b
    Contract {
        dice: &[Colours::S, Colours::P],
        pay: Price { gold: 0, trap: 2, potion: 0, venom: 0, defence: 0 },
        rewards: [
            Goods { gold: 3, glory: 4, potion: 0, venom: 0, defence: 0 },
            Goods { gold: 3, glory: 3, potion: 0, venom: 0, defence: 0 },
        ],
    },
];

impl Mission {
    /// Side A.
    pub const fn dice_mission(self) -> &'static DiceMission {
        &DICE_MISSIONS[self as usize]
    }

    /// Side B.
    pub const fn contract(self) -> &'static Contract {
        &CONTRACTS[self as usize]
    }
}
