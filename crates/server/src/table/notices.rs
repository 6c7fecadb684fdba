//! Notices for people, wherever they look: "it is your turn at another table".

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Closing, ServerMessage, Turn};
use uuid::Uuid;

use super::line::{Frame, Line};

/// The open connections of everybody who is signed in.
#[derive(Clone, Default)]
pub(crate) struct Notices {
    ears: Arc<Mutex<BTreeMap<Uuid, Vec<Ear>>>>,
    count: Arc<AtomicU64>,
}

struct Ear {
    number: u64,
    /// The table this connection follows: it sees for itself what happens there.
    table: Option<Uuid>,
    line: Line,
}

/// A connection that gets notices until this is dropped.
pub(crate) struct Listening {
    notices: Notices,
    person: Uuid,
    number: u64,
}

impl Notices {
    /// Lets a connection of somebody hear what concerns them.
    pub(crate) fn listen(&self, person: Uuid, table: Option<Uuid>, line: &Line) -> Listening {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        self.ears().entry(person).or_default().push(Ear { number, table, line: line.clone() });
        Listening { notices: self.clone(), person, number }
    }

    /// Tells somebody that a table waits for them.
    pub(crate) fn your_turn(&self, person: Uuid, turn: Turn) {
        let ears = self.ears();
        let Some(ears) = ears.get(&person) else { return };
        let table = Some(turn.table);
        let frame = Frame::new(&ServerMessage::YourTurn(turn));
        for ear in ears.iter().filter(|ear| ear.table != table) {
            ear.line.send(frame.clone());
        }
    }

    /// Ends every connection of somebody; those with a session that counts come back by themselves.
    pub(crate) fn hang_up(&self, person: Uuid) {
        let ears = self.ears();
        ears.get(&person).into_iter().flatten().for_each(|ear| ear.line.close(Closing::Reloaded));
    }

    fn ears(&self) -> MutexGuard<'_, BTreeMap<Uuid, Vec<Ear>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut ears = self.notices.ears();
        if let Some(own) = ears.get_mut(&self.person) {
            own.retain(|ear| ear.number != self.number);
            if own.is_empty() {
                ears.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_person_hears_it_and_not_where_they_see_it_anyway() {
        let notices = Notices::default();
        let (ana, bob, here, there) =
            (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3), Uuid::from_u128(4));
        let mut ways = Vec::new();
        for (person, table) in [(ana, Some(here)), (ana, Some(there)), (ana, None), (bob, None)] {
            let (line, frames, _) = Line::new();
            ways.push((notices.listen(person, table, &line), frames, line));
        }
        notices.your_turn(ana, Turn { table: here, due_ms: None });
        let heard: Vec<bool> = ways.iter_mut().map(|(_, frames, _)| frames.try_recv().is_ok()).collect();
        assert_eq!(heard, [false, true, true, false]);
        notices.hang_up(ana);
        let is_over: Vec<bool> = ways.iter().map(|(_, _, line)| line.is_dead()).collect();
        assert_eq!(is_over, [true, true, true, false]);
        drop(ways);
        assert!(notices.ears().is_empty(), "nobody is kept who is gone");
    }
}
