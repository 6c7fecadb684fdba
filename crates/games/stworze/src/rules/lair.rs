//! Lairs (ST-18).

use table::{Chance, IdSet, Log, Number, Seat, SeatSet, Secret};

use super::{Deed, Engine};
use crate::components::{LAIR_MAX, Location, Locations};
use crate::state::{Frame, List};
use crate::{Action, Event, State};

impl State {
    /// ST-18.6, ST-18.8: whether revealing offers anything.
    pub(crate) fn can_reveal(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let (Some(counter), Some(lair)) = (player.lair_counter, player.lair) else { return false };
        lair.lair().iter().any(|threshold| threshold.min_counter <= counter)
            || self.favourite_ready(seat, counter)
    }

    /// ST-18.7.
    fn favourite_ready(&self, seat: Seat, counter: u8) -> bool {
        let player = &self.players[seat];
        counter == LAIR_MAX
            && player.lair == player.creature.map(|creature| creature.card().favourite)
            && self.can_complete(seat)
    }

    /// ST-13.4, ST-13.8, ST-18.4: what a new lair may be.
    fn new_lairs(&self, seat: Seat) -> Locations {
        let deck = self.location_deck(seat);
        if deck.is_empty() {
            let mut all: Locations = IdSet::full();
            if let Some(lair) = self.players[seat].lair {
                all.remove(lair);
            }
            return all;
        }
        deck
    }
}

/// ST-18.6, ST-18.7: one reachable effect, or the mission.
pub(super) fn options(state: &State, counter: u8, list: &mut impl FnMut(Action)) {
    let Some(lair) = state.players[state.active].lair else { return };
    for (index, threshold) in lair.lair().iter().enumerate() {
        if threshold.min_counter <= counter {
            list(Action::Choose { option: Number(index as u8 + 1) });
        }
    }
    if state.favourite_ready(state.active, counter) {
        list(Action::LairMission);
    }
}

/// ST-13.4.
pub(super) fn new_options(state: &State, seat: Seat, list: &mut impl FnMut(Action)) {
    state.new_lairs(seat).iter().for_each(|location| list(Action::Lair { location }));
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-3.11, ST-18.4: a lair, face down, at 0.
    pub(crate) fn set_lair(&mut self, seat: Seat, lair: Location) {
        let mut maybe: Locations = IdSet::full().without(self.s.removed);
        let player = &mut self.s.players[seat];
        if player.lair_counter.is_none()
            && let Some(old) = player.lair
        {
            maybe.remove(old); // it lay open
        }
        player.lair = Some(lair);
        player.lair_counter = Some(0);
        player.lair_seen = SeatSet::EMPTY;
        player.lair_maybe = maybe;
        self.log.push(Event::LairChosen { seat, lair: Secret::Known(lair) });
    }

    /// ST-18.6, ST-18.9: face up, without counter.
    pub(super) fn reveal_lair(&mut self, seat: Seat) {
        let player = &mut self.s.players[seat];
        let (Some(lair), Some(counter)) = (player.lair, player.lair_counter.take()) else { return };
        player.lair_maybe = std::iter::once(lair).collect();
        self.log.push(Event::LairShown { seat, lair });
        self.push(Frame::LairUsed { counter });
        self.push(Frame::LairChoice { counter });
    }

    pub(super) fn answer_lair(&mut self, _counter: u8, action: Action) {
        self.pop();
        let seat = self.s.active;
        match action {
            Action::Choose { option } => {
                if let Some(location) = self.s.players[seat].lair {
                    self.effects(seat, List::Lair { location, index: option.0 - 1 });
                }
            }
            _ => self.complete(seat),
        }
    }

    /// ST-1.85, ST-6.9.
    pub(super) fn lair_used(&mut self, counter: u8) {
        self.pop();
        self.record(Deed::LairRevealed { by: self.s.active, counter });
    }

    /// ST-13.4, ST-13.6: chosen secretly; the last choice goes on.
    pub(super) fn answer_new_lair(&mut self, mut left: SeatSet, seat: Seat, action: Action) {
        if let Action::Lair { location } = action {
            if self.s.location_deck(seat).is_empty() {
                self.s.removed = IdSet::new(); // ST-13.8
                self.log.push(Event::LocationsBack);
            }
            self.set_lair(seat, location);
        }
        left.remove(seat);
        self.pop();
        if !left.is_empty() {
            self.push(Frame::NewLair { left });
        }
    }

    /// ST-1.27, ST-14.10: a face-down lair is looked at.
    pub(crate) fn peek_lair(&mut self, user: Seat, target: Seat) {
        let player = &mut self.s.players[target];
        if let (Some(lair), Some(_)) = (player.lair, player.lair_counter) {
            player.lair_seen.insert(user);
            self.log.push(Event::SawLair { seat: user, of: target, lair: Secret::Known(lair) });
        }
    }
}
