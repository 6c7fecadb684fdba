//! How to play Valeria sensibly: raw material for bots, no part of the rules.

use table::{Chance, Guide, PerSeat, Seat, pick};

use crate::{Action, State};

impl Guide for State {
    fn priors(&self, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|_| 1.0));
    }

    fn value(&self) -> PerSeat<f32> {
        PerSeat::new(self.players.seats(), 1.0 / f32::from(self.players.seats()))
    }

    fn rollout(&self, _seat: Seat, actions: &[Action], chance: &mut impl Chance) -> Action {
        pick(actions, chance)
    }
}
