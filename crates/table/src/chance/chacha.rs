//! The generator for real play: nobody can work out the next number from all the earlier ones.

use std::collections::BTreeMap;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use super::{Chance, Source, unbiased};

/// ChaCha20 under one key. Each source of chance has a stream of its own, so "the 12th card of this pile" names one
/// number, whatever the dice did in between.
#[derive(Clone, PartialEq, Eq)]
pub struct ChaCha {
    key: [u8; 32],
    /// Words taken so far from each stream.
    taken: BTreeMap<Source, u64>,
}

impl ChaCha {
    /// The generator with this key, every stream at its beginning.
    pub const fn new(key: [u8; 32]) -> Self {
        Self { key, taken: BTreeMap::new() }
    }
}

impl Chance for ChaCha {
    fn below(&mut self, source: Source, n: u32) -> u32 {
        let taken = self.taken.entry(source).or_insert(0);
        // No buffer is kept: a block a draw costs a fraction of a microsecond, and play draws a few cards a second.
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(u64::from(source.0));
        stream.set_word_pos(u128::from(*taken));
        unbiased(n, || {
            *taken += 1;
            stream.next_u32()
        })
    }
}

impl std::fmt::Debug for ChaCha {
    /// Never shows the key: debug output ends up in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ChaCha").field("taken", &self.taken).finish_non_exhaustive()
    }
}
