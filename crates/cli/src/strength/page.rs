//! The page of figures.

use std::fmt::Write as _;

use bots::{BotSpec, Level};
use catalog::{AnyGame, Chore};

use super::record::Row;
use super::sheet::{Duel, LEAST, Sheet, Span, Task};
use crate::clock::Stopwatch;
use crate::failure::Failure;
use crate::inputs;

/// The page. Measures how fast search is on the way.
pub(crate) fn page(sheets: &[Sheet], task: &Task<'_>) -> Result<String, Failure> {
    let machines = machines(sheets, task);
    let mut page = format!(
        "# Bots: figures\n\nWritten by `bestiary strength --games {} --ladder-games {} --seed {}`; do not edit by hand. {machines}. \
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

/// Where all this was played; the speed of search is measured here and now.
fn machines(sheets: &[Sheet], task: &Task<'_>) -> String {
    let mut names = vec![task.machine];
    for row in sheets.iter().flat_map(rows).filter(|row| row.games > 0) {
        if !names.contains(&row.machine.as_str()) {
            names.push(&row.machine);
        }
    }
    let word = if names.len() == 1 { "Machine" } else { "Machines" };
    format!("{word}: {}", names.join("; "))
}

fn rows(sheet: &Sheet) -> impl Iterator<Item = &Row> {
    let duels = sheet.duels.iter().map(|duel| &duel.row);
    duels.chain(sheet.rungs.iter().map(|(_, row)| row)).chain(sheet.span.iter().map(|span| &span.row))
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
        "\n| players | search iterations a second, middle of the game, settings of the master |\n|---|---|\n",
    );
    let (two, most) = sheet.tables();
    for players in [two, most] {
        let _ = writeln!(page, "| {players} | {:.0} |", speed(game, players)?);
        if two == most {
            break;
        }
    }
    page.push_str(&climbed(sheet));
    if let Some(span) = &sheet.span {
        page.push_str(&spanned(span));
    }
    Ok(())
}

fn line(duel: &Duel) -> String {
    let Duel { players, bot, against, wanted, row } = duel;
    let head = format!("| {players} | `{bot}` | `{against}` ");
    let wanted_percent = 100.0 * wanted;
    if row.games == 0 {
        return format!("{head}| not played yet | {wanted_percent:.0} % | | | 0 | | | |\n");
    }
    let is_reached = row.wins >= *wanted && row.is_above_half();
    let slowest = match (bot, row.slowest_ms) {
        (BotSpec::Level(level), Some(ms)) => format!("{ms:.0} of {} ms", Level::most_ms(*level)),
        _ => "–".to_owned(),
    };
    format!(
        "{head}| {} | {wanted_percent:.0} % | {} | {:+.0} | {} | {:.2} | {slowest} | {} |\n",
        share(row),
        if is_reached { "yes" } else { "no" },
        row.elo,
        row.games,
        row.ms,
        row.illegal,
    )
}

fn share(row: &Row) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * row.wins, 100.0 * row.wins_95)
}

fn climbed(sheet: &Sheet) -> String {
    let mut text = format!(
        "\nDoes thinking longer still help? Every budget against half of it, {} players:\n\n\
        | iterations | wins against half of it | Elo above {LEAST} iterations | games | ms a decision |\n|---|---|---|---|---|\n",
        sheet.tables().0
    );
    let mut elo = 0.0;
    let mut flat = Vec::new();
    for (iterations, row) in &sheet.rungs {
        if row.games == 0 {
            let _ = writeln!(text, "| {iterations} | not played yet | | 0 | |");
            continue;
        }
        elo += row.elo;
        let _ =
            writeln!(text, "| {iterations} | {} | {elo:+.0} | {} | {:.2} |", share(row), row.games, row.ms);
        if !row.is_above_half() {
            flat.push(iterations.to_string());
        }
    }
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
fn spanned(span: &Span) -> String {
    let Span { upper, lower, row } = span;
    if row.games == 0 {
        return String::new();
    }
    let verdict = if row.is_above_half() {
        "thinking longer still helps"
    } else {
        "here it stops helping, as far as so many games can tell"
    };
    format!(
        "\nSeveral doublings at once, `{upper}` against `{lower}`: {} of {} games; {verdict}.\n",
        share(row),
        row.games,
    )
}

/// Search iterations a second of processor time.
fn speed(game: &'static dyn AnyGame, players: u8) -> Result<f64, Failure> {
    let choices = inputs::choices(game, Some(players), &[])?;
    let watch = Stopwatch::start();
    let done = game.toil(Chore::Search, &choices, 1, 20_000)?;
    Ok(done as f64 / watch.cpu_seconds().max(1e-9))
}
