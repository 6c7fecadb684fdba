//! The queue (ST-6) and events (ST-16).

use table::{Chance, Id, Log, SeatSet};

use super::{Deed, Engine};
use crate::components::{BoardToken, EVENTS_TO_END, Location, Window};
use crate::state::{Due, EventNow, Frame, List};
use crate::{Action, Event, State};

impl State {
    /// ST-16.7, ST-16.9: the free places of a token that is off the board.
    pub(crate) fn places_for(&self, token: BoardToken) -> impl Iterator<Item = Location> + Clone + '_ {
        Location::all().filter(move |&place| match token {
            BoardToken::Hunter => !place.is_village() && !self.hunters.contains(place),
            BoardToken::Children => !place.is_village() && !self.children.contains(place),
            BoardToken::Tracks => place.is_village() && !self.tracks.contains(place),
            BoardToken::Warrior => self.warrior.is_none() && place == Location::Grod,
            BoardToken::Sorcerer => self.sorcerer.is_none() && place == Location::Krukowiec,
        })
    }
}

/// ST-16.8: where a returning token may go.
pub(super) fn return_options(state: &State, token: u8, list: &mut impl FnMut(Action)) {
    if let Some(token) = BoardToken::from_index(token as usize) {
        state.places_for(token).for_each(|at| list(Action::Return { token, at }));
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-4.8, ST-6.3, ST-23.4: the next thing that is due; with an empty queue the checkpoint.
    pub(super) fn settle(&mut self) {
        for at in Location::all()
            .filter(|at| self.s.tasks[at.index()].is_none())
            .collect::<crate::components::Locations>()
        {
            self.lay_task(at);
        }
        if self.s.queue.is_empty() {
            return self.replace(Frame::Checkpoint { seen: SeatSet::EMPTY });
        }
        match self.s.queue.remove(0) {
            Some(Due::Event(column)) => self.event_due(column),
            Some(Due::Count(area)) => self.count(area, false),
            Some(Due::Forced(area)) => self.count(area, true),
            None => {}
        }
    }

    /// ST-16.1, ST-16.2.
    fn event_due(&mut self, column: u8) {
        self.log.push(Event::EventNow { event: self.s.events[column as usize] });
        self.s.event = Some(EventNow { column, exempt: SeatSet::EMPTY, cancelled: false });
        self.push(Frame::EventEnd);
        self.push(Frame::EventReturns { token: 0, left: u8::MAX });
        self.push(Frame::EventEffects);
        self.window(Window::BeforeEvent, None);
    }

    /// ST-16.2, ST-1.44.
    pub(super) fn event_effects(&mut self) {
        self.pop();
        let Some(now) = self.s.event else { return };
        if now.cancelled {
            return self.log.push(Event::Cancelled);
        }
        let event = self.s.events[now.column as usize];
        self.effects(self.s.active, List::Event { event });
    }

    /// ST-16.6 to ST-16.9: the tokens it lists, kind after kind; `false` if the active player chooses a place.
    pub(super) fn event_returns(&mut self, token: u8, left: u8) -> bool {
        let (Some(now), Some(kind)) = (self.s.event, BoardToken::from_index(token as usize)) else {
            self.pop();
            return true;
        };
        let returns = self.s.events[now.column as usize].card().returns;
        let left = left.min(returns[token as usize]);
        let (first, second) = {
            let mut places = self.s.places_for(kind);
            (places.next(), places.next())
        };
        match (left, first, second) {
            (0, ..) | (_, None, _) => {
                self.replace(Frame::EventReturns { token: token + 1, left: u8::MAX });
            }
            (_, Some(at), None) => {
                self.replace(Frame::EventReturns { token, left: left - 1 });
                self.return_token(kind, at);
            }
            _ => {
                self.replace(Frame::EventReturns { token, left });
                return false;
            }
        }
        true
    }

    pub(super) fn answer_returns(&mut self, token: u8, left: u8, action: Action) {
        if let Action::Return { token: kind, at } = action {
            self.replace(Frame::EventReturns { token, left: left - 1 });
            self.return_token(kind, at);
        }
    }

    /// ST-1.34, ST-16.6.
    pub(crate) fn return_token(&mut self, token: BoardToken, at: Location) {
        match token {
            BoardToken::Hunter => _ = self.s.hunters.insert(at),
            BoardToken::Children => _ = self.s.children.insert(at),
            BoardToken::Tracks => _ = self.s.tracks.insert(at),
            BoardToken::Warrior => self.s.warrior = Some(at),
            BoardToken::Sorcerer => self.s.sorcerer = Some(at),
        }
        self.log.push(Event::Back { token, at });
    }

    /// ST-16.2, ST-24.1: deed, discard, new event.
    pub(super) fn event_end(&mut self) {
        self.pop();
        let Some(now) = self.s.event.take() else { return };
        self.record(Deed::EventFired);
        let column = now.column as usize;
        self.s.event_discard.insert(self.s.events[column]);
        self.s.discarded = self.s.discarded.saturating_add(1);
        if self.s.discarded == EVENTS_TO_END {
            self.trigger_end();
        }
        self.lay_event(column);
    }

    /// ST-24.1, ST-24.2.
    pub(crate) fn trigger_end(&mut self) {
        if !self.s.ending {
            self.s.ending = true;
            self.log.push(Event::Ending);
        }
    }
}
