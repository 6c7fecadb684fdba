//! `bestiary bench`: how fast the games and the server are here.

mod server;
mod visitor;

use std::io::Write;

use bots::BotSpec;
use catalog::{AnyGame, Chore, Job, Sizes};
use clap::Subcommand;
use serde::Serialize;
use table::Choices;

use super::write_json;
use crate::clock::Stopwatch;
use crate::failure::Failure;
use crate::inputs::{self, Setting};

/// The arguments.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[command(
    after_help = "One thread, random play; about a second for each line. Times are processor time.\n\n\
    Examples:\n  bestiary bench\n  bestiary bench lair\n  bestiary bench work lair --players 4 --games 1000 --seed 1\n  bestiary bench server --sockets 10000"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Option<Task>,
    /// One game only [default: all of them]
    #[arg(value_parser = inputs::game)]
    game: Option<&'static dyn AnyGame>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Task {
    /// Play random games on one thread and print only the number of actions: a fixed load for profilers
    Work(Work),
    /// Let many clients play on a server of its own and measure how fast it answers
    Server(server::Args),
}

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  valgrind --tool=callgrind bestiary bench work lair --players 4 --games 1000 --seed 1"
)]
struct Work {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(short, long, default_value_t = 1000)]
    games: u64,
    /// Where chance begins: any number
    #[arg(short, long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Print JSON: `{"actions": …}`
    #[arg(long)]
    json: bool,
}

/// One line of the table.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    decisions_per_second: f64,
    games_per_second: f64,
    clone_ns: f64,
    determinize_ns: f64,
    view_ns: f64,
    search_iterations_per_second: f64,
    state_bytes: usize,
    action_bytes: usize,
}

/// Seconds spent on random games, and on each chore.
const PLAY_SECONDS: f64 = 0.6;
const CHORE_SECONDS: f64 = 0.12;

/// Measures.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.task {
        Some(Task::Work(work)) => return run_work(work, out),
        Some(Task::Server(args)) => return server::run(args, out),
        None => {}
    }
    let games: Vec<_> = args.game.map_or_else(|| catalog::all().collect(), |game| vec![game]);
    let tables = games.into_iter().flat_map(|game| {
        let (min, max) = game.meta().players;
        (min..=max).map(move |players| (game, players))
    });
    if args.json {
        let rows: Vec<Row> =
            tables.map(|(game, players)| measure(game, players)).collect::<Result<_, _>>()?;
        return write_json(out, &rows);
    }
    writeln!(
        out,
        "{:<14} players  decisions/s   games/s  clone ns  redraw ns  view ns  search/s  state B  action B",
        "game"
    )?;
    for (game, players) in tables {
        let row = measure(game, players)?;
        // Each line appears when it is done: that is the progress.
        writeln!(
            out,
            "{:<14} {players:>7}  {:>11.0}  {:>8.0}  {:>8.1}  {:>9.1}  {:>7.1}  {:>8.0}  {:>7}  {:>8}",
            row.game,
            row.decisions_per_second,
            row.games_per_second,
            row.clone_ns,
            row.determinize_ns,
            row.view_ns,
            row.search_iterations_per_second,
            row.state_bytes,
            row.action_bytes
        )?;
        out.flush()?;
    }
    Ok(())
}

fn run_work(work: &Work, out: &mut impl Write) -> Result<(), Failure> {
    let choices = work.setting.choices()?;
    let actions = random_games(work.setting.game, &choices, work.seed, 0..work.games)?;
    if work.json {
        return write_json(out, &serde_json::json!({ "actions": actions }));
    }
    Ok(writeln!(out, "{actions}")?)
}

/// Plays random games; how many actions that took.
fn random_games(
    game: &'static dyn AnyGame,
    choices: &Choices,
    seed: u64,
    games: std::ops::Range<u64>,
) -> Result<u64, Failure> {
    let job = Job { choices, bots: &[BotSpec::Random], seed, games };
    Ok(game.simulate(&job).map_err(|error| Failure::Check(error.to_string()))?.actions)
}

fn measure(game: &'static dyn AnyGame, players: u8) -> Result<Row, Failure> {
    let choices = inputs::choices(game, Some(players), &[])?;
    let (mut games, mut actions, mut at_once) = (0, 0, 1);
    let watch = Stopwatch::start();
    while watch.cpu_seconds() < PLAY_SECONDS {
        actions += random_games(game, &choices, 1, games..games + at_once)?;
        games += at_once;
        at_once = (at_once * 2).min(1000);
    }
    let seconds = watch.cpu_seconds();
    let nanoseconds = |chore| time(game, chore, &choices);
    let Sizes { state, action } = game.sizes();
    Ok(Row {
        game: game.meta().id,
        players,
        decisions_per_second: actions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        clone_ns: nanoseconds(Chore::Clone)?,
        // A redraw works on a copy; the copy is not counted.
        determinize_ns: (nanoseconds(Chore::Determinize)? - nanoseconds(Chore::Clone)?).max(0.0),
        view_ns: nanoseconds(Chore::View)?,
        search_iterations_per_second: 1e9 / nanoseconds(Chore::Search)?,
        state_bytes: state,
        action_bytes: action,
    })
}

/// Nanoseconds for one chore: as often as fits into the time, setting out with few.
fn time(game: &'static dyn AnyGame, chore: Chore, choices: &Choices) -> Result<f64, Failure> {
    let mut repeats = 1000;
    loop {
        let watch = Stopwatch::start();
        let done = game.toil(chore, choices, 1, repeats)?;
        let seconds = watch.cpu_seconds();
        if seconds >= CHORE_SECONDS || repeats >= 1 << 40 {
            return Ok(seconds * 1e9 / done.max(1) as f64);
        }
        repeats *= 4;
    }
}
