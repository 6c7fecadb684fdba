//! Chances: attacks survived, totals reached.

use super::weights::{DIE_MEAN, DIE_SPREAD};
use crate::components::HIT_ON;

/// The most attack dice the table knows; more are treated alike.
const DICE: usize = 12;

/// Of ten thousand attacks with so many dice, how many make at most so many hits (ML-32.3).
const SURVIVED: [[i32; DICE + 1]; DICE + 1] = survived();

const fn survived() -> [[i32; DICE + 1]; DICE + 1] {
    // Each face of a die is as likely: the hits of n dice in 6^n throws, one die after the other, in parts of 2^40.
    let one = 1u64 << 40;
    let hit = (7 - HIT_ON) as u64;
    let mut table = [[0; DICE + 1]; DICE + 1];
    let mut exactly = [0u64; DICE + 2];
    exactly[0] = one;
    let mut dice = 0;
    while dice <= DICE {
        let (mut hits, mut sum) = (0, 0);
        while hits <= DICE {
            sum += exactly[hits];
            table[dice][hits] = (sum * 10_000 / one) as i32;
            hits += 1;
        }
        let mut hits = DICE + 1;
        while hits > 0 {
            exactly[hits] = (exactly[hits] * (6 - hit) + exactly[hits - 1] * hit) / 6;
            hits -= 1;
        }
        exactly[0] = exactly[0] * (6 - hit) / 6;
        dice += 1;
    }
    table
}

/// In ten thousandths: so many dice make at most `hits` hits.
pub(super) fn at_most(dice: u8, hits: i32) -> i32 {
    if hits < 0 {
        return 0;
    }
    SURVIVED[usize::from(dice).min(DICE)][(hits as usize).min(DICE)]
}

/// How often, in ten thousandths, a total of this mean (in hundredths) by so many dice reaches `target`. The sum of a
/// few dice is nearly normal; a straight line through the middle and flat ends are near enough.
pub(super) fn reaches(mean: i32, dice: u8, target: i32) -> i32 {
    const ROOTS: [i32; 13] = [0, 100, 141, 173, 200, 224, 245, 265, 283, 300, 316, 332, 346];
    if dice == 0 {
        return if mean >= 100 * target { 10_000 } else { 0 };
    }
    let spread = DIE_SPREAD * ROOTS[usize::from(dice).min(ROOTS.len() - 1)] / 100;
    // Half a point of continuity: a total of exactly the target is enough.
    let off = (mean + 50 - 100 * target) * 100 / spread;
    normal(off)
}

/// The share below `x` hundredths of a standard deviation, in ten thousandths.
fn normal(x: i32) -> i32 {
    const HALVES: [i32; 8] = [5000, 6915, 8413, 9332, 9772, 9938, 9987, 10_000];
    let size = x.unsigned_abs().min(349) as usize;
    let (step, rest) = (size / 50, (size % 50) as i32);
    let upper = HALVES[step] + (HALVES[(step + 1).min(7)] - HALVES[step]) * rest / 50;
    if x >= 0 { upper } else { 10_000 - upper }
}

/// The mean of so many dice, each with this bonus, in hundredths.
pub(super) fn mean(dice: u8, bonus: i32) -> i32 {
    i32::from(dice) * (DIE_MEAN + 100 * bonus)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_those_of_dice() {
        assert_eq!(at_most(2, 1) / 10, 555);
        assert_eq!(at_most(4, 2) / 10, 407);
        assert_eq!((at_most(3, 3), at_most(0, 0), at_most(3, -1)), (9999, 10_000, 0));
        // Two dice make 7 or more 21 times in 36, and 12 once.
        assert!((reaches(mean(2, 0), 2, 7) - 5833).abs() < 300);
        assert!(reaches(mean(2, 0), 2, 12) < 700);
        assert_eq!((reaches(500, 0, 5), reaches(499, 0, 5)), (10_000, 0));
    }
}
