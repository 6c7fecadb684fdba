//! `bestiary campaign`: one game after the other in the terminal, the progress kept in a file.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use catalog::{AnyCampaign, AnyGame, AnyPlay, Messages, Stand};
use serde::Serialize;
use table::{Chapter, Lang, NotationError, Pcg, Seed, Words};

use super::play::fresh;
use super::write_json;
use crate::campaign_file::{self, CampaignFile, Opened};
use crate::failure::Failure;
use crate::play::notebook::Notebook;
use crate::play::session::Session;
use crate::play::wizard;
use crate::screen::Screen;
use crate::{inputs, seating, texts};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "What you reach in a game decides which one is next. The file keeps how you stand, and the game you are in:\n\
    leave it with `quit` at any time and give the same command again to go on.\n\n\
    Examples:\n  bestiary campaign monster-lands\n  \
    bestiary campaign monster-lands --option difficulty=hard       begin on another level\n  \
    bestiary campaign monster-lands --file ana.campaign --status   tell how Ana stands\n  \
    bestiary campaign monster-lands --anew                         begin again"
)]
pub(crate) struct Args {
    /// The game, as `bestiary games` lists it
    #[arg(value_parser = inputs::game)]
    game: &'static dyn AnyGame,
    /// Where the campaign is kept; if there is no such file, it begins [default: GAME.campaign in this folder]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Which game you play where there is a choice, such as difficulty=hard [default: you are asked]
    #[arg(short, long = "option", value_name = "KEY=VALUE", value_parser = inputs::pair)]
    options: Vec<(String, String)>,
    /// Only tell how you stand
    #[arg(long)]
    status: bool,
    /// Begin again: the campaign in the file is replaced as soon as you start a game
    #[arg(long)]
    anew: bool,
    /// Play the same cards again: a number [default: fresh chance from your system]
    #[arg(short, long, value_parser = inputs::seed, allow_negative_numbers = true)]
    seed: Option<Seed>,
    /// The language: en, pl or es [default: your system's]
    #[arg(long)]
    lang: Option<Lang>,
    /// Only tell how you stand, as JSON
    #[arg(long)]
    json: bool,
}

/// How one stands, as JSON tells it.
#[derive(Serialize)]
struct Told {
    game: &'static str,
    file: String,
    progress: String,
    standing: String,
    is_over: bool,
    /// Whether a game was begun and left.
    is_playing: bool,
    chapters: Vec<ToldChapter>,
}

#[derive(Serialize)]
struct ToldChapter {
    options: Vec<(&'static str, String)>,
    text: String,
}

/// A campaign that goes on.
struct Tour {
    game: &'static dyn AnyGame,
    campaign: &'static dyn AnyCampaign,
    path: PathBuf,
    lang: Lang,
    stand: Stand,
}

/// Plays.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let campaign = args.game.campaign().ok_or_else(|| no_campaign(args.game))?;
    let lang = args.lang.unwrap_or_else(texts::system_language);
    let id = args.game.meta().id;
    let path = args.file.clone().unwrap_or_else(|| format!("{id}.campaign").into());
    let Opened { stand, mut play } = open(&path, args, campaign)?;
    let mut tour = Tour { game: args.game, campaign, path, lang, stand };
    if args.json {
        return write_json(out, &tour.told(play.is_some()));
    }
    let mut chosen = tour.wanted(&args.options, play.is_some())?;
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut screen = Screen::new(io::stdin().lock(), out, is_terminal);
    screen.heading(&tour.ui().fill("campaign-heading", [("game", tour.game.name(lang).into())]))?;
    let mut seed = args.seed;
    screen.wrapped("", &tour.say(&tour.stand.standing), 2)?;
    if tour.stand.chapters.is_empty() {
        return Ok(screen.line(&tour.with_names("campaign-over"))?);
    }
    if play.is_some() {
        screen.line(&tour.ui().fill("campaign-resumed", []))?;
    }
    if args.status {
        return Ok(());
    }
    loop {
        let started = if let Some(play) = play.take() {
            play
        } else {
            let chapter = if chosen.is_some() { chosen.take() } else { tour.choose(&mut screen)? };
            let Some(chapter) = chapter else { return Ok(()) };
            tour.game.start(chapter.choices, seed.map_or_else(fresh_seed, Ok)?)?
        };
        let (ended, after) = tour.play(started, screen, seed)?;
        screen = after;
        if ended.outcome().is_none() {
            return Ok(()); // left, and kept
        }
        let counted = tour.campaign.after(&tour.stand.progress, &ended.record());
        tour.stand = counted.map_err(|fault| Failure::Check(fault.to_string()))?;
        tour.file().write(None).map_err(Failure::Input)?;
        seed = None;
        screen.line("")?;
        screen.wrapped("", &tour.say(&tour.stand.standing), 2)?;
        if tour.stand.chapters.is_empty() {
            return Ok(screen.line(&tour.with_names("campaign-over"))?);
        }
        let answer = screen.ask(&tour.ui().fill("campaign-go-on", []))?;
        if answer.is_none_or(|answer| matches!(answer.as_str(), "quit" | "q" | "exit")) {
            return Ok(screen.line(&tour.with_names("campaign-saved"))?);
        }
    }
}

