//! How to play Stworze sensibly: raw material for bots, no part of the rules. Everything is measured in hundredths of a
//! completed mission, and judged only by what the player may know.
//!
//! | to judge … | look at |
//! |---|---|
//! | a step of the own turn | `menu`, `main_action` |
//! | a test that may be made | `odds`, `roll` |
//! | items that change a test | `reaction` |
//! | events and counts | `moment` |
//! | whom, where and what to point at | `target` |
//! | tokens and effects | `worth` |
//! | attributes to learn | `learn` |
//! | missions of the set-up | `mission` |

mod answers;
mod learn;
mod main_action;
mod menu;
mod mission;
mod moment;
mod odds;
mod reaction;
mod roll;
mod target;
mod worth;

use table::{Guide, PerSeat, Seat};

use crate::{Action, State};

/// A completed mission.
const MISSION: f32 = 100.0;
/// What attributes may lack of the best one and be learned all the same: tastes differ.
const TASTE: f32 = 4.0;
/// Rounds by which missions may be judged wrongly in the set-up.
const DOUBT: f32 = 1.2;

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| (self.promise(seat, action) / 12.0).clamp(-5.0, 6.0).exp()));
    }

    fn value(&self) -> PerSeat<f32> {
        // Completed missions decide; offerings break ties; progress, levels, tokens and tasks help with the next.
        let weight = |seat: Seat| {
            let player = &self.players[seat];
            let levels: u8 = player.attributes().map(|attribute| attribute.level).sum();
            let trophies = f32::from(player.trophy_count().min(3)) * 0.15;
            let means = f32::from(player.tokens().min(5)) * 0.03 + f32::from(player.vitality) * 0.02;
            let cards = player.tasks.len().min(4) as f32 * 0.05;
            let hopes = self.progress_of(seat) * 0.4 + trophies + means + cards + 0.04 * f32::from(levels);
            (0.7 * (player.done.len() as f32 + hopes)).exp()
        };
        let total: f32 = Seat::all(self.count()).map(weight).sum();
        PerSeat::from_fn(self.count(), |seat| weight(seat) / total)
    }

    /// The most promising action; among equal ones any, and of attributes and of missions in the set-up any that is nearly as good.
    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action)));
        let most = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (leaning, action) in out.iter_mut().zip(actions) {
            let slack = match action {
                Action::StartAttribute { .. } | Action::Raise { .. } => TASTE,
                Action::LeaveOut { .. } | Action::Give { .. } => DOUBT,
                _ => 0.01,
            };
            *leaning = f32::from(u8::from(*leaning >= most - slack));
        }
    }
}
