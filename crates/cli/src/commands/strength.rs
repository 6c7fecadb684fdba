//! `bestiary strength`: how strong the levels are, as a page of figures.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use catalog::AnyGame;

use crate::clock;
use crate::failure::Failure;
use crate::inputs;
use crate::strength::{Record, Sheet, Task, page};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Plays greedy against random and every level against the one below: at two players in every game, then at the \
    largest usual table of every game, then a ladder of budgets for every game. With --logs it goes on from what was played before; \
    with --record a pair that has been played often enough is not played again, on whatever machine that was; \
    with --minutes it stops in time and the page says what is missing.\n\n\
    Examples:\n  bestiary strength --logs games --record docs/bench/bots.jsonl --out docs/bench/bots.md --machine 'eight cores of my desk'\n  \
    bestiary strength --logs games --minutes 60"
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
    /// Begin no game after so many minutes; 0 writes down what the logs have
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    minutes: Option<u32>,
    #[command(flatten)]
    work: inputs::Work,
    /// The machine, in words
    #[arg(long, default_value = "not said")]
    machine: String,
    /// Keep every game in this folder, and go on from what it has
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Keep what came of every pair in this file, and take from it what has been played often enough
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The file to write; without it the page is printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Plays and writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(folder) = &args.logs {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::Input(format!("cannot make {}: {error}", folder.display())))?;
    }
    let task = Task {
        games: args.games,
        ladder_games: args.ladder_games,
        seed: args.work.seed,
        threads: args.work.threads(),
        end: args.minutes.map(|minutes| clock::wall() + Duration::from_secs(60 * u64::from(minutes))),
        logs: args.logs.as_deref(),
        machine: &args.machine,
    };
    let mut record = args.record.as_deref().map_or_else(|| Ok(Record::default()), Record::read)?;
    let games = args.game.map_or_else(catalog::published, |game| vec![game]);
    let mut sheets: Vec<Sheet> = games.into_iter().map(Sheet::new).collect();
    // What tells most comes first, for every game, so that a run that is cut short has something of each.
    sheets.iter_mut().try_for_each(|sheet| sheet.play_two(&task, &mut record))?;
    sheets.iter_mut().try_for_each(|sheet| sheet.play_many(&task, &mut record))?;
    sheets.iter_mut().try_for_each(|sheet| sheet.climb(&task, &mut record))?;
    if let Some(path) = &args.record {
        record.write(path)?;
    }
    let page = page(&sheets, &task)?;
    match &args.out {
        Some(path) => fs::write(path, page)
            .map_err(|error| Failure::Input(format!("cannot write {}: {error}", path.display()))),
        None => Ok(write!(out, "{page}")?),
    }
}
