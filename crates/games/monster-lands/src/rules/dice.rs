//! Which dice of a pool fill which slots.

use super::Flow;
use crate::components::{Colour, Colours};
use crate::state::Pool;
use crate::values::FewFaces;

/// So many Strength and Magic dice, and these Persuasion dice.
pub(crate) type Chosen = (u8, u8, FewFaces);

/// ML-8.11, ML-8.15: every way to fill the slots exactly, ascending; Persuasion dice differ by what they show.
pub(crate) fn exact(pool: &Pool, slots: &[Colours], mut each: impl FnMut(Chosen) -> Flow) -> Flow {
    let count = slots.len() as u8;
    for s in 0..=count.min(pool.s) {
        for m in 0..=(count - s).min(pool.m) {
            let p = count - s - m;
            if p <= 2 && p <= pool.p.len() && fills(slots, [s, m, p]) {
                persuasion(pool, p, |few| each((s, m, few)))?;
            }
        }
    }
    Flow::Continue(())
}

/// Whether slots can be filled exactly with so many dice of each colour.
fn fills(slots: &[Colours], left: [u8; 3]) -> bool {
    let Some((slot, others)) = slots.split_first() else { return true };
    Colour::ALL.iter().any(|&colour| {
        let mut left = left;
        slot.has(colour) && left[colour as usize] > 0 && {
            left[colour as usize] -= 1;
            fills(others, left)
        }
    })
}

/// The choices of none, one or two Persuasion dice.
fn persuasion(pool: &Pool, count: u8, mut each: impl FnMut(FewFaces) -> Flow) -> Flow {
    match count {
        0 => each(FewFaces::default()),
        1 => {
            for face in pool.p.kinds() {
                each(FewFaces::new(face, 0))?;
            }
            Flow::Continue(())
        }
        _ => {
            for low in pool.p.kinds() {
                for high in pool.p.kinds().filter(|&high| high >= low) {
                    if high > low || pool.p.count(low) > 1 {
                        each(FewFaces::new(low, high))?;
                    }
                }
            }
            Flow::Continue(())
        }
    }
}

/// ML-8.21 to ML-8.23: totals (s, m) that hold the required dice and at most `most` reinforcements of these colours.
pub(crate) fn reinforced(
    pool: &Pool,
    required: &[Colours],
    reinforce: Colours,
    most: u8,
    mut each: impl FnMut(u8, u8) -> Flow,
) -> Flow {
    let count = |wanted: Colours| required.iter().filter(|&&slot| slot == wanted).count() as u8;
    let (only_s, only_m, either) = (count(Colours::S), count(Colours::M), count(Colours::SM));
    let least = required.len() as u8;
    let top_s = if reinforce.has(Colour::Strength) { u8::MAX } else { only_s + either };
    let top_m = if reinforce.has(Colour::Magic) { u8::MAX } else { only_m + either };
    for s in only_s..=pool.s.min(top_s).min(least + most) {
        for m in only_m..=pool.m.min(top_m).min(least + most) {
            if (least..=least + most).contains(&(s + m)) {
                each(s, m)?;
            }
        }
    }
    Flow::Continue(())
}
