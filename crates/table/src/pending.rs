//! The questions that wait for an answer.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::Row;

/// A stack of questions inside the state. The top one alone decides who acts and what is legal.
///
/// A choice that leads to another choice pushes one more entry; answering pops it and lets the one below go on. So a
/// position in the middle of an effect is an ordinary value: copied, hashed, replayed and undone like any other. `N`
/// bounds how deep the game's effects can nest; see [`Row`] for what happens beyond.
#[derive(Clone, Copy)]
pub struct Pending<Q, const N: usize>(Row<Option<Q>, N>);

impl<Q: Copy, const N: usize> Pending<Q, N> {
    /// No question.
    pub fn new() -> Self {
        Self(Row::new())
    }

    /// Asks `question` before everything that is waiting now.
    #[inline]
    pub fn push(&mut self, question: Q) {
        self.0.push(Some(question));
    }

    /// The question that must be answered now.
    #[inline]
    pub fn top(&self) -> Option<Q> {
        self.0.last().copied().flatten()
    }

    /// The question that must be answered now, to be changed in place (the next seat is asked, one less to choose).
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut Q> {
        self.0.last_mut().and_then(Option::as_mut)
    }

    /// Takes the answered question off.
    #[inline]
    pub fn pop(&mut self) -> Option<Q> {
        self.0.pop().flatten()
    }

    /// Drops every question.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many questions wait, the top one included.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The questions from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Q> + Clone {
        self.0.iter().copied().flatten()
    }
}

impl<Q: Copy, const N: usize> Default for Pending<Q, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<Q: PartialEq, const N: usize> PartialEq for Pending<Q, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<Q: Eq, const N: usize> Eq for Pending<Q, N> {}

impl<Q: Hash, const N: usize> Hash for Pending<Q, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<Q: fmt::Debug, const N: usize> fmt::Debug for Pending<Q, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().flatten()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_question_asked_is_answered_first() {
        let mut pending: Pending<&str, 3> = Pending::new();
        pending.push("which lord");
        pending.push("which ally");
        assert_eq!(pending.top(), Some("which ally"));
        *pending.top_mut().unwrap() = "which other ally";
        assert_eq!(pending.pop(), Some("which other ally"));
        assert_eq!(pending.pop(), Some("which lord"));
        assert_eq!(pending.pop(), None);
        assert!(pending.is_empty());
    }
}
