//! What an entry of the log does to a table: to the game, to those who sit there, to their clocks, and to what each
//! viewer is shown.

use std::sync::Arc;

use catalog::AnyPlay;
use protocol::{Done, Refused};
use store::Sight;
use table::{Seat, Viewer};
use uuid::Uuid;

use super::{Advanced, Answered, Draft, Hosted, check, show};
use crate::table::clocks::Turned;
use crate::table::entry::{Entry, Why};
use crate::table::opening::Sitter;
use crate::table::seen::{Before, Change, Told};
use crate::{hex, refuse};

impl Hosted {
    /// Carries an entry out. A refusal changes nothing.
    pub(crate) fn advance(&mut self, draft: Draft, now_ms: u64) -> Result<Advanced, Refused> {
        let before = Before::look(self.play.as_deref(), &draft.entry);
        self.carry_out(&draft.entry)?;
        self.at_ms = self.at_ms.max(now_ms);
        let is_over = self.play.as_deref().is_some_and(|play| play.outcome().is_some());
        let status = draft.entry.status(is_over);
        self.status = status.unwrap_or(self.status);
        self.sequence += 1;
        let turned = self.take_in(&draft);
        let asked = self.asked();
        self.clocks.turn(asked, self.at_ms, turned);
        let (told, sight) = self.tell(&draft.entry, &before);
        let waits = self.whom_it_waits_for();
        let is_new = |person: &Uuid| !self.waits.people.contains(person);
        let newly_asked = waits.people.iter().copied().filter(is_new).collect();
        let changed = (self.waits != waits).then(|| waits.clone());
        self.waits = waits;
        let done = Done {
            id: draft.command,
            version: self.seen_by(Self::viewer_of(&draft.entry)).version(),
            table: if let Entry::Rematch { table } = draft.entry { Some(table) } else { None },
        };
        self.answered.insert(draft.command, Answered { person: draft.person, done: done.clone() });
        Ok(Advanced {
            draft,
            sequence: self.sequence,
            at_ms: self.at_ms,
            hash: self.play.as_deref().map(AnyPlay::hash),
            status,
            sight,
            waits: changed,
            newly_asked,
            done,
            told,
        })
    }

    /// Does to the game what an entry says.
    fn carry_out(&mut self, entry: &Entry) -> Result<(), Refused> {
        let early = || refuse::fault(self.row.id, "a step before the start");
        match entry {
            Entry::Start {} => self.play = Some(self.begin()?),
            Entry::Act { seat, action } => {
                let play = self.play.as_deref_mut().ok_or_else(early)?;
                let lowers = self.orders.lowers(&*play, seat.0, action);
                play.apply(seat.0, action).map_err(|refusal| check::refusal(&refusal))?;
                self.held.remove(seat.0);
                if lowers {
                    self.orders.lower(seat.0);
                }
            }
            Entry::Undo { seat } => {
                let play = self.play.as_deref_mut().ok_or_else(early)?;
                play.undo(seat.0).map_err(|error| check::cannot_undo(&error))?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Does to the table what an entry says, and tells what it means for somebody's time.
    fn take_in(&mut self, draft: &Draft) -> Turned {
        match &draft.entry {
            Entry::Join { seat, name } => {
                let sitter = |id| Sitter::Person { id, name: name.clone() };
                self.put(seat.0, draft.person.map_or(Sitter::Open, sitter));
            }
            Entry::Leave { seat } => self.put(seat.0, Sitter::Open),
            Entry::Kick { seat } => {
                self.sent_away.extend(self.holder(seat.0));
                self.put(seat.0, Sitter::Open);
            }
            Entry::Contribute { seat, bytes } => {
                if let Some(place) = self.contributions.get_mut(seat.0.index()) {
                    *place = hex::decode(bytes);
                }
            }
            Entry::StandIn { seat, why } => {
                self.set_stand_in(seat.0, Some(*why));
                return Turned::Away(seat.0);
            }
            Entry::Return { seat } => {
                self.set_stand_in(seat.0, None);
                let least = self.terms.stand_in.as_ref().map_or(0, |stand_in| stand_in.grace_s);
                return Turned::Again(seat.0, u64::from(least) * 1000);
            }
            Entry::Undo { seat } => {
                self.held.insert(seat.0);
                return Turned::Back(seat.0);
            }
            Entry::Standing { seat, order, raised } => self.order(seat.0, *order, *raised),
            Entry::Rematch { table } => self.rematch = Some(*table),
            Entry::Start {} | Entry::Act { .. } | Entry::Abandon {} => {}
        }
        Turned::No
    }

    fn put(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
        if let Some(place) = self.contributions.get_mut(seat.index()) {
            *place = None; // it belonged to whoever sat there
        }
    }

    fn set_stand_in(&mut self, seat: Seat, why: Option<Why>) {
        if let Some(place) = self.stood_in.get_mut(seat.index()) {
            *place = why;
        }
    }

    /// Shows every viewer what an entry did. Returns what each was told who was shown something, and what lists show
    /// if that is something else.
    fn tell(&mut self, entry: &Entry, before: &Before) -> (Vec<Told>, Option<Sight>) {
        // A step in the middle of a game changes nothing that is outside of it.
        let is_inside =
            matches!(entry, Entry::Act { .. } | Entry::Undo { .. }) && self.status == self.shown.status;
        let is_table_new = !is_inside && {
            let Self { row, choices, terms, seats, contributions, stood_in, status, rematch, .. } = &*self;
            let shown = show::table(row, choices, terms, seats, contributions, stood_in, *status, *rematch);
            let is_new = shown != self.shown;
            self.shown = shown;
            is_new
        };
        let change = Change { entry, before, after: self.play.as_deref(), is_table_new };
        let mut last: Option<Arc<str>> = None;
        let told = self.seen.iter_mut().filter_map(|seen| seen.take_in(&change, &mut last)).collect();
        (told, is_table_new.then(|| self.sight()))
    }

    fn viewer_of(entry: &Entry) -> Viewer {
        match entry {
            Entry::Join { seat, .. }
            | Entry::Leave { seat }
            | Entry::Kick { seat }
            | Entry::Contribute { seat, .. }
            | Entry::Act { seat, .. }
            | Entry::Undo { seat }
            | Entry::Standing { seat, .. }
            | Entry::StandIn { seat, .. }
            | Entry::Return { seat } => Viewer::Seat(seat.0),
            _ => Viewer::Spectator,
        }
    }
}
