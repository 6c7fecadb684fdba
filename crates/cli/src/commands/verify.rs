//! `bestiary verify`: whether recorded games follow the rules.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::ReplayFault;
use serde::Serialize;
use table::{ReplayError, StateHash};

use super::write_json;
use crate::failure::Failure;
use crate::files;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = "Plays each record again and compares the hash of the position after every step.\n\
    Exit code: 0 if all are right, 1 if one is not, 2 if a file is no record at all.\n\n\
    Examples:\n  bestiary verify my-game.rec\n  bestiary verify --json games/*.rec")]
pub(crate) struct Args {
    /// The records
    #[arg(required = true, value_name = "RECORD")]
    files: Vec<PathBuf>,
    /// Print JSON: an object for one file, a list for several
    #[arg(long)]
    json: bool,
}

/// What came of one file.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Right { ok: bool, file: String, game: String, steps: usize, hash: StateHash, is_over: bool },
    Wrong { ok: bool, file: String, step: usize, error: String },
    NoRecord { ok: bool, file: String, error: String },
}

/// Checks the records.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let verdicts: Vec<Verdict> = args.files.iter().map(|file| verify(file)).collect();
    match &verdicts[..] {
        [only] if args.json => write_json(out, only)?,
        all if args.json => write_json(out, &all)?,
        all => all.iter().try_for_each(|verdict| tell(verdict, out))?,
    }
    let bad_input = verdicts.iter().any(|verdict| matches!(verdict, Verdict::NoRecord { .. }));
    if bad_input || verdicts.iter().any(|verdict| matches!(verdict, Verdict::Wrong { .. })) {
        return Err(Failure::Told { bad_input });
    }
    Ok(())
}

fn verify(path: &Path) -> Verdict {
    let file = path.display().to_string();
    let record = match files::read_record(path) {
        Ok(record) => record,
        Err(error) => return Verdict::NoRecord { ok: false, file, error },
    };
    match catalog::replay(&record) {
        Ok(play) => Verdict::Right {
            ok: true,
            file,
            game: record.game,
            steps: play.steps(),
            hash: play.hash(),
            is_over: play.outcome().is_some(),
        },
        Err(fault) => Verdict::Wrong {
            ok: false,
            step: match fault {
                ReplayFault::Replay(ReplayError::Step { step, .. }) => step,
                _ => 0, // it went wrong before the first step
            },
            error: format!("{file}: {fault}"),
            file,
        },
    }
}

/// Good news goes to standard output, bad news to standard error.
fn tell(verdict: &Verdict, out: &mut impl Write) -> Result<(), Failure> {
    match verdict {
        Verdict::Right { file, game, steps, hash, is_over, .. } => {
            let end = if *is_over { "to the end" } else { "not over yet" };
            writeln!(out, "{file}: right, {game}, {steps} steps, {end}, hash {hash}")?;
        }
        Verdict::Wrong { error, .. } | Verdict::NoRecord { error, .. } => {
            let _ = writeln!(std::io::stderr(), "error: {error}"); // nobody is left to tell if this fails
        }
    }
    Ok(())
}
