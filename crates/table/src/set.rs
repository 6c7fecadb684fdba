//! Sets of ids as one machine word.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Shl, Sub};

use serde::{Serialize, Serializer};

use crate::Id;

/// The word behind an [`IdSet`]: `u64`, or `u128` for more than 64 ids.
pub trait Word:
    Copy
    + Eq
    + Hash
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Sub<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// How many ids fit.
    const BITS: u32;
    /// The word with the lowest bit set.
    const ONE: Self;
    /// How many bits are set.
    fn ones(self) -> u32;
    /// The number of the lowest bit set; `BITS` if there is none.
    fn lowest(self) -> u32;
}

macro_rules! word {
    ($($type:ty),+) => { $(
        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            const ONE: Self = 1;
            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
        }
    )+ };
}

word!(u8, u16, u32, u64, u128);

/// A set of ids, such as the lords of the Court: one word, iterated in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<I, W = u64> {
    bits: W,
    ids: PhantomData<I>,
}

impl<I: Id, W: Word> IdSet<I, W> {
    /// The empty set.
    #[inline]
    pub fn new() -> Self {
        const { assert!(I::COUNT <= W::BITS as usize, "the word is too small for the ids") };
        Self { bits: W::default(), ids: PhantomData }
    }

    /// The set with these bits, bit `n` standing for the id with number `n`: for sets that are constants of a game.
    pub const fn from_bits(bits: W) -> Self {
        Self { bits, ids: PhantomData }
    }

    /// The bits, bit `n` standing for the id with number `n`.
    pub const fn bits(self) -> W {
        self.bits
    }

    /// Every id.
    pub fn full() -> Self {
        I::all().collect()
    }

    #[inline]
    fn bit(id: I) -> W {
        W::ONE << id.index() as u32
    }

    /// Adds an id; `false` if it was in already.
    #[inline]
    pub fn insert(&mut self, id: I) -> bool {
        let new = !self.contains(id);
        self.bits = self.bits | Self::bit(id);
        new
    }

    /// Takes an id out; `false` if it was not in.
    #[inline]
    pub fn remove(&mut self, id: I) -> bool {
        let there = self.contains(id);
        self.bits = self.bits & !Self::bit(id);
        there
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.bits & Self::bit(id) != W::default()
    }

    /// How many ids are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.ones() as usize
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == W::default()
    }

    /// The lowest id in canonical order.
    #[inline]
    pub fn first(self) -> Option<I> {
        if self.is_empty() { None } else { I::from_index(self.bits.lowest() as usize) }
    }

    /// The `n`-th id in canonical order, from 0: a random member is `nth(chance.below(source, len))`.
    pub fn nth(self, n: usize) -> Option<I> {
        self.iter().nth(n)
    }

    /// The ids in canonical order.
    #[inline]
    pub fn iter(self) -> Iter<I, W> {
        Iter(self)
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { bits: self.bits & other.bits, ids: PhantomData }
    }

    /// What is in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, ids: PhantomData }
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits, ids: PhantomData }
    }
}

impl<I: Id, W: Word> Default for IdSet<I, W> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: Id, W: Word> FromIterator<I> for IdSet<I, W> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::new();
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<I: Id, W: Word> IntoIterator for IdSet<I, W> {
    type Item = I;
    type IntoIter = Iter<I, W>;

    fn into_iter(self) -> Iter<I, W> {
        self.iter()
    }
}

impl<I: Id, W: Word> fmt::Debug for IdSet<I, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: Id + Serialize, W: Word> Serialize for IdSet<I, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Walks through an [`IdSet`] in canonical order.
#[derive(Clone, Debug)]
pub struct Iter<I: Id, W: Word>(IdSet<I, W>);

impl<I: Id, W: Word> Iterator for Iter<I, W> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        let first = self.0.first()?;
        self.0.bits = self.0.bits & (self.0.bits - W::ONE);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<I: Id, W: Word> ExactSizeIterator for Iter<I, W> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::tests::Beast::{self, Imp, Troll, Wolf};

    #[test]
    fn a_set_holds_each_id_once_in_canonical_order() {
        let mut set: IdSet<Beast> = IdSet::new();
        assert!(set.insert(Troll));
        assert!(set.insert(Imp));
        assert!(!set.insert(Troll));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Imp, Troll]);
        assert_eq!((set.len(), set.first(), set.nth(1), set.nth(2)), (2, Some(Imp), Some(Troll), None));
        assert!(set.remove(Imp));
        assert!(!set.remove(Imp));
        assert!(!set.contains(Wolf));
    }

    #[test]
    fn a_constant_set_is_made_of_bits() {
        const SOME: IdSet<Beast, u8> = IdSet::from_bits(1 << Imp as u32 | 1 << Troll as u32);
        assert_eq!(SOME, [Imp, Troll].into_iter().collect());
    }

    #[test]
    fn sets_combine() {
        let some: IdSet<Beast, u8> = [Imp, Wolf].into_iter().collect();
        let other: IdSet<Beast, u8> = [Wolf, Troll].into_iter().collect();
        assert_eq!(some.and(other), std::iter::once(Wolf).collect());
        assert_eq!(some.or(other), IdSet::full());
        assert_eq!(some.without(other), std::iter::once(Imp).collect());
    }
}
