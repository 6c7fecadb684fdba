//! `cargo xtask start`: from a fresh clone to a game on the screen.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::bestiary::Bestiary;
use crate::workspace::Workspace;

/// Builds the game and plays it in the terminal; answers with the game's own exit code.
pub(crate) fn start(workspace: &Workspace, args: &[String]) -> Result<ExitCode> {
    eprintln!("Building Bestiary; the first time this takes a minute or two.");
    let bestiary = Bestiary::build(workspace)?;
    let status =
        bestiary.command().arg("play").args(args).status().context("the game could not be started")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
