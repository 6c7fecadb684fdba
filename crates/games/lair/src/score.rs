//! Scoring (LA-7).

use table::{Outcome, PerSeat, Score};

use crate::State;
use crate::components::TROPHY_POINTS;

/// LA-7.1, LA-7.2.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = PerSeat::from_fn(state.players.seats(), |seat| {
        let player = &state.players[seat];
        Score::new([i16::from(player.gold), i16::from(player.trophies * TROPHY_POINTS)])
    });
    Outcome::ranked(scores, |a, b| {
        let rank = |seat| (scores[seat].total(), state.players[seat].hand.len());
        rank(b).cmp(&rank(a))
    })
}
