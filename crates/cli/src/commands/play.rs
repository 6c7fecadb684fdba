//! `bestiary play`: a game in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use catalog::{AnyGame, AnyPlay};
use table::{Lang, Pcg, Seed};

use crate::failure::Failure;
use crate::play::notebook::Notebook;
use crate::play::session::Session;
use crate::play::{json_lines, wizard};
use crate::screen::Screen;
use crate::seating::{self, Place, Sitter};
use crate::{files, inputs, texts};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Without a game you are asked. You sit at seat A against bots of normal strength unless you say otherwise.\n\
    At the prompt type the number of an action or its notation; `help` lists what else there is.\n\n\
    Examples:\n  bestiary play\n  bestiary play lair --players 4 --save evening.rec\n  \
    bestiary play lair --seat A=human --seat B=human     two people at one keyboard\n  \
    bestiary play --load evening.rec --save evening.rec"
)]
pub(crate) struct Args {
    /// The game, as `bestiary games` lists it
    #[arg(value_parser = inputs::game)]
    game: Option<&'static dyn AnyGame>,
    /// How many play [default: 2, or as few as the game allows]
    #[arg(short, long, value_name = "N", allow_negative_numbers = true)]
    players: Option<u8>,
    /// Who sits at a seat: A=human, B=level:novice (easy, normal, hard, master), C=greedy, D=random; may be repeated
    #[arg(long = "seat", value_name = "SEAT=WHO")]
    seats: Vec<Place>,
    /// An option of the game, such as nights=3; may be repeated
    #[arg(short, long = "option", value_name = "KEY=VALUE", value_parser = inputs::pair)]
    options: Vec<(String, String)>,
    /// Play the same cards again: a number [default: fresh chance from your system]
    #[arg(short, long, value_parser = inputs::seed, allow_negative_numbers = true)]
    seed: Option<Seed>,
    /// The language: en, pl or es [default: your system's]
    #[arg(long)]
    lang: Option<Lang>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "seed"])]
    load: Option<PathBuf>,
    /// Keep the game in this file: written after each of your steps
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Talk JSON: an observation a line out, an action a line in
    #[arg(long)]
    json: bool,
}

/// Plays.
pub(crate) fn run(args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut screen = Screen::new(io::stdin().lock(), out, is_terminal);
    let Some(Table { mut play, sitters, lang }) = set_up(&args, &mut screen)? else {
        return Ok(());
    };
    let mind = match args.seed {
        Some(Seed::Pcg(seed)) => Pcg::nth(seed, 1), // never the table's own stream
        _ => Pcg::new(u64::from_le_bytes(fresh()?)),
    };
    if args.json {
        json_lines::run(play.as_mut(), &sitters, mind, &mut screen)?;
        return match &args.save {
            Some(file) => files::write_record(file, &play.record()).map_err(Failure::Input),
            None => Ok(()),
        };
    }
    let save = args.save.map(Notebook::Record);
    Ok(Session::new(play, sitters, lang, screen, mind, save).run()?)
}

/// A game about to go on.
struct Table {
    play: Box<dyn AnyPlay>,
    sitters: Vec<Sitter>,
    lang: Lang,
}

/// Sets up the game that was asked for; `None` if the input ended before it was clear.
fn set_up<R: BufRead, W: Write>(args: &Args, screen: &mut Screen<R, W>) -> Result<Option<Table>, Failure> {
    let lang = args.lang.unwrap_or_else(texts::system_language);
    if let Some(path) = &args.load {
        let record = files::read_record(path).map_err(Failure::Input)?;
        let play = catalog::replay(&record)
            .map_err(|fault| Failure::Check(format!("{}: {fault}", path.display())))?;
        let sitters = seating::reseated(&record, &args.seats)?;
        return Ok(Some(Table { play, sitters, lang }));
    }
    let (lang, game, players) = match args.game {
        Some(game) => (lang, game, args.players),
        None if args.json => return Err(Failure::Input("with --json, say which game".to_owned())),
        None => match ask(args, lang, screen)? {
            Some((lang, game, players)) => (lang, game, Some(players)),
            None => return Ok(None),
        },
    };
    let choices = inputs::choices(game, players, &args.options)?;
    let sitters = seating::seated(choices.players(), &args.seats)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => Seed::ChaCha(fresh()?),
    };
    Ok(Some(Table { play: game.start(choices, seed)?, sitters, lang }))
}

fn ask<R: BufRead, W: Write>(
    args: &Args,
    lang: Lang,
    screen: &mut Screen<R, W>,
) -> Result<Option<(Lang, &'static dyn AnyGame, u8)>, Failure> {
    let lang = match args.lang {
        Some(lang) => Some(lang),
        None => wizard::language(screen, lang)?,
    };
    let Some(lang) = lang else { return Ok(None) };
    let Some(game) = wizard::game(screen, lang)? else { return Ok(None) };
    let players = match args.players {
        Some(players) => Some(players),
        None => wizard::players(screen, lang, game)?,
    };
    Ok(players.map(|players| (lang, game, players)))
}

/// Random bytes from the operating system: nobody can work out the cards to come.
pub(super) fn fresh<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::Input(format!("your system gives no random numbers: {error}; use --seed"))
    })?;
    Ok(bytes)
}
