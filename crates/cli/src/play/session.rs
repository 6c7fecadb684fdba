//! A game at one keyboard, from the first prompt to the last. What a person sees comes from that seat's view, and
//! the screen is wiped before it is handed to somebody else.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use bots::BotSpec;
use catalog::{AnyPlay, Messages, Refusal, StepShown};
use table::{Lang, MAX_SEATS, Pcg, Seat, UndoError, Viewer, Words};

use super::answer::Answer;
use super::ending;
use crate::files;
use crate::screen::{Screen, WIDTH};
use crate::seating::Sitter;
use crate::texts;

/// A game at one keyboard.
pub(crate) struct Session<R, W> {
    play: Box<dyn AnyPlay>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    lang: Lang,
    screen: Screen<R, W>,
    /// Chance for bots, never the table's own.
    mind: Pcg,
    /// Where the game is kept, if the user said so.
    save: Option<PathBuf>,
    /// At which step the game was written last.
    saved: Option<usize>,
    /// How many steps each seat has been told of; `None` before set-up was told.
    told: [Option<usize>; MAX_SEATS],
    /// Who is looking at the screen.
    holder: Option<Seat>,
}

/// How a turn at the keyboard ended.
#[derive(PartialEq, Eq)]
enum Flow {
    GoOn,
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Sits everybody down.
    pub(crate) fn new(
        mut play: Box<dyn AnyPlay>,
        sitters: Vec<Sitter>,
        lang: Lang,
        screen: Screen<R, W>,
        mind: Pcg,
        save: Option<PathBuf>,
    ) -> Self {
        let seats = Seat::all(play.seats());
        play.name_seats(
            seats.clone().zip(&sitters).map(|(seat, sitter)| (seat, sitter.to_string())).collect(),
        );
        let alone = sitters.iter().filter(|&&sitter| sitter == Sitter::Human).count() == 1;
        let name = |(seat, &sitter): (Seat, &Sitter)| match sitter {
            Sitter::Human if alone => texts::of(lang).fill("name-you", [("seat", seat.to_string().into())]),
            _ => seat.to_string(),
        };
        let names = seats.zip(&sitters).map(name).collect();
        let told = [None; MAX_SEATS];
        Self { play, sitters, names, lang, screen, mind, save, saved: None, told, holder: None }
    }

