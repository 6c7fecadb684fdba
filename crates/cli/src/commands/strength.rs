//! `bestiary strength`: how strong the levels are, as a page of figures.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use bots::{BotSpec, Level};
use catalog::{AnyGame, Chore};

use crate::arena::{ArenaReport, Ladder, Terms};
use crate::clock::Stopwatch;
use crate::failure::Failure;
use crate::inputs;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Plays greedy against random and every level against the one below, at two players and at the largest \
    table, and a ladder of budgets. With --logs it goes on from what was played before.\n\n\
    Example:\n  bestiary strength --logs games --out docs/bench/bots.md --machine 'eight cores of my desk'"
)]
pub(crate) struct Args {
    /// One game only [default: all games for players]
    #[arg(value_parser = inputs::game)]
    game: Option<&'static dyn AnyGame>,
    /// How many games between the two strongest levels; the quicker pairs play more
    #[arg(short, long, default_value = "200", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// How many games between two rungs of the ladder
    #[arg(long, default_value = "200", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    ladder_games: u64,
    #[command(flatten)]
    work: inputs::Work,
    /// The machine, in words
    #[arg(long, default_value = "not said")]
    machine: String,
    /// Keep every game in this folder, and go on from what it has
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// The file to write; without it the page is printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The pairs, the better bot first, with the least share of the wins it has to show, and how many times more games than
/// the dearest pair they play.
const PAIRS: [(BotSpec, BotSpec, f64, u64); 4] = [
    (BotSpec::Greedy, BotSpec::Random, 0.90, 20),
    (BotSpec::Level(Level::Normal), BotSpec::Greedy, 0.75, 4),
    (BotSpec::Level(Level::Hard), BotSpec::Level(Level::Normal), 0.60, 2),
    (BotSpec::Level(Level::Master), BotSpec::Level(Level::Hard), 0.55, 1),
];

/// The ladder: the lowest budget, and how many times it is doubled.
const LEAST: u32 = 250;
const RUNGS: u32 = 5;

/// Plays and writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(folder) = &args.logs {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::Input(format!("cannot make {}: {error}", folder.display())))?;
    }
    let games = args.game.map_or_else(catalog::published, |game| vec![game]);
    let mut page = String::new();
    let _ = write!(
        page,
        "# Bots: figures\n\nWritten by `bestiary strength --games {} --ladder-games {} --seed {}`. Machine: {}. Times are \
        processor time on one core.\n\nEvery deal is played once for every way to sit. *Wins* is the better bot's part of all \
        wins, with its 95 % interval from the spread between deals; at a table of more than two, one bot plays against \
        all seats of the other, and the other way round, so that the fair share is a half as well.\n",
        args.games, args.ladder_games, args.work.seed, args.machine
    );
    for game in games {
        about(game, args, &mut page)?;
    }
    match &args.out {
        Some(path) => fs::write(path, page)
            .map_err(|error| Failure::Input(format!("cannot write {}: {error}", path.display()))),
        None => Ok(write!(out, "{page}")?),
    }
}

fn about(game: &'static dyn AnyGame, args: &Args, page: &mut String) -> Result<(), Failure> {
    let _ = writeln!(page, "\n## {}\n", game.name(table::Lang::En));
    page.push_str("| level | stands for |\n|---|---|\n");
    for level in BotSpec::LEVELS {
        let _ = writeln!(page, "| `{level}` | `{}` |", game.resolve(level));
    }
    page.push_str(
        "\n| players | bot | against | wins | wanted | Elo apart | games | ms a decision | slowest | illegal |\n\
        |---|---|---|---|---|---|---|---|---|---|\n",
    );
    let two = inputs::usual_players(game);
    let mut tables = vec![two, game.meta().players.1];
    tables.dedup();
    for &players in &tables {
        let choices = inputs::choices(game, Some(players), &[])?;
        for (better, worse, wanted, times) in PAIRS {
            let terms = terms(game, &choices, args, args.games.saturating_mul(times));
            let report = terms.hold_in(&[better, worse], args.logs.as_deref())?;
            page.push_str(&line(&report, wanted));
        }
    }
    page.push_str(
        "\n| players | search iterations a second, middle of the game, default settings |\n|---|---|\n",
    );
    for &players in &tables {
        let _ = writeln!(page, "| {players} | {:.0} |", speed(game, players)?);
    }
    page.push_str("\nDoes thinking longer still help? Every budget against half of it, two players:\n\n");
    let choices = inputs::choices(game, Some(two), &[])?;
    let terms = terms(game, &choices, args, args.ladder_games);
    let ladder = Ladder::climb(&terms, LEAST, RUNGS, args.logs.as_deref())?;
    page.push_str("| iterations | wins against half of it | Elo above the lowest | games | ms a decision |\n|---|---|---|---|---|\n");
    for rung in &ladder.rungs {
        let wins = if rung.games == 0 {
            "–".to_owned()
        } else {
            format!("{:.1} % ± {:.1}", 100.0 * rung.win_share, 100.0 * rung.win_share_95)
        };
        let _ = writeln!(
            page,
            "| {} | {wins} | {:+.0} | {} | {:.2} |",
            rung.iterations, rung.rating, rung.games, rung.ms_per_decision
        );
    }
    Ok(())
}

fn terms<'a>(game: &'static dyn AnyGame, choices: &'a table::Choices, args: &Args, games: u64) -> Terms<'a> {
    let threads = args.work.threads();
    Terms { game, choices, games, seed: args.work.seed, until: false, threads }
}

fn line(report: &ArenaReport, wanted: f64) -> String {
    let [better, worse] = &report.bots[..] else { return String::new() };
    format!(
        "| {} | `{}` | `{}` | {:.1} % ± {:.1} | {:.0} % | {:+.0} | {} | {:.2} | {:.0} ms | {} |\n",
        report.players,
        better.spec,
        worse.spec,
        100.0 * better.win_share,
        100.0 * better.win_share_95,
        100.0 * wanted,
        better.rating - worse.rating,
        report.games,
        better.ms_per_decision,
        better.most_ms,
        better.illegal + worse.illegal,
    )
}

/// Search iterations a second of processor time.
fn speed(game: &'static dyn AnyGame, players: u8) -> Result<f64, Failure> {
    let choices = inputs::choices(game, Some(players), &[])?;
    let watch = Stopwatch::start();
    let done = game.toil(Chore::Search, &choices, 1, 20_000)?;
    Ok(done as f64 / watch.cpu_seconds().max(1e-9))
}
