//! Rest (ST-7.6 to ST-7.8): another lair, another order of missions, up to three points.

use table::{Chance, Id, Log};

use super::{Engine, loss};
use crate::components::{Kind, REST_POINTS};
use crate::state::Frame;
use crate::{Action, Event, State};

/// What the frames of Rest offer.
pub(super) fn options(state: &State, top: Frame, list: &mut impl FnMut(Action)) {
    let seat = state.active;
    if top == Frame::RestLair {
        state.location_deck(seat).iter().for_each(|location| list(Action::Lair { location }));
    } else {
        let free = state.players[seat].free_slots() > 0;
        let kinds = Kind::all().filter(|kind| free && state.pool[kind.index()] > 0);
        kinds.for_each(|kind| list(Action::Kind { kind }));
        if state.can_refill(seat) {
            list(Action::Refill);
        }
        loss::wounds(&state.players[seat], list);
    }
    list(Action::Enough);
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-7.6, ST-7.8: lair, missions, tokens, in this order.
    pub(super) fn rest(&mut self) {
        let seat = self.s.active;
        self.s.turn.rested = true;
        self.log.push(Event::Rested { seat });
        self.go_home(seat);
        self.push(Frame::RestPoints { left: REST_POINTS });
        self.reorder(seat);
        self.push(Frame::RestLair);
    }

    /// ST-1.51, ST-19.17: missions may be put in another order.
    pub(crate) fn reorder(&mut self, seat: table::Seat) {
        let was = self.s.players[seat].mission();
        if self.s.players[seat].missions.len() > 1 {
            self.push(Frame::Reorder { by: seat, placed: 0, was });
        }
    }

    pub(super) fn answer_rest(&mut self, top: Frame, action: Action) {
        let seat = self.s.active;
        let left = if let Frame::RestPoints { left } = top { left } else { 0 };
        self.pop();
        match action {
            Action::Lair { location } => return self.set_lair(seat, location),
            Action::Kind { kind } => self.take_chosen(seat, kind),
            Action::Refill => self.refill(seat),
            Action::Heal { .. } => self.heal(seat, action),
            _ => return,
        }
        if left > 1 {
            self.push(Frame::RestPoints { left: left - 1 });
        }
    }
}
