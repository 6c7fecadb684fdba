//! `cargo xtask start`: from a fresh clone to a table in the browser.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::bestiary::Bestiary;
use crate::page;
use crate::workspace::Workspace;

/// Builds the page and the server and serves until it is stopped; answers with the server's own exit code.
pub(crate) fn start(workspace: &Workspace, args: &[String]) -> Result<ExitCode> {
    eprintln!("Building Bestiary; the first time this takes a few minutes.");
    page::build(workspace)?;
    let bestiary = Bestiary::build(workspace)?;
    if !args.iter().any(|arg| arg.starts_with("--listen")) {
        eprintln!(
            "\nOpen http://localhost:8080 in a browser. Ctrl-C stops the server; games go on at the next start.\n"
        );
    }
    let mut serve = bestiary.command();
    serve.arg("serve");
    if !args.iter().any(|arg| arg.starts_with("--data-dir") || arg.starts_with("--database")) {
        serve.arg("--data-dir").arg(workspace.root.join(".bestiary"));
    }
    let status = serve.args(args).status().context("the server could not be started")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
