//! When enough has been played.
//!
//! Looking at the results after every game and stopping when they please is a way to be fooled. The interval here may be
//! looked at as often as one likes: with probability 0.95 it holds the truth at all times together (an asymptotic
//! confidence sequence after Robbins, with the spread estimated from the blocks).

use super::Finish;
use super::standing::{block_shares, mean_and_error};

/// What a sequential test says about the first bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins more than its fair share.
    Better,
    /// It wins less.
    Worse,
    /// More games are needed.
    Open,
}

/// No verdict before so many blocks, for their spread has to be known first.
const LEAST_BLOCKS: usize = 16;
const ALPHA: f64 = 0.05;
/// Where the interval is narrowest compared with one for a fixed number of games: after about 10 / TUNING² blocks.
const TUNING_SQUARED: f64 = 0.05;

/// What the games so far say about bot 0. `finishes` are sorted by block and hold whole blocks only.
pub fn judge(finishes: &[Finish], fair_share: f64) -> Verdict {
    let shares = block_shares(finishes, 0);
    if shares.len() < LEAST_BLOCKS {
        return Verdict::Open;
    }
    let (mean, half) = (mean_and_error(&shares).0, half_width(&shares));
    if mean - half > fair_share {
        Verdict::Better
    } else if mean + half < fair_share {
        Verdict::Worse
    } else {
        Verdict::Open
    }
}

/// Half the width of the interval that may be looked at as often as one likes.
fn half_width(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let spread = mean_and_error(values).1 * count.sqrt();
    // Blocks that all came out alike so far may still differ: the spread is never taken to be nothing.
    let spread = spread.max(0.5 / count.sqrt());
    let grown = count * TUNING_SQUARED + 1.0;
    spread * (2.0 * grown / (count * count * TUNING_SQUARED) * (grown.sqrt() / ALPHA).ln()).sqrt()
}

#[cfg(test)]
mod tests {
    use super::super::FinishedSeat;
    use super::*;
    use table::{Chance as _, Pcg, Source};

    /// Two games a block; bot 0 wins each with so many chances in a hundred.
    fn games(blocks: u64, percent: u32, chance: &mut Pcg) -> Vec<Finish> {
        let mut game = |block: u64| {
            let place = if chance.below(Source(0), 100) < percent { 1 } else { 2 };
            let seat = |bot, place| FinishedSeat { bot, place, score: 0 };
            Finish { block, seats: vec![seat(0, place), seat(1, 3 - place)] }
        };
        (0..2 * blocks).map(|number| game(number / 2)).collect()
    }

    #[test]
    fn equals_are_hardly_ever_told_apart_however_often_one_looks() {
        let wrong = |run: u64| {
            let all = games(300, 50, &mut Pcg::nth(1, run));
            (1..=300).any(|blocks| judge(&all[..2 * blocks], 0.5) != Verdict::Open)
        };
        let count = (0..200).filter(|&run| wrong(run)).count();
        assert!(count <= 14, "{count} of 200"); // 5 %, and a little for chance
    }

    #[test]
    fn a_clear_difference_is_found_soon() {
        let all = games(120, 75, &mut Pcg::new(3));
        assert_eq!(judge(&all, 0.5), Verdict::Better);
        assert_eq!(judge(&all, 0.95), Verdict::Worse);
        assert_eq!(judge(&all[..8], 0.5), Verdict::Open);
    }
}
