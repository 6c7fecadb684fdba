//! Scoring (ML-14) and the ranks of a game alone (ML-19.28, ML-20).

use std::cmp::Reverse;

use table::{Outcome, PerSeat, Score, Seat};

use crate::State;
use crate::components::{
    AFFINITY_POINTS, Affinity, DEFENCE_LIMIT, GearType, Goal, POTION_LIMIT, Rank, TRAP_LIMIT, VENOM_LIMIT,
};

/// ML-14.3: glory, reputation, trophies, affinities.
pub fn score(s: &State, seat: Seat) -> Score {
    let clan = &s.players[seat];
    let affinity: u8 = Affinity::ALL.iter().map(|&affinity| affinity_points(icons(s, seat, affinity))).sum();
    Score::new([clan.glory, s.reputation(seat), clan.trophy_points(), affinity].map(i16::from))
}

/// ML-14.4, ML-14.5: the icons of an affinity.
pub(crate) fn icons(s: &State, seat: Seat, affinity: Affinity) -> usize {
    let territories = s.players[seat].territories.iter().filter(|land| land.card().affinity == affinity);
    mercenaries(s, seat, affinity) + territories.count()
}

/// The mercenaries of an affinity, leader and starting mercenary included.
fn mercenaries(s: &State, seat: Seat, affinity: Affinity) -> usize {
    s.players[seat].members.iter().filter(|member| member.card().affinity == Some(affinity)).count()
}

/// ML-14.4.
pub(crate) fn affinity_points(icons: usize) -> u8 {
    AFFINITY_POINTS[icons.min(AFFINITY_POINTS.len() - 1)]
}

/// ML-14.6, ML-14.7, ML-19.28.
pub(crate) fn outcome(s: &State) -> Outcome {
    if s.solo() {
        return Outcome::alone(score(s, Seat::FIRST), rank(s) > Rank::Fodder);
    }
    let key = |seat: Seat| {
        let clan = &s.players[seat];
        let leader = clan.leader.map_or(0, |leader| leader.card().reputation);
        Reverse((score(s, seat).total(), leader, clan.gold, clan.trophy_points()))
    };
    let scores = PerSeat::from_fn(s.count(), |seat| score(s, seat));
    Outcome::ranked(scores, |a, b| key(a).cmp(&key(b)))
}

/// ML-19.28: the highest rank whose conditions are all met.
pub fn rank(s: &State) -> Rank {
    let met = s.scenario().goals.iter().rposition(|goal| reaches(s, goal));
    Rank::ALL[met.map_or(0, |goal| goal + 1)]
}

/// ML-20.2, ML-20.8, ML-20.9, ML-20.11.
fn reaches(s: &State, goal: &Goal) -> bool {
    let seat = Seat::FIRST;
    let clan = &s.players[seat];
    let mut diverse = [0; 4];
    for (count, &affinity) in diverse.iter_mut().zip(Affinity::ALL) {
        *count = mercenaries(s, seat, affinity) as u8;
    }
    diverse.sort_unstable_by_key(|&count| Reverse(count));
    score(s, seat).total() >= goal.points.into()
        && clan.gold >= goal.gold.into()
        && s.missions_done >= goal.missions
        && diverse.iter().zip(goal.mercenaries).all(|(&count, least)| count >= least)
        && (!goal.armed || is_armed(s, seat))
}

/// ML-20.8.
fn is_armed(s: &State, seat: Seat) -> bool {
    let clan = &s.players[seat];
    let bears = |kind: GearType| {
        clan.members.iter().flat_map(|member| s.gear_of(member)).any(|gear| gear.card().kind == kind)
    };
    clan.traps.len() >= TRAP_LIMIT.into()
        && clan.defence >= DEFENCE_LIMIT
        && clan.potions >= POTION_LIMIT
        && clan.venoms >= VENOM_LIMIT
        && GearType::ALL.iter().all(|&kind| bears(kind))
        && Affinity::ALL.iter().all(|&affinity| mercenaries(s, seat, affinity) > 0)
}
