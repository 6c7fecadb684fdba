//! What came of a finished table.

use table::Seat;
use uuid::Uuid;

use super::Hosted;
use crate::table::opening::Sitter;

/// What came of a table for one seat.
pub(crate) struct Ended {
    /// Which.
    pub(crate) seat: Seat,
    /// The person who sat there.
    pub(crate) person: Option<Uuid>,
    /// Their name then, or the bot's spec.
    pub(crate) name: String,
    /// From 1.
    pub(crate) place: u8,
    /// The score.
    pub(crate) total: i32,
}

impl Hosted {
    /// The game, and what came of it for each seat from `A` on; nothing if it did not come to its end.
    pub(crate) fn ended(&self) -> Option<(&'static str, Vec<Ended>)> {
        let outcome = self.play.as_deref()?.outcome()?;
        let shown = catalog::OutcomeShown::new(self.game.meta().score_parts, &outcome);
        let ended = shown.seats.iter().zip(&self.seats).map(|(seat, sitter)| {
            let (person, name) = match sitter {
                Sitter::Person { id, name } => (Some(*id), name.clone()),
                Sitter::Bot(spec) => (None, spec.clone()),
                Sitter::Open => (None, String::new()),
            };
            Ended { seat: seat.seat, person, name, place: seat.place, total: seat.total }
        });
        Some((self.game.meta().id, ended.collect()))
    }
}
