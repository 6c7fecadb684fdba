//! `bestiary train`: learns what positions are worth from games that bots play.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use bots::teach::{Course, Lesson, Pupil, teach};
use catalog::{AnyGame, Job};
use table::Choices;

use crate::crew;
use crate::failure::Failure;
use crate::files;
use crate::inputs::{self, Bots, Work};
use crate::lesson_file;

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
    #[arg(short, long, default_value = "2000", value_parser = clap::value_parser!(u64).range(0..=1_000_000_000))]
    games: u64,
    /// Positions of earlier games to learn from as well, as --keep wrote them; may be said several times
    #[arg(long, value_name = "FILE")]
    also: Vec<PathBuf>,
    /// The file for the positions of these games, to learn from again
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// How often every position is looked at
    #[arg(long, default_value = "12", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    passes: u32,
    /// How many numbers the hidden layer has; the game's guide has to agree
    #[arg(long, default_value = "32", value_parser = clap::value_parser!(u16).range(1..=1024))]
    hidden: u16,
    /// Weights to go on from, instead of beginning with nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
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
    let tables: Vec<Choices> = (min.max(2)..=max)
        .map(|players| inputs::choices(args.game, Some(players), &[]))
        .collect::<Result<_, _>>()?;
    // Before anything is played for hours.
    let features = features(args, &tables)?;
    let from = args.from.as_deref().map(|path| begun(path, features, args.hidden.into())).transpose()?;
    let mut lessons = Vec::new();
    for path in &args.also {
        lessons.extend(lesson_file::read(path, features).map_err(Failure::Input)?);
    }
    let earlier = lessons.len();
    for choices in &tables {
        lessons.extend(play(args, choices, &args.bots.list, args.games)?);
    }
    if lessons.is_empty() {
        return Err(Failure::Input("without games there is nothing to learn from".to_owned()));
    }
    if let Some(path) = &args.keep {
        lesson_file::write(path, &lessons[earlier..], features).map_err(Failure::Input)?;
    }
    let (test, train): (Vec<_>, Vec<_>) =
        lessons.into_iter().partition(|lesson| lesson.game % KEPT_BACK == 0);
    let course = Course { hidden: args.hidden.into(), from, passes: args.passes, seed: args.work.seed };
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

/// How many features the guide of the game has.
fn features(args: &Args, tables: &[Choices]) -> Result<usize, Failure> {
    let Some(choices) = tables.first() else { return Ok(0) };
    let lessons = play(args, choices, &[BotSpec::Random], 1)?;
    let seat = lessons.first().and_then(|lesson| lesson.seats.first());
    seat.map(|(features, _)| features.len()).ok_or_else(|| {
        Failure::Input(format!("the guide of {} has no features to learn from", args.game.meta().id))
    })
}

/// The net to go on from.
fn begun(path: &Path, features: usize, hidden: usize) -> Result<Pupil, Failure> {
    let bytes = files::read(path).map_err(Failure::Input)?;
    Pupil::read(features, hidden, &bytes)
        .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}

/// The positions of all games, in the order of the games whoever played them.
fn play(args: &Args, choices: &Choices, bots: &[BotSpec], games: u64) -> Result<Vec<Lesson>, Failure> {
    let numbers: Vec<u64> = (0..games).collect();
    let mut played: BTreeMap<u64, Vec<Lesson>> = BTreeMap::new();
    let one = |number: u64| {
        let job = Job { choices, bots, seed: args.work.seed, games: number..number + 1 };
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
