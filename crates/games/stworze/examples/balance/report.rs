//! The tables of the report, as Markdown with bars.

use std::fmt::Write as _;

use stworze::components::{AttributeId, Creature, MainAction, MissionId, TaskId};
use table::Id;

use crate::count::{Count, Pursuit, Use, WAYS};

/// The whole measured part.
pub(crate) fn whole(games: u64, tables: &[(u32, Count)], first: &Count) -> String {
    let mut text = format!(
        "Greedy bots (the guide, no search) in all seats, creatures picked at random, {games} games for each size of the table, seeds \
         `Pcg::nth(1, game)`. `cargo run -p stworze --example stworze-balance -- {games}` writes everything below this line.\n\n"
    );
    lengths(&mut text, tables, first);
    ways(&mut text, tables);
    creatures(&mut text, tables);
    let four = tables.iter().find(|(players, _)| *players == 4).map_or(first, |(_, seen)| seen);
    actions(&mut text, four);
    attributes(&mut text, four);
    tasks(&mut text, four);
    missions(&mut text, four);
    text
}

/// A few lines for somebody who is tuning.
pub(crate) fn summary(seen: &Count) -> String {
    let mut text = String::new();
    lengths(&mut text, &[], seen);
    for (way, count) in WAYS.iter().zip(seen.ways) {
        line(&mut text, format_args!("{way}: {:.1} %", share(count, sum(&seen.ways))));
    }
    creatures(&mut text, &[(0, seen.clone())]);
    actions(&mut text, seen);
    attributes(&mut text, seen);
    tasks(&mut text, seen);
    missions(&mut text, seen);
    text
}

fn lengths(text: &mut String, tables: &[(u32, Count)], first: &Count) {
    text.push_str("## Length, tests, rests\n\n");
    text.push_str("| players | rounds, mean (10–90 %) | tests passed | Clashes a game, won by the attacker | turns rested | events | the first player wins, 1.00 being fair |\n|---|---|---|---|---|---|---|\n");
    let named = tables.iter().map(|(players, seen)| (players.to_string(), seen));
    for (name, seen) in named.chain([("4, first game".to_owned(), first)]) {
        let seats = f64::from(seen.seats) / f64::from(seen.games.max(1));
        line(
            text,
            format_args!(
                "| {name} | {} | {:.0} % | {:.1}, {:.0} % | {:.0} % | {:.1} | {:.2} |",
                length(seen),
                share(seen.tests[0], sum(&seen.tests)),
                each(seen, sum(&seen.clashes)),
                share(seen.clashes[0], sum(&seen.clashes)),
                share(seen.rests, seen.turns),
                each(seen, seen.events),
                seats * seen.wins_by_place[0] / f64::from(seen.games.max(1)),
            ),
        );
    }
}

fn ways(text: &mut String, tables: &[(u32, Count)]) {
    text.push_str("\n## How missions are completed, in per cent\n\n| players |");
    for way in WAYS {
        let _ = write!(text, " {way} |");
    }
    text.push_str("\n|---|---|---|---|---|---|\n");
    for (players, seen) in tables {
        let _ = write!(text, "| {players} |");
        for count in seen.ways {
            let _ = write!(text, " {:.1} |", share(count, sum(&seen.ways)));
        }
        text.push('\n');
    }
    text.push_str("\nAt four players:\n\n```\n");
    for (way, count) in tables.iter().filter(|(players, _)| *players == 4).flat_map(|(_, seen)| {
        let all = sum(&seen.ways);
        WAYS.iter().zip(seen.ways.map(move |count| share(count, all)))
    }) {
        line(text, format_args!("{way:>20} {} {count:.1} %", bar(count / 2.0)));
    }
    text.push_str("```\n");
}

fn creatures(text: &mut String, tables: &[(u32, Count)]) {
    text.push_str("\n## Wins of each creature, 1.00 being a fair share\n\n| creature |");
    for (players, _) in tables {
        let _ = write!(text, " {players} players |");
    }
    text.push_str(" at four: a mark is a tenth, `┃` is fair |\n|---|");
    text.push_str(&"---|".repeat(tables.len()));
    text.push_str("---|\n");
    for creature in Creature::all() {
        let _ = write!(text, "| {creature} |");
        for (_, seen) in tables {
            let _ = write!(text, " {:.2} |", fairness(seen, creature));
        }
        let shown = tables.iter().find(|(players, _)| *players == 4 || *players == 0);
        let wins = shown.map_or(0.0, |(_, seen)| fairness(seen, creature));
        let marks: String = (1..=20).map(|tenth| mark(tenth, wins)).collect();
        line(text, format_args!(" `{}` |", marks.trim_end()));
    }
    for (players, seen) in tables {
        line(text, format_args!("\nStandard error at {players} players: about {:.2}.", error(seen)));
    }
}

