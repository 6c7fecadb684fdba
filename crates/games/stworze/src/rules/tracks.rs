//! The Tracks action (ST-13).

use table::{Chance, Log, Seat, SeatSet};

use super::{Deed, Engine};
use crate::Event;
use crate::components::{BoardToken, Location, TRACKS_LOSS, Window};
use crate::state::{Frame, Naming};

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-13.1: the token leaves the board, a location is named.
    pub(super) fn name_location(&mut self, seat: Seat, at: Location, named: Location) {
        self.remove_token(BoardToken::Tracks, at);
        self.log.push(Event::Named { seat, location: named });
        self.s.naming = Some(Naming { named, hidden: SeatSet::EMPTY });
        self.push(Frame::TracksFind);
        self.window(Window::BeforeTracks, None);
    }

    /// ST-13.2, ST-13.3, ST-13.6: who is found; the others are known not to live there.
    pub(super) fn tracks_find(&mut self) {
        self.pop();
        let Some(Naming { named, hidden }) = self.s.naming.take() else { return };
        self.log.push(Event::Searched { location: named });
        let mut found = SeatSet::EMPTY;
        for seat in self.s.round_of() {
            if hidden.contains(seat) {
                continue;
            }
            if self.s.players[seat].lair == Some(named) {
                found.insert(seat);
                self.log.push(Event::LairShown { seat, lair: named });
                self.s.players[seat].lair_counter = None;
                self.s.players[seat].lair_maybe = std::iter::once(named).collect();
            } else {
                self.s.players[seat].lair_maybe.remove(named);
            }
        }
        let hit = found.iter().any(|seat| seat != self.s.active);
        self.push(Frame::TracksDone { hit });
        if !found.is_empty() {
            self.s.naming = Some(Naming { named, hidden });
            self.push(Frame::TracksRemove { found });
            self.push(Frame::TracksLoss { left: found });
        }
    }

    /// ST-13.2, ST-13.6: from the active player clockwise.
    pub(super) fn tracks_loss(&mut self, mut left: SeatSet) {
        let Some(seat) = self.s.round_of().find(|&seat| left.contains(seat)) else { return self.pop() };
        left.remove(seat);
        self.replace(Frame::TracksLoss { left });
        self.lose(seat, TRACKS_LOSS, 0);
    }

    /// ST-13.4 to ST-13.6: the location leaves all decks, the found choose anew.
    pub(super) fn tracks_remove(&mut self, found: SeatSet) {
        if let Some(Naming { named, .. }) = self.s.naming.take() {
            self.s.removed.insert(named);
        }
        self.replace(Frame::NewLair { left: found });
    }

    /// ST-1.78, ST-6.9.
    pub(super) fn tracks_done(&mut self, hit: bool) {
        self.pop();
        self.record(Deed::TracksUsed { by: self.s.active, hit });
    }
}
