//! A game at one keyboard, from the first prompt to the last. What a person sees comes from that seat's view, and
//! the screen is wiped before it is handed to somebody else.

mod keeping;
mod menu;
mod pages;

use std::io::{self, BufRead, Write};
use std::path::Path;

use catalog::{AnyPlay, Messages, Orders, Player, Refusal};
use table::{Lang, MAX_SEATS, Order, Pcg, Seat, Standing, StateHash, UndoError, Viewer};

use super::answer::{Answer, Step};
use super::ending;
use super::notebook::Notebook;
use crate::screen::Screen;
use crate::seating::{self, Sitter, USUAL_BOT};
use crate::{clock, texts};

/// A game at one keyboard.
pub(crate) struct Session<R, W> {
    play: Box<dyn AnyPlay>,
    sitters: Vec<Sitter>,
    /// The bots, each at its own seat.
    players: Vec<Option<Player>>,
    names: Vec<String>,
    lang: Lang,
    screen: Screen<R, W>,
    /// Chance for bots, never the table's own.
    mind: Pcg,
    /// Where the game is kept, if the user said so.
    save: Option<Notebook>,
    /// The position that a file has; at the beginning that of the beginning, which is no loss.
    saved: StateHash,
    /// How many steps each seat has been told of; `None` before set-up was told.
    told: [Option<usize>; MAX_SEATS],
    /// Who is looking at the screen.
    holder: Option<Seat>,
    /// When each seat wants to be asked whether it reacts.
    orders: Orders,
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
        save: Option<Notebook>,
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
        let told = told_before(play.as_ref());
        let saved = play.hash();
        let players = seating::players(&sitters, Some(clock::wall));
        Self {
            play,
            sitters,
            players,
            names,
            lang,
            screen,
            mind,
            save,
            saved,
            told,
            holder: None,
            orders: Orders::default(),
        }
    }

    /// Plays until the game is over, somebody leaves, or the input ends.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        while let Some((seat, sitter)) = self.next() {
            match sitter {
                Sitter::Bot(_) => self.bot_acts(seat)?,
                Sitter::Human if self.orders_act(seat)? => (),
                Sitter::Human => {
                    if self.turn(seat)? == Flow::Leave {
                        return self.leave();
                    }
                }
            }
        }
        self.finish()
    }

    /// The game as it stands, and the screen for what comes after it.
    pub(crate) fn into_parts(self) -> (Box<dyn AnyPlay>, Screen<R, W>) {
        (self.play, self.screen)
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
        self.sitters.get(seat.index()).copied().unwrap_or(Sitter::Bot(USUAL_BOT))
    }

    fn humans(&self) -> usize {
        self.sitters.iter().filter(|&&sitter| sitter == Sitter::Human).count()
    }

    fn ui(&self) -> &'static Messages {
        texts::of(self.lang)
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        self.screen.wrapped("", &self.ui().fill(id, []), 2)
    }

    /// The standing order, and what else there is.
    fn say_order(&mut self, order: Order) -> io::Result<()> {
        self.say(match order {
            Order::Ask => "orders-ask",
            Order::Smart => "orders-smart",
            Order::Skip => "orders-skip",
        })?;
        self.say("orders-help")
    }

    fn bot_acts(&mut self, seat: Seat) -> io::Result<()> {
        let Some(Some(player)) = self.players.get_mut(seat.index()) else { return Ok(()) };
        let index = self.play.choose_for(seat, player, &mut self.mind).map_err(io::Error::other)?;
        self.play.apply_index(seat, index).map_err(io::Error::other)
    }

    /// Does what the standing orders of a seat say; `false` if there is nothing they say.
    fn orders_act(&mut self, seat: Seat) -> io::Result<bool> {
        let Some(index) = self.orders.answer(self.play.as_ref(), seat) else { return Ok(false) };
        self.play.apply_index(seat, index).map_err(io::Error::other)?;
        self.keep()?;
        Ok(true)
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
                Answer::Step(step) => self.step(seat, step)?,
                Answer::Steps(steps) => self.steps(seat, &steps)?,
                Answer::Undo => self.undo(seat)?,
                Answer::Quit if warned || self.is_safe() => return Ok(Flow::Leave),
                Answer::Quit => {
                    warned = true;
                    self.say("quit-unsaved")?;
                    false
                }
                other => {
                    self.answer(seat, &other)?;
                    false
                }
            };
            if done {
                return Ok(Flow::GoOn);
            }
        }
    }

    /// One action; `false` if it was refused, and the player has been told why.
    fn step(&mut self, seat: Seat, step: Step<'_>) -> io::Result<bool> {
        let lowers = |action: &str| self.orders.lowers(self.play.as_ref(), seat, action);
        let (done, lowers) = match step {
            Step::Number(number) => {
                let index = number.wrapping_sub(1); // 0 becomes far too large
                let lowers = self.play.legal(seat).get(index).is_some_and(|action| lowers(action));
                (self.play.apply_index(seat, index), lowers)
            }
            Step::Notation(text) => {
                let lowers = lowers(text);
                (self.play.apply(seat, text), lowers)
            }
        };
        let done = self.judge(done, &step.to_string())?;
        if done && lowers {
            self.orders.lower(seat);
        }
        Ok(done)
    }

    /// Several actions, each as if it had been typed alone. Nobody decides beforehand about what nobody knows yet: they
    /// end where something new is seen or somebody else has to act. Up to there they are one move: if one of them does
    /// not fit, none is done.
    fn steps(&mut self, seat: Seat, steps: &[Step<'_>]) -> io::Result<bool> {
        let orders = self.orders.clone();
        for (at, &step) in steps.iter().enumerate() {
            if !self.step(seat, step)? {
                for _ in 0..at {
                    self.play.undo(seat).map_err(io::Error::other)?; // or the line would have ended before
                }
                self.orders = orders;
                self.keep()?;
                self.screen.line(&self.ui().fill("line-refused", [("text", step.to_string().into())]))?;
                return Ok(false);
            }
            let rest = steps.get(at + 1..).unwrap_or_default();
            let goes_on = self.play.to_act().contains(seat) && self.play.may_undo(seat).is_ok();
            if !rest.is_empty() && !goes_on {
                let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
                self.screen.line(&self.ui().fill("rest-left", [("text", rest.join("; ").into())]))?;
                break;
            }
        }
        Ok(true)
    }

    /// Answers that change nothing on the table.
    fn answer(&mut self, seat: Seat, answer: &Answer<'_>) -> io::Result<()> {
        match answer {
            Answer::Board => self.show_all(seat),
            Answer::Log => {
                let steps = self.play.happened(0, seat.into());
                self.tell(&steps)
            }
            Answer::Hint => self.hint(seat),
            Answer::Orders(order) => match order.parse() {
                Ok(order) => {
                    self.orders.give(seat, Standing { order, raised: false });
                    self.say_order(order)
                }
                Err(_) => self.say_order(self.orders.of(seat).order),
            },
            Answer::Raise => {
                self.orders.give(seat, Standing { raised: true, ..self.orders.of(seat) });
                self.say("hand-raised")
            }
            Answer::Save(Some(file)) => self.save(&Notebook::Record(Path::new(file).to_owned())),
            Answer::Save(None) => match self.save.clone() {
                Some(notebook) => self.save(&notebook),
                None => self.say("save-where"),
            },
            _ => self.help(),
        }
    }

    /// After an action: `false` if it was refused, and the player has been told why.
    fn judge(&mut self, done: Result<(), Refusal>, text: &str) -> io::Result<bool> {
        let Err(refusal) = done else {
            self.keep()?;
            return Ok(true);
        };
        let (id, arg) = match refusal {
            Refusal::NoSuchNumber { count } => ("refused-number", ("count", count.into())),
            Refusal::NotAnAction(_) => ("refused-unknown", ("text", text.into())),
            Refusal::NotPossible { .. } => ("refused-impossible", ("text", text.into())),
            Refusal::NotYourTurn { .. } | Refusal::Over => ("refused-turn", ("text", text.into())),
        };
        self.screen.wrapped("", &self.ui().fill(id, [arg]), 2)?;
        Ok(false)
    }

    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        match self.play.undo(seat) {
            Ok(()) => {
                // What orders did in between would be done again at once.
                while self.orders.answer(self.play.as_ref(), seat).is_some() && self.play.undo(seat).is_ok() {
                }
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

    /// Where several people share a keyboard: wipes what the last one saw and waits for the next.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.humans() > 1 && self.holder != Some(seat) {
            if self.holder.is_some() {
                self.screen.clear()?;
            }
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

    fn leave(&mut self) -> io::Result<()> {
        self.keep()?;
        match self.save.clone() {
            Some(notebook) if self.is_safe() => self.tell_where(&notebook)?,
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
        ending::tell(self.play.as_ref(), self.ui(), &self.names, self.screen.columns(), &mut end)?;
        self.screen.rule()?;
        self.screen.line(String::from_utf8_lossy(&end).trim_end())?;
        match self.save.clone() {
            // A campaign goes on, and says itself where it is.
            Some(notebook @ Notebook::Record(_)) if self.is_safe() => self.tell_where(&notebook),
            _ => Ok(()),
        }
    }
}

/// In a game that goes on after a break, everybody is told again what happened since their own last step.
fn told_before(play: &dyn AnyPlay) -> [Option<usize>; MAX_SEATS] {
    let mut told = [None; MAX_SEATS];
    for step in play.happened(0, Viewer::Spectator) {
        if let Some(seat) = step.seat {
            told[seat.index()] = Some(step.step - 1);
        }
    }
    told
}

#[cfg(test)]
mod tests;
