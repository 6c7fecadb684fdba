//! Another game that one viewer cannot tell from the one that was played.
//!
//! It begins with everything drawn anew that the viewer does not know, and goes on step by step: the others may do
//! something else there and be dealt something else, as long as the viewer is told and shown the very same. Where
//! chance offers no such step in a few hundred tries, it is drawn anew from the true position.

use catalog::AnyPlay;
use protocol::{Happening, Observation};
use table::{Chance as _, Pcg, Seat, Seed, Source, Viewer};

/// How many tries a step gets.
const TRIES: u32 = 300;

/// The other game.
pub(crate) struct Twin {
    viewer: Viewer,
    play: Box<dyn AnyPlay>,
    dice: Pcg,
}

/// How alike the two games are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Likeness {
    /// Steps that were looked at.
    pub(crate) steps: usize,
    /// Those which the other game took too, in another position than the true one.
    pub(crate) apart: usize,
    /// Those of them in which somebody else did something else.
    pub(crate) other_actions: usize,
}

/// What a viewer gets of a step.
pub(crate) type Message = (Vec<Happening>, Observation);

impl Twin {
    /// Begins beside a game that has just been set up.
    pub(crate) fn new(truth: &dyn AnyPlay, viewer: Viewer, seed: u64) -> Self {
        let mut dice = Pcg::new(seed);
        let play = truth.redrawn(viewer, &mut dice);
        Self { viewer, play, dice }
    }

    /// Takes a step in place of `action` of `seat`, after which `truth` tells and shows the viewer `wanted`. Returns
    /// what the viewer is told and shown here, if there was such a step.
    pub(crate) fn follow(
        &mut self,
        truth: &dyn AnyPlay,
        (seat, action): (Seat, &str),
        wanted: &Message,
        likeness: &mut Likeness,
        message: impl Fn(&dyn AnyPlay) -> Message,
    ) -> Option<Message> {
        likeness.steps += 1;
        let found = (0..TRIES).find_map(|attempt| {
            let mut other = self.play.copy();
            if attempt > 0 {
                other.reseed(Seed::Pcg(self.dice.seed()));
            }
            let choice = self.choice(seat, action, attempt);
            other.apply(seat, &choice).ok()?;
            let (told, mut shown) = message(&*other);
            // Nothing before the new dice can be taken back here; that flag is compared in redrawn positions.
            shown.may_undo = wanted.1.may_undo;
            ((&told, &shown) == (&wanted.0, &wanted.1)).then_some((other, choice, (told, shown)))
        });
        let Some((other, choice, message)) = found else {
            self.play = truth.redrawn(self.viewer, &mut self.dice);
            return None;
        };
        self.play = other;
        if self.play.hash() == truth.hash() {
            self.play = truth.redrawn(self.viewer, &mut self.dice); // apart again, if anything is hidden
        } else {
            likeness.apart += 1;
            likeness.other_actions += usize::from(choice != action);
        }
        Some(message)
    }

    /// What the viewer does is known to it; others may choose anything, and first the same.
    fn choice(&mut self, seat: Seat, action: &str, attempt: u32) -> String {
        if attempt % 2 == 0 || self.viewer.is(seat) {
            return action.to_owned();
        }
        let mut legal = self.play.legal(seat);
        if legal.is_empty() {
            return action.to_owned();
        }
        legal.swap_remove(self.dice.below(Source::POLICY, legal.len() as u32) as usize)
    }
}
