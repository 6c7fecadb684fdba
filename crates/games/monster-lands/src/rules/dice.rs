//! Which dice of a pool fill which slots.

use super::Flow;
use crate::components::{Colour, Colours, PathRule};
use crate::state::Pool;
use crate::values::FewFaces;

/// So many Strength and Magic dice, and these Persuasion dice.
pub(crate) type Chosen = (u8, u8, FewFaces);

/// At most so many Persuasion dice are laid at once.
const MOST_PERSUASION: u8 = 2;

/// ML-8.11, ML-8.15: every way to fill the slots exactly, ascending; Persuasion dice differ by what they show.
pub(crate) fn exact(pool: &Pool, slots: &[Colours], mut each: impl FnMut(Chosen) -> Flow) -> Flow {
    let count = slots.len() as u8;
    let limits = limits(slots);
    let persuasion_dice = pool.p.len().min(MOST_PERSUASION);
    for s in 0..=count.min(pool.s) {
        for m in 0..=(count - s).min(pool.m) {
            let p = count - s - m;
            if p <= persuasion_dice && suffice(limits, [s, m, p]) {
                persuasion(pool, p, |few| each((s, m, few)))?;
            }
        }
    }
    Flow::Continue(())
}

/// Whether [`exact`] finds a way.
pub(crate) fn can_fill(pool: &Pool, slots: &[Colours]) -> bool {
    suffice(limits(slots), [pool.s, pool.m, pool.p.len().min(MOST_PERSUASION)])
}

/// For each set of colours, as bits, how many slots take no other colour.
fn limits(slots: &[Colours]) -> [u8; 8] {
    let mut limits = [0; 8];
    for slot in slots {
        for (colours, limit) in (0u8..).zip(&mut limits) {
            *limit += u8::from(slot.0 & !colours == 0);
        }
    }
    limits
}

/// Whether every slot can have a die of its own out of so many of each colour: by Hall's theorem, if every set of colours
/// has as many dice as there are slots that take no other.
fn suffice(limits: [u8; 8], [s, m, p]: [u8; 3]) -> bool {
    let dice = [0, s, m, s + m, p, s + p, m + p, s + m + p];
    limits.iter().zip(dice).all(|(&limit, dice)| limit <= dice)
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

/// The least and the most dice of each colour on a path: Strength, Magic, both together.
fn bounds(pool: &Pool, rule: &PathRule) -> [(u8, u8); 3] {
    let count = |wanted: Colours| rule.required.iter().filter(|&&slot| slot == wanted).count() as u8;
    let (only_s, only_m, either) = (count(Colours::S), count(Colours::M), count(Colours::SM));
    let least = rule.required.len() as u8;
    let most = least + rule.most;
    let top = |colour: Colour, only: u8, have: u8| {
        if rule.reinforce.has(colour) { have.min(most) } else { have.min(only + either) }
    };
    let top_s = top(Colour::Strength, only_s, pool.s);
    let top_m = top(Colour::Magic, only_m, pool.m);
    [(only_s, top_s), (only_m, top_m), (least, most)]
}

/// Whether [`reinforced`] finds anything: the required dice are there, as many of each colour as the path takes.
pub(crate) fn can_reinforce(pool: &Pool, rule: &PathRule) -> bool {
    let [(only_s, top_s), (only_m, top_m), (least, _)] = bounds(pool, rule);
    only_s <= top_s && only_m <= top_m && top_s + top_m >= least
}

/// ML-8.21 to ML-8.23: totals (s, m) that hold the required dice and at most so many reinforcements of these colours.
pub(crate) fn reinforced(pool: &Pool, rule: &PathRule, mut each: impl FnMut(u8, u8) -> Flow) -> Flow {
    let [(only_s, top_s), (only_m, top_m), (least, most)] = bounds(pool, rule);
    for s in only_s..=top_s {
        for m in only_m..=top_m {
            if (least..=most).contains(&(s + m)) {
                each(s, m)?;
            }
        }
    }
    Flow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries every die in every slot.
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

    // rules: ML-8.11
    #[test]
    fn dice_suffice_if_every_slot_can_have_one() {
        let kinds = || (1..8).map(Colours);
        let mut seen = [0; 2];
        for slots in kinds().flat_map(|a| kinds().flat_map(move |b| kinds().map(move |c| [a, b, c]))) {
            for count in 0..=slots.len() {
                for dice in 0..64u8 {
                    let dice = [dice % 4, dice / 4 % 4, dice / 16];
                    let slots = &slots[..count];
                    let expected = fills(slots, dice);
                    assert_eq!(suffice(limits(slots), dice), expected, "{slots:?} with {dice:?}");
                    seen[usize::from(expected)] += 1;
                }
            }
        }
        assert!(seen.iter().all(|&times| times > 1000), "{seen:?}");
    }
}
