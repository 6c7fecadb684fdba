//! Golden records: games kept for ever, which must replay to the same state on every machine.

use anyhow::{Result, bail};

use crate::bestiary::Bestiary;
use crate::check::Outcome;
use crate::process;
use crate::rules;
use crate::workspace::{Workspace, entries, files};

/// Verifies every record of every game with the release binary. A game whose ledger says that it is unfinished is not
/// in the catalog yet: its records are replayed by its own tests alone.
pub(crate) fn records(workspace: &Workspace) -> Result<Outcome> {
    let mut records = Vec::new();
    for game in entries(&workspace.games())? {
        let name = game.file_name().unwrap_or_default().to_string_lossy();
        if rules::is_unfinished(workspace, &name)? {
            println!("{name} is unfinished: its records are left to its own tests");
            continue;
        }
        records.extend(files(&game.join("tests/records"), "rec")?);
    }
    if records.is_empty() {
        return Ok(Outcome::Skipped("no golden record yet".into()));
    }
    let bestiary = Bestiary::build(workspace)?;
    let mut broken = 0;
    for record in &records {
        if let Err(error) = process::both(bestiary.command().arg("verify").arg(record)) {
            println!("{error:#}");
            broken += 1;
        }
    }
    if broken > 0 {
        bail!(
            "{broken} of {} records do not replay; records are never edited: a rules fix is a new rules version",
            records.len()
        );
    }
    println!("{} records replay", records.len());
    Ok(Outcome::Passed)
}
