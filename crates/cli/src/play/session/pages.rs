//! What a player reads: the welcome, what has happened, the board with the choices, a hint.

use std::io::{self, BufRead, Write};

use catalog::{Player, StepShown};
use table::{Seat, Words};

use super::Session;
use super::menu::{self, Line};
use crate::seating::{ADVISER, Sitter};
use crate::{clock, texts};

/// How many actions a hint tells of.
const HINTS: usize = 3;

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let (ui, seats) = (self.ui(), self.play.seats());
        let game = self.play.game().name(self.lang);
        self.screen.line("")?;
        self.screen.heading(&ui.fill("welcome", [("game", game.into()), ("players", seats.into())]))?;
        let who = |(name, sitter): (&String, &Sitter)| match sitter {
            Sitter::Human => name.clone(),
            Sitter::Bot(bot) => {
                ui.fill("sits-bot", [("name", name.as_str().into()), ("bot", texts::bot(ui, *bot).into())])
            }
        };
        let sitting: Vec<String> = self.names.iter().zip(&self.sitters).map(who).collect();
        self.screen.wrapped("", &ui.fill("sitting", [("players", sitting.join(", ").into())]), 2)?;
        if self.humans() > 0 { self.say("welcome-help") } else { Ok(()) }
    }

    /// What may be typed, a line each: the word, and what it does below each other.
    pub(super) fn help(&mut self) -> io::Result<()> {
        for line in self.ui().fill("help", []).lines() {
            let (word, meaning) = line.split_once("  ").unwrap_or(("", line));
            let indent = line.chars().count() - meaning.trim_start().chars().count();
            self.screen.wrapped(&format!("{word:<indent$}"), meaning, indent)?;
        }
        Ok(())
    }

    /// Tells what this seat has not been told yet.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let told = self.told[seat.index()];
        let mut news = self.play.happened(told.unwrap_or(0), seat.into());
        news.retain(|step| told.is_none() || step.step > 0);
        self.told[seat.index()] = Some(self.play.steps());
        self.tell(&news)
    }

    pub(super) fn tell(&mut self, steps: &[StepShown]) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let events = steps.iter().flat_map(|step| &step.events);
        let sentences: Vec<String> =
            events.filter_map(|event| event.phrase.as_ref()).map(|phrase| words.say(phrase)).collect();
        self.screen.line("")?;
        sentences.iter().try_for_each(|sentence| self.screen.wrapped("  · ", sentence, 4))
    }

    /// What the question is about on the board, the question and the choices.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names).briefly();
        let board = self.play.board(seat.into(), &words.with_columns(self.screen.columns()));
        self.lay_out(seat, &board)
    }

    /// The whole board, the question and the choices.
    pub(super) fn show_all(&mut self, seat: Seat) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let board = self.play.board(seat.into(), &words.with_columns(self.screen.columns()));
        self.lay_out(seat, &board)
    }

    fn lay_out(&mut self, seat: Seat, board: &str) -> io::Result<()> {
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let prompt = words.say(&self.play.prompt(seat.into()));
        let lines = menu::lines(&self.play.actions(seat), &words);
        self.screen.rule()?;
        self.screen.line(board.trim_end())?;
        self.screen.line("")?;
        self.screen.heading(&format!("{}: {prompt}", self.names[seat.index()]))?;
        let widest = |of: fn(&Line) -> &str| lines.iter().map(|line| of(line).chars().count()).max();
        let numbers = widest(|line| &line.numbers).unwrap_or(0).max(3);
        let notation = widest(|line| &line.notation).unwrap_or(0);
        for line in &lines {
            let first = format!("{:>numbers$}  {:<notation$}  ", line.numbers, line.notation);
            self.screen.wrapped(&first, &line.text, first.chars().count())?;
        }
        Ok(())
    }

    pub(super) fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let mut adviser = Player::new(ADVISER, Some(clock::wall));
        let chosen = self.play.choose_for(seat, &mut adviser, &mut self.mind).map_err(io::Error::other)?;
        let actions = self.play.actions(seat);
        let words = self.play.game().messages(self.lang).with_names(&self.names);
        let text = |index: usize| actions.get(index).map(|action| words.say(&action.phrase));
        let Some(best) = text(chosen) else { return Ok(()) };
        let hint = self.ui().fill("hint", [("number", (chosen + 1).into()), ("action", best.into())]);
        self.screen.wrapped("", &hint, 2)?;
        let thoughts = self.play.thoughts(seat, &adviser);
        for candidate in thoughts.iter().flat_map(|thoughts| &thoughts.candidates).take(HINTS) {
            let Some(action) = text(candidate.index) else { continue };
            let number = ("number", (candidate.index + 1).into());
            let win = ("win", format!("{:.0}", 100.0 * candidate.win).into());
            let visits = ("visits", candidate.visits.into());
            let line = match candidate.points.map(|points| format!("{points:.0}")) {
                Some(points) => {
                    let points = ("points", points.into());
                    self.ui().fill("hint-scored", [number, win, visits, points, ("action", action.into())])
                }
                None => self.ui().fill("hint-plain", [number, win, visits, ("action", action.into())]),
            };
            self.screen.wrapped("  ", &line, 6)?;
        }
        Ok(())
    }
}
