//! Who follows a table live, and since when the others have been gone.

use std::collections::BTreeMap;

use protocol::Closing;
use table::Viewer;
use uuid::Uuid;

use super::line::{Frame, Line};

/// The live connections of a table.
pub(crate) struct Present {
    followers: Vec<Follower>,
    people: BTreeMap<Uuid, Presence>,
    /// Since when the table is in memory: before that nobody could have been heard.
    since_ms: u64,
}

/// One live connection.
pub(crate) struct Follower {
    pub(crate) viewer: Viewer,
    pub(crate) person: Option<Uuid>,
    pub(crate) line: Line,
}

#[derive(Clone, Copy, Default)]
struct Presence {
    connections: usize,
    heard_ms: u64,
}

impl Present {
    /// Nobody yet.
    pub(crate) const fn new(now_ms: u64) -> Self {
        Self { followers: Vec::new(), people: BTreeMap::new(), since_ms: now_ms }
    }

    /// Somebody asked for something.
    pub(crate) fn hear(&mut self, person: Option<Uuid>, now_ms: u64) {
        if let Some(person) = person {
            self.people.entry(person).or_default().heard_ms = now_ms;
        }
    }

    /// Since when somebody has been gone; nothing if they are here.
    pub(crate) fn gone_since(&self, person: Uuid) -> Option<u64> {
        match self.people.get(&person) {
            Some(presence) if presence.connections > 0 => None,
            Some(presence) => Some(presence.heard_ms.max(self.since_ms)),
            None => Some(self.since_ms),
        }
    }

    /// One more connection.
    pub(crate) fn add(&mut self, follower: Follower) {
        if let Some(person) = follower.person {
            self.people.entry(person).or_default().connections += 1;
        }
        self.followers.push(follower);
    }

    /// Forgets connections that ended.
    pub(crate) fn tidy_up(&mut self, now_ms: u64) {
        self.keep(now_ms, |follower| !follower.line.is_dead());
    }

    /// Whether anybody looks as this viewer.
    pub(crate) fn has(&self, viewer: Viewer) -> bool {
        self.followers.iter().any(|follower| follower.viewer == viewer)
    }

    /// Whether nobody looks.
    pub(crate) const fn is_empty(&self) -> bool {
        self.followers.is_empty()
    }

    /// Sends a frame to all who look as this viewer, or to all; who cannot take it any more is let go.
    pub(crate) fn send(&mut self, viewer: Option<Viewer>, frame: &Frame, now_ms: u64) {
        self.keep(now_ms, |follower| {
            viewer.is_some_and(|viewer| viewer != follower.viewer) || follower.line.send(frame.clone())
        });
    }

    /// Lets some of them go; they may come back.
    pub(crate) fn dismiss(&mut self, now_ms: u64, mut is_to_go: impl FnMut(&Follower) -> bool) {
        self.keep(now_ms, |follower| !is_to_go(follower)); // to be dropped is to be told
    }

    /// Says goodbye to all.
    pub(crate) fn close(&mut self, reason: Closing) {
        self.followers.iter().for_each(|follower| follower.line.close(reason));
    }

    fn keep(&mut self, now_ms: u64, mut is_kept: impl FnMut(&Follower) -> bool) {
        let people = &mut self.people;
        self.followers.retain(|follower| {
            let kept = is_kept(follower);
            if let Some(presence) =
                follower.person.filter(|_| !kept).and_then(|person| people.get_mut(&person))
            {
                presence.connections = presence.connections.saturating_sub(1);
                presence.heard_ms = now_ms;
            }
            kept
        });
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.line.close(Closing::Reloaded); // no effect where there was a reason before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn somebody_is_gone_when_the_last_connection_is() {
        let mut present = Present::new(10);
        let ana = Uuid::from_u128(1);
        assert_eq!(present.gone_since(ana), Some(10), "not before the table was there");
        present.hear(Some(ana), 20);
        assert_eq!(present.gone_since(ana), Some(20));
        let mut ways = Vec::new();
        for _ in 0..2 {
            let (line, frames, _) = Line::new();
            present.add(Follower { viewer: Viewer::Spectator, person: Some(ana), line });
            ways.push(frames);
        }
        assert_eq!(present.gone_since(ana), None);
        ways.pop();
        present.tidy_up(30);
        assert_eq!(present.gone_since(ana), None, "one is left");
        ways.pop();
        present.tidy_up(40);
        assert_eq!((present.gone_since(ana), present.is_empty()), (Some(40), true));
    }
}
