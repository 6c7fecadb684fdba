//! The members of clans (ML-22): what is printed on each card.

use super::{
    Affinities, Affinity, Building, Colour, Colours, DiceCount, Effect, Item, MemberId, Members, Scope,
};

/// What is printed on a member card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its affinity; novices have none (ML-14.5).
    pub affinity: Option<Affinity>,
    /// What it costs in the Tavern.
    pub cost: u8,
    /// Its reputation.
    pub reputation: u8,
    /// The dice it gives.
    pub dice: DiceCount,
    /// Whether its talent acts on its path in the adventure phase only (ML-6.42).
    pub outside: bool,
    /// Its talent.
    pub effect: Effect,
}

const fn member(
    affinity: Affinity,
    cost: u8,
    reputation: u8,
    dice: (u8, u8, u8),
    outside: bool,
    effect: Effect,
) -> Member {
    let dice = DiceCount { s: dice.0, m: dice.1, p: dice.2 };
    Member { affinity: Some(affinity), cost, reputation, dice, outside, effect }
}

const NOVICE: Member = Member {
    affinity: None,
    cost: 3,
    reputation: 1,
    dice: DiceCount { s: 1, m: 0, p: 0 },
    outside: false,
    effect: Effect::SwapDie { n: 1 },
};

const MEMBERS: [Member; 36] = [
    // purkas
    member(Affinity::Jungle, 0, 0, (1, 1, 0), true, Effect::Defence { n: 1, versus: Affinities::ANY }),
    // korgo
    member(Affinity::Jungle, 0, 1, (0, 0, 1), true, Effect::Reroll { n: 1, colours: Colours::P }),
    // tortock
    member(Affinity::Water, 0, 0, (0, 1, 1), true, Effect::TotalBonus { amount: 1, scope: Scope::Capture }),
    // taron
    member(Affinity::Water, 0, 1, (1, 0, 0), false, Effect::MineBonus { gold: 2 }),
    // nuduru
    member(Affinity::Fire, 0, 0, (1, 0, 1), false, Effect::FreeGain { choose: &[Item::Potion], n: 1 }),
    // frunks
    member(
        Affinity::Fire,
        0,
        1,
        (0, 1, 0),
        true,
        Effect::DieBonus { colours: Colours::M, amount: 1, scope: Scope::Outside },
    ),
    // poissen
    member(Affinity::Air, 0, 0, (0, 1, 1), true, Effect::TotalBonus { amount: 2, scope: Scope::Kill }),
    // timbulu
    member(
        Affinity::Air,
        0,
        1,
        (1, 0, 0),
        true,
        Effect::DieBonus { colours: Colours::S, amount: 1, scope: Scope::Outside },
    ),
    // dalina
    member(Affinity::Jungle, 6, 2, (1, 0, 0), false, Effect::ExtraTraps { n: 3 }),
    // drapis
    member(Affinity::Jungle, 9, 3, (1, 0, 1), true, Effect::Defence { n: 1, versus: Affinities::ANY }),
    // taroa
    member(
        Affinity::Jungle,
        11,
        4,
        (2, 0, 0),
        true,
        Effect::DieBonus { colours: Colours::S, amount: 1, scope: Scope::Outside },
    ),
    // puargh
    member(Affinity::Jungle, 10, 4, (1, 0, 1), true, Effect::OnEvent { deeds: 2, glory: 1, potion: 0 }),
    // fandor
    member(
        Affinity::Jungle,
        10,
        5,
        (2, 0, 0),
        false,
        Effect::BuyDie { gold: 1, colour: Colour::Persuasion, not_while_assigned: true },
    ),
    // wondou
    member(Affinity::Jungle, 13, 6, (2, 1, 0), true, Effect::Defence { n: 2, versus: Affinities::ANY }),
    // vaidala
    member(
        Affinity::Jungle,
        15,
        7,
        (1, 0, 2),
        false,
        Effect::Discount { building: Building::Tavern, amount: 4, floor: 0 },
    ),
    // parjas
    member(
        Affinity::Water,
        6,
        2,
        (0, 1, 0),
        true,
        Effect::Defence { n: 1, versus: Affinities::of(&[Affinity::Water, Affinity::Jungle]) },
    ),
    // wishor
    member(
        Affinity::Water,
        9,
        3,
        (1, 0, 1),
        false,
        Effect::Discount { building: Building::Hunter, amount: 4, floor: 0 },
    ),
    // ginova
    member(Affinity::Water, 10, 4, (1, 1, 0), true, Effect::Redirect { n: 1 }),
    // nimra
    member(Affinity::Water, 10, 4, (1, 1, 0), true, Effect::Defence { n: 1, versus: Affinities::ANY }),
    // frostor
    member(
        Affinity::Water,
        11,
        5,
        (0, 2, 0),
        false,
        Effect::FreeGain { choose: &[Item::Potion, Item::Venom], n: 1 },
    ),
    // dolfus
    member(Affinity::Water, 12, 6, (2, 0, 1), true, Effect::Defence { n: 2, versus: Affinities::ANY }),
    // lusara
    member(Affinity::Water, 16, 8, (1, 2, 1), true, Effect::OnEvent { deeds: 3, glory: 0, potion: 2 }),
    // shandee
    member(
        Affinity::Fire,
        7,
        2,
        (0, 1, 0),
        true,
        Effect::Defence { n: 1, versus: Affinities::of(&[Affinity::Water, Affinity::Fire]) },
    ),
    // zondu
    member(Affinity::Fire, 10, 3, (2, 0, 0), true, Effect::Defence { n: 1, versus: Affinities::ANY }),
    // tranok
    member(Affinity::Fire, 12, 4, (1, 0, 1), false, Effect::FreeGain { choose: &[Item::Gold], n: 2 }),
    // naiala
    member(Affinity::Fire, 11, 4, (1, 1, 0), true, Effect::TotalBonus { amount: 3, scope: Scope::Kill }),
    // sckrat
    member(Affinity::Fire, 13, 5, (3, 0, 0), true, Effect::Reroll { n: 2, colours: Colours::S }),
    // torko
    member(Affinity::Fire, 13, 6, (2, 0, 1), true, Effect::TotalBonus { amount: 3, scope: Scope::Capture }),
    // karunna
    member(Affinity::Fire, 18, 8, (2, 2, 0), true, Effect::Reroll { n: 2, colours: Colours::SM }),
    // guster
    member(
        Affinity::Air,
        7,
        2,
        (0, 0, 1),
        true,
        Effect::Defence { n: 1, versus: Affinities::of(&[Affinity::Jungle, Affinity::Air]) },
    ),
    // lorios
    member(Affinity::Air, 9, 3, (1, 1, 0), false, Effect::FreeGain { choose: &[Item::Venom], n: 1 }),
    // kakron
    member(Affinity::Air, 9, 3, (2, 0, 0), true, Effect::Reroll { n: 1, colours: Colours::S }),
    // wormee
    member(
        Affinity::Air,
        10,
        4,
        (1, 0, 1),
        false,
        Effect::BuyDie { gold: 2, colour: Colour::Strength, not_while_assigned: true },
    ),
    // trulina
    member(Affinity::Air, 11, 5, (1, 1, 0), true, Effect::Defence { n: 2, versus: Affinities::ANY }),
    // geas
    member(Affinity::Air, 13, 6, (1, 2, 0), true, Effect::TotalBonus { amount: 3, scope: Scope::Conquest }),
    // jaruna
    member(Affinity::Air, 14, 7, (2, 0, 1), true, Effect::CaptureWithoutTrap),
];

