//! How to play Lair sensibly: raw material for bots, no part of the rules. What things are worth is in `data/guide.toml`.

mod weights;

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
            (f32::from(player.gold + TROPHY_POINTS * player.trophies) * weights::SHARPNESS * progress).exp()
        };
        let total: f32 = Seat::all(self.players.seats()).map(weight).sum();
        PerSeat::from_fn(self.players.seats(), |seat| weight(seat) / total)
    }

    fn round(&self) -> Option<u32> {
        Some(self.night.into())
    }

    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.priors(seat, actions, out);
    }
}

impl State {
    /// How good an action looks, above 0.
    fn promise(&self, action: Action) -> u32 {
        match action {
            Action::Send { choice } => match choice.beast() {
                Some(Beast::Dragon) => weights::SEND_DRAGON,
                Some(Beast::Troll) => weights::SEND_TROLL,
                Some(Beast::Wolf) => weights::SEND_WOLF,
                Some(Beast::Imp) => weights::SEND_IMP,
                None => weights::SEND_NOTHING,
            },
            Action::Rob { from } => weights::ROB * (1 + u32::from(self.players[from].gold)),
            Action::TakeGold => weights::TAKE_GOLD,
            Action::TakeCard => weights::TAKE_CARD,
            Action::Prowl { discard: Beast::Wolf } => weights::PROWL_WOLF,
            Action::Prowl { discard: Beast::Imp } => weights::PROWL_IMP,
            Action::Prowl { .. } => weights::PROWL_OTHER,
            Action::Decline => weights::DECLINE,
        }
    }
}
