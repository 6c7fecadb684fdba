//! Where things lie in the repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process;

/// The repository that the command was started in.
pub(crate) struct Workspace {
    /// Its top folder.
    pub(crate) root: PathBuf,
}

/// The part of `cargo metadata` that the tasks use.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    /// Members of the workspace; other packages are left out.
    pub(crate) packages: Vec<Package>,
    /// Where cargo builds.
    pub(crate) target_directory: PathBuf,
}

/// A member of the workspace.
#[derive(Deserialize)]
pub(crate) struct Package {
    /// Its name.
    pub(crate) name: String,
    /// The path of its `Cargo.toml`.
    pub(crate) manifest_path: PathBuf,
}

impl Workspace {
    /// Looks upwards from the current folder, so that a build made elsewhere is never confused.
    pub(crate) fn find() -> Result<Self> {
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        let root = here
            .ancestors()
            .find(|folder| folder.join("xtask/Cargo.toml").is_file())
            .with_context(|| format!("{} is not inside the repository", here.display()))?;
        Ok(Self { root: root.to_owned() })
    }

    /// A cargo call in this workspace, free of what the cargo around us told us about `xtask`.
    ///
    /// `cargo run` gives its child the variables of the package it runs. Passed on, they would look to build
    /// scripts like a change and cause needless rebuilds.
    pub(crate) fn cargo(&self) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(&self.root);
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&name);
            }
        }
        command
    }

    /// What cargo knows about the members of the workspace.
    pub(crate) fn metadata(&self) -> Result<Metadata> {
        let mut cargo = self.cargo();
        let text = process::stdout(cargo.args(["metadata", "--no-deps", "--format-version", "1"]))?;
        serde_json::from_str(&text).context("`cargo metadata` answered in an unknown form")
    }

    /// The folder of the game crates.
    pub(crate) fn games(&self) -> PathBuf {
        self.root.join("crates/games")
    }

    /// A path as a person in the repository would write it.
    pub(crate) fn relative<'a>(&self, path: &'a Path) -> std::path::Display<'a> {
        path.strip_prefix(&self.root).unwrap_or(path).display()
    }
}

/// All files below `folder` whose name ends in `.extension`, sorted; none if there is no such folder.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    Ok(found)
}

/// What lies directly in `folder`, sorted; nothing if there is no such folder.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(folder)
        .and_then(|listing| {
            listing.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
        })
        .with_context(|| format!("{} cannot be listed", folder.display()))?;
    paths.sort();
    Ok(paths)
}

/// The text of a file, or an error that names it.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}