impl MemberId {
    /// What is printed on the card.
    pub fn card(self) -> &'static Member {
        MEMBERS.get(self as usize).unwrap_or(&NOVICE)
    }

    /// Whether it is a novice: no affinity, no assignment token (ML-1.3, ML-7.43).
    pub const fn is_novice(self) -> bool {
        self as usize >= MEMBERS.len()
    }

    /// Whether it is one of the eight starting members.
    pub const fn is_starting(self) -> bool {
        (self as usize) < STARTING
    }
}

/// ML-2.1: leaders and starting mercenaries, two an affinity.
pub const STARTING: usize = 8;

/// The members whose talent is of one kind, so that a walk through a clan looks at these alone.
macro_rules! talented {
    ($talent:pat) => {{
        let (mut bits, mut at) = (0, 0);
        while at < MEMBERS.len() {
            if matches!(MEMBERS[at].effect, $talent) {
                bits |= 1 << at;
            }
            at += 1;
        }
        Members::from_bits(bits)
    }};
}

/// Those who buy a die (ML-1.24).
pub const DIE_BUYERS: Members = talented!(Effect::BuyDie { .. });
/// Those who give something for nothing (ML-1.25).
pub const GIVERS: Members = talented!(Effect::FreeGain { .. });
/// Those who make room for traps (ML-1.28).
pub const TRAPPERS: Members = talented!(Effect::ExtraTraps { .. });
/// The novices.
pub const NOVICE_CARDS: Members = Members::from_bits(((1 << super::NOVICES) - 1) << MEMBERS.len());
