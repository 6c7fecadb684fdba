//! The generator for simulation: 16 bytes, about a nanosecond a number. Not for play against people, for its future
//! can be worked out from its past.

use rand_core::Rng;
use rand_pcg::Pcg32;

use super::{Chance, Source, unbiased};

/// PCG-XSH-RR 64/32: one stream for all sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcg(Pcg32);

const _: () = assert!(size_of::<Pcg>() == 16, "search copies one for every iteration");

impl Pcg {
    /// The generator for this seed. Neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(mix(seed), mix(!seed)))
    }

    /// The generator number `index` of a family, for games that run side by side: the result does not depend on
    /// which thread plays which game, or when.
    pub fn nth(seed: u64, index: u64) -> Self {
        Self(Pcg32::new(mix(seed ^ mix(index)), mix(index.wrapping_add(seed))))
    }

    /// 64 fresh random bits, to seed something else.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// A bijection that spreads every input bit over the word (the finaliser of `SplitMix64`).
const fn mix(mut word: u64) -> u64 {
    word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl Chance for Pcg {
    #[inline]
    fn below(&mut self, _source: Source, n: u32) -> u32 {
        unbiased(n, || self.0.next_u32())
    }
}
