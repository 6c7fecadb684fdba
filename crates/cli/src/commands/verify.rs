//! `bestiary verify`: whether recorded games follow the rules, and whether their dice were the promised ones.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::ReplayFault;
use serde::Serialize;
use table::ReplayError;

use super::write_json;
use crate::failure::Failure;
use crate::files;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Plays each record again and compares the hash of the position after every step. Of a proof (what a \
    server reveals when a table is over) also the promise about the dice and what players mixed in are checked.\n\
    Exit code: 0 if all are right, 1 if one is not, 2 if a file is no record or proof at all.\n\n\
    Examples:\n  bestiary verify my-game.rec\n  bestiary verify proof.json\n  bestiary verify --json games/*.rec"
)]
pub(crate) struct Args {
    /// The records or proofs
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON: an object for one file, a list for several
    #[arg(long)]
    json: bool,
}

/// What came of one file.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Right { ok: bool, file: String, game: String, steps: usize, hash: String, is_over: bool, promised: bool },
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
    match files::read_proof(path) {
        Ok(None) => {}
        Ok(Some(proof)) => return verify_proof(&proof, file),
        Err(error) => return Verdict::NoRecord { ok: false, file, error },
    }
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
            hash: play.hash().to_string(),
            is_over: play.outcome().is_some(),
            promised: false,
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

fn verify_proof(proof: &str, file: String) -> Verdict {
    let verdict = server::fair::check(proof);
    match verdict.error {
        Some(error) => Verdict::Wrong { ok: false, step: 0, error: format!("{file}: {error}"), file },
        None => Verdict::Right {
            ok: true,
            file,
            game: verdict.game.unwrap_or_default(),
            steps: verdict.steps,
            hash: verdict.hash.unwrap_or_default(),
            is_over: verdict.is_over,
            promised: verdict.promised,
        },
    }
}

/// Good news goes to standard output, bad news to standard error.
fn tell(verdict: &Verdict, out: &mut impl Write) -> Result<(), Failure> {
    match verdict {
        Verdict::Right { file, game, steps, hash, is_over, promised, .. } => {
            let end = if *is_over { "to the end" } else { "not over yet" };
            let dice = if *promised { ", dice as promised" } else { "" };
            writeln!(out, "{file}: right, {game}, {steps} steps, {end}, hash {hash}{dice}")?;
        }
        Verdict::Wrong { error, .. } | Verdict::NoRecord { error, .. } => {
            let _ = writeln!(std::io::stderr(), "error: {error}"); // nobody is left to tell if this fails
        }
    }
    Ok(())
}
