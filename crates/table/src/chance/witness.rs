//! Watches another source of chance and keeps what was drawn.

use super::{Chance, Source};

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Who was asked.
    pub source: Source,
    /// How many answers were possible, each equally likely.
    pub range: u32,
    /// The answer, below `range`.
    pub value: u32,
}

/// Passes every question on and writes down the answers: for verified replays, and for tests that nothing was drawn.
#[derive(Clone, Debug)]
pub struct Witness<C> {
    chance: C,
    draws: Vec<Draw>,
}

impl<C> Witness<C> {
    /// Watches `chance`.
    pub const fn new(chance: C) -> Self {
        Self { chance, draws: Vec::new() }
    }

    /// Stops watching.
    pub fn into_inner(self) -> C {
        self.chance
    }

    /// What was drawn, oldest first.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }
}

impl<C: Chance> Chance for Witness<C> {
    fn below(&mut self, source: Source, n: u32) -> u32 {
        let value = self.chance.below(source, n);
        self.draws.push(Draw { source, range: n, value });
        value
    }
}

impl<C: Chance> Chance for &mut C {
    fn below(&mut self, source: Source, n: u32) -> u32 {
        (**self).below(source, n)
    }

    fn weighted(&mut self, source: Source, weights: &[u8]) -> Option<usize> {
        (**self).weighted(source, weights)
    }

    fn one_of(&mut self, source: Source, bits: u64) -> Option<usize> {
        (**self).one_of(source, bits)
    }
}
