//! Items used in windows (ST-5): what they change, and what that is worth to their user.

use table::Seat;

use super::roll::{Roll, hit, passing};
use super::weights;
use crate::components::{Dice, Effect, TestKind, Use, Window};
use crate::rules::Deed;
use crate::state::{List, Test};
use crate::{Action, State};

impl State {
    /// An item in a window; passing is worth nothing.
    pub(super) fn reaction(&self, seat: Seat, window: Window, action: Action) -> f32 {
        let (item, list, price) = match action {
            Action::UseLevel { attribute, level, pay } => {
                let item = &attribute.card().levels[(level.0 as usize).saturating_sub(1)];
                (item, List::Level { attribute, level: level.0 }, self.price(seat, pay))
            }
            Action::UseTask { task } => {
                let price = weights::REACTION_TASK - self.used_task(seat) + self.kept_tasks(seat);
                (&task.card().reward, List::Task { task }, price)
            }
            Action::UseOffering => return self.again(0.0),
            Action::UseRepeat => return self.again(weights::REACTION_REPEAT),
            _ => return 0.0,
        };
        match window {
            Window::BeforeRoll | Window::AfterRoll => self.on_test(seat, window, item, price),
            Window::BeforeLoss => weights::REACTION_LOSS - price,
            Window::BeforeTracks => weights::REACTION_TRACKS - price,
            Window::Open => self.list_worth(seat, list) - price - weights::REACTION_OPEN,
            Window::BeforeEvent => self.on_event(seat, item) - price - weights::REACTION_LEAST,
            Window::BeforeCount => self.on_count(seat, item) - price - weights::REACTION_LEAST,
        }
    }

    /// Rolling all dice of the own test again.
    fn again(&self, price: f32) -> f32 {
        let Some(test) = self.test.filter(|test| !test.passes()) else {
            return weights::ROLLED_AGAIN_FOR_NOTHING;
        };
        let chance = passing(rolled(&test), i32::from(test.difficulty()), test.needed);
        self.stake(self.active, &test) * chance - price
    }

    fn on_test(&self, seat: Seat, window: Window, item: &Use, price: f32) -> f32 {
        let (Some(test), Some(roll)) = (self.test, self.current_roll()) else { return -1.0 };
        let mine = seat == self.active;
        let gain = if window == Window::BeforeRoll {
            let (now, with) = (roll.pass(), roll.with(item.effects).pass());
            if mine { with - now } else { now - with }
        } else if mine {
            self.mends(seat, &test, item.effects)
        } else {
            spoils(&test, item.effects)
        };
        let stake = if mine { self.stake(seat, &test) } else { self.rivalry(&test) };
        stake * gain - price - weights::REACTION_LEAST
    }

    /// The roll of the test being made.
    fn current_roll(&self) -> Option<Roll> {
        let test = self.test?;
        let creature = self.players[self.active].creature?;
        Some(Roll {
            creature,
            feature: if test.other_trait { test.feature.other() } else { test.feature },
            time: test.value_time.unwrap_or(test.time),
            dice: i32::from(test.dice_change),
            difficulty: i32::from(test.difficulty()),
            needed: test.needed,
            added: test.added,
            mend: 0.0,
        })
    }

