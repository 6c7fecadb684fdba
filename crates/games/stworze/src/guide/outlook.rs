//! What a turn can bring at every location, worked out once for all actions of a question: most of them ask for it.

use table::{Id, Seat};

use crate::State;
use crate::components::Location;

/// What a turn can bring at every location.
pub(super) struct Outlook<'a> {
    state: &'a State,
    seat: Seat,
    stays: [Option<f32>; Location::ALL.len()],
}

impl<'a> Outlook<'a> {
    pub(super) const fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat, stays: [None; Location::ALL.len()] }
    }

    /// What can be done there in what is left of the turn.
    pub(super) fn stay(&mut self, at: Location) -> f32 {
        *self.stays[at.index()].get_or_insert_with(|| self.state.stay(self.seat, at))
    }

    /// The best a turn can bring if it is not rested away.
    pub(super) fn best(&mut self) -> f32 {
        Location::all().map(|at| self.stay(at)).fold(0.0, f32::max)
    }
}
