//! The design notes (ML-32), measured: games of the guide against itself stay in the bands for which the numbers of our
//! own were chosen. `docs/bench/monster-lands-balance.md` has the full tables.

#[path = "../examples/balance/count.rs"]
#[allow(dead_code, reason = "the report counts more than the bands need")]
mod count;

use count::{Count, count};

fn between(what: &str, value: f64, least: f64, most: f64) {
    assert!((least..=most).contains(&value), "{what}: {value:.2}, expected {least} to {most}");
}

fn share((all, won): (u32, u32)) -> f64 {
    f64::from(won) / f64::from(all.max(1))
}

// rules: ML-32.6 ML-32.7 ML-32.8 ML-32.9 ML-32.10 ML-32.14
#[test]
fn games_of_four_keep_to_the_design_notes() {
    let seen = count("players=4", 150, 11);
    let each = |what: u32| f64::from(what) / f64::from(seen.clans);
    // ML-32.7: dice at the start of a round, glory at its end.
    let of = |pair: (u32, u32)| f64::from(pair.0) / f64::from(pair.1.max(1));
    for (round, dice) in (1..).zip([4.0, 5.6, 6.8, 7.7, 8.6, 9.4]) {
        between(&format!("dice in round {round}"), of(seen.pools[round]), dice - 1.2, dice + 1.2);
    }
    for (round, glory) in (1..).zip([7.0, 9.4, 12.4, 16.0, 19.8, 22.9]) {
        between(&format!("glory after round {round}"), of(seen.glory[round]), glory - 3.0, glory + 3.0);
    }
    // ML-32.8: battles.
    between("level A won", share(seen.battles[0]), 0.33, 0.6);
    between("level A won early by two or three", share(seen.early), 0.48, 0.74);
    let victories = seen.kills + seen.captures;
    between("captures", f64::from(seen.captures) / f64::from(victories), 0.22, 0.5);
    between("level B won", share(seen.battles[1]), 0.35, 0.65);
    // ML-32.6, ML-32.9, ML-32.10: what a clan does in a game.
    between("monsters beaten", each(seen.kills + seen.captures), 1.0, 2.6);
    between("conquests", each(seen.conquests), 0.3, 1.4);
    between("deaths", each(seen.deaths), 0.4, 1.8);
    between("desertions", each(seen.desertions), 0.1, 1.0);
    between("loot", each(seen.loot), 1.6, 3.8);
    between("missions won", each(seen.missions.0), 0.6, 2.0);
    between("rounds", f64::from(seen.rounds) / f64::from(seen.games), 5.0, 6.0);
    between("points of the winner", Count::mean(&seen.winners), 50.0, 60.0);
    // ML-32.14: seats and affinities.
    between("wins of the first player", seen.wins_by_place[0] / f64::from(seen.games), 0.14, 0.36);
    for (affinity, (games, wins)) in &seen.by_affinity {
        between(affinity, wins / f64::from(*games), 0.12, 0.44);
    }
}

// rules: ML-32.10
#[test]
fn games_of_two_and_three_end_late_and_close() {
    for (settings, winner) in [("players=2", 47.0), ("players=3", 52.0)] {
        let seen = count(settings, 100, 12);
        between(settings, f64::from(seen.rounds) / f64::from(seen.games), 5.0, 6.0);
        between(settings, Count::mean(&seen.winners), winner - 6.0, winner + 6.0);
    }
}

// rules: ML-32.11
#[test]
fn alone_a_sensible_bot_reaches_the_middle_of_the_ranks() {
    let seen = count("players=1", 150, 13);
    between("scenario 1", Count::mean(&seen.points), 35.0, 60.0);
    let at_least = |rank: usize| f64::from(seen.ranks[rank..].iter().sum::<u32>()) / f64::from(seen.games);
    between("Apprentice or better", at_least(1), 0.55, 0.95);
    between("Veteran or better", at_least(2), 0.3, 0.8);
    between("Hero", at_least(3), 0.03, 0.45);
}
