//! What is printed on the monsters (VA-24).

use serde::Serialize;
use table::Id;

use super::vocabulary::{Count, Effect, Filter};
use super::{Area, CitizenId, MONSTERS, MonsterId, MonsterType, NOTHING};

/// VA-3.9: what is printed on a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Monster {
    /// Where it lives.
    pub area: Area,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: MonsterType,
    /// What it costs in strength.
    pub strength: u8,
    /// What it costs in magic.
    pub magic: u8,
    /// What it is worth at the end.
    pub vp: u8,
    /// How many there are with one to four players, and with five.
    #[serde(skip)]
    pub copies: [u8; 2],
    /// What slaying it gives.
    pub reward: Effect,
}

const CARDS: [Monster; MONSTERS] = [
    Monster {
        area: Area::Hills,
        kind: MonsterType::Minion,
        strength: 1,
        magic: 0,
        vp: 1,
        copies: [3, 3],
        reward: Effect::Gain(NOTHING.gold(1)),
    }, // goblin
    Monster {
        area: Area::Hills,
        kind: MonsterType::Titan,
        strength: 3,
        magic: 0,
        vp: 2,
        copies: [1, 2],
        reward: Effect::ChooseOne {
            options: &[Effect::Gain(NOTHING.gold(1)), Effect::Gain(NOTHING.magic(1))],
        },
    }, // goblin_mage
    Monster {
        area: Area::Hills,
        kind: MonsterType::Boss,
        strength: 6,
        magic: 0,
        vp: 4,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Hills), bundle: NOTHING.gold(1) },
    }, // goblin_king
    Monster {
        area: Area::Barrens,
        kind: MonsterType::Minion,
        strength: 1,
        magic: 0,
        vp: 1,
        copies: [3, 4],
        reward: Effect::Gain(NOTHING.magic(1)),
    }, // gargoyle
    Monster {
        area: Area::Barrens,
        kind: MonsterType::Titan,
        strength: 4,
        magic: 3,
        vp: 3,
        copies: [1, 1],
        reward: Effect::TakeCitizen(Filter { role: None, name: None, max_cost: Some(2), optional: true }),
    }, // wraith
    Monster {
        area: Area::Barrens,
        kind: MonsterType::Boss,
        strength: 5,
        magic: 4,
        vp: 5,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Barrens), bundle: NOTHING.magic(1) },
    }, // witch_queen
    Monster {
        area: Area::Ruins,
        kind: MonsterType::Minion,
        strength: 2,
        magic: 0,
        vp: 2,
        copies: [3, 3],
        reward: Effect::Gain(NOTHING.gold(1)),
    }, // skeleton
    Monster {
        area: Area::Ruins,
        kind: MonsterType::Titan,
        strength: 5,
        magic: 0,
        vp: 3,
        copies: [1, 2],
        reward: Effect::Gain(NOTHING.gold(1).magic(1)),
    }, // flaming_skeleton
    Monster {
        area: Area::Ruins,
        kind: MonsterType::Boss,
        strength: 8,
        magic: 0,
        vp: 4,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Ruins), bundle: NOTHING.gold(2) },
    }, // skeleton_king
    Monster {
        area: Area::Forest,
        kind: MonsterType::Minion,
        strength: 3,
        magic: 0,
        vp: 1,
        copies: [2, 3],
        reward: Effect::Gain(NOTHING.gold(1).magic(1)),
    }, // treant
    Monster {
        area: Area::Forest,
        kind: MonsterType::Beast,
        strength: 6,
        magic: 0,
        vp: 2,
        copies: [2, 2],
        reward: Effect::ChooseOne {
            options: &[
                Effect::Gain(NOTHING.gold(3)),
                Effect::TakeCitizen(Filter {
                    role: None,
                    name: Some(CitizenId::Knight),
                    max_cost: None,
                    optional: false,
                }),
            ],
        },
    }, // bane_spider
    Monster {
        area: Area::Forest,
        kind: MonsterType::Boss,
        strength: 10,
        magic: 3,
        vp: 5,
        copies: [1, 1],
        reward: Effect::ChooseOne {
            options: &[
                Effect::GainPer { per: Count::Area(Area::Forest), bundle: NOTHING.gold(2) },
                Effect::All {
                    effects: &[
                        Effect::TakeCitizen(Filter {
                            role: None,
                            name: None,
                            max_cost: None,
                            optional: false,
                        }),
                        Effect::Gain(NOTHING.vp(1)),
                    ],
                },
            ],
        },
    }, // spider_queen
    Monster {
        area: Area::Valley,
        kind: MonsterType::Beast,
        strength: 4,
        magic: 0,
        vp: 2,
        copies: [3, 3],
        reward: Effect::Gain(NOTHING.magic(2)),
    }, // owlbear
    Monster {
        area: Area::Valley,
        kind: MonsterType::Titan,
        strength: 8,
        magic: 0,
        vp: 3,
        copies: [1, 2],
        reward: Effect::Gain(NOTHING.gold(1).magic(2)),
    }, // giant
    Monster {
        area: Area::Valley,
        kind: MonsterType::Boss,
        strength: 12,
        magic: 0,
        vp: 6,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Valley), bundle: NOTHING.magic(2) },
    }, // troll
    Monster {
        area: Area::Swamp,
        kind: MonsterType::Minion,
        strength: 4,
        magic: 1,
        vp: 3,
        copies: [3, 4],
        reward: Effect::Gain(NOTHING.gold(2)),
    }, // gelatinous_cube
    Monster {
        area: Area::Swamp,
        kind: MonsterType::Beast,
        strength: 6,
        magic: 3,
        vp: 4,
        copies: [1, 1],
        reward: Effect::ChooseOne {
            options: &[Effect::Gain(NOTHING.gold(3)), Effect::Gain(NOTHING.magic(3))],
        },
    }, // basilisk
    Monster {
        area: Area::Swamp,
        kind: MonsterType::Boss,
        strength: 10,
        magic: 4,
        vp: 6,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Swamp), bundle: NOTHING.magic(2) },
    }, // swamp_dragon
    Monster {
        area: Area::Mountains,
        kind: MonsterType::Beast,
        strength: 5,
        magic: 0,
        vp: 3,
        copies: [2, 3],
        reward: Effect::ChooseOne {
            options: &[Effect::Gain(NOTHING.gold(2)), Effect::Gain(NOTHING.magic(2))],
        },
    }, // dire_bear
    Monster {
        area: Area::Mountains,
        kind: MonsterType::Minion,
        strength: 9,
        magic: 0,
        vp: 3,
        copies: [2, 2],
        reward: Effect::TakeCitizen(Filter { role: None, name: None, max_cost: Some(3), optional: true }),
    }, // orc_warrior
    Monster {
        area: Area::Mountains,
        kind: MonsterType::Boss,
        strength: 14,
        magic: 0,
        vp: 6,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Mountains), bundle: NOTHING.gold(2) },
    }, // orc_chieftain
    Monster {
        area: Area::Caverns,
        kind: MonsterType::Minion,
        strength: 5,
        magic: 1,
        vp: 3,
        copies: [3, 4],
        reward: Effect::Gain(NOTHING.gold(2).magic(1)),
    }, // kobolds
    Monster {
        area: Area::Caverns,
        kind: MonsterType::Titan,
        strength: 7,
        magic: 3,
        vp: 4,
        copies: [1, 1],
        reward: Effect::Gain(NOTHING.gold(5)),
    }, // gold_golem
    Monster {
        area: Area::Caverns,
        kind: MonsterType::Boss,
        strength: 12,
        magic: 6,
        vp: 7,
        copies: [1, 1],
        reward: Effect::GainPer { per: Count::Area(Area::Caverns), bundle: NOTHING.gold(3) },
    }, // red_dragon
];

/// VA-3.2: each area has three names of monsters.
pub(crate) const LEVELS: usize = 3;

impl MonsterId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Monster {
        &CARDS[self.index()]
    }

    /// VA-4.5: its place among the three of its area, the weakest first.
    #[inline]
    pub fn level(self) -> usize {
        self.index() % LEVELS
    }
}

impl Area {
    /// VA-4.5: the three monsters of this area, the weakest first.
    #[inline]
    pub fn monsters(self) -> &'static [MonsterId] {
        &MonsterId::ALL[self.index() * LEVELS..][..LEVELS]
    }
}
