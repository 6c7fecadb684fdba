//! `bestiary ladder`: does thinking longer still help?

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use super::write_json;
use crate::arena::{Ladder, Terms};
use crate::failure::Failure;
use crate::inputs::{Setting, Work};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Every rung looks ahead twice as often as the one below and plays against it; the other settings are those of the \
    game's master.\n\n\
    Examples:\n  bestiary ladder abyss --games 200\n  \
    bestiary ladder abyss --players 4 --least 250 --rungs 5 --svg ladder.svg"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// The lowest number of iterations
    #[arg(long, default_value = "125", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    least: u32,
    /// How many rungs
    #[arg(long, default_value = "6", value_parser = clap::value_parser!(u32).range(2..=10))]
    rungs: u32,
    /// How many games between two rungs
    #[arg(short, long, default_value = "200", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    work: Work,
    /// Draw a picture into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Keep every game in this folder, and go on from what it has
    #[arg(long, value_name = "FOLDER")]
    logs: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Climbs and tells.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let choices = args.setting.choices()?;
    let terms = Terms {
        game: args.setting.game,
        choices: &choices,
        games: args.games,
        seed: args.work.seed,
        until: false,
        end: None,
        threads: args.work.threads(),
    };
    let ladder = Ladder::climb(&terms, args.least, args.rungs, args.logs.as_deref())?;
    if let Some(path) = &args.svg {
        fs::write(path, ladder.svg())
            .map_err(|error| Failure::Input(format!("cannot write {}: {error}", path.display())))?;
    }
    if args.json {
        return write_json(out, &ladder);
    }
    writeln!(out, "{} {choices}, seed {}\n", ladder.game, args.work.seed)?;
    write!(out, "{}\n{}", ladder.text(), ladder.bars())?;
    Ok(())
}
