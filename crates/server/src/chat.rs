//! Who listens at which table, and who says the same thing again and again. What was said is in the store; here is only
//! the way to those who are connected.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{ChatLine, Code, Refused, ServerMessage};
use uuid::Uuid;

use crate::table::line::{Frame, Line};

/// How long a line counts as the last one somebody said.
const MEMORY_MS: u64 = 60_000;

/// Everybody who listens.
#[derive(Default)]
pub(crate) struct Rooms {
    listeners: Mutex<BTreeMap<Uuid, Vec<Listener>>>,
    last: Mutex<BTreeMap<Uuid, (String, u64)>>,
}

/// A live connection to a table.
struct Listener {
    line: Line,
    person: Option<Uuid>,
    muted: BTreeSet<Uuid>,
}

impl Rooms {
    /// Lets a connection hear what is said at a table from now on.
    pub(crate) fn enter(&self, table: Uuid, person: Option<Uuid>, muted: BTreeSet<Uuid>, line: Line) {
        let mut rooms = lock(&self.listeners);
        let room = rooms.entry(table).or_default();
        room.retain(|listener| !listener.line.is_dead());
        room.push(Listener { line, person, muted });
    }

    /// Tells those who listen, except where the speaker is muted.
    pub(crate) fn tell(&self, table: Uuid, said: &ChatLine) {
        let frame = Frame::new(&ServerMessage::Chat(said.clone()));
        if let Some(room) = lock(&self.listeners).get_mut(&table) {
            room.retain(|listener| {
                if listener.muted.contains(&said.person) {
                    !listener.line.is_dead()
                } else {
                    listener.line.send(frame.clone())
                }
            });
        }
    }

    /// Mutes somebody for the open connections of a person, or hears them again.
    pub(crate) fn mute(&self, person: Uuid, other: Uuid, is_muted: bool) {
        let mut rooms = lock(&self.listeners);
        for listener in rooms.values_mut().flatten().filter(|listener| listener.person == Some(person)) {
            if is_muted {
                listener.muted.insert(other);
            } else {
                listener.muted.remove(&other);
            }
        }
    }

    /// Refuses what is nearly the same as the person's line before.
    pub(crate) fn check_repeat(&self, person: Uuid, text: &str, now_ms: u64) -> Result<(), Refused> {
        let plain: String =
            text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        let plain = if plain.is_empty() { text.to_owned() } else { plain };
        let mut last = lock(&self.last);
        if let Some((before, at)) = last.get(&person)
            && at + MEMORY_MS > now_ms
            && is_nearly_same(before, &plain)
        {
            let seconds = (at + MEMORY_MS - now_ms) / 1000 + 1;
            let sentence = "you have just said that";
            return Err(Refused { retry_after: Some(seconds), ..Refused::new(Code::TooMany, sentence) });
        }
        last.insert(person, (plain, now_ms));
        Ok(())
    }

    /// Forgets connections that ended and lines that are old.
    pub(crate) fn tidy_up(&self, now_ms: u64) {
        lock(&self.listeners).retain(|_, room| {
            room.retain(|listener| !listener.line.is_dead());
            !room.is_empty()
        });
        lock(&self.last).retain(|_, (_, at)| *at + MEMORY_MS > now_ms);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether one can be made from the other by changing at most an eighth of it, letter by letter.
fn is_nearly_same(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let allowed = one.len().max(other.len()) / 8;
    if one.len().abs_diff(other.len()) > allowed {
        return false;
    }
    // Levenshtein, row by row.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        let mut next = Vec::with_capacity(row.len());
        next.push(left);
        for (b, &above) in other.iter().zip(row.iter().skip(1)) {
            left = (diagonal + usize::from(a != b)).min(above + 1).min(left + 1);
            diagonal = above;
            next.push(left);
        }
        row = next;
    }
    row.last().is_some_and(|&distance| distance <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(person: u128) -> ChatLine {
        ChatLine {
            number: 1,
            person: Uuid::from_u128(person),
            name: "Ana".into(),
            seat: None,
            text: "hello".into(),
            written_ms: 1,
        }
    }

    #[tokio::test]
    async fn who_is_muted_is_not_heard_and_a_slow_ear_holds_nobody_up() {
        let (rooms, table, me) = (Rooms::default(), Uuid::from_u128(1), Uuid::from_u128(5));
        let (mine, mut heard, _closed) = Line::new();
        rooms.enter(table, Some(me), BTreeSet::from([Uuid::from_u128(7)]), mine);
        let (slow, _unread, closed) = Line::new();
        rooms.enter(table, None, BTreeSet::new(), slow);
        for person in [7, 8] {
            rooms.tell(table, &line(person));
        }
        rooms.tell(Uuid::from_u128(2), &line(8));
        assert!(heard.try_recv().unwrap().text.contains("00000008"));
        rooms.mute(me, Uuid::from_u128(7), false);
        rooms.tell(table, &line(7));
        assert!(heard.try_recv().unwrap().text.contains("00000007"));
        for _ in 0..200 {
            rooms.tell(table, &line(8));
            heard.try_recv().unwrap();
        }
        assert_eq!(closed.wait().await, protocol::Closing::TooSlow);
        drop(heard);
        rooms.tidy_up(0);
        assert!(lock(&rooms.listeners).is_empty());
    }

    #[test]
    fn the_same_again_is_refused_for_a_while() {
        let (rooms, me) = (Rooms::default(), Uuid::from_u128(1));
        let say = |text: &str, at: u64| rooms.check_repeat(me, text, at).is_ok();
        assert!(say("Good game, everybody!", 0));
        assert!(!say("good  GAME everybody", 1) && !say("Good game, everybodyy", 2));
        assert!(say("Something else", 3) && say("Good game, everybody!", 4));
        assert!(say("Good game, everybody!", MEMORY_MS + 4));
        assert!(say(":-)", MEMORY_MS + 5) && !say(":-)", MEMORY_MS + 6) && say(":-(", MEMORY_MS + 7));
        assert!(rooms.check_repeat(Uuid::from_u128(2), ":-(", 1).is_ok(), "everybody for themselves");
        rooms.tidy_up(u64::MAX);
        assert!(lock(&rooms.last).is_empty());
    }

    #[test]
    fn distances_are_right() {
        assert!(is_nearly_same("", "") && is_nearly_same("abcdefgh", "abcdefgx"));
        assert!(!is_nearly_same("abcdefgh", "abcdefxy") && !is_nearly_same("a", "b"));
        assert!(is_nearly_same("kittenkittenkittenkitten", "sittenkittenkittenkittin"));
    }
}
