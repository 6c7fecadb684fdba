//! Playing on by the guide from a node that nobody has judged.

use table::{Guide, Pcg, Silent};

use super::{Scratch, SearchSettings};

/// No roll-out is longer.
const MOST_STEPS: u32 = 100_000;

/// How far a roll-out goes: so many steps, and on to the end of a round.
struct Reach {
    horizon: u32,
    /// The round in which it may stop; `None` in a game that counts none.
    last: Option<u32>,
}

impl Reach {
    fn new(settings: &SearchSettings, round: Option<u32>) -> Self {
        Self { horizon: settings.horizon, last: round.map(|round| round + settings.rounds) }
    }

    fn has_ended(&self, steps: u32, round: Option<u32>) -> bool {
        steps >= self.horizon && round >= self.last
    }
}

impl<G: Guide> Scratch<G> {
    /// Plays on as far as the settings say, or to the end of the game.
    pub(super) fn roll_out(&mut self, settings: &SearchSettings, world: &mut G, chance: &mut Pcg) {
        let Self { legal, priors, .. } = self;
        let reach = Reach::new(settings, world.round());
        for steps in 0..MOST_STEPS {
            if reach.has_ended(steps, world.round()) {
                return;
            }
            let Some(seat) = world.to_act().first() else { return };
            world.legal(seat, legal);
            if legal.is_empty() {
                return;
            }
            let action = world.rollout(seat, legal, priors, chance);
            if world.apply(seat, action, chance, &mut Silent).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Choices, Game, Play, Seed, StateHash};

    use super::*;

    const NOWHERE: SearchSettings = SearchSettings { horizon: 0, ..SearchSettings::DEFAULT };

    fn dealt(seed: u64) -> lair::State {
        let choices = Choices::new(&lair::State::META, 3).expect("three can play");
        *Play::start(choices, Seed::Pcg(seed)).expect("the usual settings").game()
    }

    fn rolled_out(settings: &SearchSettings, seed: u64) -> lair::State {
        let mut world = dealt(seed);
        Scratch::new().roll_out(settings, &mut world, &mut Pcg::new(seed));
        world
    }

    #[test]
    fn a_roll_out_stops_right_after_the_rounds_it_was_told_to_see() {
        for seed in 0..50 {
            let start = dealt(seed).round().expect("nights are counted");
            for rounds in 1..4 {
                let world = rolled_out(&SearchSettings { rounds, ..NOWHERE }, seed);
                assert_eq!(world.round(), Some(start + rounds), "seed {seed}");
                // Everybody has the whole of the new round still to come.
                assert_eq!(world.to_act().len(), 3, "seed {seed}");
            }
        }
    }

    #[test]
    fn a_roll_out_of_no_steps_and_no_rounds_does_nothing() {
        assert_eq!(StateHash::of(&rolled_out(&NOWHERE, 7)), StateHash::of(&dealt(7)));
    }

    #[test]
    fn rounds_that_never_come_end_with_the_game() {
        assert!(rolled_out(&SearchSettings { rounds: 100, ..NOWHERE }, 7).outcome().is_some());
    }

    #[test]
    fn steps_and_rounds_both_have_to_be_over() {
        let reach = Reach::new(&SearchSettings { horizon: 5, rounds: 1, ..NOWHERE }, Some(2));
        assert!(!reach.has_ended(4, Some(3)), "a step is missing");
        assert!(!reach.has_ended(5, Some(2)), "the round is not over");
        assert!(reach.has_ended(5, Some(3)));
        let uncounted = Reach::new(&SearchSettings { horizon: 5, rounds: 1, ..NOWHERE }, None);
        assert!(!uncounted.has_ended(4, None));
        assert!(uncounted.has_ended(5, None), "there are no rounds to wait for");
    }
}
