//! A game stepped through, as one viewer saw it.
//!
//! While the table is on, frames are what the viewer was shown, one after the other: steps that told it nothing have
//! no frame and no number. Once the table is over its dice are revealed, and frames are the steps themselves.

use catalog::{AnyPlay, StepShown};
use protocol::{Refused, ReplayFrame, ReplayLine, ReplayLines, ReplayPage};
use serde_json::Value;
use table::{Record, RecordStep, Seat, Viewer};

use super::board::BoardWish;
use super::hosted::{Eyes, Past};
use super::seen::{json, observe};
use crate::refuse;

/// Which part of a game somebody asks for.
pub(crate) struct Part {
    /// The first frame.
    pub(crate) from: usize,
    /// How many at most.
    pub(crate) count: usize,
    /// How the board is wished for in words, if it is.
    pub(crate) board: Option<BoardWish>,
}

/// Makes the frames that were asked for.
pub(crate) fn page(past: &Past, part: &Part) -> Result<ReplayPage, Refused> {
    let mut strip = Strip { past, part, viewer: viewer(past), count: 0, frames: Vec::new() };
    frames(past, |play, step, told| strip.take(play, step, told))?;
    let viewer = match past.eyes {
        Eyes::Of(viewer) => viewer.to_string(),
        Eyes::Open => "open".to_owned(),
    };
    Ok(ReplayPage { viewer, is_over: past.is_over, count: strip.count, frames: strip.frames })
}

/// What happened, with the number of the frame that each line belongs to.
pub(crate) fn lines(past: &Past) -> Result<ReplayLines, Refused> {
    let (mut number, mut lines) = (0, Vec::new());
    frames(past, |_, _, told| {
        let line = told.map(|told| ReplayLine {
            number,
            seat: told.seat.map(|seat| seat.to_string()),
            events: told.events.iter().map(json).collect(),
        });
        lines.extend(line);
        number += 1;
    })?;
    Ok(ReplayLines { viewer: viewer(past).to_string(), lines })
}

/// Who looks; with all eyes open, a spectator beside the seats.
fn viewer(past: &Past) -> Viewer {
    match past.eyes {
        Eyes::Of(viewer) => viewer,
        Eyes::Open => Viewer::Spectator,
    }
}

/// Shows every frame: the position, the step that led to it, and what the viewer was told of that step.
fn frames(
    past: &Past,
    mut see: impl FnMut(&dyn AnyPlay, Option<&RecordStep>, Option<&StepShown>),
) -> Result<(), Refused> {
    let viewer = viewer(past);
    let mut glance = None;
    walk(&past.record, |play, step| {
        let before = glance.replace(play.glance(viewer));
        let now = play.steps();
        let told = play.happened(now.saturating_sub(1), viewer).into_iter().find(|told| told.step == now);
        let is_shown = past.is_over
            || step.is_none_or(|step| viewer.is(step.seat))
            || before != glance
            || told.is_some();
        if is_shown {
            see(play, step, told.as_ref());
        }
    })
}

/// Plays a record again and shows every position on the way: first that after set-up, then that after each step.
pub(crate) fn walk(
    record: &Record,
    mut see: impl FnMut(&dyn AnyPlay, Option<&RecordStep>),
) -> Result<(), Refused> {
    let bad = |error: String| refuse::bad(format!("this record does not play: {error}"));
    let game = catalog::find(&record.game).map_err(|error| bad(error.to_string()))?;
    let choices = record.choices(game.meta()).map_err(|error| bad(error.to_string()))?;
    let mut play = game.start(choices, record.seed).map_err(|error| bad(error.to_string()))?;
    play.name_seats(record.seats.clone());
    see(&*play, None);
    for (index, step) in record.steps.iter().enumerate() {
        for &(_, seed) in record.reseeds.iter().filter(|(after, _)| *after == index) {
            play.reseed(seed);
        }
        play.apply(step.seat, &step.action).map_err(|refusal| bad(refusal.to_string()))?;
        see(&*play, Some(step));
    }
    Ok(())
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
    fn take(&mut self, play: &dyn AnyPlay, step: Option<&RecordStep>, told: Option<&StepShown>) {
        let number = self.count;
        self.count += 1;
        if number < self.part.from || self.frames.len() >= self.part.count {
            return;
        }
        let is_open = self.past.eyes == Eyes::Open;
        // What others hold is told by their own views.
        let seats = Seat::all(if is_open { play.seats() } else { 0 });
        let revealed = step.filter(|_| self.past.is_over);
        let events: Vec<Value> = told.into_iter().flat_map(|told| &told.events).map(json).collect();
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
            board: self.part.board.as_ref().map(|wish| wish.fulfil(play, self.viewer)),
            hash: self.past.is_over.then(|| play.hash().to_string()),
        });
    }
}
