//! `bestiary record`: one game between bots, written down.

use std::io::Write;
use std::path::PathBuf;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay, Player};
use serde::Serialize;
use table::{Choices, Pcg, Seat, Seed, StateHash};

use super::write_json;
use crate::failure::Failure;
use crate::files;
use crate::inputs::{Bots, Setting, seed};

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = "The same arguments always give the same record.\n\n\
    Examples:\n  bestiary record lair --players 3 --seed 7 --out golden.rec\n  \
    bestiary record lair --bot greedy,random | less")]
pub(crate) struct Args {
    #[command(flatten)]
    setting: Setting,
    /// Where chance begins: a number, or what the `seed` line of a record says
    #[arg(short, long, default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    seed: Seed,
    #[command(flatten)]
    bots: Bots,
    /// The file to write; without it the record is printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON: how the game went, and the record as text if no file is given
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Written {
    game: &'static str,
    players: u8,
    steps: usize,
    hash: StateHash,
    file: Option<String>,
    record: Option<String>,
}

/// Plays and writes.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let play = bot_game(args.setting.game, args.setting.choices()?, args.seed, &args.bots.list)?;
    let record = play.record();
    if let Some(path) = &args.out {
        files::write_record(path, &record).map_err(Failure::Input)?;
    }
    if args.json {
        let file = args.out.as_ref().map(|path| path.display().to_string());
        let text = file.is_none().then(|| record.to_string());
        return write_json(
            out,
            &Written {
                game: play.game().meta().id,
                players: play.seats(),
                steps: play.steps(),
                hash: play.hash(),
                file,
                record: text,
            },
        );
    }
    match &args.out {
        Some(path) => writeln!(out, "{}: {} steps, hash {}", path.display(), play.steps(), play.hash())?,
        None => write!(out, "{record}")?,
    }
    Ok(())
}

/// A game between bots, played to its end.
fn bot_game(
    game: &'static dyn AnyGame,
    choices: Choices,
    seed: Seed,
    bots: &[BotSpec],
) -> Result<Box<dyn AnyPlay>, Failure> {
    let mut play = game.start(choices, seed)?;
    let sitting = |seat: Seat| bots[seat.index() % bots.len()]; // clap gives at least one
    play.name_seats(Seat::all(play.seats()).map(|seat| (seat, sitting(seat).to_string())).collect());
    let start = match seed {
        Seed::Pcg(number) => number,
        Seed::ChaCha(_) => 0,
    };
    let mut mind = Pcg::nth(start, 1); // never the table's own stream
    let mut players: Vec<Player> =
        Seat::all(play.seats()).map(|seat| Player::new(sitting(seat), None)).collect();
    while let Some(seat) = play.to_act().first() {
        let index = play.choose_for(seat, &mut players[seat.index()], &mut mind).map_err(Failure::input)?;
        play.apply_index(seat, index).map_err(Failure::input)?;
    }
    Ok(play)
}
