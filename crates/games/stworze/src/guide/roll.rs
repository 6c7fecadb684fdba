//! A roll that may be made: its dice, what items make of it, and how it comes out.

use super::weights;
use crate::components::{Creature, DIFFICULTY, Dice, Effect, Time, Trait};

/// ST-31.1: the share of rolls with at least `needed` successes.
pub(super) fn passing(dice: i32, difficulty: i32, needed: u8) -> f32 {
    let dice = dice.clamp(1, 8); // ST-9.7
    let hit = hit(difficulty);
    let none = (1.0 - hit).powi(dice);
    match needed {
        0 => 1.0,
        1 => 1.0 - none,
        _ => 1.0 - none - dice as f32 * hit * (1.0 - hit).powi(dice - 1),
    }
}

/// How likely one die meets the difficulty.
pub(super) fn hit(difficulty: i32) -> f32 {
    (7 - difficulty.clamp(i32::from(DIFFICULTY.0), i32::from(DIFFICULTY.1))) as f32 / 6.0
}

#[derive(Clone, Copy)]
pub(super) struct Roll {
    pub(super) creature: Creature,
    /// Whose value is rolled: of this trait at this time.
    pub(super) feature: Trait,
    pub(super) time: Time,
    /// More dice than the value.
    pub(super) dice: i32,
    pub(super) difficulty: i32,
    pub(super) needed: u8,
    pub(super) added: u8,
    /// How likely a failed roll is mended afterwards.
    pub(super) mend: f32,
}

impl Roll {
    /// The dice that are rolled.
    pub(super) fn count(&self) -> i32 {
        (i32::from(self.creature.value(self.feature, self.time)) + self.dice).clamp(1, 8)
    }

    /// How likely it passes, mended if need be.
    pub(super) fn pass(&self) -> f32 {
        let pass = passing(self.count(), self.difficulty, self.needed.saturating_sub(self.added));
        pass + (1.0 - pass) * self.mend
    }

    /// How likely two dice succeed at once.
    pub(super) fn twice(&self) -> f32 {
        passing(self.count(), self.difficulty, 2)
    }

    /// The roll with these effects of an item.
    #[must_use]
    pub(super) fn with(mut self, effects: &[Effect]) -> Self {
        for effect in effects {
            match *effect {
                Effect::AddDice { n } => self.dice += i32::from(n),
                Effect::ChangeDifficulty { delta } => self.difficulty += i32::from(delta),
                Effect::UseTime { time } => self.time = time.unwrap_or(self.time.other()),
                Effect::UseOtherTrait => self.feature = self.feature.other(),
                Effect::AddSuccess { n } => self.added += n,
                Effect::Reroll { dice } => self.mended(self.again(dice)),
                Effect::AdjustDie { n, delta: 1.. } => {
                    // Failing dice show each rank below the difficulty equally often.
                    let near = 1.0 / (self.difficulty - 1).max(1) as f32;
                    let one = 1.0 - (1.0 - near).powi(self.count());
                    self.mended(if self.needed <= n { one } else { weights::ONE_LIES_THERE * one });
                }
                _ => {}
            }
        }
        self
    }

    fn mended(&mut self, chance: f32) {
        self.mend = 1.0 - (1.0 - self.mend) * (1.0 - chance);
    }

    /// How likely a failed roll passes when dice are rolled again.
    fn again(&self, dice: Dice) -> f32 {
        let count = match dice {
            Dice::All | Dice::Any => self.count(),
            Dice::UpTo(most) => self.count().min(i32::from(most)),
        };
        let all = passing(count, self.difficulty, 1);
        if self.needed > 1 { weights::ONE_LIES_THERE * all } else { all }
    }
}