/// What is in the file; the beginning, if there is none.
fn open(path: &Path, args: &Args, campaign: &'static dyn AnyCampaign) -> Result<Opened, Failure> {
    let begin = || Opened { stand: campaign.begin(), play: None };
    if !path.exists() {
        return Ok(begin());
    }
    // Whatever else the file is, it is left alone.
    let opened = campaign_file::read(path, args.game, campaign).map_err(Failure::Input)?;
    if args.anew {
        return Ok(begin());
    }
    match &opened.play {
        // The program ended before this one was counted.
        Some(over) if over.outcome().is_some() => {
            let counted = campaign.after(&opened.stand.progress, &over.record());
            Ok(Opened { stand: counted.map_err(Failure::input)?, play: None })
        }
        _ => Ok(opened),
    }
}

impl Tour {
    fn ui(&self) -> &'static Messages {
        texts::of(self.lang)
    }

    fn say(&self, phrase: &table::Phrase) -> String {
        self.game.messages(self.lang).with_names(&[]).say(phrase)
    }

    /// A sentence about the game and its file.
    fn with_names(&self, id: &str) -> String {
        let file = self.path.display().to_string();
        self.ui().fill(id, [("game", self.game.meta().id.into()), ("file", file.into())])
    }

    fn file(&self) -> CampaignFile {
        CampaignFile { path: self.path.clone(), game: self.game, progress: self.stand.progress.clone() }
    }

    fn told(&self, is_playing: bool) -> Told {
        let chapter = |chapter: &Chapter| ToldChapter {
            options: chapter.choices.iter().map(|(key, value)| (key, value.to_owned())).collect(),
            text: self.say(&chapter.phrase),
        };
        Told {
            game: self.game.meta().id,
            file: self.path.display().to_string(),
            progress: self.stand.progress.clone(),
            standing: self.say(&self.stand.standing),
            is_over: self.stand.chapters.is_empty(),
            is_playing,
            chapters: self.stand.chapters.iter().map(chapter).collect(),
        }
    }

    /// The game that was asked for; `None` if nothing was said.
    fn wanted(&self, options: &[(String, String)], is_playing: bool) -> Result<Option<Chapter>, Failure> {
        if options.is_empty() {
            return Ok(None);
        }
        if is_playing {
            let sentence = "a game is being played; options are for the next one, so leave them out now";
            return Err(Failure::Input(sentence.to_owned()));
        }
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let none = || {
            let wanted: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let known = self.stand.chapters.iter().map(|chapter| chapter.choices.to_string());
            let known = known.collect::<Vec<_>>().join("; ");
            let wanted = NotationError::new(&wanted.join(" "), format!("one of these: {known}"));
            Failure::Input(format!("there is no such game to be played now: {wanted}"))
        };
        self.stand.chapter(pairs).cloned().map(Some).ok_or_else(none)
    }

    /// The game to be played now; `None` at the end of input.
    fn choose<R: BufRead, W: Write>(&self, screen: &mut Screen<R, W>) -> io::Result<Option<Chapter>> {
        let chapters = &self.stand.chapters;
        if chapters.len() > 1 {
            for (index, chapter) in chapters.iter().enumerate() {
                screen.wrapped(&format!("{:>3}  ", index + 1), &self.say(&chapter.phrase), 5)?;
            }
            let question = self.ui().fill("campaign-choose", []);
            let chosen = wizard::number(screen, self.ui(), &question, 1..=chapters.len(), 1)?;
            return Ok(chosen.and_then(|number| chapters.get(number - 1).cloned()));
        }
        Ok(chapters.first().cloned())
    }

    /// Plays a game as far as the player likes.
    fn play<R: BufRead, W: Write>(
        &self,
        play: Box<dyn AnyPlay>,
        screen: Screen<R, W>,
        seed: Option<Seed>,
    ) -> Result<Left<R, W>, Failure> {
        let sitters = seating::reseated(&play.record(), &[])?;
        let mind = match seed {
            Some(Seed::Pcg(seed)) => Pcg::nth(seed, 1), // never the table's own stream
            _ => Pcg::new(u64::from_le_bytes(fresh()?)),
        };
        self.file().write(Some(&play.record())).map_err(Failure::Input)?;
        let notebook = Some(Notebook::Campaign(self.file()));
        let mut session = Session::new(play, sitters, self.lang, screen, mind, notebook);
        session.run()?;
        Ok(session.into_parts())
    }
}

/// A game that was left, over or not, and the screen it was played on.
type Left<R, W> = (Box<dyn AnyPlay>, Screen<R, W>);

fn fresh_seed() -> Result<Seed, Failure> {
    Ok(Seed::ChaCha(fresh()?))
}

fn no_campaign(game: &dyn AnyGame) -> Failure {
    let with = catalog::all().filter(|game| game.campaign().is_some()).map(|game| game.meta().id);
    let with: Vec<&str> = with.collect();
    Failure::Input(format!("{} has no campaign; these have one: {}", game.meta().id, with.join(", ")))
}
