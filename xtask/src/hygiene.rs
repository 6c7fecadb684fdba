//! The engine stays pure: what its crates may never depend on, at any depth.

use std::path::Path;

use anyhow::{Result, bail};

use crate::process;
use crate::workspace::{Package, Workspace};

/// Crates that the kernel and the games do without, and why.
const IMPURE: [(&str, &str); 3] = [
    ("getrandom", "the engine takes its `Chance` from the caller, so that games replay"),
    ("rand", "the engine has its own draws, pinned by test vectors"),
    ("tokio", "the engine neither waits nor does I/O"),
];

/// Members above the games; dependencies point downwards only.
const ABOVE: [&str; 6] = ["catalog", "bots", "protocol", "store", "server", "cli"];

/// Reads the full dependency tree of every engine crate and lists what must not be there.
pub(crate) fn hygiene(workspace: &Workspace) -> Result<()> {
    let packages = workspace.metadata()?.packages;
    let games: Vec<&Package> = packages.iter().filter(|package| is_game(workspace, package)).collect();
    let mut complaints = Vec::new();
    for package in packages.iter().filter(|package| package.name == "table" || is_game(workspace, package)) {
        let tree = dependencies(workspace, &package.name)?;
        println!("{:<16} {} dependencies", package.name, tree.len());
        let others = games.iter().map(|game| game.name.as_str()).filter(|name| *name != package.name);
        let above = others.chain(ABOVE).map(|name| (name, "dependencies point downwards only"));
        for (name, reason) in above.chain(IMPURE) {
            if tree.iter().any(|dependency| dependency == name) {
                complaints.push(format!("`{}` depends on `{name}`: {reason}", package.name));
            }
        }
    }
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n"));
    }
    Ok(())
}

fn is_game(workspace: &Workspace, package: &Package) -> bool {
    package.manifest_path.parent().and_then(Path::parent) == Some(&workspace.games())
}

/// Names of all crates that end up in a build of `package` by itself, without it.
///
/// `cargo tree` resolves features for this package alone, so what the server switches on is not held against it;
/// all platforms count.
fn dependencies(workspace: &Workspace, package: &str) -> Result<Vec<String>> {
    let mut cargo = workspace.cargo();
    cargo.args([
        "tree",
        "--locked",
        "--edges",
        "normal",
        "--target",
        "all",
        "--prefix",
        "none",
        "--package",
        package,
    ]);
    let mut names = names(&process::stdout(&mut cargo)?);
    names.retain(|name| name != package);
    Ok(names)
}

/// The first word of each line, once each.
fn names(tree: &str) -> Vec<String> {
    let mut names: Vec<String> =
        tree.lines().filter_map(|line| line.split_whitespace().next()).map(Into::into).collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_read_as_names() {
        let tree = "table v0.1.0 (/x)\nrand_core v0.10.1\nserde v1.0.229\nrand_core v0.10.1 (*)\n";
        assert_eq!(names(tree), ["rand_core", "serde", "table"]);
    }
}
