//! `bestiary train`: learns what positions are worth from games that bots play.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use bots::teach::{Course, Lesson, teach};
use catalog::{AnyGame, Job};
use table::Choices;

use crate::crew;
use crate::failure::Failure;
use crate::inputs::{self, Bots, Work};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "The same games, seed and passes give the same weights on every machine. docs/TRAINING.md says how the nets in \
    use were made.\n\n\
    Example:\n  bestiary train valeria --bot greedy --games 4000 --out crates/games/valeria/data/value.net"
)]
pub(crate) struct Args {
    /// The game, as `bestiary games` lists it
    #[arg(value_parser = inputs::game)]
    game: &'static dyn AnyGame,
    /// How many games at every size of table from two players on
    #[arg(short, long, default_value = "2000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// How often every position is looked at
    #[arg(long, default_value = "12", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    passes: u32,
    /// How many numbers the hidden layer has; the game's guide has to agree
    #[arg(long, default_value = "32", value_parser = clap::value_parser!(u16).range(1..=1024))]
    hidden: u16,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    bots: Bots,
    /// The file for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// One game in so many is kept back, to see whether what was learned holds for games that were not looked at.
const KEPT_BACK: u64 = 10;

/// Plays, learns and writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (min, max) = args.game.meta().players;
    let mut lessons = Vec::new();
    for players in min.max(2)..=max {
        let choices = inputs::choices(args.game, Some(players), &[])?;
        lessons.extend(play(args, &choices)?);
    }
    if lessons.is_empty() {
        return Err(Failure::Input(format!(
            "the guide of {} has no features to learn from",
            args.game.meta().id
        )));
    }
    let (test, train): (Vec<_>, Vec<_>) =
        lessons.into_iter().partition(|lesson| lesson.game % KEPT_BACK == 0);
    let course = Course { hidden: args.hidden.into(), passes: args.passes, seed: args.work.seed };
    let pupil = teach(&train, &course);
    for (name, lessons) in [("learned from", &train), ("kept back", &test)] {
        let marks = pupil.examine(lessons);
        writeln!(
            out,
            "{name}: {} positions, loss {:.4}, the winner named in {:.1} %",
            lessons.len(),
            marks.loss,
            100.0 * marks.right
        )?;
    }
    fs::write(&args.out, pupil.bytes())
        .map_err(|error| Failure::Input(format!("cannot write {}: {error}", args.out.display())))
}

/// The positions of all games, in the order of the games whoever played them.
fn play(args: &Args, choices: &Choices) -> Result<Vec<Lesson>, Failure> {
    let numbers: Vec<u64> = (0..args.games).collect();
    let mut played: BTreeMap<u64, Vec<Lesson>> = BTreeMap::new();
    let one = |number: u64| {
        let job = Job { choices, bots: &args.bots.list, seed: args.work.seed, games: number..number + 1 };
        args.game.lessons(&job)
    };
    let done = crew::each(&numbers, args.work.threads(), one, |number, lessons| {
        played.insert(number, lessons);
        Ok(true)
    });
    done.map_err(|error| match error {
        catalog::SimulateError::Stuck { .. } => Failure::Check(error.to_string()),
        other => Failure::input(other),
    })?;
    Ok(played.into_values().flatten().collect())
}
