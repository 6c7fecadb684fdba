//! Another game that one viewer cannot tell from the one that was played.
//!
//! It begins with everything drawn anew that the viewer does not know, and goes on step by step: the others may do
//! something else there and be dealt something else, as long as the viewer is told and shown the very same. Where
//! chance offers no such step in a few dozen tries, it is drawn anew from the true position.

use catalog::AnyPlay;
use protocol::{Happening, Observation};
use table::{Chance as _, Pcg, Seat, Seed, Source, Viewer};

/// How many tries a step gets.
const TRIES: u32 = 60;

/// The other game.
pub(crate) struct Twin {
    viewer: Viewer,
    play: Box<dyn AnyPlay>,
    /// Whether it is in another position than the true game.
    is_apart: bool,
    dice: Pcg,
}

/// How alike the two games are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Likeness {
    /// Steps before which the other game was in another position than the true one.
    pub(crate) hidden: usize,
    /// Those which it took too, and was in another position afterwards.
    pub(crate) apart: usize,
    /// Those of them in which somebody else did something else.
    pub(crate) other_actions: usize,
}

/// What a viewer gets of a step.
pub(crate) type Message = (Vec<Happening>, Observation);

/// How a viewer is told of steps and shown positions.
pub(crate) trait Eyes {
    /// What the viewer is told of the steps after the first `since`.
    fn told(&self, play: &dyn AnyPlay, since: usize) -> Vec<Happening>;
    /// What the viewer is shown.
    fn shown(&self, play: &dyn AnyPlay) -> Observation;
}

impl Twin {
    /// Begins beside a game that has just been set up.
    pub(crate) fn new(truth: &dyn AnyPlay, viewer: Viewer, seed: u64) -> Self {
        let mut dice = Pcg::new(seed);
        let play = truth.redrawn(viewer, &mut dice).position();
        let is_apart = play.hash() != truth.hash();
        Self { viewer, play, is_apart, dice }
    }

    /// Draws everything anew that the viewer does not know.
    fn begin_anew(&mut self, truth: &dyn AnyPlay) {
        let Self { viewer, dice, .. } = self;
        *self = Self::new(truth, *viewer, dice.seed());
    }

    /// Takes a step in place of `action` of `seat`, after which `truth` tells and shows the viewer `wanted`. Returns
    /// what the viewer is told and shown here, if there was such a step.
    pub(crate) fn follow(
        &mut self,
        truth: &dyn AnyPlay,
        (seat, action): (Seat, &str),
        wanted: &Message,
        likeness: &mut Likeness,
        eyes: &impl Eyes,
    ) -> Option<Message> {
        likeness.hidden += usize::from(self.is_apart);
        let found = (0..TRIES).find_map(|attempt| {
            let mut other = self.play.position();
            if attempt > 0 {
                other.reseed(Seed::Pcg(self.dice.seed()));
            }
            let choice = self.choice(seat, action, attempt);
            other.apply(seat, &choice).ok()?;
            let told = Some(eyes.told(&*other, 0)).filter(|told| *told == wanted.0)?;
            // A position without the way to it has nothing to take back; that flag is compared in redrawn positions.
            let shown = Observation { may_undo: wanted.1.may_undo, ..eyes.shown(&*other) };
            (shown == wanted.1).then_some((other, choice, (told, shown)))
        });
        let Some((other, choice, message)) = found else {
            self.begin_anew(truth);
            return None;
        };
        if other.hash() == truth.hash() {
            self.begin_anew(truth); // apart again, if anything is hidden
        } else {
            likeness.apart += usize::from(self.is_apart);
            likeness.other_actions += usize::from(choice != action);
            (self.play, self.is_apart) = (other, true);
        }
        Some(message)
    }

    /// What the viewer does is known to it; others may choose anything, and first the same.
    fn choice(&mut self, seat: Seat, action: &str, attempt: u32) -> String {
        if attempt.is_multiple_of(2) || self.viewer.is(seat) {
            return action.to_owned();
        }
        let mut legal = self.play.legal(seat);
        if legal.is_empty() {
            return action.to_owned();
        }
        legal.swap_remove(self.dice.below(Source::POLICY, legal.len() as u32) as usize)
    }
}