    /// Plays until the game is over, somebody leaves, or the input ends.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        while let Some((seat, sitter)) = self.next() {
            match sitter {
                Sitter::Bot(bot) => self.bot_acts(seat, bot)?,
                Sitter::Human => {
                    if self.turn(seat)? == Flow::Leave {
                        return self.leave();
                    }
                }
            }
        }
        self.finish()
    }

    /// What came out, for tests.
    #[cfg(test)]
    pub(crate) fn into_output(self) -> W {
        self.screen.into_output()
    }

    /// Who acts next: bots first where several may, so that nobody waits for them.
    fn next(&self) -> Option<(Seat, Sitter)> {
        let to_act = self.play.to_act();
        let bot = to_act.iter().find(|&seat| self.sitter(seat) != Sitter::Human);
        bot.or_else(|| to_act.first()).map(|seat| (seat, self.sitter(seat)))
    }

    fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(seat.index()).copied().unwrap_or(Sitter::Bot(BotSpec::Greedy))
    }

    fn humans(&self) -> usize {
        self.sitters.iter().filter(|&&sitter| sitter == Sitter::Human).count()
    }

    fn ui(&self) -> &'static Messages {
        texts::of(self.lang)
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        self.screen.line(&self.ui().fill(id, []))
    }

    fn welcome(&mut self) -> io::Result<()> {
        let (ui, seats) = (self.ui(), self.play.seats());
        let game = self.play.game().messages(self.lang).with_names(&[]).name("game");
        self.screen.line("")?;
        self.screen.heading(&ui.fill("welcome", [("game", game.into()), ("players", seats.into())]))?;
        let who = |(name, sitter): (&String, &Sitter)| match sitter {
            Sitter::Human => name.clone(),
            Sitter::Bot(bot) => {
                ui.fill("sits-bot", [("name", name.as_str().into()), ("bot", bot.to_string().into())])
            }
        };
        let sitting: Vec<String> = self.names.iter().zip(&self.sitters).map(who).collect();
        self.screen.line(&ui.fill("sitting", [("players", sitting.join(", ").into())]))?;
        if self.humans() > 0 { self.say("welcome-help") } else { Ok(()) }
    }

    fn bot_acts(&mut self, seat: Seat, bot: BotSpec) -> io::Result<()> {
        let index = self.play.choose_for(seat, bot, &mut self.mind).map_err(io::Error::other)?;
        self.play.apply_index(seat, index).map_err(io::Error::other)
    }

    /// One choice of a person, with everything that may be typed around it.
    fn turn(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.hand_over(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        self.tell_news(seat)?;
        self.show(seat)?;
        let mut warned = false;
        loop {
            let Some(text) = self.screen.ask(">")? else {
                self.say("end-of-input")?;
                return Ok(Flow::Leave);
            };
            let legal = self.play.legal(seat);
            let done = match Answer::read(&text, &legal) {
                Answer::Number(number) => self.act(seat, &text, number.checked_sub(1), legal.len())?,
                Answer::Notation(notation) => {
                    let index = legal.iter().position(|action| action == notation);
                    self.act(seat, notation, index, legal.len())?
                }
                Answer::Undo => self.undo(seat)?,
                Answer::Quit if warned || self.is_safe() => return Ok(Flow::Leave),
                Answer::Quit => {
                    warned = true;
                    self.say("quit-unsaved")?;
                    false
                }
                other => {
                    self.answer(seat, other)?;
                    false
                }
            };
            if done {
                return Ok(Flow::GoOn);
            }
        }
    }

    /// Answers that change nothing on the table.
    fn answer(&mut self, seat: Seat, answer: Answer<'_>) -> io::Result<()> {
        match answer {
            Answer::Board => self.show(seat),
            Answer::Log => {
                let steps = self.play.happened(0, seat.into());
                self.tell(&steps)
            }
            Answer::Hint => self.hint(seat),
            Answer::Save(Some(file)) => self.save(Path::new(file)),
            Answer::Save(None) => match self.save.clone() {
                Some(file) => self.save(&file),
                None => self.say("save-where"),
            },
            _ => self.say("help"),
        }
    }

    /// Does an action; `false` if it was refused, and the player has been told why.
    fn act(&mut self, seat: Seat, text: &str, index: Option<usize>, count: usize) -> io::Result<bool> {
        let done = match index {
            Some(index) => self.play.apply_index(seat, index),
            // Not in the list: the game says whether it is an action at all.
            None => self.play.apply(seat, text),
        };
        if let Err(refusal) = done {
            let text = text.to_owned().into();
            let (id, args) = match refusal {
                Refusal::NotAnAction(_) if text_is_number(&text) => {
                    ("refused-number", ("count", count.into()))
                }
                Refusal::NotAnAction(_) => ("refused-unknown", ("text", text)),
                Refusal::NoSuchNumber { .. } => ("refused-number", ("count", count.into())),
                Refusal::NotPossible { .. } => ("refused-impossible", ("text", text)),
                Refusal::NotYourTurn { .. } | Refusal::Over => ("refused-turn", ("text", text)),
            };
            self.screen.line(&self.ui().fill(id, [args]))?;
            return Ok(false);
        }
        self.keep()?;
        Ok(true)
    }

    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        match self.play.undo(seat) {
            Ok(()) => {
                let steps = self.play.steps();
                for told in self.told.iter_mut().flatten() {
                    *told = steps.min(*told);
                }
                self.say("undone")?;
                self.keep()?;
                Ok(true)
            }
            Err(error) => {
                self.say(match error {
                    UndoError::Nothing => "undo-nothing",
                    UndoError::Barrier => "undo-barrier",
                    UndoError::Answered => "undo-answered",
                })?;
                Ok(false)
            }
        }
    }

    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let chosen = self.play.choose_for(seat, BotSpec::Greedy, &mut self.mind).map_err(io::Error::other)?;
        let actions = self.play.actions(seat);
        let Some(action) = actions.get(chosen) else { return Ok(()) };
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let text = words.say(&action.phrase);
        let hint = self.ui().fill("hint", [("number", (chosen + 1).into()), ("action", text.into())]);
        self.screen.line(&hint)
    }

    /// Where several people share a keyboard: wipes what the last one saw and waits for the next.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.humans() > 1 && self.holder != Some(seat) {
            self.screen.clear()?;
            let ask = self.ui().fill("hand-over", [("seat", seat.to_string().into())]);
            if self.screen.ask(&ask)?.is_none() {
                self.say("end-of-input")?;
                return Ok(Flow::Leave);
            }
            self.screen.clear()?;
        }
        self.holder = Some(seat);
        Ok(Flow::GoOn)
    }

    /// Tells what this seat has not been told yet.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let told = self.told[seat.index()];
        let mut news = self.play.happened(told.unwrap_or(0), seat.into());
        news.retain(|step| told.is_none() || step.step > 0);
        self.told[seat.index()] = Some(self.play.steps());
        self.tell(&news)
    }

    fn tell(&mut self, steps: &[StepShown]) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let events = steps.iter().flat_map(|step| &step.events);
        let sentences: Vec<String> =
            events.filter_map(|event| event.phrase.as_ref()).map(|phrase| words.say(phrase)).collect();
        self.screen.line("")?;
        sentences.iter().try_for_each(|sentence| self.screen.wrapped("  · ", sentence, 4))
    }

    /// The board, the question and the choices.
    fn show(&mut self, seat: Seat) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let board = self.play.board(seat.into(), &words);
        let prompt = words.say(&self.play.prompt(seat.into()));
        let actions = self.play.actions(seat);
        let texts: Vec<String> = actions.iter().map(|action| words.say(&action.phrase)).collect();
        self.screen.line(&"─".repeat(WIDTH))?;
        self.screen.line(board.trim_end())?;
        self.screen.line("")?;
        self.screen.heading(&format!("{}: {prompt}", self.names[seat.index()]))?;
        let width = actions.iter().map(|action| action.notation.chars().count()).max().unwrap_or(0);
        for (index, (action, text)) in actions.iter().zip(&texts).enumerate() {
            let first = format!("{:>3}  {:<width$}  ", index + 1, action.notation);
            self.screen.wrapped(&first, text, width + 7)?;
        }
        Ok(())
    }

    /// Whether leaving loses nothing.
    fn is_safe(&self) -> bool {
        self.play.steps() == 0 || self.saved == Some(self.play.steps())
    }

    /// Writes the game to the file given at the start, if there is one.
    fn keep(&mut self) -> io::Result<()> {
        let Some(file) = self.save.clone() else { return Ok(()) };
        match files::write_record(&file, &self.play.record()) {
            Ok(()) => self.saved = Some(self.play.steps()),
            Err(error) => self.screen.line(&error)?,
        }
        Ok(())
    }

    fn save(&mut self, file: &Path) -> io::Result<()> {
        match files::write_record(file, &self.play.record()) {
            Ok(()) => {
                self.saved = Some(self.play.steps());
                self.tell_where(file)
            }
            Err(error) => self.screen.line(&error),
        }
    }

    fn tell_where(&mut self, file: &Path) -> io::Result<()> {
        let file = file.display().to_string();
        self.screen.line(&self.ui().fill("saved", [("file", file.into())]))
    }

    fn leave(&mut self) -> io::Result<()> {
        self.keep()?;
        match self.save.clone() {
            Some(file) if self.is_safe() && self.play.steps() > 0 => self.tell_where(&file)?,
            _ => (),
        }
        self.say("goodbye")
    }

    fn finish(&mut self) -> io::Result<()> {
        self.keep()?;
        let humans: Vec<Seat> =
            Seat::all(self.play.seats()).filter(|&seat| self.sitter(seat) == Sitter::Human).collect();
        match humans[..] {
            [seat] => self.tell_news(seat)?,
            [] => {
                let steps = self.play.happened(0, Viewer::Spectator);
                self.tell(&steps)?;
            }
            // Everybody looks now, so only what everybody may know is told.
            _ => {
                self.screen.clear()?;
                let since = self.holder.and_then(|seat| self.told[seat.index()]).unwrap_or(0);
                let steps = self.play.happened(since, Viewer::Spectator);
                self.tell(&steps)?;
            }
        }
        let mut end = Vec::new();
        ending::tell(self.play.as_ref(), self.ui(), &self.names, &mut end)?;
        self.screen.line(&"─".repeat(WIDTH))?;
        self.screen.line(String::from_utf8_lossy(&end).trim_end())?;
        match self.save.clone() {
            Some(file) if self.is_safe() => self.tell_where(&file),
            _ => Ok(()),
        }
    }
}

