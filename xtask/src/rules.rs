//! `cargo xtask rules`: which rules of the ledgers have a test.
//!
//! A ledger is `docs/rules/<game>.md`. A test names the rules it shows: a scenario in its `rules` header, a Rust
//! test in a comment `// rules: AB-1.2 AB-1.3` above its `#[test]`.

mod id;
mod ledger;
mod named;
mod report;

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, entries, files, read};
use ledger::Ledger;
use named::Named;
use report::Report;

/// What to show.
#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Print `{"<game>": {"ids", "tested", "missing", "unknown"}}`
    #[arg(long)]
    json: bool,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

/// Prints the coverage of every game; false if a game crate lacks a test, or a test names what is not there.
pub(crate) fn rules(workspace: &Workspace, args: &Args) -> Result<bool> {
    let mut reports = BTreeMap::new();
    for game in games(workspace)? {
        if args.game.as_ref().is_none_or(|wanted| *wanted == game) {
            let report = report(workspace, &game).with_context(|| game.clone())?;
            reports.insert(game, report);
        }
    }
    if let Some(game) = &args.game
        && reports.is_empty()
    {
        bail!("no ledger and no crate is called `{game}`");
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&reports)?);
    } else {
        for (game, report) in &reports {
            print!("{}", report.text(game));
        }
        if reports.is_empty() {
            println!("There is no ledger in docs/rules yet.");
        }
    }
    for problem in reports.values().flat_map(|report| &report.problems) {
        eprintln!("{problem}");
    }
    Ok(reports.values().all(Report::is_clean))
}

/// Every game that has a ledger or a crate, by its id.
fn games(workspace: &Workspace) -> Result<Vec<String>> {
    let ledgers = files(&workspace.root.join("docs/rules"), "md")?;
    let crates = entries(&workspace.games())?;
    let names = ledgers.iter().chain(&crates).filter_map(|path| path.file_stem());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names.dedup();
    Ok(names)
}

/// Whether the ledger of this game says that the game is unfinished.
pub(crate) fn is_unfinished(workspace: &Workspace, game: &str) -> Result<bool> {
    Ok(ledger(workspace, game)?.unfinished)
}

/// What the ledger of this game says; empty if there is none.
fn ledger(workspace: &Workspace, game: &str) -> Result<Ledger> {
    let path = workspace.root.join("docs/rules").join(game).with_extension("md");
    if path.is_file() { Ledger::parse(&read(&path)?) } else { Ok(Ledger::default()) }
}

fn report(workspace: &Workspace, game: &str) -> Result<Report> {
    let ledger = ledger(workspace, game)?;
    let folder = workspace.games().join(game);
    if !folder.is_dir() {
        return Ok(Report::counted(&ledger));
    }
    let mut named = Named::default();
    for path in files(&folder.join("scenarios"), "scn")? {
        named.scenario(&workspace.relative(&path).to_string(), &read(&path)?);
    }
    for path in files(&folder.join("src"), "rs")?.into_iter().chain(files(&folder.join("tests"), "rs")?) {
        named.rust(&workspace.relative(&path).to_string(), &read(&path)?);
    }
    Ok(Report::compare(&ledger, named))
}
