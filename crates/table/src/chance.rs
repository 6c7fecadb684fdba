//! Where dice and cards come from. A game never owns a generator: it asks a [`Chance`] at the moment a card is
//! turned or a die is thrown, and says which pile or die it asks for.
//!
//! Naming the [`Source`] lets each source have its own stream: the n-th card of a pile is then the same in two
//! paired games even when their dice differ, a verified replay reads like the game, and a scenario can answer by the
//! card's name. The numbers are ours (unbiased, by rejection) and pinned by golden vectors, for a record must replay
//! to the same state on every machine for ever.

mod chacha;
mod pcg;
mod scripted;
mod seed;
mod witness;

pub use chacha::ChaCha;
pub use pcg::Pcg;
pub use scripted::{ScriptFault, Scripted};
pub use seed::{Seed, Seeded};
pub use witness::{Draw, Witness};

/// Names one source of chance: a pile, a kind of die, a bag. Its text is in [`Meta::sources`](crate::Meta::sources).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Source(pub u8);

impl Source {
    /// Hidden things drawn anew by [`Game::determinize`](crate::Game::determinize); never used by play itself.
    pub const REDRAW: Self = Self(255);
    /// A bot making up its mind; never used by play itself.
    pub const POLICY: Self = Self(254);
}

/// A source of chance. The one required method decides everything; the rest is built on it in one fixed way.
pub trait Chance {
    /// A number below `n`, each equally likely. `n` is at least 1; 0 counts as 1.
    fn below(&mut self, source: Source, n: u32) -> u32;

    /// An index into `weights`, each as likely as its weight; `None` if all are zero.
    fn weighted(&mut self, source: Source, weights: &[u8]) -> Option<usize> {
        let total: u32 = weights.iter().map(|&weight| weight as u32).sum();
        if total == 0 {
            return None;
        }
        let mut rest = self.below(source, total);
        for (index, &weight) in weights.iter().enumerate() {
            match rest.checked_sub(weight as u32) {
                Some(left) => rest = left,
                None => return Some(index),
            }
        }
        None
    }

    /// The number of a bit that is set, each equally likely; `None` if there is none. The same draw as
    /// [`Chance::weighted`] with a weight of 1 for each of them.
    #[inline]
    fn one_of(&mut self, source: Source, bits: u64) -> Option<usize> {
        if bits == 0 {
            return None;
        }
        let mut rest = bits;
        for _ in 0..self.below(source, bits.count_ones()) {
            rest &= rest - 1;
        }
        Some(rest.trailing_zeros() as usize)
    }

    /// Throws one die: 1 to `sides`.
    fn die(&mut self, source: Source, sides: u8) -> u8 {
        self.below(source, sides as u32) as u8 + 1
    }

    /// Puts the items into random order, each order equally likely (Fisher–Yates from the last place down).
    fn shuffle<T>(&mut self, source: Source, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.below(source, last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// Turns random 32-bit words into an unbiased number below `n`: multiply, keep the upper half, reject the few low
/// products that would make some results more likely (Lemire's method).
fn unbiased(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let n = n.max(1);
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn low_products_are_rejected() {
        // For n = 3 the threshold is 1: only the product 0 is refused.
        let mut words = [0, 0, 0x8000_0000].into_iter();
        assert_eq!(unbiased(3, || words.next().unwrap()), 1);
        assert_eq!(words.next(), None);
        assert_eq!(unbiased(0, || u32::MAX), 0);
        assert_eq!(unbiased(u32::MAX, || u32::MAX), u32::MAX - 1);
    }

    #[test]
    fn every_result_is_equally_likely() {
        // χ² with 6 degrees of freedom: above 22.5 once in a thousand times; the seed is fixed.
        let mut chance = Pcg::new(2024);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(Source(0), 7) as usize] += 1;
        }
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 22.5, "{seen:?} χ² = {chi}");
    }

    #[test]
    fn weights_decide_how_often() {
        let mut chance = Pcg::new(7);
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            seen[chance.weighted(Source(0), &[1, 0, 2, 3]).unwrap()] += 1;
        }
        assert_eq!(seen[1], 0);
        for (index, share) in [(0, 10_000.0), (2, 20_000.0), (3, 30_000.0)] {
            assert!((f64::from(seen[index]) - share).abs() < 500.0, "{seen:?}");
        }
        assert_eq!(chance.weighted(Source(0), &[0, 0]), None);
        assert_eq!(chance.weighted(Source(0), &[]), None);
    }

    #[test]
    fn one_of_a_set_is_drawn_like_equal_weights() {
        let (mut chance, mut same) = (Pcg::new(5), Pcg::new(5));
        for bits in [1, 0b1011_0100, 1 << 63 | 1, u64::MAX] {
            let weights: Vec<u8> = (0..64).map(|bit| u8::from(bits >> bit & 1 == 1)).collect();
            for _ in 0..20 {
                assert_eq!(chance.one_of(Source(0), bits), same.weighted(Source(0), &weights));
            }
        }
        assert_eq!(chance.one_of(Source(0), 0), None);
    }

    #[test]
    fn every_order_of_a_shuffle_is_equally_likely() {
        let mut chance = Pcg::new(99);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            chance.shuffle(Source(0), &mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        let chi: f64 = seen.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "χ² with 23 degrees of freedom = {chi}"); // once in a thousand
    }
}
