//! The balance report of Monster Lands as Markdown: `cargo run -p monster-lands --example balance -- 2000`.

#![allow(
    clippy::print_stdout,
    clippy::too_many_lines,
    clippy::cast_sign_loss,
    reason = "a report, line by line"
)]

mod count;

use count::{Count, count};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|games| games.parse().ok()).unwrap_or(500);
    let only: Vec<String> = args.collect();
    if !only.is_empty() {
        // While tuning: the tables that are asked for.
        for table in &only {
            row(table, &count(table, games, 1));
        }
        return;
    }
    let tables = [
        "players=2",
        "players=3",
        "players=4",
        "players=4 difficulty=tutorial",
        "players=4 difficulty=hard",
        "players=4 difficulty=nightmare",
        "players=4 trickery=on queens_gift=on more_monsters=on",
    ];
    println!(
        "| table | rounds | ended in round 4 / 5 / 6 | winner: mean (10–90 %) | all clans | first in turn order wins | level A won | A, rounds 1–2, 2–3 paths | level B won | captures of victories |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for table in tables {
        let seen = count(table, games, 1);
        row(table, &seen);
        all.push(seen);
    }
    let four = &all[2];
    println!(
        "\nEach clan of the four-player game, per game: deaths {:.1}, desertions {:.1}, conquests {:.1}, monsters beaten {:.1}, loot {:.1}, missions won {:.1} (failed {:.1}), contracts paid {:.1}.\n",
        each(four, four.deaths),
        each(four, four.desertions),
        each(four, four.conquests),
        each(four, four.kills + four.captures),
        each(four, four.loot),
        each(four, four.missions.0),
        each(four, four.missions.1),
        each(four, four.contracts.0)
    );
    println!("| round | 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|---|");
    let series = |of: &[(u32, u32); 7]| {
        (1..7)
            .map(|round| format!("{:.1}", f64::from(of[round].0) / f64::from(of[round].1.max(1))))
            .collect::<Vec<_>>()
            .join(" | ")
    };
    println!(
        "| dice at its start | {} |\n| glory at its end | {} |",
        series(&four.pools),
        series(&four.glory)
    );
    println!("\n| affinity | games | wins |\n|---|---|---|");
    for (affinity, (games, wins)) in &four.by_affinity {
        println!("| {affinity} | {games} | {:.1} % |", 100.0 * wins / f64::from(*games));
    }
    println!(
        "\n| scenario alone | mean points | 25–75 % | Fodder | Apprentice | Veteran | Hero |\n|---|---|---|---|---|---|---|"
    );
    for scenario in 1..=10 {
        let seen = count(&format!("players=1 scenario={scenario}"), games, 2);
        let share =
            |rank: usize| format!("{:.0} %", 100.0 * f64::from(seen.ranks[rank]) / f64::from(seen.games));
        println!(
            "| {scenario} | {:.1} | {}–{} | {} | {} | {} | {} |",
            Count::mean(&seen.points),
            Count::quantile(&seen.points, 0.25),
            Count::quantile(&seen.points, 0.75),
            share(0),
            share(1),
            share(2),
            share(3)
        );
    }
    println!(
        "\nWhat was taken in the four-player games: how often of the times it was there, and how often by who won in the end (a quarter is fair).\n"
    );
    println!("| thing | there | taken | of these by the winner | |\n|---|---|---|---|---|");
    for (name, seen) in &four.uses {
        let share =
            if seen.offered > 0 { 100.0 * f64::from(seen.taken) / f64::from(seen.offered) } else { 100.0 };
        let winner = 100.0 * f64::from(seen.by_winner) / f64::from(seen.taken.max(1));
        let bar = "█".repeat((winner / 4.0).round() as usize);
        let there = if seen.offered > 0 { seen.offered.to_string() } else { "–".to_owned() };
        let share = if seen.offered > 0 { format!("{share:.0} %") } else { format!("{} times", seen.taken) };
        println!("| {name} | {there} | {share} | {winner:.0} % | {bar} |");
    }
}

fn each(count: &Count, what: u32) -> f64 {
    f64::from(what) / f64::from(count.clans)
}

fn row(table: &str, seen: &Count) {
    let percent = |(all, won): (u32, u32)| format!("{:.0} %", 100.0 * f64::from(won) / f64::from(all.max(1)));
    let won = seen.kills + seen.captures;
    println!(
        "| `{table}` | {:.2} | {} / {} / {} | {:.1} ({}–{}) | {:.1} | {:.1} % | {} | {} | {} | {:.0} % |",
        f64::from(seen.rounds) / f64::from(seen.games),
        seen.ends[4],
        seen.ends[5],
        seen.ends[6],
        Count::mean(&seen.winners),
        Count::quantile(&seen.winners, 0.1),
        Count::quantile(&seen.winners, 0.9),
        Count::mean(&seen.points),
        100.0 * seen.wins_by_place[0] / f64::from(seen.games),
        percent(seen.battles[0]),
        percent(seen.early),
        percent(seen.battles[1]),
        100.0 * f64::from(seen.captures) / f64::from(won.max(1)),
    );
}
