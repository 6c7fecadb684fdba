//! Who is going to win: a weighted sum of what lies before each player, turned into shares of the win.
//!
//! The weights (`data/value.toml`) are fitted to games played by the guide itself (`cargo run --release -p abyss
//! --example tune`). Early in a game other things count than late, so every feature has two weights, one for the
//! beginning and one for the end.

use table::{PerSeat, Seat};

use crate::components::{Allies, END_LORDS, Race, Timing};
use crate::rules::end::weakest_of_each_race;
use crate::rules::payment::{self, Terms};
use crate::{State, score};

/// How many features there are.
pub const FEATURES: usize = 16;

table::weights! { "../../data/value.toml"; EARLY: [f32; FEATURES], LATE: [f32; FEATURES] }

/// The share of the win that each seat may expect.
pub(super) fn shares(s: &State) -> PerSeat<f32> {
    let seats = s.players.seats();
    let progress = progress(s);
    table::shares(&PerSeat::from_fn(seats, |seat| hope(&features(s, seat), progress)))
}

pub(super) fn hope(features: &[f32; FEATURES], progress: f32) -> f32 {
    let weights = EARLY.iter().zip(LATE).map(|(&early, late)| early + (late - early) * progress);
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// How far the game is: 0 at the start, 1 when somebody has the last lord.
pub fn progress(s: &State) -> f32 {
    if s.end.is_some() || s.over {
        return 1.0;
    }
    let most = s.players.iter().map(|(_, player)| player.lords.len()).max().unwrap_or(0);
    (most as f32 / END_LORDS as f32).min(1.0)
}

/// What lies before a player, in numbers of about the same size.
pub fn features(s: &State, seat: Seat) -> [f32; FEATURES] {
    let player = &s.players[seat];
    let parts = score(s, seat);
    let [locations, lords, allies, tokens, ..] = parts.parts().map(f32::from);
    let hand = payment::race_totals(&player.hand);
    let races = hand.iter().filter(|&&total| total > 0).count();
    let longest = hand.iter().copied().max().unwrap_or(0);
    let lasting = player
        .active_lords()
        .iter()
        .filter(|lord| matches!(lord.card().timing(), Timing::Permanent | Timing::Activated));
    let (affordable, best) = within_reach(s, seat);
    [
        lords / 10.0,
        locations / 10.0,
        allies / 10.0,
        tokens / 10.0,
        last_affiliation(s, seat) / 10.0,
        player.lords.len() as f32 / 5.0,
        player.locations.len() as f32,
        f32::from(payment::value(&player.hand)) / 10.0,
        player.hand.len() as f32 / 5.0,
        races as f32 / 5.0,
        f32::from(longest) / 10.0,
        f32::from(player.pearls.min(20)) / 5.0,
        f32::from(player.all_keys()) / 3.0,
        lasting.count() as f32 / 3.0,
        affordable / 3.0 + best / 10.0,
        if s.active == seat { 1.0 } else { 0.0 },
    ]
}

/// AB-18.1: what the hand would still add if the game ended now.
fn last_affiliation(s: &State, seat: Seat) -> f32 {
    let player = &s.players[seat];
    let strongest = strongest(&player.affiliated);
    let gain = |ally: crate::components::Kind| ally.value().saturating_sub(strongest[ally.race() as usize]);
    weakest_of_each_race(&player.hand).kinds().map(|ally| f32::from(gain(ally))).sum()
}

/// The value of the strongest of these allies, by race.
pub(super) fn strongest(allies: &Allies) -> [u8; Race::ALL.len()] {
    let mut strongest = [0_u8; Race::ALL.len()];
    for ally in allies.kinds() {
        let place = &mut strongest[ally.race() as usize];
        *place = (*place).max(ally.value());
    }
    strongest
}

/// How many lords of the Court the player could pay for now, and the influence of the best of them.
fn within_reach(s: &State, seat: Seat) -> (f32, f32) {
    let player = &s.players[seat];
    let totals = payment::race_totals(&player.hand);
    let terms = Terms::of(s, seat);
    let (mut count, mut best) = (0.0, 0.0_f32);
    for &lord in &s.court {
        if payment::is_affordable(&totals, player.pearls, terms.demand(lord)) {
            count += 1.0;
            best = best.max(f32::from(lord.card().influence));
        }
    }
    (count, best)
}
