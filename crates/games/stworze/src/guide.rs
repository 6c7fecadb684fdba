//! How to play Stworze sensibly: raw material for bots, no part of the rules. Everything is measured in hundredths of a
//! completed mission, and judged only by what the player may know. The weights are in `data/guide.toml`.
//!
//! | to judge … | look at |
//! |---|---|
//! | a step of the own turn | `menu`, `main_action`, `outlook` |
//! | a test that may be made | `odds`, `roll` |
//! | items that change a test | `reaction` |
//! | events and counts | `moment` |
//! | whom, where and what to point at | `target` |
//! | tokens and effects | `worth` |
//! | attributes to learn | `learn` |
//! | missions of the set-up | `mission` |
//! | a whole position, by a net | `features` |

mod answers;
mod features;
mod learn;
mod main_action;
mod menu;
mod mission;
mod moment;
mod odds;
mod outlook;
mod reaction;
mod roll;
mod target;
mod weights;
mod worth;

use table::{Guide, PerSeat, Seat};

use crate::{Action, State};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.promises(seat, actions, out);
        let [least, most] = weights::PRIOR_RANGE;
        for weight in out {
            *weight = (*weight / weights::PRIOR_SCALE).clamp(least, most).exp();
        }
    }

    fn value(&self) -> PerSeat<f32> {
        // Completed missions decide; offerings break ties; progress, levels, tokens and tasks help with the next.
        let weight = |seat: Seat| {
            let player = &self.players[seat];
            let levels: u8 = player.attributes().map(|attribute| attribute.level).sum();
            let trophies = f32::from(player.trophy_count().min(3)) * weights::VALUE_TROPHY;
            let means = f32::from(player.tokens()).min(weights::VALUE_TOKENS_MOST) * weights::VALUE_TOKEN
                + f32::from(player.vitality) * weights::VALUE_VITALITY;
            let cards = (player.tasks.len() as f32).min(weights::VALUE_TASKS_MOST) * weights::VALUE_TASK;
            let hopes = self.progress_of(seat) * weights::VALUE_PROGRESS
                + trophies
                + means
                + cards
                + weights::VALUE_LEVEL * f32::from(levels);
            (weights::VALUE_SHARPNESS * (player.done.len() as f32 + hopes)).exp()
        };
        let total: f32 = Seat::all(self.count()).map(weight).sum();
        PerSeat::from_fn(self.count(), |seat| weight(seat) / total)
    }

    fn learned(&self) -> Option<PerSeat<f32>> {
        features::learned(self)
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        out.extend(features::features(self, seat));
    }

    fn round(&self) -> Option<u32> {
        Some(self.round.into())
    }

    /// The most promising action; among equal ones any, and of attributes and of missions in the set-up any that is nearly as good.
    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.promises(seat, actions, out);
        let most = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (leaning, action) in out.iter_mut().zip(actions) {
            let slack = match action {
                Action::StartAttribute { .. } | Action::Raise { .. } => weights::TASTE,
                Action::LeaveOut { .. } | Action::Give { .. } => weights::DOUBT,
                _ => weights::EQUAL,
            };
            *leaning = f32::from(u8::from(*leaning >= most - slack));
        }
    }
}
