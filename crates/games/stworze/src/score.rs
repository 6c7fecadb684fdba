//! Who wins (ST-24.4 to ST-24.8).

use table::{Outcome, PerSeat, Score, Seat};

use crate::State;

/// ST-24.4, ST-24.5: completed missions, then influence tokens on Offering fields.
fn rank(state: &State, seat: Seat) -> (usize, usize) {
    (state.players[seat].done.len(), offerings(state, seat))
}

/// Influence tokens of `seat` on Offering fields.
pub(crate) fn offerings(state: &State, seat: Seat) -> usize {
    state.areas.iter().filter(|area| area.offering.is_some_and(|(owner, _)| owner == seat)).count()
}

/// ST-24.6, ST-24.8: equal in both, places are shared.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores =
        PerSeat::from_fn(state.count(), |seat| Score::new([i16::from(state.players[seat].done.len() as u8)]));
    Outcome::ranked(scores, |a, b| rank(state, b).cmp(&rank(state, a)))
}
