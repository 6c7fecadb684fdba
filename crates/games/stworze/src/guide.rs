//! How to play Stworze sensibly: raw material for bots, no part of the rules.

use table::{Chance, Guide, PerSeat, Seat, Source};

use crate::{Action, State};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action) as f32));
    }

    fn value(&self) -> PerSeat<f32> {
        // Completed missions decide; offerings break ties, levels and tokens help with the next.
        let weight = |seat: Seat| {
            let player = &self.players[seat];
            let levels: u8 = player.attributes().map(|attribute| attribute.level).sum();
            let near = f32::from(player.progress[0].min(1)) * 0.3;
            let means = f32::from(player.tokens()) * 0.03 + f32::from(player.vitality) * 0.02;
            (0.8 * player.done.len() as f32 + near + means + 0.05 * f32::from(levels)).exp()
        };
        let total: f32 = Seat::all(self.count()).map(weight).sum();
        PerSeat::from_fn(self.count(), |seat| weight(seat) / total)
    }

    fn rollout(&self, seat: Seat, actions: &[Action], chance: &mut impl Chance) -> Action {
        let promises = actions.iter().map(|&action| self.promise(seat, action));
        let mut pick = chance.below(Source::POLICY, promises.clone().sum());
        for (&action, promise) in actions.iter().zip(promises) {
            match pick.checked_sub(promise) {
                Some(rest) => pick = rest,
                None => return action,
            }
        }
        actions[0]
    }
}

impl State {
    /// How good an action looks, above 0.
    fn promise(&self, seat: Seat, action: Action) -> u32 {
        let player = &self.players[seat];
        let acted = self.turn.acted || self.turn.rested;
        match action {
            Action::DoTask { .. } | Action::Meet { .. } => 60,
            Action::Help { .. } | Action::Harm { .. } => 40,
            Action::HereIAm { .. } => 30,
            Action::Clash { .. } => 20,
            Action::Tracks { .. } => 4,
            Action::Unresolved { .. } => 1,
            Action::LocationAction { .. } => 30,
            Action::Rest if player.tokens() < 2 || player.vitality < 3 => 60,
            Action::Rest => 3,
            Action::LairMission => 400,
            Action::RevealLair => 4,
            Action::Move { .. } if player.place.is_none() => 20,
            Action::Move { .. } => 6,
            Action::EndTurn if acted && self.turn.location_used => 40,
            Action::EndTurn => 3,
            Action::Target { seat: target } if target != seat => {
                4 + 2 * self.players[target].done.len() as u32
            }
            Action::UseLevel { .. } | Action::UseTask { .. } => 12,
            Action::UseOffering | Action::UseRepeat => {
                if self.test.is_some_and(|test| test.passes()) {
                    1
                } else {
                    60
                }
            }
            Action::Pass => 10,
            _ => 10,
        }
    }
}
