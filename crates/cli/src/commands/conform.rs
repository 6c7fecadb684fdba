//! `bestiary conform`: the conformance suite on as many games as you like.

use std::io::Write;
use std::ops::Range;

use serde::Serialize;
use table::conformance::{Plan, Report};

use super::write_json;
use crate::clock::Stopwatch;
use crate::crew;
use crate::failure::Failure;
use crate::inputs::{Setting, Work};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Plays random games and checks after every step what must hold in every game: only legal actions are \
    accepted, nothing is lost, records replay, undo stops at new information, nothing hidden gets out. On a failure \
    it prints the shortest game that fails.\n\n\
    Examples:\n  bestiary conform lair --players 4 --games 10000\n  \
    bestiary conform lair --games 1000000 --probe-every 50 --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(short, long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    #[command(flatten)]
    work: Work,
    /// Look for leaks at one step in so many
    #[arg(long, default_value = "16", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    probe_every: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was looked at, as JSON tells it.
#[derive(Serialize)]
struct Conformed {
    game: &'static str,
    options: String,
    seed: u64,
    probe_every: u32,
    #[serde(flatten)]
    report: Report,
    wall_seconds: f64,
    cpu_seconds: f64,
}

/// Plays, checks and tells.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let choices = args.setting.choices()?;
    let watch = Stopwatch::start();
    let play = |games: Range<u64>| {
        args.setting
            .game
            .conform(&choices, &Plan { games, seed: args.work.seed, probe_every: args.probe_every })
    };
    let threads = args.work.threads();
    let report = crew::share_out(args.games, threads, play, Report::merge)
        .map_err(|failure| Failure::Check(format!("{failure}\n{}", failure.record)))?;
    let done = Conformed {
        game: args.setting.game.meta().id,
        options: choices.to_string(),
        seed: args.work.seed,
        probe_every: args.probe_every,
        report,
        wall_seconds: watch.wall_seconds(),
        cpu_seconds: watch.cpu_seconds(),
    };
    if args.json {
        return write_json(out, &done);
    }
    let Report { games, steps, longest, worlds } = report;
    writeln!(out, "{} {}: all well in {games} games", done.game, done.options)?;
    writeln!(out, "{steps} steps, the longest game has {longest}; {worlds} redrawn worlds look the same")?;
    Ok(writeln!(out, "{:.1} s of processor time, {:.1} s on the wall", done.cpu_seconds, done.wall_seconds)?)
}
