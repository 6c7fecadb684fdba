//! What came of a finished table.

use table::{Record, Seat};
use uuid::Uuid;

use super::Hosted;
use crate::table::opening::Sitter;

/// What came of a table.
pub(crate) struct Ended {
    /// The game.
    pub(crate) game: &'static str,
    /// Whether all of it was played here, from the set-up on.
    pub(crate) is_whole: bool,
    /// The whole of it.
    pub(crate) record: Record,
    /// Each seat from `A` on.
    pub(crate) seats: Vec<SeatEnded>,
}

/// What came of a table for one seat.
pub(crate) struct SeatEnded {
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
    /// What came of the table; nothing if the game did not come to its end.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let play = self.play.as_deref()?;
        let outcome = play.outcome()?;
        let shown = catalog::OutcomeShown::new(self.game.meta().score_parts, &outcome);
        let seats = shown.seats.iter().zip(&self.seats).map(|(seat, sitter)| {
            let (person, name) = match sitter {
                Sitter::Person { id, name } => (Some(*id), name.clone()),
                Sitter::Bot(name) | Sitter::Past(name) => (None, name.clone()),
                Sitter::Open => (None, String::new()),
            };
            SeatEnded { seat: seat.seat, person, name, place: seat.place, total: seat.total }
        });
        let is_whole = self.terms.beginning.is_none();
        Some(Ended { game: self.game.meta().id, is_whole, record: play.record(), seats: seats.collect() })
    }
}
