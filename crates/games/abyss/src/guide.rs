//! How to play Abyss sensibly: raw material for bots, no part of the rules.

use table::{Chance, Guide, PerSeat, Seat, Source};

use crate::{Action, State};

impl Guide for State {
    fn priors(&self, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|_| 1.0));
    }

    fn value(&self) -> PerSeat<f32> {
        let seats = self.players.seats();
        PerSeat::new(seats, 1.0 / f32::from(seats))
    }

    fn rollout(&self, _seat: Seat, actions: &[Action], chance: &mut impl Chance) -> Action {
        actions[chance.below(Source::POLICY, actions.len() as u32) as usize]
    }
}
