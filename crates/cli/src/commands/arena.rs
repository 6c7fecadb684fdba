//! `bestiary arena`: which bot is better, and how sure that is.

use std::io::Write;
use std::path::PathBuf;

use bots::BotSpec;
use bots::arena::Verdict;

use super::write_json;
use crate::arena::Terms;
use crate::failure::Failure;
use crate::inputs::{Setting, Work};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Every deal is played once for every way the bots can sit: two bots change seats; at a larger table one \
    bot plays against all seats of the other, and the other way round; as many bots as seats play together; of other \
    numbers every two play. Times are processor time on one core.\n\n\
    Examples:\n  bestiary arena abyss --bots greedy,random --games 1000\n  \
    bestiary arena abyss --players 4 --bots level:hard,level:normal --games 400 --log hard.jsonl\n  \
    bestiary arena abyss --bots ismcts:iterations=800:exploration=2,ismcts:iterations=800 --until --games 2000"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// Who plays: two or more specs, separated by commas
    #[arg(short, long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<BotSpec>,
    /// How many games, rounded up so that everybody sits everywhere
    #[arg(short, long, default_value = "400", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    work: Work,
    /// Stop as soon as a sequential test tells the first bot from its fair share
    #[arg(long)]
    until: bool,
    /// Keep every game in this file, and go on from what it has
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays and tells.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let choices = args.setting.choices()?;
    let game = args.setting.game;
    if args.bots.len() < 2 {
        return Err(Failure::Input("an arena needs at least two bots".to_owned()));
    }
    let terms = Terms {
        game,
        choices: &choices,
        games: args.games,
        seed: args.work.seed,
        until: args.until,
        end: None,
        threads: args.work.threads(),
    };
    let (report, verdict) = terms.hold(&args.bots, args.log.as_deref())?;
    if args.json {
        return write_json(out, &report);
    }
    writeln!(out, "{} {choices}: {} games, seed {}\n", report.game, report.games, args.work.seed)?;
    write!(out, "{}", report.text())?;
    let first = &report.bots[0].spec;
    match verdict {
        Some(Verdict::Better) => writeln!(out, "\n{first} wins more than its fair share.")?,
        Some(Verdict::Worse) => writeln!(out, "\n{first} wins less than its fair share.")?,
        Some(Verdict::Open) => {
            writeln!(out, "\nAfter all these games it is still open whether {first} is better.")?;
        }
        None => (),
    }
    Ok(())
}
