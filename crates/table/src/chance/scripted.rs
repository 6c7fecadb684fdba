//! Chance with the answers written down beforehand: for scenarios.

use std::collections::{BTreeMap, VecDeque};

use super::{Chance, Source};

/// What went wrong between the game's questions and the script's answers. Numbers are outcomes; the scenario runner
/// puts the game's names to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptFault {
    /// The game asked this source and the script had no answer left.
    Missing(Source),
    /// The script's answer is not possible now: the card is not in the pile, the die has no such face.
    Impossible(Source, u32),
}

/// Answers each source from its own queue. The first fault is kept, and from then on any answer is given: the runner
/// looks at [`Scripted::fault`] after every step.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    answers: BTreeMap<Source, VecDeque<u32>>,
    fault: Option<ScriptFault>,
}

impl Scripted {
    /// The next question to `source` that has no answer yet will get this one.
    pub fn push(&mut self, source: Source, outcome: u32) {
        self.answers.entry(source).or_default().push_back(outcome);
    }

    /// The first thing that went wrong.
    pub const fn fault(&self) -> Option<ScriptFault> {
        self.fault
    }

    /// An answer that was never asked for, if there is one.
    pub fn unused(&self) -> Option<(Source, u32)> {
        self.answers.iter().find_map(|(&source, queue)| queue.front().map(|&outcome| (source, outcome)))
    }

    fn answer(&mut self, source: Source, possible: impl Fn(u32) -> bool) -> Option<u32> {
        let outcome = self.answers.get_mut(&source).and_then(VecDeque::pop_front);
        match outcome {
            Some(outcome) if possible(outcome) => return Some(outcome),
            Some(outcome) => self.fault.get_or_insert(ScriptFault::Impossible(source, outcome)),
            None => self.fault.get_or_insert(ScriptFault::Missing(source)),
        };
        None
    }
}

impl Chance for Scripted {
    fn below(&mut self, source: Source, n: u32) -> u32 {
        self.answer(source, |outcome| outcome < n).unwrap_or(0)
    }

    fn weighted(&mut self, source: Source, weights: &[u8]) -> Option<usize> {
        let first = weights.iter().position(|&weight| weight > 0)?;
        let possible = |outcome: u32| weights.get(outcome as usize).is_some_and(|&weight| weight > 0);
        // A pile with one kind of card left needs no script: there is nothing to choose.
        if weights[first + 1..].iter().all(|&weight| weight == 0) && !self.answers.contains_key(&source) {
            return Some(first);
        }
        Some(self.answer(source, possible).map_or(first, |outcome| outcome as usize))
    }

    fn one_of(&mut self, source: Source, bits: u64) -> Option<usize> {
        let weights: [u8; 64] = std::array::from_fn(|bit| u8::from(bits >> bit & 1 == 1));
        self.weighted(source, &weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Source = Source(0);
    const DIE: Source = Source(1);

    #[test]
    fn each_source_answers_in_the_order_of_the_script() {
        let mut script = Scripted::default();
        for (source, outcome) in [(DECK, 2), (DIE, 5), (DECK, 0)] {
            script.push(source, outcome);
        }
        assert_eq!(script.weighted(DECK, &[1, 1, 1]), Some(2));
        assert_eq!(script.one_of(DECK, 0b011), Some(0));
        assert_eq!(script.unused(), Some((DIE, 5)));
        assert_eq!(script.die(DIE, 6), 6);
        assert_eq!((script.fault(), script.unused()), (None, None));
    }

    #[test]
    fn the_first_fault_is_kept() {
        let mut script = Scripted::default();
        script.push(DECK, 1);
        script.weighted(DECK, &[1, 0, 1]);
        script.below(DIE, 6);
        assert_eq!(script.fault(), Some(ScriptFault::Impossible(DECK, 1)));
        let mut script = Scripted::default();
        script.below(DIE, 6);
        assert_eq!(script.fault(), Some(ScriptFault::Missing(DIE)));
    }
}
