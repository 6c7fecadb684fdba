//! `cargo xtask rules`: which rules of the ledgers have a test, and whether the translations have every rule.
//!
//! A ledger is `docs/rules/<game>.md`, its translations are `docs/rules/<language>/<game>.md`. A test names the rules
//! it shows: a scenario in its `rules` header, a Rust test in a comment `// rules: AB-1.2 AB-1.3` above its `#[test]`.

mod id;
mod ledger;
mod named;
mod report;
mod translation;

use std::collections::BTreeMap;
use std::path::PathBuf;

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

/// Prints the coverage of every game; false if a game crate lacks a test, a test names what is not there, or a
/// translation has other rules than its ledger.
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
    let mut names = names(entries(&workspace.games())?);
    let is_ledger = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "md");
    names.extend(self::names(entries(&ledgers(workspace))?.into_iter().filter(is_ledger)));
    names.sort();
    names.dedup();
    for path in translations(workspace)? {
        if self::names([path.clone()]).iter().any(|name| !names.contains(name)) {
            bail!("{} translates the ledger of no game", workspace.relative(&path));
        }
    }
    Ok(names)
}

/// What files and folders are called, without their endings.
fn names(paths: impl IntoIterator<Item = PathBuf>) -> Vec<String> {
    paths.into_iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect()
}

/// The folder of the ledgers; a folder in it holds those of one language.
fn ledgers(workspace: &Workspace) -> PathBuf {
    workspace.root.join("docs/rules")
}

/// Every ledger in another language.
fn translations(workspace: &Workspace) -> Result<Vec<PathBuf>> {
    let languages = entries(&ledgers(workspace))?.into_iter().filter(|path| path.is_dir());
    Ok(languages.map(|folder| files(&folder, "md")).collect::<Result<Vec<_>>>()?.concat())
}

/// Whether the ledger of this game says that the game is unfinished.
pub(crate) fn is_unfinished(workspace: &Workspace, game: &str) -> Result<bool> {
    Ok(ledger(workspace, game)?.unfinished)
}

/// What the ledger of this game says; empty if there is none.
fn ledger(workspace: &Workspace, game: &str) -> Result<Ledger> {
    let path = ledgers(workspace).join(game).with_extension("md");
    if path.is_file() { Ledger::parse(&read(&path)?) } else { Ok(Ledger::default()) }
}

fn report(workspace: &Workspace, game: &str) -> Result<Report> {
    let ledger = ledger(workspace, game)?;
    let mut report = coverage(workspace, game, &ledger)?;
    for path in translations(workspace)? {
        if path.file_stem().is_some_and(|name| name == game) {
            let file = workspace.relative(&path).to_string();
            report.problems.extend(translation::problems(&file, &ledger, &read(&path)?));
        }
    }
    Ok(report)
}

/// What the tests of a game say about its ledger.
fn coverage(workspace: &Workspace, game: &str, ledger: &Ledger) -> Result<Report> {
    let folder = workspace.games().join(game);
    if !folder.is_dir() {
        return Ok(Report::counted(ledger));
    }
    let mut named = Named::default();
    for path in files(&folder.join("scenarios"), "scn")? {
        named.scenario(&workspace.relative(&path).to_string(), &read(&path)?);
    }
    for path in files(&folder.join("src"), "rs")?.into_iter().chain(files(&folder.join("tests"), "rs")?) {
        named.rust(&workspace.relative(&path).to_string(), &read(&path)?);
    }
    Ok(Report::compare(ledger, named))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// A workspace whose `docs/rules` holds these files, in a folder of its own.
    fn workspace(name: &str, ledgers: &[(&str, &str)]) -> Workspace {
        let root = std::env::temp_dir().join(format!("xtask-rules-{name}-{}", std::process::id()));
        for (path, text) in ledgers {
            let path = root.join("docs/rules").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Workspace { root }
    }

    #[test]
    fn a_folder_of_translations_is_no_game() {
        let text = "- **AB-1.1** x";
        let workspace =
            workspace("folder", &[("abyss.md", text), ("pl/abyss.md", text), ("es/abyss.md", text)]);
        assert_eq!(games(&workspace).unwrap(), ["abyss"]);
        assert!(rules(&workspace, &Args::default()).unwrap());
        fs::remove_dir_all(workspace.root).unwrap();
    }

    #[test]
    fn a_translation_that_lacks_a_rule_fails_the_check() {
        let ledger = "- **AB-1.1** x\n- **AB-1.2** y";
        let workspace = workspace("lack", &[("abyss.md", ledger), ("pl/abyss.md", "- **AB-1.1** x")]);
        assert!(!rules(&workspace, &Args::default()).unwrap());
        fs::remove_dir_all(workspace.root).unwrap();
    }

    #[test]
    fn a_translation_has_a_ledger() {
        let workspace = workspace("none", &[("abyss.md", ""), ("pl/abbys.md", "")]);
        let error = rules(&workspace, &Args::default()).err().unwrap();
        assert_eq!(error.to_string(), "docs/rules/pl/abbys.md translates the ledger of no game");
        fs::remove_dir_all(workspace.root).unwrap();
    }
}
