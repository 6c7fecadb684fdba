//! How likely a test is passed.

use table::{Id, Seat};

use super::roll::Roll;
use super::weights;
use crate::State;
use crate::components::{
    Aura, Figure, FigureCard, LEVELS, Location, PlaceType, Requires, TestKind, Tester, Time, Trait, Use,
    Window,
};

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

/// What becomes of a test: how likely it passes, and how likely with two dice that succeed.
#[derive(Clone, Copy)]
pub(super) struct Odds {
    pub(super) pass: f32,
    pub(super) twice: f32,
}

impl State {
    /// Whether the tester will pass there, with the attributes that help. Auras count unless the test is against their
    /// own figure (ST-1.66).
    pub(super) fn odds(&self, seat: Seat, at: Location, trial: Trial, figure: Option<Figure>) -> Odds {
        let Some(creature) = self.players[seat].creature else { return Odds { pass: 0.0, twice: 0.0 } };
        let mut roll = Roll {
            creature,
            feature: trial.feature,
            time: trial.time,
            dice: i32::from(trial.dice),
            difficulty: i32::from(trial.difficulty),
            needed: trial.needed,
            added: 0,
            mend: 0.0,
        };
        if !matches!(figure, Some(Figure::Warrior | Figure::Sorcerer)) {
            for aura in self.auras(at) {
                match aura {
                    Aura::AutoFail { tests } if tests.contains(&trial.kind) => {
                        return Odds { pass: 0.0, twice: 0.0 };
                    }
                    Aura::AutoSuccess { tests } if tests.contains(&trial.kind) => {
                        return Odds { pass: 1.0, twice: 0.0 };
                    }
                    Aura::Dice { n, tests } if tests.contains(&trial.kind) => roll.dice += i32::from(n),
                    Aura::Difficulty { delta, tests } if tests.contains(&trial.kind) => {
                        roll.difficulty += i32::from(delta);
                    }
                    _ => {}
                }
            }
        }
        let roll = self.helped(seat, at, trial, roll);
        Odds { pass: roll.pass(), twice: roll.twice() }
    }

    /// The roll with every attribute that helps; each can be used once, and there is one test a turn.
    fn helped(&self, seat: Seat, at: Location, trial: Trial, mut roll: Roll) -> Roll {
        let player = &self.players[seat];
        for held in player.attributes().filter(|held| player.used & (1 << held.id.slot()) == 0) {
            let plain = roll;
            let mut best = roll.pass();
            for level in (1..=LEVELS).filter(|&level| held.usable(level)) {
                let item = &held.id.card().levels[level as usize - 1];
                // One token pays the test itself.
                if item.cost >= player.tokens() || !suits(item, trial, at) {
                    continue;
                }
                let with = plain.with(item.effects);
                let worth = with.pass() - weights::HELP_TOKEN * f32::from(item.cost);
                if worth > best {
                    (roll, best) = (with, worth);
                }
            }
        }
        let offering = self.area(at.area()).offering == Some((seat, trial.feature.token()));
        if offering || player.repeat.is_some() {
            roll.mend = 1.0 - (1.0 - roll.mend) * (1.0 - weights::ROLLED_AGAIN * roll.pass());
        }
        roll
    }

    /// Whether helping or harming the figure of this card succeeds there.
    pub(super) fn side_odds(&self, seat: Seat, at: Location, card: FigureCard, harm: bool) -> Odds {
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

/// Whether an item can be used in the own test of this kind.
fn suits(item: &Use, trial: Trial, at: Location) -> bool {
    let Requires { time, feature, tests, tester, place, near: _ } = item.requires;
    matches!(item.window, Some(Window::BeforeRoll | Window::AfterRoll))
        && tester != Tester::Other
        && time.is_none_or(|time| time == trial.time)
        && feature.is_none_or(|feature| feature == trial.feature)
        && (tests.is_empty() || tests.contains(&trial.kind))
        && place.is_none_or(|place| (place == PlaceType::Village) == at.is_village())
}
