//! A game stepped through, as one viewer saw it.
//!
//! While the table is on, frames are what the viewer was shown, one after the other: steps that told it nothing have
//! no frame and no number. Once the table is over its dice are revealed, and frames are the steps themselves.

use catalog::{AnyGame, AnyPlay};
use protocol::{Refused, ReplayFrame, ReplayPage};
use serde_json::Value;
use table::{Lang, RecordStep, Seat, Viewer};

use super::hosted::{Eyes, Past};
use super::seen::{json, observe};
use crate::refuse;

/// Which part of a game somebody asks for.
pub(crate) struct Part {
    /// The first frame.
    pub(crate) from: usize,
    /// How many at most.
    pub(crate) count: usize,
    /// The language of the board as text, if it is wanted.
    pub(crate) board: Option<Lang>,
}

/// Makes the frames that were asked for.
pub(crate) fn page(past: &Past, part: &Part) -> Result<ReplayPage, Refused> {
    let broken = |_| refuse::bad("this record does not play");
    let record = &past.record;
    let game = catalog::find(&record.game).map_err(|error| refuse::bad(error.to_string()))?;
    let choices = record.choices(game.meta()).map_err(|error| refuse::bad(error.to_string()))?;
    let mut play = game.start(choices, record.seed).map_err(|error| refuse::bad(error.to_string()))?;
    play.name_seats(record.seats.clone());
    let viewer = match past.eyes {
        Eyes::Of(viewer) => viewer,
        Eyes::Open => Viewer::Spectator,
    };
    let mut strip = Strip { past, part, viewer, count: 0, frames: Vec::new() };
    strip.take(&*play, game, None);
    let mut glance = play.glance(viewer);
    for (index, step) in record.steps.iter().enumerate() {
        for &(_, seed) in record.reseeds.iter().filter(|(after, _)| *after == index) {
            play.reseed(seed);
        }
        play.apply(step.seat, &step.action).map_err(broken)?;
        let before = std::mem::replace(&mut glance, play.glance(viewer));
        let is_shown = past.is_over
            || viewer.is(step.seat)
            || before != glance
            || play.happened(index, viewer).iter().any(|told| told.step > index);
        if is_shown {
            strip.take(&*play, game, Some(step));
        }
    }
    let viewer = match past.eyes {
        Eyes::Of(viewer) => viewer.to_string(),
        Eyes::Open => "open".to_owned(),
    };
    Ok(ReplayPage { viewer, is_over: past.is_over, count: strip.count, frames: strip.frames })
}

struct Strip<'a> {
    past: &'a Past,
    part: &'a Part,
    viewer: Viewer,
    count: usize,
    frames: Vec<ReplayFrame>,
}

impl Strip<'_> {
    /// One more frame, made only if it was asked for.
    fn take(&mut self, play: &dyn AnyPlay, game: &'static dyn AnyGame, step: Option<&RecordStep>) {
        let number = self.count;
        self.count += 1;
        if number < self.part.from || self.frames.len() >= self.part.count {
            return;
        }
        let known = play.steps().saturating_sub(1);
        let told = play.happened(known, self.viewer);
        let told = told.into_iter().filter(|told| told.step == play.steps()).flat_map(|told| told.events);
        let is_open = self.past.eyes == Eyes::Open;
        // What others hold is told by their own views.
        let seats = Seat::all(if is_open { play.seats() } else { 0 });
        let names: Vec<String> = play.names().iter().map(|(_, name)| name.clone()).collect();
        let words = |lang: Lang| play.board(self.viewer, &game.messages(lang).with_names(&names));
        let revealed = step.filter(|_| self.past.is_over);
        let events: Vec<Value> = told.map(|event| json(&event)).collect();
        // While the game is on, who acted is told with what came of it, and otherwise not.
        let is_told =
            |step: &&RecordStep| self.past.is_over || !events.is_empty() || self.viewer.is(step.seat);
        self.frames.push(ReplayFrame {
            number,
            seat: step.filter(is_told).map(|step| step.seat.to_string()),
            action: revealed.map(|step| step.action.clone()),
            events,
            game: observe(play, self.viewer),
            seats: seats.map(|seat| observe(play, Viewer::Seat(seat))).collect(),
            board: self.part.board.map(words),
            hash: self.past.is_over.then(|| play.hash().to_string()),
        });
    }
}
