//! `cargo xtask page`: the page in the browser, built from `web/`, and its checks.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use anyhow::{Context, Result, bail};

use crate::bestiary::Bestiary;
use crate::workspace::Workspace;
use crate::{process, tools};

/// Installs what the lock file names, where that has not been done yet, and builds the page into `web/dist`.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    bundle(workspace)
}

/// Layout, types, unit tests, and that it builds.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    for script in ["lint", "check", "test"] {
        process::run(npm(workspace).args(["run", script]))?;
    }
    bundle(workspace)
}

/// Builds `web/dist`. What comes out as it was keeps its old files with their times, so that the server, which embeds
/// them, is not built again.
fn bundle(workspace: &Workspace) -> Result<()> {
    let web = workspace.root.join("web");
    let (page, before) = (web.join("dist"), web.join("dist.before"));
    if before.exists() {
        fs::remove_dir_all(&before)?; // of a build that was broken off
    }
    match fs::rename(&page, &before) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        moved => moved.context("the page that is there cannot be put aside")?,
    }
    process::run(npm(workspace).args(["run", "build"]))?;
    if before.exists() {
        let unchanged = files(&page)? == files(&before)?;
        fs::remove_dir_all(if unchanged { &page } else { &before })?;
        if unchanged {
            fs::rename(&before, &page)?;
        }
    }
    Ok(())
}

/// The files below a folder by their paths, with what is in them.
fn files(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        for entry in fs::read_dir(folder.join(&below))? {
            let entry = entry?;
            let path = below.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else {
                found.insert(path, fs::read(entry.path())?);
            }
        }
    }
    Ok(found)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_path_and_content() {
        let folder = tempfile::tempdir().unwrap();
        let page = |name: &str, inside: &str, text: &str| {
            let page = folder.path().join(name);
            fs::create_dir_all(page.join("assets")).unwrap();
            fs::write(page.join("index.html"), "<html>").unwrap();
            fs::write(page.join("assets").join(inside), text).unwrap();
            files(&page).unwrap()
        };
        let first = page("first", "a.js", "1");
        assert_eq!(first.len(), 2);
        assert_eq!(first, page("same", "a.js", "1"));
        assert_ne!(first, page("renamed", "b.js", "1"));
        assert_ne!(first, page("changed", "a.js", "2"));
    }
}
