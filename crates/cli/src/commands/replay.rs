//! `bestiary replay`: a recorded game in words.

use std::io::Write;
use std::path::PathBuf;

use catalog::{AnyPlay, Messages, Speaker};
use serde::Serialize;
use table::sheet::BOARD_COLUMNS;
use table::{Lang, Record, Viewer, Words};

use super::write_json;
use crate::failure::Failure;
use crate::play::ending;
use crate::seating::Sitter;
use crate::{files, texts};

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = "You see what a spectator saw; `--as A` shows what the player at seat A saw.\n\n\
    Examples:\n  bestiary replay my-game.rec\n  bestiary replay my-game.rec --step 12 --as B --lang pl")]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Show the board after this many steps instead of the whole story
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Whose eyes: a seat (A to F) or `spectator`
    #[arg(long = "as", value_name = "VIEWER", default_value = "spectator")]
    viewer: Viewer,
    /// The language: en, pl or es [default: your system's]
    #[arg(long)]
    lang: Option<Lang>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// One step as JSON tells it.
#[derive(Serialize)]
struct Told {
    step: usize,
    seat: Option<table::Seat>,
    events: Vec<String>,
    text: Vec<String>,
}

/// Shows the game.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut record = files::read_record(&args.file).map_err(Failure::Input)?;
    if let Some(step) = args.step {
        let count = record.steps.len();
        if step > count {
            return Err(Failure::Input(format!("there is no step {step}: the record has {count} steps")));
        }
        record.steps.truncate(step);
    }
    if args.viewer.seat().is_some_and(|seat| seat.index() >= record.players as usize) {
        let players = record.players;
        return Err(Failure::Input(format!("there is no seat {} at a table of {players}", args.viewer)));
    }
    let play = catalog::replay(&record)
        .map_err(|fault| Failure::Check(format!("{}: {fault}", args.file.display())))?;
    let lang = args.lang.unwrap_or_else(texts::system_language);
    let ui = texts::of(lang);
    let names: Vec<String> = table::Seat::all(record.players).map(|seat| name(&record, seat, ui)).collect();
    let words = play.game().messages(lang).with_names(&names);
    match args.step {
        Some(_) => position(args, play.as_ref(), &words, out),
        None => story(args, play.as_ref(), &words, out),
    }?;
    if !args.json && play.outcome().is_some() {
        writeln!(out)?;
        ending::tell(play.as_ref(), ui, &names, BOARD_COLUMNS, out)?;
    }
    Ok(())
}

/// `A (Ana)`, `B (normal bot)`; of somebody without a name the seat alone.
fn name(record: &Record, seat: table::Seat, ui: &Messages) -> String {
    let Some((_, name)) = record.seats.iter().find(|(named, _)| *named == seat) else {
        return seat.to_string();
    };
    match name.parse() {
        Ok(Sitter::Bot(bot)) => {
            ui.fill("sits-bot", [("name", seat.to_string().into()), ("bot", texts::bot(ui, bot).into())])
        }
        Err(_) if !name.is_empty() => format!("{seat} ({name})"),
        _ => seat.to_string(),
    }
}

fn position(
    args: &Args,
    play: &dyn AnyPlay,
    words: &Speaker<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.json {
        return write_json(out, &play.observe(args.viewer));
    }
    writeln!(out, "{}", play.board(args.viewer, words).trim_end())?;
    Ok(writeln!(out, "\n{}", words.say(&play.prompt(args.viewer)))?)
}

fn story(args: &Args, play: &dyn AnyPlay, words: &Speaker<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let steps: Vec<Told> = play
        .happened(0, args.viewer)
        .into_iter()
        .map(|step| Told {
            step: step.step,
            seat: step.seat,
            text: step
                .events
                .iter()
                .filter_map(|event| event.phrase.as_ref())
                .map(|p| words.say(p))
                .collect(),
            events: step.events.into_iter().map(|event| event.notation).collect(),
        })
        .collect();
    if args.json {
        return write_json(out, &steps);
    }
    writeln!(out, "{} · {}", words.name("game"), play.choices())?;
    for Told { step, seat, text, .. } in steps {
        let who = seat.map_or_else(|| " ".to_owned(), |seat| seat.to_string());
        for (place, sentence) in text.iter().enumerate() {
            match place {
                0 => writeln!(out, "{step:>4} {who}  {sentence}")?,
                _ => writeln!(out, "        {sentence}")?,
            }
        }
    }
    Ok(())
}
