//! `bestiary scenario run`: positions with what must happen next.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde::Serialize;
use table::scenario::{ScenarioError, game_of};

use super::write_json;
use crate::failure::Failure;
use crate::files;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run scenario files and tell which of them fail
    Run(Run),
}

#[derive(clap::Args)]
#[command(after_help = "Exit code: 0 if all pass, 1 if one fails, 2 if a file cannot be read.\n\n\
    Examples:\n  bestiary scenario run my-case.scn\n  bestiary scenario run --json crates/games/*/scenarios/*.scn")]
struct Run {
    /// The scenario files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What came of all files.
#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: Vec<Failed>,
}

#[derive(Serialize)]
struct Failed {
    file: String,
    line: usize,
    expected: String,
    found: String,
}

/// Runs the task.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Task::Run(args) = &args.task;
    let mut report = Report { passed: 0, failed: Vec::new() };
    for path in &args.files {
        match run_file(path)? {
            None => report.passed += 1,
            Some(failed) => report.failed.push(failed),
        }
    }
    if args.json {
        write_json(out, &report)?;
    } else {
        for Failed { file, line, expected, found } in &report.failed {
            writeln!(out, "{file}:{line}\n  expected  {expected}\n  found     {found}")?;
        }
        writeln!(out, "{} passed, {} failed", report.passed, report.failed.len())?;
    }
    if report.failed.is_empty() { Ok(()) } else { Err(Failure::Told { bad_input: false }) }
}

/// What is wrong with a file; nothing if it passes.
fn run_file(path: &Path) -> Result<Option<Failed>, Failure> {
    let text = files::read(path).map_err(Failure::Input)?;
    let failed = |ScenarioError { line, expected, found }: ScenarioError| Failed {
        file: path.display().to_string(),
        line,
        expected,
        found,
    };
    let ran = game_of(&text).and_then(|id| match catalog::find(&id) {
        Ok(game) => game.run_scenario(&text).map(|_| ()),
        Err(error) => Err(ScenarioError { line: 0, expected: "a game".to_owned(), found: error.to_string() }),
    });
    Ok(ran.err().map(failed))
}