fn text_is_number(text: &catalog::Fill<'_>) -> bool {
    matches!(text, catalog::Fill::String(text) if text.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::seated;
    use table::{Choices, Seed};

    /// Plays Lair for two with these answers and returns the transcript.
    fn transcript(places: &[&str], answers: &str, lang: Lang) -> String {
        let game = catalog::find("lair").unwrap();
        let choices = Choices::new(game.meta(), 2).unwrap();
        let play = game.start(choices, Seed::Pcg(4)).unwrap();
        let places: Vec<_> = places.iter().map(|place| place.parse().unwrap()).collect();
        let sitters = seated(2, &places).unwrap();
        let screen = Screen::new(answers.as_bytes(), Vec::new(), false);
        let mut session = Session::new(play, sitters, lang, screen, Pcg::new(1), None);
        session.run().unwrap();
        String::from_utf8(session.into_output()).unwrap()
    }

    #[test]
    fn a_whole_game_is_played_in_every_language_without_a_hole_in_the_texts() {
        for lang in Lang::ALL {
            let text = transcript(&[], &"1\n".repeat(100), lang);
            assert!(text.contains(&texts::of(lang).fill("ending-total", [])), "{text}");
            assert!(!text.contains(['{', '}']), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused_and_asked_again() {
        let text =
            transcript(&[], "0\n99\nxyzzy\nrob A\nsave\nundo\nhint\nlog\nboard\nhelp\n\nquit\n", Lang::En);
        for sentence in [
            "Choose a number from 1 to",
            "“xyzzy” is not understood",
            "“rob A” is not possible now",
            "Say where",
            "There is nothing to take back",
            "The bot would choose",
        ] {
            assert!(text.contains(sentence), "{sentence} is missing in:\n{text}");
        }
    }

    #[test]
    fn an_unsaved_game_is_not_left_by_accident() {
        let text = transcript(&[], "1\nquit\nquit\n1\n", Lang::En);
        assert!(text.contains("not saved"), "{text}");
        assert!(text.trim_end().ends_with("Goodbye."), "{text}");
    }

    /// Between the moment one player has seen a private hand and the next one looks, the screen is wiped.
    #[test]
    fn nobody_sees_the_hand_of_another_at_the_same_keyboard() {
        let text = transcript(&["B=human"], "\n1\n\n1\n", Lang::En);
        let wipe = "═".repeat(WIDTH);
        let mut pages = text.split(&wipe);
        assert!(!pages.next().unwrap().contains("Hand:"), "{text}");
        for page in pages {
            let mine = page.contains("A: Which");
            let theirs = page.contains("B: Which");
            assert!(!(mine && theirs), "{page}");
            assert!(
                page.matches("Hand:").count() <= 2 && (page.contains("Pass the keyboard") || mine || theirs),
                "{page}"
            );
        }
    }
}
