//! A short list inside the state.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

/// A list of at most `N` items that is copied like a number: no heap. Reads like a slice.
///
/// `N` is a promise of the rules ("the Court has six spaces"), so going beyond it is a bug in a game and panics;
/// what comes from outside is checked against the rules before it gets here.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty row.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a row holds at most 255 items") };
        Self { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "a row of {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes out the item at `index`; those after it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let removed = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.pop();
        removed
    }

    /// Puts an item in at `index`; those from there on move down.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        self[index..].rotate_right(1);
    }

    /// Empties the row.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Whether nothing more fits.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Self::new();
        row.extend(items);
        row
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Row<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: Hash, const N: usize> Hash for Row<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StateHash;

    #[test]
    fn items_keep_their_order() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        row.insert(1, 9);
        assert_eq!(*row, [1, 9, 2, 3]);
        assert!(row.is_full());
        assert_eq!(row.remove(0), 1);
        assert_eq!(row.pop(), Some(3));
        assert_eq!(*row, [9, 2]);
    }

    #[test]
    fn what_was_there_before_leaves_no_trace() {
        let mut used: Row<u8, 4> = [5, 6, 7].into_iter().collect();
        used.pop();
        used.remove(0);
        let fresh: Row<u8, 4> = std::iter::once(6).collect();
        assert_eq!(used, fresh);
        assert_eq!(StateHash::of(&used), StateHash::of(&fresh));
    }

    #[test]
    #[should_panic(expected = "a row of 2 is full")]
    fn a_rule_that_promised_too_little_is_found_at_once() {
        let _: Row<u8, 2> = [1, 2, 3].into_iter().collect();
    }
}