fn mark(tenth: u32, wins: f64) -> char {
    let reached = f64::from(tenth) / 10.0 <= wins + 0.05;
    match (tenth, reached) {
        (10, _) => '┃',
        (_, true) => '█',
        (_, false) => ' ',
    }
}

fn actions(text: &mut String, seen: &Count) {
    text.push_str("\n## Main actions chosen, at four players\n\n```\n");
    for action in MainAction::all() {
        let part = share(seen.chosen[action.index()], sum(&seen.chosen));
        line(text, format_args!("{:>20} {} {part:.1} %", action.to_string(), bar(part / 2.0)));
    }
    text.push_str("```\n");
}

fn attributes(text: &mut String, seen: &Count) {
    text.push_str("\n## Attributes, at four players\n\nHow many of a hundred players of the creature learn it, how often in a game those who have it use it, and how often they win (1.00 being fair).\n\n| attribute | learned by | uses | | wins |\n|---|---|---|---|---|\n");
    for attribute in AttributeId::all() {
        let of = seen.attributes.get(&attribute).copied().unwrap_or_default();
        let owner = Creature::all().find(|one| one.attributes().any(|own| own == attribute));
        let players = owner.map_or(0, |owner| seen.creatures[owner.index()].0);
        line(
            text,
            format_args!(
                "| {attribute} | {:.0} | {:.2} | {} | {:.2} |",
                share(of.held, players),
                uses(of),
                bar(uses(of) * 2.0),
                wins(seen, of)
            ),
        );
    }
}

fn tasks(text: &mut String, seen: &Count) {
    text.push_str("\n## Tasks, at four players\n\nHow often a task is won or taken in a hundred games, how many of a hundred of them are used, and how often those who had it win.\n\n| task | had | used | | wins |\n|---|---|---|---|---|\n");
    for task in TaskId::all() {
        let of = seen.tasks.get(&task).copied().unwrap_or_default();
        let used = 100.0 * uses(of);
        line(
            text,
            format_args!(
                "| {task} | {:.0} | {used:.0} | {} | {:.2} |",
                100.0 * each(seen, of.held),
                bar(used / 10.0),
                wins(seen, of)
            ),
        );
    }
}

fn missions(text: &mut String, seen: &Count) {
    text.push_str("\n## Missions, at four players\n\nHow often in a hundred games each is the current one, how many of a hundred of these are completed by their own condition and in another way, and the turns of its owner until its own condition completes it (ST-31.6 wants 0.5 to 3).\n\n| mission | current | own | other | turns | |\n|---|---|---|---|---|---|\n");
    for mission in MissionId::all() {
        let of = seen.missions.get(&mission).copied().unwrap_or_default();
        line(
            text,
            format_args!(
                "| {mission} | {:.0} | {:.0} | {:.0} | {:.2} | {} |",
                100.0 * each(seen, of.current),
                share(of.own, of.current),
                share(of.other, of.current),
                turns(of),
                bar(4.0 * turns(of))
            ),
        );
    }
}

/// Turns until the own condition of a mission was met.
pub(crate) fn turns(of: Pursuit) -> f64 {
    of.turns / f64::from(of.own.max(1))
}

/// Wins of a creature, 1 being a fair share.
pub(crate) fn fairness(seen: &Count, creature: Creature) -> f64 {
    let (seats, wins) = seen.creatures[creature.index()];
    wins / f64::from(seats.max(1)) * f64::from(seen.seats) / f64::from(seen.games.max(1))
}

/// Of the wins of a creature, in fair shares.
fn error(seen: &Count) -> f64 {
    let fair = f64::from(seen.games) / f64::from(seen.seats.max(1));
    let sits = f64::from(seen.seats) / Creature::ALL.len() as f64;
    (fair * (1.0 - fair) / sits).sqrt() / fair
}

fn uses(of: Use) -> f64 {
    f64::from(of.used) / f64::from(of.held.max(1))
}

fn wins(seen: &Count, of: Use) -> f64 {
    of.wins / f64::from(of.held.max(1)) * f64::from(seen.seats) / f64::from(seen.games.max(1))
}

/// A part of all, in per cent.
pub(crate) fn share(part: u32, all: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(all.max(1))
}

/// Of all of them together.
pub(crate) fn sum(of: &[u32]) -> u32 {
    of.iter().sum()
}

/// In a game.
pub(crate) fn each(seen: &Count, what: u32) -> f64 {
    f64::from(what) / f64::from(seen.games.max(1))
}

fn length(seen: &Count) -> String {
    let mut rounds = seen.rounds.clone();
    rounds.sort_unstable();
    let at =
        |per_cent: usize| rounds.get(rounds.len().saturating_sub(1) * per_cent / 100).copied().unwrap_or(0);
    format!("{:.1} ({}–{})", each(seen, sum(&rounds)), at(10), at(90))
}

#[allow(clippy::cast_sign_loss, reason = "a number of marks")]
fn bar(marks: f64) -> String {
    "█".repeat(marks.clamp(0.0, 40.0).round() as usize)
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{what}");
}
