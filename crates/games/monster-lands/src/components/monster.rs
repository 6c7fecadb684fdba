//! The monsters (ML-23): what is printed on each card.

use super::{Affinity, Colours, Effect, Monster, Scope};

/// What is printed on a monster card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterCard {
    /// Its affinity.
    pub affinity: Affinity,
    /// Whether it is of level A.
    pub level_a: bool,
    /// Its attack value.
    pub attack: u8,
    /// Its capture value.
    pub capture_value: u8,
    /// Its kill value.
    pub kill_value: u8,
    /// Glory for capturing it.
    pub capture_glory: u8,
    /// Gold for capturing it.
    pub capture_gold: u8,
    /// Glory for killing it.
    pub kill_glory: u8,
    /// Trophy points of the card.
    pub trophies: u8,
    /// Its special power.
    pub effect: Effect,
}

const fn monster(
    affinity: Affinity,
    level_a: bool,
    values: (u8, u8, u8),
    capture: (u8, u8),
    kill: (u8, u8),
    effect: Effect,
) -> MonsterCard {
    MonsterCard {
        affinity,
        level_a,
        attack: values.0,
        capture_value: values.1,
        kill_value: values.2,
        capture_glory: capture.0,
        capture_gold: capture.1,
        kill_glory: kill.0,
        trophies: kill.1,
        effect,
    }
}

const MONSTERS: [MonsterCard; 20] = [
    // snailer
    monster(Affinity::Jungle, true, (2, 21, 26), (3, 9), (4, 1), Effect::MatchDice { n: 2 }),
    // sporus
    monster(Affinity::Jungle, true, (2, 21, 25), (3, 9), (4, 1), Effect::Spore { n: 1 }),
    // korcko
    monster(Affinity::Jungle, false, (4, 14, 20), (5, 10), (6, 2), Effect::DeathBurst { hits: 1 }),
    // gator
    monster(Affinity::Jungle, false, (4, 14, 19), (5, 10), (6, 2), Effect::Forbid { what: 3 }),
    // turfus
    monster(Affinity::Jungle, false, (5, 15, 21), (7, 11), (6, 2), Effect::TrapsNeeded { n: 2 }),
    // warkors
    monster(Affinity::Fire, true, (2, 19, 24), (3, 9), (4, 1), Effect::AutoHits { n: 1 }),
    // krinx
    monster(Affinity::Fire, true, (3, 21, 26), (4, 10), (5, 1), Effect::Panic { n: 2 }),
    // surbol
    monster(Affinity::Fire, false, (4, 16, 21), (5, 10), (6, 2), Effect::MatchDice { n: 2 }),
    // dogor
    monster(Affinity::Fire, false, (5, 14, 20), (4, 10), (6, 2), Effect::RevealToEntrance),
    // sandor
    monster(Affinity::Fire, false, (4, 15, 22), (3, 9), (6, 2), Effect::EscapeToEntrance),
    // moldo
    monster(
        Affinity::Air,
        true,
        (2, 20, 25),
        (3, 8),
        (4, 1),
        Effect::DieBonus { colours: Colours::S, amount: -1, scope: Scope::Monster },
    ),
    // krunn
    monster(Affinity::Air, true, (4, 15, 19), (3, 6), (5, 1), Effect::DeathBurst { hits: 1 }),
    // trons
    monster(Affinity::Air, false, (3, 18, 25), (4, 10), (6, 2), Effect::EntranceDice { n: 3 }),
    // sckon
    monster(Affinity::Air, false, (4, 11, 12), (5, 10), (5, 1), Effect::MatchDice { n: 2 }),
    // snagnus
    monster(Affinity::Air, false, (5, 12, 17), (6, 10), (7, 2), Effect::AutoHits { n: 1 }),
    // gorgosh
    monster(Affinity::Water, true, (2, 20, 25), (3, 8), (4, 1), Effect::Forbid { what: 4 }),
    // blandor
    monster(Affinity::Water, true, (2, 22, 27), (3, 10), (4, 1), Effect::MatchDice { n: 2 }),
    // krushus
    monster(
        Affinity::Water,
        false,
        (5, 15, 21),
        (5, 10),
        (6, 2),
        Effect::DieBonus { colours: Colours::M, amount: -1, scope: Scope::Monster },
    ),
    // abysur
    monster(Affinity::Water, false, (5, 17, 22), (5, 11), (7, 2), Effect::WoundGloryLoss { n: 1 }),
    // caribdis
    monster(Affinity::Water, false, (5, 16, 24), (5, 12), (8, 3), Effect::Forbid { what: 8 }),
];

impl Monster {
    /// What is printed on the card.
    pub const fn card(self) -> &'static MonsterCard {
        &MONSTERS[self as usize]
    }
}