    /// What a test means to the tester, by what everybody may know.
    fn stake(&self, tester: Seat, test: &Test) -> f32 {
        let &Test { feature, time, at, .. } = test;
        let passed = Deed::TestPassed { by: tester, feature, time, at, successes: 1 };
        let share = self.deed_share(tester, passed);
        let reward = match (test.kind, test.card, test.figure) {
            (TestKind::Figure, Some(card), Some(figure)) => {
                let side = if test.harm { card.card().harm } else { card.card().help };
                let mission = side.effects.iter().any(|one| matches!(one, Effect::CompleteMission { .. }));
                let done = Deed::FigureDone { by: tester, figure, harm: test.harm, at };
                weights::STAKE_FIGURE
                    + weights::MISSION * (f32::from(u8::from(mission)) + self.deed_share(tester, done))
            }
            (TestKind::Clash, ..) => {
                let won = Deed::ClashWon { by: tester, attacker: true, feature, at };
                weights::STAKE_CLASH
                    + self.trophy_worth(tester)
                    + weights::MISSION * self.deed_share(tester, won)
            }
            _ => {
                weights::TASK
                    + weights::MISSION
                        * self.deed_share(tester, Deed::TaskDone { by: tester, time, feature, at })
            }
        };
        (reward + weights::MISSION * share).min(weights::STAKE_MOST * weights::MISSION) + weights::FAILURE
    }

    /// What it is worth that somebody else fails: all of it with two players, less with more.
    fn rivalry(&self, test: &Test) -> f32 {
        let ahead = self.players[self.active].done.len() as f32;
        self.stake(self.active, test) * (weights::RIVALRY + weights::RIVALRY_AHEAD * ahead) / self.others()
    }

    /// How likely an own test that lies there is mended, or gets the second success that a mission asks for.
    fn mends(&self, seat: Seat, test: &Test, effects: &[Effect]) -> f32 {
        let hits = test.hits();
        if test.passes() {
            let deed = |successes| Deed::TestPassed {
                by: seat,
                feature: test.feature,
                time: test.time,
                at: test.at,
                successes,
            };
            let more = self.deed_share(seat, deed(hits + 1)) - self.deed_share(seat, deed(hits));
            return if more > 0.0 { weights::SECOND_SUCCESS * more * gained(test, effects, 1) } else { -1.0 };
        }
        gained(test, effects, test.needed.saturating_sub(hits + test.banked + test.added))
    }
}

/// How many dice lie there.
fn rolled(test: &Test) -> i32 {
    i32::try_from(test.dice.len()).unwrap_or(i32::MAX)
}

/// How likely these effects bring so many successes more.
fn gained(test: &Test, effects: &[Effect], missing: u8) -> f32 {
    let difficulty = i32::from(test.difficulty());
    let failing = rolled(test) - i32::from(test.hits());
    let each = effects.iter().map(|effect| match *effect {
        Effect::Reroll { dice: Dice::All } => passing(rolled(test), difficulty, test.needed),
        Effect::Reroll { dice: Dice::Any } => passing(failing, difficulty, missing),
        Effect::Reroll { dice: Dice::UpTo(most) } if i32::from(missing) <= failing.min(i32::from(most)) => {
            passing(failing.min(i32::from(most)), difficulty, missing)
        }
        Effect::AddSuccess { n } if n >= missing => 1.0,
        Effect::AdjustDie { n, delta } => {
            let near = test.dice.iter().filter(|&&rank| {
                i32::from(rank) < difficulty && i32::from(rank) + i32::from(delta) >= difficulty
            });
            f32::from(u8::from(near.count().min(n as usize) >= missing as usize))
        }
        _ => 0.0,
    });
    each.fold(0.0, f32::max)
}

/// How likely these effects make somebody else's passed test fail.
fn spoils(test: &Test, effects: &[Effect]) -> f32 {
    if !test.passes() {
        return -1.0;
    }
    let difficulty = i32::from(test.difficulty());
    let hits = test.hits();
    // So many successful dice more than are needed must fail too.
    let spare = (hits + test.banked + test.added).saturating_sub(test.needed);
    let miss = 1.0 - hit(difficulty);
    let each = effects.iter().map(|effect| match *effect {
        Effect::Reroll { dice: Dice::All | Dice::Any } => {
            1.0 - passing(rolled(test), difficulty, test.needed)
        }
        Effect::Reroll { dice: Dice::UpTo(most) } if spare < most.min(hits) => {
            miss.powi(i32::from(spare) + 1)
        }
        _ => 0.0,
    });
    each.fold(0.0, f32::max)
}
