//! What things are worth to the guide, in hundredths of a victory point (ML-32.1). The one place to tune them.

/// One glory while rounds are to come: it is a point, and it opens hires and dice.
pub(super) const GLORY_EARLY: i32 = 125;
/// One glory at the end.
pub(super) const GLORY_LATE: i32 = 100;
/// A point of reputation, of a trophy, of an affinity.
pub(super) const POINT: i32 = 100;
/// One gold by the number of rounds to come after this one: it buys members, and nothing at the end.
pub(super) const GOLD: [i32; 6] = [2, 16, 24, 28, 28, 28];
/// One gold that is missing for the salaries of this round: somebody would desert.
pub(super) const GOLD_OWED: i32 = 70;
/// A die in each of the rounds to come.
pub(super) const DIE_PER_ROUND: i32 = 50;
/// A die of the pool that could do something else: about what the Mine pays for it.
pub(super) const DIE_NOW: i32 = 34;
/// A talent or an equipment card in each of the rounds to come.
pub(super) const TALENT_PER_ROUND: i32 = 18;
/// A potion, a defence token and a venom while there is somebody to fight for.
pub(super) const POTION: i32 = 42;
/// See [`POTION`].
pub(super) const DEFENCE: i32 = 42;
/// See [`POTION`].
pub(super) const VENOM: i32 = 22;
/// A trap lets monsters be captured; and each point it adds.
pub(super) const TRAP: i32 = 55;
/// See [`TRAP`].
pub(super) const TRAP_POINT: i32 = 8;
/// Traps beyond the second, in percent of their worth.
pub(super) const SPARE_TRAP_PERCENT: i32 = 35;
/// A wound that stays.
pub(super) const WOUND: i32 = 35;
/// What a token of loot brings, by the number of rounds to come.
pub(super) const LOOT: [i32; 6] = [75, 190, 220, 240, 240, 240];
/// What the standard deviation of a die's roll is, in hundredths of a point.
pub(super) const DIE_SPREAD: i32 = 171;
/// What a die adds to a total, in hundredths of a point (ML-32.2).
pub(super) const DIE_MEAN: i32 = 350;
/// How many hundredths of a point a trap of somebody else on a path to the left may add.
pub(super) const UNKNOWN_TRAP: i32 = 300;
/// An action that changes nothing has this promise; what it gains or costs is added.
pub(super) const EVEN: i32 = 2000;
/// Differences of so much make an action half as likely in a quick game.
pub(super) const HALF: i32 = 14;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{DEFENCE_PRICE, HIT_ON};

    // rules: ML-32.1 ML-32.2
    #[test]
    fn the_weights_are_the_unit_values_of_the_design_notes() {
        assert_eq!((GLORY_EARLY, GLORY_LATE, POINT), (125, 100, 100));
        assert_eq!(GOLD[5], 28);
        assert!(GOLD.windows(2).all(|pair| pair[0] <= pair[1]), "gold is worth less the later it comes");
        // A die: between what the Pawn Shop and what the Mine pay for it.
        assert!(
            (GOLD[5]..=3 * GOLD[5]).contains(&DIE_NOW) && (GOLD[5]..=3 * GOLD[5]).contains(&DIE_PER_ROUND)
        );
        assert_eq!(DIE_MEAN, 350);
        // A defence token stops a hit: dearer than it looks in the Armoury, cheaper than a wound and a half.
        assert!(DEFENCE < i32::from(DEFENCE_PRICE) * GOLD[5] && DEFENCE >= WOUND && HIT_ON == 3);
    }
}
