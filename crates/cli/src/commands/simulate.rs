//! `bestiary simulate`: many games between bots.

use std::io::Write;
use std::ops::Range;

use bots::BotSpec;
use catalog::{Account, Job, SimulateError, Tally};
use serde::Serialize;
use table::{Choices, Seat};

use super::write_json;
use crate::clock::Stopwatch;
use crate::crew;
use crate::failure::Failure;
use crate::inputs::{Bots, Setting, Work};
use crate::text_table;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "The same seed gives the same games whatever the number of threads. Several bots sit in turn \
    and move on by one seat from game to game. Rates are per second of processor time.\n\n\
    Examples:\n  bestiary simulate lair --players 4 --games 100000\n  \
    bestiary simulate lair --games 2000 --bot greedy,random --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(short, long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    bots: Bots,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What came of it, as JSON tells it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    options: String,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    actions: u64,
    threads: usize,
    wall_seconds: f64,
    cpu_seconds: f64,
    actions_per_second: f64,
    games_per_second: f64,
    mean_actions: f64,
    min_actions: u64,
    max_actions: u64,
    wins_by_seat: Vec<f64>,
    score_mean: Vec<f64>,
    score_sd: Vec<f64>,
    by_bot: Vec<BotReport>,
}

#[derive(Serialize)]
struct BotReport {
    bot: String,
    /// Games times seats held.
    seats: u64,
    /// Of a seat held by this bot.
    win_share: f64,
    score_mean: f64,
    score_sd: f64,
}

/// Plays and counts.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let choices = args.setting.choices()?;
    let threads = args.work.threads();
    let watch = Stopwatch::start();
    let play = |games: Range<u64>| {
        args.setting.game.simulate(&Job {
            choices: &choices,
            bots: &args.bots.list,
            seed: args.work.seed,
            games,
        })
    };
    let tally = crew::share_out(args.games, threads, play, Tally::merge).map_err(|error| match error {
        SimulateError::Stuck { .. } => Failure::Check(error.to_string()),
        other => Failure::input(other),
    })?;
    let report = report(args, &choices, threads, &watch, &tally);
    if args.json { write_json(out, &report) } else { tell(&report, out) }
}

fn report(args: &Args, choices: &Choices, threads: usize, watch: &Stopwatch, tally: &Tally) -> Report {
    let cpu = watch.cpu_seconds().max(1e-9);
    let seats = &tally.seats[..choices.players() as usize];
    let each = |of: fn(&Account) -> f64| seats.iter().map(of).collect();
    let bot = |(bot, account): (&BotSpec, &Account)| BotReport {
        bot: bot.to_string(),
        seats: account.games,
        win_share: account.win_share(),
        score_mean: account.score_mean(),
        score_sd: account.score_sd(),
    };
    Report {
        game: args.setting.game.meta().id,
        players: choices.players(),
        options: choices.to_string(),
        bots: args.bots.list.iter().map(ToString::to_string).collect(),
        seed: args.work.seed,
        games: tally.games,
        actions: tally.actions,
        threads,
        wall_seconds: watch.wall_seconds(),
        cpu_seconds: cpu,
        actions_per_second: tally.actions as f64 / cpu,
        games_per_second: tally.games as f64 / cpu,
        mean_actions: tally.actions as f64 / tally.games.max(1) as f64,
        min_actions: tally.min_actions,
        max_actions: tally.max_actions,
        wins_by_seat: each(Account::win_share),
        score_mean: each(Account::score_mean),
        score_sd: each(Account::score_sd),
        by_bot: args.bots.list.iter().zip(&tally.bots).map(bot).collect(),
    }
}

fn tell(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let Report { game, options, games, actions, cpu_seconds, wall_seconds, .. } = report;
    let threads =
        if report.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", report.threads) };
    writeln!(out, "{game} {options}: {games} games, {actions} actions")?;
    writeln!(
        out,
        "{cpu_seconds:.2} s of processor time ({wall_seconds:.2} s on the wall, {threads}): {:.0} actions/s, {:.0} games/s",
        report.actions_per_second, report.games_per_second
    )?;
    writeln!(
        out,
        "actions in a game: {:.1} on average, {} to {}\n",
        report.mean_actions, report.min_actions, report.max_actions
    )?;
    let row = |who: String, share: f64, mean: f64, sd: f64| {
        vec![who, format!("{:.1} %", 100.0 * share), format!("{mean:.2}"), format!("{sd:.2}")]
    };
    let head = |who: &str| [who, "wins", "score", "± sd"].map(str::to_owned).to_vec();
    let mut rows = vec![head("seat")];
    for seat in Seat::all(report.players) {
        let index = seat.index();
        let (share, mean, sd) =
            (report.wins_by_seat[index], report.score_mean[index], report.score_sd[index]);
        rows.push(row(seat.to_string(), share, mean, sd));
    }
    write!(out, "{}", text_table::lay_out(&rows))?;
    if report.by_bot.len() > 1 {
        let mut rows = vec![head("bot")];
        rows.extend(
            report.by_bot.iter().map(|bot| row(bot.bot.clone(), bot.win_share, bot.score_mean, bot.score_sd)),
        );
        write!(out, "\n{}", text_table::lay_out(&rows))?;
    }
    Ok(())
}
