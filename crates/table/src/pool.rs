//! How many of each kind: a hand of interchangeable cards, a supply of tokens, what may lie in a pile.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{Chance, Id, Source};

/// A multiset of ids: `N` is [`Id::COUNT`] of `I`. Cards of the same kind are interchangeable, so they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pool<I, const N: usize> {
    count: [u8; N],
    ids: PhantomData<I>,
}

impl<I: Id, const N: usize> Pool<I, N> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_counts([0; N]);

    /// So many of each, by number.
    pub const fn from_counts(count: [u8; N]) -> Self {
        const { assert!(N == I::COUNT, "a pool has one count for each id") };
        Self { count, ids: PhantomData }
    }

    /// How many of each, by number.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        &self.count
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, id: I) -> u8 {
        self.count[id.index()]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.count(id) > 0
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.count.iter().map(|&count| count as usize).sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.count.iter().all(|&count| count == 0)
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, id: I) {
        self.count[id.index()] += 1;
    }

    /// Adds several of a kind.
    pub fn add_many(&mut self, id: I, amount: u8) {
        self.count[id.index()] += amount;
    }

    /// Takes one out; `false`, and nothing happens, if there is none.
    #[inline]
    #[must_use]
    pub fn take(&mut self, id: I) -> bool {
        match self.count[id.index()].checked_sub(1) {
            Some(left) => {
                self.count[id.index()] = left;
                true
            }
            None => false,
        }
    }

    /// Adds all of `other`.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, more) in self.count.iter_mut().zip(other.count) {
            *mine += more;
        }
    }

    /// Takes out all of `other`; `false`, and nothing happens, unless everything is there.
    #[must_use]
    pub fn take_all(&mut self, other: &Self) -> bool {
        let enough = self.count.iter().zip(other.count).all(|(&mine, less)| mine >= less);
        if enough {
            for (mine, less) in self.count.iter_mut().zip(other.count) {
                *mine -= less;
            }
        }
        enough
    }

    /// Empties the pool and hands over what was in it.
    #[must_use]
    pub fn take_everything(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Takes one out at random, each single thing equally likely; `None` if there is nothing.
    #[inline]
    pub fn draw(&mut self, source: Source, chance: &mut impl Chance) -> Option<I> {
        let index = chance.weighted(source, &self.count)?;
        self.count[index] -= 1;
        I::from_index(index)
    }

    /// The kinds that are there, in canonical order, each once.
    #[inline]
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = I> + Clone {
        self.iter().map(|(id, _)| id)
    }

    /// The kinds that are there with their numbers, in canonical order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, u8)> + Clone {
        self.count
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .filter_map(|(index, &count)| I::from_index(index).map(|id| (id, count)))
    }

    /// Every single thing in canonical order, kinds repeated.
    pub fn each(&self) -> impl Iterator<Item = I> + Clone {
        self.iter().flat_map(|(id, count)| std::iter::repeat_n(id, count as usize))
    }
}

impl<I: Id, const N: usize> Default for Pool<I, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id, const N: usize> FromIterator<I> for Pool<I, N> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut pool = Self::EMPTY;
        for id in ids {
            pool.add(id);
        }
        pool
    }
}

impl<I: Id, const N: usize> fmt::Debug for Pool<I, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<I: Id, const N: usize> Serialize for Pool<I, N> {
    /// `{"crab.4": 2}`: the kinds that are there, in canonical order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (id, count) in self.iter() {
            map.serialize_entry(&id.to_string(), &count)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pcg;
    use crate::id::tests::Beast::{self, Imp, Troll, Wolf};

    type Beasts = Pool<Beast, 3>;

    #[test]
    fn nothing_is_taken_that_is_not_there() {
        let mut pool: Beasts = [Imp, Imp, Wolf].into_iter().collect();
        assert!(!pool.take(Troll));
        assert!(!pool.take_all(&[Imp, Troll].into_iter().collect()));
        assert_eq!(pool.len(), 3);
        assert!(pool.take_all(&[Imp, Wolf].into_iter().collect()));
        assert_eq!(pool.iter().collect::<Vec<_>>(), [(Imp, 1)]);
        assert_eq!(pool.take_everything().len(), 1);
        assert!(pool.is_empty());
    }

    #[test]
    fn drawing_empties_the_pool_and_keeps_every_card() {
        let full: Beasts = [Imp, Wolf, Wolf, Troll].into_iter().collect();
        let mut pool = full;
        let mut chance = Pcg::new(3);
        let drawn: Beasts = std::iter::from_fn(|| pool.draw(Source(0), &mut chance)).collect();
        assert_eq!(drawn, full);
        assert!(pool.is_empty());
        assert_eq!(full.each().collect::<Vec<_>>(), [Imp, Wolf, Wolf, Troll]);
    }
}
