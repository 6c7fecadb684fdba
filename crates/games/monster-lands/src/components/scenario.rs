//! The ten solo scenarios (ML-20).

use super::{Affinity, BEER_PRICE, Building, ROUNDS};

/// What a rank of a scenario asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Victory points.
    pub points: u8,
    /// Gold at the end (ML-20.2).
    pub gold: u8,
    /// Completed missions (ML-20.11).
    pub missions: u8,
    /// ML-20.8: a full store, equipment of all types, every affinity.
    pub armed: bool,
    /// ML-20.9: mercenaries by affinity, the most numerous first.
    pub mercenaries: [u8; 4],
}

const fn points(points: u8) -> Goal {
    Goal { points, gold: 0, missions: 0, armed: false, mercenaries: [0; 4] }
}

const fn rich(gold: u8) -> Goal {
    Goal { gold, ..points(25) }
}

const fn armed(least: u8) -> Goal {
    Goal { armed: true, ..points(least) }
}

const fn busy(missions: u8, least: u8) -> Goal {
    Goal { missions, ..points(least) }
}

const fn diverse(mercenaries: [u8; 4]) -> Goal {
    Goal { mercenaries, ..points(0) }
}

/// The special rules of a scenario, and what the ranks Apprentice, Veteran and Hero ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the rules")]
pub struct Scenario {
    /// ML-19.4.
    pub rounds: u8,
    /// Gold at the start, if not the usual.
    pub gold: Option<u16>,
    /// Defence tokens at the start.
    pub defence: u8,
    /// The affinity one must play.
    pub affinity: Option<Affinity>,
    /// A building that stays closed.
    pub closed: Option<Building>,
    /// ML-20.5.
    pub no_defence: bool,
    /// ML-20.2: only hirelings that give Persuasion dice.
    pub persuasion_only: bool,
    /// ML-20.6, ML-20.10: a level A monster starts at the Entrance.
    pub gate_at_start: bool,
    /// ML-20.6: an empty Entrance gets another one at each round start.
    pub gate_each_round: bool,
    /// ML-20.9.
    pub beer: u8,
    /// ML-20.13: tricks on each territory path of Madhala.
    pub tricks: u8,
    /// ML-20.11: yellow 1 to 6 outside, as territory path 1 to 4, or 5 dice mission, 6 contract.
    pub outskirts: [u8; 6],
    /// ML-20.10.
    pub misses_again: bool,
    /// ML-20.10.
    pub no_tutorial: bool,
    /// Apprentice, Veteran, Hero.
    pub goals: [Goal; 3],
}

const PLAIN: Scenario = Scenario {
    rounds: ROUNDS,
    gold: None,
    defence: 0,
    affinity: None,
    closed: None,
    no_defence: false,
    persuasion_only: false,
    gate_at_start: false,
    gate_each_round: false,
    beer: BEER_PRICE,
    tricks: 0,
    outskirts: [1, 2, 3, 4, 5, 6],
    misses_again: false,
    no_tutorial: false,
    goals: [points(35), points(45), points(60)],
};

const SCENARIOS: [Scenario; 10] = [
    PLAIN,
    Scenario {
        affinity: Some(Affinity::Jungle),
        persuasion_only: true,
        goals: [rich(15), rich(35), rich(55)],
        ..PLAIN
    },
    Scenario { rounds: 3, gold: Some(12), defence: 3, goals: [points(22), points(30), points(40)], ..PLAIN },
    Scenario {
        affinity: Some(Affinity::Water),
        closed: Some(Building::Armoury),
        no_defence: true,
        goals: [points(30), points(42), points(56)],
        ..PLAIN
    },
    Scenario { goals: [armed(0), armed(35), armed(50)], ..PLAIN },
    Scenario {
        gate_at_start: true,
        gate_each_round: true,
        goals: [points(35), points(50), points(65)],
        ..PLAIN
    },
    Scenario {
        beer: 1,
        goals: [diverse([2, 1, 1, 1]), diverse([2, 2, 1, 1]), diverse([2, 2, 2, 2])],
        ..PLAIN
    },
    Scenario { tricks: 2, goals: [points(30), points(42), points(56)], ..PLAIN },
    Scenario { outskirts: [1, 2, 5, 5, 6, 6], goals: [busy(4, 30), busy(6, 40), busy(8, 55)], ..PLAIN },
    Scenario { gate_at_start: true, misses_again: true, no_tutorial: true, ..PLAIN },
];

/// The scenario with this number, 1 to 10; 0 stands for a table with rivals, which has no special rules.
pub fn scenario(number: u8) -> &'static Scenario {
    SCENARIOS.get((number as usize).wrapping_sub(1)).unwrap_or(&PLAIN)
}
