//! What missions are worth working for, and how soon they can be done.

use table::Seat;

use super::roll::passing;
use crate::State;
use crate::components::{By, Condition, Location, Locations, MissionId, Places};
use crate::rules::{Deed, mission_parts, mission_step};

impl State {
    /// The parts of the current mission that are not met, each with its share of what is missing.
    pub(super) fn open_parts(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (&'static Condition, f32)> + Clone + '_ {
        let parts = self.players[seat].mission().map_or(&[][..], mission_parts);
        let open = parts.iter().zip(self.players[seat].progress);
        let open = open.filter(move |(part, progress)| !self.part_holds(seat, part, *progress));
        let count = open.clone().count().max(1) as f32;
        open.map(move |(part, _)| (part, 1.0 / count))
    }

    /// The share of the current mission that a deed would meet.
    pub(super) fn deed_share(&self, seat: Seat, deed: Deed) -> f32 {
        let Some(mission) = self.players[seat].mission() else { return 0.0 };
        let open = mission_parts(mission).len().max(1) as f32;
        let parts = mission_parts(mission).iter().zip(self.players[seat].progress);
        let steps =
            parts.map(|(part, progress)| {
                if let (
                    Condition::LocationActionUsed { distinct: true, .. },
                    Deed::LocationActionUsed { at, .. },
                ) = (part, deed)
                    && self.players[seat].visited.contains(at)
                {
                    return 0.0;
                }
                mission_step(part, deed, seat, self.active, progress)
            });
        steps.sum::<f32>() / open
    }

    /// How far the current mission is counted.
    pub(super) fn progress_of(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let Some(mission) = player.mission() else { return 0.0 };
        let parts = mission_parts(mission);
        let done = parts.iter().zip(player.progress).map(|(part, progress)| match part.times() {
            Some(n) => f32::from(progress.min(n)) / f32::from(n),
            None => 0.0,
        });
        done.sum::<f32>() / parts.len().max(1) as f32
    }

    /// Rounds in which a mission can be done, roughly.
    pub(super) fn effort(&self, seat: Seat, mission: MissionId) -> f32 {
        mission_parts(mission).iter().map(|part| self.part_effort(seat, part)).sum()
    }

    fn part_effort(&self, seat: Seat, part: &Condition) -> f32 {
        let far = |places: Places| {
            let many: Locations = Location::ALL.iter().copied().filter(|&at| places.has(at)).collect();
            if many.len() >= 4 { 0.0 } else { 0.6 }
        };
        match *part {
            Condition::TaskDone { time, feature, at, n, .. } => {
                let odds = passing(i32::from(self.best_value(seat, feature, time)), 5, 1);
                let narrow =
                    f32::from(u8::from(time.is_some())) * 0.3 + f32::from(u8::from(feature.is_some())) * 0.2;
                f32::from(n) * (1.2 / odds + far(at) + narrow)
            }
            Condition::FigureDone { at, n, .. } => {
                f32::from(n) * (1.5 / passing(i32::from(self.best_value(seat, None, None)), 5, 1) + far(at))
            }
            Condition::ClashWon { at, n, .. } => f32::from(n) * (3.5 + far(at)),
            Condition::TestPassed { min_successes, n, .. } => {
                f32::from(n) * if min_successes > 1 { 2.6 } else { 1.6 }
            }
            Condition::TestFailed { by: By::Me, n } => f32::from(n) * 2.5,
            // There are fewer tests to fail the fewer play.
            Condition::TestFailed { n, .. } => f32::from(n) * 4.0 / self.others(),
            Condition::LocationActionUsed { n, .. } => f32::from(n) * 1.1,
            Condition::HereIAmPlaced { at, n, .. } => f32::from(n * n) * (1.3 + far(at)),
            Condition::TracksUsed { hit, n, .. } => f32::from(n) * if hit { 7.0 } else { 2.0 },
            Condition::AreaCounted { .. } => 5.0,
            Condition::AreaFull { .. } | Condition::EventFired { .. } | Condition::BoardCount { .. } => 4.5,
            Condition::VitalityLost { n, .. } => 3.5 * f32::from(n) / self.others(),
            Condition::ImpactSpent { n, .. } => 0.9 * f32::from(n),
            Condition::TaskEffectUsed { n, .. } => 1.8 * f32::from(n),
            Condition::LairRevealed { min_counter, .. } => 0.8 * f32::from(min_counter),
            Condition::CardTokens { max: 0, .. } => 3.0,
            Condition::CardTokens { min, .. } => 0.8 * f32::from(min.saturating_sub(2)) + 0.8,
            Condition::AreaTokens { .. } | Condition::InfluenceOnBoard { .. } => 3.0,
            Condition::VitalityFull => 1.0,
            Condition::WithCreatures { .. } => 2.5,
            Condition::OthersAt { .. } | Condition::OthersInLair { .. } => 3.5,
            // The counter goes up by itself: the later, the sooner it is done.
            Condition::LairHidden { min_counter } => 0.8 * f32::from(min_counter),
            Condition::TasksHeld { min } => 1.7 * f32::from(min),
            Condition::AllOf { .. } => 9.0, // never nested
        }
    }
}
