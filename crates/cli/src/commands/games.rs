//! `bestiary games`: what can be played.

use std::io::Write;

use catalog::AnyGame;
use serde::Serialize;
use table::{Lang, OptionValues, Words};

use super::write_json;
use crate::failure::Failure;
use crate::texts;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  bestiary games\n  bestiary games --lang pl\n  bestiary games --json")]
pub(crate) struct Args {
    /// List samples too: games that show how a game is written
    #[arg(long)]
    all: bool,
    /// The language of the names: en, pl or es [default: your system's]
    #[arg(long)]
    lang: Option<Lang>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A game as JSON tells it.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: String,
    players: Players,
    options: Vec<Choice>,
    rules: u16,
    sample: bool,
    campaign: bool,
}

#[derive(Serialize)]
struct Players {
    min: u8,
    max: u8,
}

#[derive(Serialize)]
struct Choice {
    key: &'static str,
    values: OptionValues,
    default: &'static str,
}

/// Lists the games.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let games = if args.all { catalog::all().collect() } else { catalog::published() };
    let lang = args.lang.unwrap_or_else(texts::system_language);
    if args.json {
        return write_json(out, &games.into_iter().map(|game| listed(game, lang)).collect::<Vec<_>>());
    }
    for game in games {
        let Listed { id, name, players, options, sample, campaign, .. } = listed(game, lang);
        let note = match (sample, campaign) {
            (true, _) => ", a sample",
            (false, true) => ", with a campaign",
            (false, false) => "",
        };
        writeln!(out, "{id:<14} {name}, {} to {} players{note}", players.min, players.max)?;
        for Choice { key, values, default } in options {
            let words = game.messages(lang).with_names(&[]).name(&format!("option-{key}"));
            writeln!(out, "{:14}   {key}={default}  {words}: {values}", "")?;
        }
    }
    Ok(())
}

fn listed(game: &'static dyn AnyGame, lang: Lang) -> Listed {
    let meta = game.meta();
    Listed {
        id: meta.id,
        name: game.name(lang),
        players: Players { min: meta.players.0, max: meta.players.1 },
        options: meta
            .options
            .iter()
            .map(|option| Choice { key: option.key, values: option.values, default: option.default })
            .collect(),
        rules: meta.rules,
        sample: game.is_sample(),
        campaign: game.campaign().is_some(),
    }
}
