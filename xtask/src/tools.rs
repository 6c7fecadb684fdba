//! Programs that a check calls and that cargo cannot bring.

use std::process::Command;

use anyhow::{Result, bail};

use crate::process;

/// A program and the Debian package that holds it.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    /// The name it is called by.
    pub(crate) program: &'static str,
    /// The package to install.
    pub(crate) package: &'static str,
}

/// Counts instructions, for the floors.
pub(crate) const VALGRIND: Tool = Tool { program: "valgrind", package: "valgrind" };

/// Shows the page, for its tests.
pub(crate) const CHROMIUM: Tool = Tool { program: "chromium", package: "chromium" };

/// Makes sure that the tool is there, installing it where that is possible without asking anybody.
pub(crate) fn need(tool: Tool) -> Result<()> {
    let Tool { program, package } = tool;
    if process::on_path(program).is_some() {
        return Ok(());
    }
    if let Some(apt_get) = apt_get() {
        // A stale package list is a reason to try anyhow; the test of success is the program itself.
        for arguments in [&["update"][..], &["install", "--yes", "--no-install-recommends", package]] {
            if let Err(error) = process::run(apt_get().args(arguments)) {
                eprintln!("{error:#}");
            }
        }
    }
    if process::on_path(program).is_none() {
        bail!(
            "`{program}` is missing: install the package `{package}` (on Debian: apt-get install {package})"
        );
    }
    Ok(())
}

/// How to call `apt-get` with the right to install, if there is a way that asks no password.
fn apt_get() -> Option<impl Fn() -> Command> {
    process::on_path("apt-get")?;
    let root = process::answer(Command::new("id").arg("-u"))? == "0";
    let sudo = || Command::new("sudo").args(["-n", "true"]).status().is_ok_and(|status| status.success());
    if !root && !sudo() {
        return None;
    }
    Some(move || {
        let mut command = Command::new(if root { "env" } else { "sudo" });
        if !root {
            command.args(["-n", "env"]);
        }
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]);
        command
    })
}
