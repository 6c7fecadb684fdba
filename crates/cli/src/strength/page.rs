//! The page of figures.

use std::fmt::Write as _;

use bots::{BotSpec, Level};
use catalog::{AnyGame, Chore};

use super::sheet::{Duel, Sheet, Task};
use crate::arena::{ArenaReport, Ladder};
use crate::clock::Stopwatch;
use crate::failure::Failure;
use crate::inputs;

/// The page. Measures how fast search is on the way.
pub(crate) fn page(sheets: &[Sheet], task: &Task<'_>, machine: &str) -> Result<String, Failure> {
    let mut page = format!(
        "# Bots: figures\n\nWritten by `bestiary strength --games {} --ladder-games {} --seed {}`; do not edit by hand. Machine: {machine}. \
        Times are processor time on one core.\n\nEvery deal is played once for every way to sit. *Wins* is the better bot's part of \
        all wins, with half the width of its 95 % interval from the spread between deals (Student's distribution; where all deals \
        came out alike, 3 divided by their number). At a table of more than two, one bot plays against all seats of the other, and the \
        other way round, so that the fair share is a half as well. *Reached* says whether the wins are as many as wanted and the \
        interval is above a half. *Slowest* is the longest decision of all games, beside what its level may take. A ladder gets flatter towards its top: \
        more looks make the tree deeper, while the guide that plays on from its leaves and judges them \
        stays the same.\n",
        task.games, task.ladder_games, task.seed
    );
    for sheet in sheets {
        about(sheet, &mut page)?;
    }
    Ok(page)
}

fn about(sheet: &Sheet, page: &mut String) -> Result<(), Failure> {
    let game = sheet.game;
    let _ = writeln!(page, "\n## {}\n", game.name(table::Lang::En));
    page.push_str("| level | stands for |\n|---|---|\n");
    for level in BotSpec::LEVELS {
        let _ = writeln!(page, "| `{level}` | `{}` |", game.resolve(level));
    }
    page.push_str(
        "\n| players | bot | against | wins | wanted | reached | Elo apart | games | ms a decision | slowest | illegal |\n\
        |---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    sheet.duels.iter().for_each(|duel| page.push_str(&line(duel)));
    page.push_str(
        "\n| players | search iterations a second, middle of the game, settings of the levels |\n|---|---|\n",
    );
    let (two, most) = sheet.tables();
    for players in [two, most] {
        let _ = writeln!(page, "| {players} | {:.0} |", speed(game, players)?);
        if two == most {
            break;
        }
    }
    if let Some(ladder) = &sheet.ladder {
        page.push_str(&climbed(ladder));
    }
    if let Some(span) = &sheet.span {
        page.push_str(&spanned(span));
    }
    Ok(())
}

fn line(duel: &Duel) -> String {
    let Duel { wanted, bot, report } = duel;
    let [better, worse] = &report.bots[..] else { return String::new() };
    let head = format!("| {} | `{}` | `{}` ", report.players, better.spec, worse.spec);
    let wanted_percent = 100.0 * wanted;
    if report.games == 0 {
        return format!("{head}| not played yet | {wanted_percent:.0} % | | | 0 | | | |\n");
    }
    let is_reached = better.win_share >= *wanted && better.win_share - better.win_share_95 > 0.5;
    let allowed = match bot {
        BotSpec::Level(level) => format!(" of {}", Level::most_ms(*level)),
        _ => String::new(),
    };
    format!(
        "{head}| {:.1} % ± {:.1} | {wanted_percent:.0} % | {} | {:+.0} | {} | {:.2} | {:.0}{allowed} ms | {} |\n",
        100.0 * better.win_share,
        100.0 * better.win_share_95,
        if is_reached { "yes" } else { "no" },
        better.rating - worse.rating,
        report.games,
        better.ms_per_decision,
        better.most_ms,
        better.illegal + worse.illegal,
    )
}

fn climbed(ladder: &Ladder) -> String {
    let mut text = format!(
        "\nDoes thinking longer still help? Every budget against half of it, {} players:\n\n\
        | iterations | wins against half of it | Elo above the lowest | games | ms a decision |\n|---|---|---|---|---|\n",
        ladder.players
    );
    for (number, rung) in ladder.rungs.iter().enumerate() {
        let _ = if number == 0 {
            writeln!(text, "| {} | – | 0 | – | {:.2} |", rung.iterations, rung.ms_per_decision)
        } else if rung.games == 0 {
            writeln!(text, "| {} | not played yet | | 0 | |", rung.iterations)
        } else {
            writeln!(
                text,
                "| {} | {:.1} % ± {:.1} | {:+.0} | {} | {:.2} |",
                rung.iterations,
                100.0 * rung.win_share,
                100.0 * rung.win_share_95,
                rung.rating,
                rung.games,
                rung.ms_per_decision
            )
        };
    }
    let flat: Vec<String> = ladder
        .rungs
        .iter()
        .skip(1)
        .filter(|rung| rung.games > 0 && rung.win_share - rung.win_share_95 <= 0.5)
        .map(|rung| rung.iterations.to_string())
        .collect();
    if !flat.is_empty() {
        let _ = writeln!(
            text,
            "\nIn so many games the gain of one doubling cannot be told from chance here: {}.",
            flat.join(", ")
        );
    }
    text
}

/// The ladder from one end to the other.
fn spanned(span: &ArenaReport) -> String {
    let [upper, lower] = &span.bots[..] else { return String::new() };
    if span.games == 0 {
        return String::new();
    }
    let verdict = if upper.win_share - upper.win_share_95 > 0.5 {
        "thinking longer still helps"
    } else {
        "here it stops helping, as far as so many games can tell"
    };
    format!(
        "\nSeveral doublings at once, `{}` against `{}`: {:.1} % ± {:.1} of {} games; {verdict}.\n",
        upper.spec,
        lower.spec,
        100.0 * upper.win_share,
        100.0 * upper.win_share_95,
        span.games,
    )
}

/// Search iterations a second of processor time.
fn speed(game: &'static dyn AnyGame, players: u8) -> Result<f64, Failure> {
    let choices = inputs::choices(game, Some(players), &[])?;
    let watch = Stopwatch::start();
    let done = game.toil(Chore::Search, &choices, 1, 20_000)?;
    Ok(done as f64 / watch.cpu_seconds().max(1e-9))
}
