//! `cargo xtask`: the one door to what is done *to* the project, from the first start to every check.
//!
//! One file a task. `check` knows the others as steps; nothing else knows `check`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool speaks to the person who started it")]

mod bestiary;
mod check;
mod clock;
mod deny;
mod floors;
mod hygiene;
mod page;
mod process;
mod records;
mod rules;
mod start;
mod tools;
mod types;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// The tasks of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the page and the server, and serve tables at <http://localhost:8080>
    Start {
        /// Passed on to `bestiary serve`, for example `--help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the page for the browser into `web/dist`; the next build of the server carries it
    Page,
    /// Run every check there is, installing what they need
    Check(check::Args),
    /// Count the ledger's rule ids that have a test, and list those that have none
    Rules(rules::Args),
    /// Write what is made from the protocol: the types of the page and the OpenAPI document
    Types,
    /// Compare instructions per action with the recorded floors
    Floors(floors::Args),
    /// Check licences, banned crates and sources of all dependencies
    Deny,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli.task) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> anyhow::Result<ExitCode> {
    let workspace = Workspace::find()?;
    let passed = match task {
        Task::Start { args } => return start::start(&workspace, args),
        Task::Page => page::build(&workspace).map(|()| true)?,
        Task::Check(args) => check::check(&workspace, args),
        Task::Rules(args) => rules::rules(&workspace, args)?,
        Task::Types => types::types(&workspace).map(|()| true)?,
        Task::Floors(args) => floors::floors(&workspace, args).map(|()| true)?,
        Task::Deny => deny::deny(&workspace).map(|()| true)?,
    };
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
