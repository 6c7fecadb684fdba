//! Who follows the table, and what the others are told of it.

use protocol::{Refused, ServerMessage, Version};
use table::Seat;
use uuid::Uuid;

use super::{Actor, Lost};
use crate::metrics;
use crate::table::entry::{Entry, Place, Why};
use crate::table::line::{Frame, Line};
use crate::table::present::Follower;

impl Actor {
    /// Lets somebody follow the table, if they may.
    pub(super) fn follow(
        &mut self,
        by: Option<Uuid>,
        wanted: Option<&str>,
        since: Option<Version>,
        line: Line,
    ) -> Result<(), Refused> {
        let (viewer, you) = self.hosted.admit(by, wanted)?;
        let now_ms = self.now_ms();
        self.present.tidy_up(now_ms);
        self.present.hear(by, now_ms);
        self.announce(by); // to the others; who comes is told with the welcome
        let (table, viewer_name, present) = (self.hosted.id(), viewer.to_string(), self.announced.clone());
        let welcome = ServerMessage::Welcome { table, viewer: viewer_name, you, present, now_ms };
        let update = self.hosted.update(viewer, since);
        if since.is_some() {
            if update.since.is_some() { metrics::RESUMED.add() } else { metrics::RESYNCED.add() }
        }
        let update = ServerMessage::Update(Box::new(update));
        line.send(Frame::new(&welcome)); // it has room for these two
        line.send(Frame::new(&update));
        self.present.add(Follower { viewer, person: by, line });
        Ok(())
    }

    /// Tells everybody whose people are there, if that has changed; `coming` is one of them already.
    pub(super) fn announce(&mut self, coming: Option<Uuid>) {
        let is_here = |person: Uuid| Some(person) == coming || self.present.gone_since(person).is_none();
        let here = self.hosted.people().filter(|&(_, person)| is_here(person));
        let present: Vec<String> = here.map(|(seat, _)| seat.to_string()).collect();
        if present != self.announced {
            self.announced.clone_from(&present);
            let frame = Frame::new(&ServerMessage::Presence { present });
            self.present.send(None, &frame, self.now_ms());
        }
    }

    /// Ends the connections of those who may no longer look as they do: the seat is not theirs any more, or the table
    /// is not theirs to see. They come back as what they are now.
    pub(super) fn dismiss(&mut self) {
        let (hosted, now_ms) = (&self.hosted, self.means.clock.now_ms());
        self.present.dismiss(now_ms, |follower| !hosted.may_look(follower.person, follower.viewer));
    }

    /// Forgets connections that ended.
    pub(super) fn look_around(&mut self) {
        self.present.tidy_up(self.now_ms());
        self.announce(None);
    }

    /// Who was missed and comes back has their seats again.
    pub(super) async fn welcome_back(&mut self, person: Uuid) -> Result<(), Lost> {
        let was_missed = |&(seat, holder): &(Seat, Uuid)| {
            holder == person && self.hosted.stands_in(seat) == Some(Why::Absence)
        };
        let seats: Vec<Seat> = self.hosted.people().filter(was_missed).map(|(seat, _)| seat).collect();
        for seat in seats {
            self.decide(Entry::Return { seat: Place(seat) }).await?;
        }
        Ok(())
    }
}
