//! The steps of `check`, in the order in which they run: what is quick and often wrong comes first.

use std::process::Command;

use anyhow::{Result, bail};

use super::Outcome;
use crate::workspace::Workspace;
use crate::{deny, floors, hygiene, page, process, records, rules};

/// One check.
pub(crate) struct Step {
    /// The name for `--only` and `--skip`.
    pub(crate) name: &'static str,
    /// What it shows, for the heading.
    pub(crate) what: &'static str,
    /// Does it; the flag asks for the exhaustive forms.
    pub(crate) run: fn(&Workspace, slow: bool) -> Result<Outcome>,
}

/// All of them. Lints, docs and tests use the dev profile, so that dependencies are built once; the release
/// binary is built once for records and floors.
pub(crate) const STEPS: &[Step] = &[
    Step { name: "format", what: "the code is laid out by rustfmt", run: format },
    Step { name: "hygiene", what: "the engine depends on nothing impure", run: pure_engine },
    Step { name: "rules", what: "every rule has a test and is in every translation", run: rule_coverage },
    Step { name: "lints", what: "clippy has nothing to say", run: lints },
    Step { name: "docs", what: "the documentation builds and its links lead somewhere", run: docs },
    Step { name: "tests", what: "unit tests, scenarios, conformance", run: tests },
    Step { name: "doctests", what: "the examples in the documentation work", run: doctests },
    Step { name: "page", what: "the page is laid out, typed, unit-tested, and builds", run: page_itself },
    Step { name: "licences", what: "licences, banned crates and sources of the dependencies", run: licences },
    Step { name: "records", what: "golden records replay", run: |workspace, _| records::records(workspace) },
    Step { name: "browser", what: "games are played in a real browser", run: in_the_browser },
    Step { name: "floors", what: "the engine is as fast as it was", run: speed },
];

fn format(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    passes(workspace.cargo().args(["fmt", "--all", "--check"]))
}

fn pure_engine(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    hygiene::hygiene(workspace)?;
    Ok(Outcome::Passed)
}

fn rule_coverage(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    if !rules::rules(workspace, &rules::Args::default())? {
        bail!("see the lists above");
    }
    Ok(Outcome::Passed)
}

fn lints(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"];
    passes(workspace.cargo().args(clippy))
}

fn docs(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    let mut cargo = workspace.cargo();
    cargo.env("RUSTDOCFLAGS", "--deny warnings");
    passes(cargo.args(["doc", "--workspace", "--no-deps", "--locked"]))
}

fn tests(workspace: &Workspace, slow: bool) -> Result<Outcome> {
    let nextest = process::answer(workspace.cargo().args(["nextest", "--version"])).is_some();
    let mut cargo = workspace.cargo();
    cargo.args(match (nextest, slow) {
        (true, false) => &["nextest", "run"][..],
        (true, true) => &["nextest", "run", "--profile", "slow"],
        (false, _) => &["test"],
    });
    // Not the examples, which have no tests: the lints have seen that they compile.
    cargo.args(["--lib", "--bins", "--tests", "--workspace", "--locked", "--no-fail-fast"]);
    passes(depth(&mut cargo, slow))
}

fn doctests(workspace: &Workspace, slow: bool) -> Result<Outcome> {
    let mut cargo = workspace.cargo();
    passes(depth(&mut cargo, slow).args(["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]))
}

fn page_itself(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    page::check(workspace)?;
    Ok(Outcome::Passed)
}

fn in_the_browser(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    page::browser(workspace)?;
    Ok(Outcome::Passed)
}

fn licences(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    deny::deny(workspace)?;
    Ok(Outcome::Passed)
}

fn speed(workspace: &Workspace, _slow: bool) -> Result<Outcome> {
    floors::compare(workspace)?;
    Ok(Outcome::Passed)
}

/// A step that is one program.
fn passes(command: &mut Command) -> Result<Outcome> {
    process::run(command)?;
    Ok(Outcome::Passed)
}

/// Tells the tests how thorough to be.
fn depth(command: &mut Command, slow: bool) -> &mut Command {
    if slow { command.env("BESTIARY_SLOW", "1") } else { command }
}
