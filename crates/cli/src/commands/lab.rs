//! `bestiary lab`: many games, looked at closely.

use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

use catalog::{Job, SimulateError, Survey};

use super::write_json;
use crate::crew;
use crate::failure::Failure;
use crate::inputs::{Bots, Setting, Work};
use crate::lab::{Figures, page};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Writes one page that needs nothing else; --json and --csv give the same figures to programs.\n\n\
    Examples:\n  bestiary lab abyss --players 3 --games 20000 --bot greedy --out abyss.html\n  \
    bestiary lab abyss --games 500 --bot level:normal --out abyss.html --csv deeds.csv --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(short, long, default_value = "2000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    bots: Bots,
    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "lab.html")]
    out: PathBuf,
    /// Write what was done and owned, and what came of it, as a table for a spreadsheet
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Plays, counts and writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let choices = args.setting.choices()?;
    let game = args.setting.game;
    let threads = args.work.threads();
    let look = |games: Range<u64>| {
        game.survey(&Job { choices: &choices, bots: &args.bots.list, seed: args.work.seed, games })
    };
    let survey = crew::share_out(args.games, threads, look, Survey::merge).map_err(|error| match error {
        SimulateError::Stuck { .. } => Failure::Check(error.to_string()),
        other => Failure::input(other),
    })?;
    let bots = args.bots.list.iter().map(ToString::to_string).collect();
    let figures = Figures::new(game, &choices, bots, args.work.seed, &survey);
    let write = |path: &PathBuf, text: String| {
        fs::write(path, text)
            .map_err(|error| Failure::Input(format!("cannot write {}: {error}", path.display())))
    };
    write(&args.out, page(&figures))?;
    if let Some(path) = &args.csv {
        write(path, figures.csv())?;
    }
    if args.json {
        return write_json(out, &figures);
    }
    Ok(writeln!(out, "{}: {} games of {}", args.out.display(), figures.games, figures.name)?)
}
