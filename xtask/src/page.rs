//! `cargo xtask page`: the page in the browser, built from `web/`, and its checks.

use std::process::Command;

use anyhow::{Result, bail};

use crate::bestiary::Bestiary;
use crate::workspace::Workspace;
use crate::{process, tools};

/// Installs what the lock file names, where that has not been done yet, and builds the page into `web/dist`.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    process::run(npm(workspace).args(["run", "build"]))
}

/// Layout, types, unit tests, and that it builds.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    for script in ["lint", "check", "test", "build"] {
        process::run(npm(workspace).args(["run", script]))?;
    }
    Ok(())
}

/// Plays in a real browser, against the binary that carries the page.
pub(crate) fn browser(workspace: &Workspace) -> Result<()> {
    tools::need(tools::CHROMIUM)?;
    build(workspace)?;
    let bestiary = Bestiary::build(workspace)?;
    let mut npm = npm(workspace);
    npm.env("BESTIARY", bestiary.path());
    if let Some(chromium) = process::on_path(tools::CHROMIUM.program) {
        npm.env("CHROMIUM", chromium);
    }
    process::run(npm.args(["run", "browser"]))
}

fn install(workspace: &Workspace) -> Result<()> {
    if process::on_path("npm").is_none() {
        bail!("`npm` is missing: install Node.js 20.19 or newer");
    }
    // npm writes this file last; it is older than the lock file when that has changed.
    let changed =
        |path: &str| workspace.root.join("web").join(path).metadata().and_then(|data| data.modified());
    if let (Ok(installed), Ok(wanted)) =
        (changed("node_modules/.package-lock.json"), changed("package-lock.json"))
        && installed >= wanted
    {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file that lacks the optional binaries of other platforms, and npm writes such lock
    // files on its own. `install` takes the locked versions and, like this, changes neither file.
    process::run(npm(workspace).args(["install", "--no-save", "--no-audit", "--no-fund"]))
}

fn npm(workspace: &Workspace) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(workspace.root.join("web"));
    npm
}
