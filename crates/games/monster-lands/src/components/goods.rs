//! Traps and tricks (ML-26), equipment (ML-24) and loot (ML-27).

use super::{
    Affinities, Building, Colour, Colours, DiceCount, Effect, Equipment, Gear, Goods, Loot, Loots, Scope,
    Trap,
};

/// What a token of the Hunter's Lodge is (ML-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrapClass {
    /// One for each clan at the start.
    Starting,
    /// Sold in every game.
    Improved,
    /// Sold with Trickery; its dice cannot be stolen.
    Protected,
    /// Sold with Trickery.
    Trick,
}

/// What is printed on a trap or trick token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrapToken {
    /// Which of the four classes.
    pub class: TrapClass,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub price: u8,
    /// What it does when revealed.
    pub effect: Effect,
}

const fn token(class: TrapClass, copies: u8, price: u8, effect: Effect) -> TrapToken {
    TrapToken { class, copies, price, effect }
}

const TRAPS: [TrapToken; 27] = [
    // trap_starting
    token(TrapClass::Starting, 4, 0, Effect::TrapDice { colour: Colour::Strength, n: 1, protected: false }),
    // trap_strength_1
    token(TrapClass::Improved, 3, 3, Effect::TrapDice { colour: Colour::Strength, n: 1, protected: false }),
    // trap_strength_2
    token(TrapClass::Improved, 3, 6, Effect::TrapDice { colour: Colour::Strength, n: 2, protected: false }),
    // trap_strength_3
    token(TrapClass::Improved, 2, 9, Effect::TrapDice { colour: Colour::Strength, n: 3, protected: false }),
    // trap_strength_plus_1
    token(
        TrapClass::Improved,
        4,
        3,
        Effect::DieBonus { colours: Colours::S, amount: 1, scope: Scope::Outside },
    ),
    // trap_strength_plus_2
    token(
        TrapClass::Improved,
        3,
        6,
        Effect::DieBonus { colours: Colours::S, amount: 2, scope: Scope::Outside },
    ),
    // trap_strength_plus_3
    token(
        TrapClass::Improved,
        1,
        9,
        Effect::DieBonus { colours: Colours::S, amount: 3, scope: Scope::Outside },
    ),
    // trap_magic_1
    token(TrapClass::Improved, 4, 4, Effect::TrapDice { colour: Colour::Magic, n: 1, protected: false }),
    // trap_magic_2
    token(TrapClass::Improved, 2, 7, Effect::TrapDice { colour: Colour::Magic, n: 2, protected: false }),
    // trap_magic_3
    token(TrapClass::Improved, 1, 10, Effect::TrapDice { colour: Colour::Magic, n: 3, protected: false }),
    // trap_magic_plus_1
    token(
        TrapClass::Improved,
        3,
        2,
        Effect::DieBonus { colours: Colours::M, amount: 1, scope: Scope::Outside },
    ),
    // trap_magic_plus_2
    token(
        TrapClass::Improved,
        2,
        4,
        Effect::DieBonus { colours: Colours::M, amount: 2, scope: Scope::Outside },
    ),
    // trap_total_4
    token(TrapClass::Improved, 4, 4, Effect::TotalBonus { amount: 4, scope: Scope::Monster }),
    // trap_total_6
    token(TrapClass::Improved, 3, 6, Effect::TotalBonus { amount: 6, scope: Scope::Monster }),
    // trap_total_8
    token(TrapClass::Improved, 1, 8, Effect::TotalBonus { amount: 8, scope: Scope::Monster }),
    // trap_strength_1_protected
    token(TrapClass::Protected, 2, 4, Effect::TrapDice { colour: Colour::Strength, n: 1, protected: true }),
    // trap_strength_2_protected
    token(TrapClass::Protected, 1, 7, Effect::TrapDice { colour: Colour::Strength, n: 2, protected: true }),
    // trap_magic_1_protected
    token(TrapClass::Protected, 2, 5, Effect::TrapDice { colour: Colour::Magic, n: 1, protected: true }),
    // trap_magic_2_protected
    token(TrapClass::Protected, 1, 8, Effect::TrapDice { colour: Colour::Magic, n: 2, protected: true }),
    // trick_steal_magic_1
    token(TrapClass::Trick, 3, 3, Effect::Steal { n: 1, colours: Colours::M }),
    // trick_steal_magic_2
    token(TrapClass::Trick, 2, 5, Effect::Steal { n: 2, colours: Colours::M }),
    // trick_steal_strength_1
    token(TrapClass::Trick, 3, 3, Effect::Steal { n: 1, colours: Colours::S }),
    // trick_steal_strength_2
    token(TrapClass::Trick, 2, 5, Effect::Steal { n: 2, colours: Colours::S }),
    // trick_steal_any_1
    token(TrapClass::Trick, 2, 4, Effect::Steal { n: 1, colours: Colours::SM }),
    // trick_steal_any_2
    token(TrapClass::Trick, 1, 6, Effect::Steal { n: 2, colours: Colours::SM }),
    // trick_redirect_1
    token(TrapClass::Trick, 3, 3, Effect::Redirect { n: 1 }),
    // trick_redirect_2
    token(TrapClass::Trick, 2, 5, Effect::Redirect { n: 2 }),
];

