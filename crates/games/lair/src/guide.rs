//! How to play Lair sensibly: raw material for bots, no part of the rules.

use table::{Guide, PerSeat, Seat};

use crate::components::{Beast, TROPHY_POINTS};
use crate::{Action, State};

impl Guide for State {
    fn priors(&self, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(action) as f32));
    }

    fn value(&self) -> PerSeat<f32> {
        // Points so far, sharpened as the nights run out.
        let progress = f32::from(self.night) / f32::from(self.nights.max(1));
        let weight = |seat: Seat| {
            let player = &self.players[seat];
            (f32::from(player.gold + TROPHY_POINTS * player.trophies) * 0.3 * progress).exp()
        };
        let total: f32 = Seat::all(self.players.seats()).map(weight).sum();
        PerSeat::from_fn(self.players.seats(), |seat| weight(seat) / total)
    }

    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.priors(seat, actions, out);
    }
}

impl State {
    /// How good an action looks, above 0.
    fn promise(&self, action: Action) -> u32 {
        match action {
            // Four faces of six favour strength, and the rarest beast is seldom met by its like.
            Action::Send { choice } => match choice.beast() {
                Some(Beast::Dragon) => 80,
                Some(Beast::Troll) => 20,
                Some(Beast::Wolf) => 5,
                Some(Beast::Imp) => 10,
                None => 1,
            },
            // Gold is a point at once; take it from whoever leads.
            Action::Rob { from } => 10 * (1 + u32::from(self.players[from].gold)),
            Action::TakeGold => 40,
            Action::TakeCard => 10,
            Action::Prowl { discard: Beast::Wolf } => 40,
            Action::Prowl { discard: Beast::Imp } => 15,
            Action::Prowl { .. } => 1,
            Action::Decline => 5,
        }
    }
}
