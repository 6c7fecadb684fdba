//! The `bestiary` program: play in a terminal, host tables, let bots play, replay and check records, measure.
//!
//! Each command is one file in `commands/` with its arguments, its help and its work. What the user must read goes to
//! standard output, errors go to standard error as one sentence. Exit codes: 0 fine, 1 a check failed, 2 bad input.

mod arena;
mod campaign_file;
mod clock;
mod commands;
mod crew;
mod failure;
mod files;
mod house_settings;
mod inputs;
mod lab;
mod lesson_file;
mod limits;
mod play;
mod plot;
mod progress;
mod screen;
mod seating;
mod strength;
mod text_table;
mod texts;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// A table for board games full of monsters: play, let bots play, replay, check, measure.
#[derive(Parser)]
#[command(name = "bestiary", version, arg_required_else_help = true)]
#[command(
    after_help = "Begin with:\n  bestiary play       asks what you want to play and starts at once\n  bestiary games      lists the games\n\nEvery command has examples: bestiary <command> --help"
)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games
    Games(commands::games::Args),
    /// Play in the terminal: alone against bots, or several people at one keyboard
    Play(commands::play::Args),
    /// Play a campaign alone in the terminal: game after game, your progress kept in a file
    Campaign(commands::campaign::Args),
    /// Host tables for others: over the network, with bots, every move kept
    Serve(commands::serve::Args),
    /// Copy everything a server keeps, while it runs
    Backup(commands::backup::Args),
    /// Put a backup in place, after playing every table again
    Restore(commands::restore::Args),
    /// Look whether everything a server keeps is well
    Doctor(commands::doctor::Args),
    /// Let bots play many games and count what comes of it
    Simulate(commands::simulate::Args),
    /// Let bots play against each other and rate them
    Arena(commands::arena::Args),
    /// See whether a bot that looks ahead twice as often is better
    Ladder(commands::ladder::Args),
    /// Measure how strong the bots of every level are and write it down
    Strength(commands::strength::Args),
    /// Look closely at many games: who wins from where, with what, after doing what
    Lab(commands::lab::Args),
    /// Learn from games of bots what positions are worth, and write the weights
    Train(commands::train::Args),
    /// Let bots play one game and write its record
    Record(commands::record::Args),
    /// Read a recorded game step by step, or see the board at one step
    Replay(commands::replay::Args),
    /// Check that recorded games follow the rules, step by step
    Verify(commands::verify::Args),
    /// Run scenario files: positions with what must happen next
    Scenario(commands::scenario::Args),
    /// Run the conformance suite: random games in which every rule of the engine is checked
    Conform(commands::conform::Args),
    /// Measure how fast the games are on this machine
    Bench(commands::bench::Args),
}

fn main() -> ExitCode {
    let program = Program::parse();
    let mut out = io::stdout().lock();
    let done = match program.command {
        Command::Games(args) => commands::games::run(&args, &mut out),
        Command::Play(args) => commands::play::run(args, &mut out),
        Command::Campaign(args) => commands::campaign::run(&args, &mut out),
        Command::Serve(args) => commands::serve::run(&args, &mut out),
        Command::Backup(args) => commands::backup::run(&args, &mut out),
        Command::Restore(args) => commands::restore::run(&args, &mut out),
        Command::Doctor(args) => commands::doctor::run(&args, &mut out),
        Command::Simulate(args) => commands::simulate::run(&args, &mut out),
        Command::Arena(args) => commands::arena::run(&args, &mut out),
        Command::Ladder(args) => commands::ladder::run(&args, &mut out),
        Command::Strength(args) => commands::strength::run(&args, &mut out),
        Command::Lab(args) => commands::lab::run(&args, &mut out),
        Command::Train(args) => commands::train::run(&args, &mut out),
        Command::Record(args) => commands::record::run(&args, &mut out),
        Command::Replay(args) => commands::replay::run(&args, &mut out),
        Command::Verify(args) => commands::verify::run(&args, &mut out),
        Command::Scenario(args) => commands::scenario::run(&args, &mut out),
        Command::Conform(args) => commands::conform::run(&args, &mut out),
        Command::Bench(args) => commands::bench::run(&args, &mut out),
    };
    let done = done.and_then(|()| Ok(out.flush()?));
    done.map_or_else(|failure| end(&failure), |()| ExitCode::SUCCESS)
}

fn end(failure: &Failure) -> ExitCode {
    if let Some(sentence) = failure.sentence() {
        // Nobody is left to tell if standard error is closed too.
        let _ = writeln!(io::stderr(), "error: {sentence}");
    }
    failure.code()
}