impl Trap {
    /// What is printed on the token.
    pub const fn token(self) -> &'static TrapToken {
        &TRAPS[self as usize]
    }

    /// Whether it is a trick (ML-18.1).
    pub fn is_trick(self) -> bool {
        self.token().class == TrapClass::Trick
    }
}

table::ids! {
    /// A type of equipment: a member bears one of each at most (ML-7.52).
    pub enum GearType: "a type of equipment" { Weapon = "weapon", Armour = "armour", Spell = "spell" }
}

/// What is printed on an equipment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquipmentCard {
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub cost: u8,
    /// Its type.
    pub kind: GearType,
    /// Whether it acts on its bearer's path in the adventure phase only.
    pub outside: bool,
    /// Its ability.
    pub effect: Effect,
}

const fn card(copies: u8, cost: u8, kind: GearType, outside: bool, effect: Effect) -> EquipmentCard {
    EquipmentCard { copies, cost, kind, outside, effect }
}

const EQUIPMENT: [EquipmentCard; 10] = [
    // krakhen
    card(2, 5, GearType::Spell, true, Effect::Reroll { n: 2, colours: Colours::M }),
    // rashnek
    card(2, 5, GearType::Weapon, false, Effect::MineBonus { gold: 2 }),
    // mortis
    card(
        2,
        6,
        GearType::Spell,
        true,
        Effect::DieBonus { colours: Colours::M, amount: 1, scope: Scope::Outside },
    ),
    // kedavra
    card(
        2,
        4,
        GearType::Spell,
        true,
        Effect::DieBonus { colours: Colours::M, amount: 2, scope: Scope::Conquest },
    ),
    // pugnor
    card(
        2,
        7,
        GearType::Weapon,
        true,
        Effect::DieBonus { colours: Colours::S, amount: 1, scope: Scope::Outside },
    ),
    // sham
    card(1, 3, GearType::Armour, true, Effect::Reroll { n: 2, colours: Colours::P }),
    // noxx
    card(2, 5, GearType::Armour, true, Effect::Defence { n: 1, versus: Affinities::ANY }),
    // turzoks
    card(2, 6, GearType::Armour, false, Effect::Discount { building: Building::Hunter, amount: 4, floor: 0 }),
    // slyzor
    card(
        2,
        5,
        GearType::Weapon,
        true,
        Effect::DieBonus { colours: Colours::S, amount: 1, scope: Scope::Monster },
    ),
    // tergeo
    card(1, 5, GearType::Spell, true, Effect::Reroll { n: 2, colours: Colours::S }),
];

const KINDS: [Equipment; 18] = [
    Equipment::Krakhen,
    Equipment::Krakhen,
    Equipment::Rashnek,
    Equipment::Rashnek,
    Equipment::Mortis,
    Equipment::Mortis,
    Equipment::Kedavra,
    Equipment::Kedavra,
    Equipment::Pugnor,
    Equipment::Pugnor,
    Equipment::Sham,
    Equipment::Noxx,
    Equipment::Noxx,
    Equipment::Turzoks,
    Equipment::Turzoks,
    Equipment::Slyzor,
    Equipment::Slyzor,
    Equipment::Tergeo,
];

