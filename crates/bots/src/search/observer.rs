//! What one seat learned from a step, as a number.

use std::fmt;
use std::hash::{Hash, Hasher};

use table::{Event, Log, Seat, Viewer};

/// Listens to a step of the game and folds everything new that one seat was shown into a number: the cards that were
/// turned up, the dice that fell. Positions that are reached by the same actions and look different to that seat get
/// different nodes; what it cannot see makes no difference.
pub(super) struct Observer {
    viewer: Viewer,
    fold: Fold,
}

impl Observer {
    pub(super) fn new(seat: Seat) -> Self {
        Self { viewer: seat.into(), fold: Fold(0) }
    }

    /// Tells what somebody chose at the same time as others.
    pub(super) fn chose(&mut self, action: &impl Hash) {
        action.hash(&mut self.fold);
    }

    /// What was seen.
    pub(super) fn key(&self) -> u64 {
        self.fold.0
    }
}

impl<E: Event> Log<E> for Observer {
    fn push(&mut self, event: E) {
        // Events that tell nothing new follow from the actions.
        if event.is_barrier()
            && let Some(shown) = event.redacted(self.viewer)
        {
            let _ = fmt::write(&mut self.fold, format_args!("{shown}")); // folding cannot fail
        }
    }
}

/// Folds bytes into 64 bits, a word at a time.
struct Fold(u64);

impl Fold {
    fn word(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xe703_7ed1_a0b4_28db;
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }
}

impl fmt::Write for Fold {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        Hasher::write(self, text.as_bytes());
        Ok(())
    }
}
