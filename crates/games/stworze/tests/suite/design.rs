//! The design notes (ST-31), measured: games of the guide against itself stay in the bands for which the numbers of our own
//! were chosen. The bands are wide, for the games are few; `docs/bench/stworze-balance.md` has the full tables.

#[path = "../../examples/balance/count.rs"]
#[allow(dead_code, reason = "the report counts more than the bands need")]
mod count;

use count::{Count, WAYS, count};
use stworze::components::{AttributeId, Creature, TaskId};
use table::Id;

fn between(what: &str, value: f64, least: f64, most: f64) {
    assert!((least..=most).contains(&value), "{what}: {value:.2}, expected {least} to {most}");
}

fn share(part: u32, all: u32) -> f64 {
    f64::from(part) / f64::from(all.max(1))
}

fn rounds(seen: &Count) -> f64 {
    share(seen.rounds.iter().sum(), seen.games)
}

/// ST-31.5: the wins of a creature, 1 being a fair share.
fn fairness(seen: &Count, creature: Creature) -> f64 {
    let (seats, wins) = seen.creatures[creature.index()];
    wins / f64::from(seats.max(1)) * share(seen.seats, seen.games)
}

// rules: ST-31.3 ST-31.4 ST-31.5 ST-31.6
#[test]
fn games_of_four_keep_to_the_design_notes() {
    let seen = count("players=4 creatures=random", 600, 21);
    // ST-31.3: length, tests, rests, events.
    between("rounds", rounds(&seen), 8.0, 14.0);
    between("tests passed", share(seen.tests[0], seen.tests[0] + seen.tests[1]), 0.6, 0.85);
    between("turns rested", share(seen.rests, seen.turns), 0.05, 0.3);
    between("events", share(seen.events, seen.games), 3.0, 7.0);
    // ST-31.4: the five ways.
    let missions: u32 = seen.ways.iter().sum();
    for (way, done) in WAYS.iter().zip(seen.ways) {
        between(way, share(done, missions), 0.04, 0.7);
    }
    // ST-31.5: some 220 seats a creature give an error of 0.12.
    for creature in Creature::all() {
        between(&creature.to_string(), fairness(&seen, creature), 0.4, 1.6);
    }
    // ST-31.6: how long missions stay current, on the whole; of one alone so few games say little.
    let (own, turns) = seen.missions.values().fold((0, 0.0), |sum, of| (sum.0 + of.own, sum.1 + of.turns));
    between("turns until the own condition is met", turns / f64::from(own), 0.5, 3.0);
    // Nothing is dead: every attribute and every task is used.
    for attribute in AttributeId::all() {
        assert!(seen.attributes.get(&attribute).is_some_and(|of| of.used > 0), "{attribute} is never used");
    }
    for task in TaskId::all() {
        assert!(seen.tasks.get(&task).is_some_and(|of| of.used > 0), "{task} is never used");
    }
}

// rules: ST-31.3 ST-31.5
#[test]
fn games_of_two_and_three_keep_to_the_design_notes() {
    for (settings, most) in [("players=2 creatures=random", 19.0), ("players=3 creatures=random", 15.0)] {
        let seen = count(settings, 600, 22);
        between(settings, rounds(&seen), 8.0, most);
        for creature in Creature::all() {
            between(&format!("{creature}, {settings}"), fairness(&seen, creature), 0.4, 1.6);
        }
    }
}

// rules: ST-31.3
#[test]
fn the_first_game_is_short() {
    let seen = count("players=4 first_game=on creatures=random", 100, 23);
    between("rounds", rounds(&seen), 4.0, 8.0);
}