impl Equipment {
    /// What is printed on the card.
    pub const fn card(self) -> &'static EquipmentCard {
        &EQUIPMENT[self as usize]
    }
}

impl Gear {
    /// Which kind it is a copy of.
    pub const fn kind(self) -> Equipment {
        KINDS[self as usize]
    }

    /// What is printed on the card.
    pub const fn card(self) -> &'static EquipmentCard {
        self.kind().card()
    }
}

/// When a loot token can be used (ML-6.26 to ML-6.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LootUse {
    /// In the windows of ML-6.27.
    Any,
    /// In the own deployment turn.
    Deploy,
    /// In an own roll.
    Outside,
    /// When the event happens.
    Event,
    /// Kept as a trophy or sold.
    Trophy,
}

/// What a loot token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LootToken {
    /// When.
    pub usage: LootUse,
    /// What it does.
    pub effect: Effect,
}

const fn loot(usage: LootUse, effect: Effect) -> LootToken {
    LootToken { usage, effect }
}

const LOOT: [LootToken; 16] = [
    // loot_conquest_glory
    loot(LootUse::Event, Effect::OnEvent { deeds: 4, glory: 4, potion: 0 }),
    // loot_kill_glory
    loot(LootUse::Event, Effect::OnEvent { deeds: 1, glory: 4, potion: 0 }),
    // loot_capture_glory
    loot(LootUse::Event, Effect::OnEvent { deeds: 2, glory: 3, potion: 0 }),
    // loot_reroll_4
    loot(LootUse::Outside, Effect::Reroll { n: 4, colours: Colours::SM }),
    // loot_potions_venoms
    loot(LootUse::Any, Effect::Gain(Goods { gold: 0, glory: 0, potion: 2, venom: 2, defence: 0 })),
    // loot_kill_6
    loot(LootUse::Outside, Effect::TotalBonus { amount: 6, scope: Scope::Kill }),
    // loot_trophy
    loot(LootUse::Trophy, Effect::Trophy { points: 3, sale_gold: 15 }),
    // loot_mixed
    loot(LootUse::Any, Effect::Gain(Goods { gold: 6, glory: 0, potion: 1, venom: 0, defence: 1 })),
    // loot_persuasion_to_magic
    loot(LootUse::Deploy, Effect::Convert { pay: Colours::P, gain: DiceCount { s: 0, m: 3, p: 0 } }),
    // loot_magic_to_strength
    loot(LootUse::Deploy, Effect::Convert { pay: Colours::M, gain: DiceCount { s: 3, m: 0, p: 0 } }),
    // loot_magic_plus_2
    loot(LootUse::Outside, Effect::DieBonus { colours: Colours::M, amount: 2, scope: Scope::Outside }),
    // loot_gold_12
    loot(LootUse::Any, Effect::Gain(Goods { gold: 12, glory: 0, potion: 0, venom: 0, defence: 0 })),
    // loot_gold_10
    loot(LootUse::Any, Effect::Gain(Goods { gold: 10, glory: 0, potion: 0, venom: 0, defence: 0 })),
    // loot_magic_reroll_3
    loot(LootUse::Outside, Effect::Reroll { n: 3, colours: Colours::M }),
    // loot_free_hire
    loot(LootUse::Any, Effect::FreeHire),
    // loot_strength_plus_2
    loot(LootUse::Outside, Effect::DieBonus { colours: Colours::S, amount: 2, scope: Scope::Outside }),
];

/// The loot tokens of one use.
macro_rules! used {
    ($usage:pat) => {{
        let (mut bits, mut at) = (0, 0);
        while at < LOOT.len() {
            if matches!(LOOT[at].usage, $usage) {
                bits |= 1 << at;
            }
            at += 1;
        }
        Loots::from_bits(bits)
    }};
}

impl LootUse {
    /// The tokens of this use.
    pub const fn tokens(self) -> Loots {
        const TOKENS: [Loots; 5] = [
            used!(LootUse::Any),
            used!(LootUse::Deploy),
            used!(LootUse::Outside),
            used!(LootUse::Event),
            used!(LootUse::Trophy),
        ];
        TOKENS[self as usize]
    }
}

impl Loot {
    /// What the token is good for.
    pub const fn token(self) -> &'static LootToken {
        &LOOT[self as usize]
    }
}
