//! How likely a test is passed.

use table::{Id, Seat};

use crate::State;
use crate::components::{Aura, DIFFICULTY, Figure, FigureCard, Location, TestKind, Time, Trait};

/// ST-31.1: the share of rolls with at least `needed` successes.
pub(super) fn passing(dice: i32, difficulty: i32, needed: u8) -> f32 {
    let dice = dice.clamp(1, 8); // ST-9.7
    let difficulty = difficulty.clamp(i32::from(DIFFICULTY.0), i32::from(DIFFICULTY.1));
    let hit = (7 - difficulty) as f32 / 6.0;
    let none = (1.0 - hit).powi(dice);
    if needed <= 1 { 1.0 - none } else { 1.0 - none - dice as f32 * hit * (1.0 - hit).powi(dice - 1) }
}

/// What a test is made of, before auras.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    pub(super) kind: TestKind,
    pub(super) feature: Trait,
    pub(super) time: Time,
    pub(super) difficulty: u8,
    pub(super) needed: u8,
    pub(super) dice: i8,
}

impl State {
    /// Whether the tester will pass there, auras included unless the test is against their own figure (ST-1.66).
    pub(super) fn odds(&self, seat: Seat, at: Location, trial: Trial, figure: Option<Figure>) -> f32 {
        let value = self.players[seat].creature.map_or(1, |who| who.value(trial.feature, trial.time));
        let (mut dice, mut difficulty) =
            (i32::from(value) + i32::from(trial.dice), i32::from(trial.difficulty));
        if !matches!(figure, Some(Figure::Warrior | Figure::Sorcerer)) {
            for aura in self.auras(at) {
                match aura {
                    Aura::AutoFail { tests } if tests.contains(&trial.kind) => return 0.0,
                    Aura::AutoSuccess { tests } if tests.contains(&trial.kind) => return 1.0,
                    Aura::Dice { n, tests } if tests.contains(&trial.kind) => dice += i32::from(n),
                    Aura::Difficulty { delta, tests } if tests.contains(&trial.kind) => {
                        difficulty += i32::from(delta);
                    }
                    _ => {}
                }
            }
        }
        passing(dice, difficulty, trial.needed)
    }

    /// Whether helping or harming the figure of this card succeeds there.
    pub(super) fn side_odds(&self, seat: Seat, at: Location, card: FigureCard, harm: bool) -> f32 {
        let face = card.card();
        let side = if harm { face.harm } else { face.help };
        let mut trial = Trial {
            kind: TestKind::Figure,
            feature: side.feature,
            time: face.time,
            difficulty: side.difficulty,
            needed: face.successes,
            dice: 0,
        };
        for modifier in face.modifiers.iter().filter(|modifier| modifier.at.has(at)) {
            trial.dice += modifier.dice;
            trial.difficulty = trial.difficulty.saturating_add_signed(modifier.difficulty);
        }
        self.odds(seat, at, trial, Some(card.figure()))
    }

    /// The chance that the test being made passes: as it lies after the roll, as likely as it is before.
    pub(super) fn current_odds(&self) -> f32 {
        let Some(test) = self.test else { return 0.0 };
        if test.dice.is_empty() {
            passing(i32::from(self.dice_to_roll(&test) as u8), i32::from(test.difficulty()), test.needed)
        } else {
            f32::from(u8::from(test.passes()))
        }
    }

    /// How many dice a creature has at best, by day or by night.
    pub(super) fn best_value(&self, seat: Seat, feature: Option<Trait>, time: Option<Time>) -> u8 {
        let Some(creature) = self.players[seat].creature else { return 1 };
        let traits = Trait::all().filter(move |&one| feature.is_none_or(|wanted| wanted == one));
        let values = traits.flat_map(move |feature| {
            Time::all()
                .filter(move |&one| time.is_none_or(|wanted| wanted == one))
                .map(move |time| creature.value(feature, time))
        });
        values.max().unwrap_or(1)
    }
}
