//! What missions are worth working for, and how soon they can be done.

use table::Seat;

use super::roll::passing;
use super::weights;
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
            if many.len() >= 4 { 0.0 } else { weights::ROUNDS_FAR }
        };
        match *part {
            Condition::TaskDone { time, feature, at, n, .. } => {
                let odds =
                    passing(i32::from(self.best_value(seat, feature, time)), weights::USUAL_DIFFICULTY, 1);
                let narrow = f32::from(u8::from(time.is_some())) * weights::ROUNDS_TASK_TIME
                    + f32::from(u8::from(feature.is_some())) * weights::ROUNDS_TASK_TRAIT;
                f32::from(n) * (weights::ROUNDS_TASK / odds + far(at) + narrow)
            }
            Condition::FigureDone { at, n, .. } => {
                let odds =
                    passing(i32::from(self.best_value(seat, None, None)), weights::USUAL_DIFFICULTY, 1);
                f32::from(n) * (weights::ROUNDS_FIGURE / odds + far(at))
            }
            Condition::ClashWon { at, n, .. } => f32::from(n) * (weights::ROUNDS_CLASH + far(at)),
            Condition::TestPassed { min_successes, n, .. } => {
                f32::from(n)
                    * if min_successes > 1 { weights::ROUNDS_TEST_TWICE } else { weights::ROUNDS_TEST }
            }
            Condition::TestFailed { by: By::Me, n } => f32::from(n) * weights::ROUNDS_OWN_FAILURE,
            // There are fewer tests to fail the fewer play.
            Condition::TestFailed { n, .. } => f32::from(n) * weights::ROUNDS_OTHERS_FAILURE / self.others(),
            Condition::LocationActionUsed { n, .. } => f32::from(n) * weights::ROUNDS_LOCATION_ACTION,
            Condition::HereIAmPlaced { at, n, .. } => {
                f32::from(n * n) * (weights::ROUNDS_HERE_I_AM + far(at))
            }
            Condition::TracksUsed { hit, n, .. } => {
                f32::from(n) * if hit { weights::ROUNDS_TRACKS_HIT } else { weights::ROUNDS_TRACKS }
            }
            Condition::AreaCounted { .. } => weights::ROUNDS_COUNT,
            Condition::AreaFull { .. } | Condition::EventFired { .. } | Condition::BoardCount { .. } => {
                weights::ROUNDS_BOARD
            }
            Condition::VitalityLost { n, .. } => weights::ROUNDS_VITALITY_LOST * f32::from(n) / self.others(),
            Condition::ImpactSpent { n, .. } => weights::ROUNDS_TOKEN_SPENT * f32::from(n),
            Condition::TaskEffectUsed { n, .. } => weights::ROUNDS_TASK_USED * f32::from(n),
            Condition::LairRevealed { min_counter, .. } => weights::ROUNDS_LAIR_STEP * f32::from(min_counter),
            Condition::CardTokens { max: 0, .. } => weights::ROUNDS_NO_TOKENS,
            Condition::CardTokens { min, .. } => {
                weights::ROUNDS_CARD_TOKEN * f32::from(min.saturating_sub(2)) + weights::ROUNDS_CARD_TOKENS
            }
            Condition::AreaTokens { .. } | Condition::InfluenceOnBoard { .. } => weights::ROUNDS_LAID,
            Condition::VitalityFull => weights::ROUNDS_VITALITY_FULL,
            Condition::WithCreatures { .. } => weights::ROUNDS_COMPANY,
            Condition::OthersAt { .. } | Condition::OthersInLair { .. } => weights::ROUNDS_CROWD,
            Condition::LairHidden { min_counter } => weights::ROUNDS_LAIR_STEP * f32::from(min_counter),
            Condition::TasksHeld { min } => weights::ROUNDS_TASK_HELD * f32::from(min),
            Condition::AllOf { .. } => 9.0, // never nested
        }
    }
}
