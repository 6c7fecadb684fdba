//! A position in numbers, and what the net that was trained on them makes of it (`docs/TRAINING.md`).

use table::{Features, Id, Net, PerSeat, Seat, shares};

use super::worth::ACTIVATIONS;
use crate::components::{
    ACTIONS, Bundle, CITIZENS, Count, DOMAINS, DUKES, DukeId, Effect, MonsterType, NOTHING, Role,
};
use crate::state::Player;
use crate::{State, score};

/// How many numbers there are.
const FEATURES: usize = 28 + CITIZENS + DOMAINS + DUKES;
const HIDDEN: usize = 32;

/// Written by `bestiary train valeria`.
static NET: Net<FEATURES, HIDDEN> = Net::read(include_bytes!("../../data/value.net"));

/// What the net thinks of the chances of each seat. Nobody trained it for games alone, nor for the choice of dukes, in
/// which nothing has happened yet.
pub(super) fn learned(s: &State) -> Option<PerSeat<f32>> {
    if s.is_solo() || s.first.is_none() {
        return None;
    }
    Some(shares(&PerSeat::from_fn(s.players.seats(), |seat| NET.hope(&features(s, seat)))))
}

/// What lies before a player, and how far the game is.
pub(super) fn features(s: &State, seat: Seat) -> [f32; FEATURES] {
    let mut list = Features::new();
    let player = &s.players[seat];
    let seats = f32::from(s.players.seats());
    let is_active = s.active == seat;
    list.put(2.0 / seats);
    list.put(s.progress() as f32 / 100.0);
    list.put(s.exhausted.len() as f32 / f32::from(s.sizes().end_exhausted));
    list.put(f32::from(u8::from(is_active)));
    list.put(if is_active { f32::from(ACTIONS.saturating_sub(s.turn.actions)) / 2.0 } else { 0.0 });
    for tokens in [player.gold, player.strength, player.magic] {
        list.put(f32::from(tokens.min(30)) / 10.0);
    }
    let points = score::score(player, player.duke);
    for part in points.parts().iter().take(5) {
        list.put(f32::from(*part) / 10.0);
    }
    let total = |seat: Seat| score::score(&s.players[seat], s.players[seat].duke).total();
    let best = seat.others(s.players.seats()).map(total).max().unwrap_or(0);
    list.put((points.total() - best) as f32 / 20.0);
    for harvest in harvests(player) {
        for tokens in [harvest.gold, harvest.strength, harvest.magic] {
            list.put(f32::from(tokens) / 36.0 / 3.0);
        }
    }
    for &role in Role::ALL {
        list.put(f32::from(player.citizens_of(role)) / 4.0);
    }
    for &kind in MonsterType::ALL {
        list.put(f32::from(score::count(player, Count::Type(kind))) / 4.0);
    }
    for &count in player.citizens.counts() {
        list.put(f32::from(count) / 2.0);
    }
    list.flags(player.domains.iter().map(Id::index), DOMAINS);
    list.flags(player.duke.into_iter().map(DukeId::index), DUKES);
    list.all()
}

/// What the citizens bring in 36 turns of the player's own, and in 36 of somebody else's.
fn harvests(player: &Player) -> [Bundle; 2] {
    let mut sums = [NOTHING; 2];
    for (citizen, count) in player.citizens.iter() {
        let card = citizen.card();
        let times = ACTIVATIONS[card.slot.index()] as u16 * u16::from(count);
        for (sum, power) in sums.iter_mut().zip([card.on, card.off]) {
            *sum = sum.plus(gain(player, power).times(times));
        }
    }
    sums
}

/// The tokens a power gives, roughly.
fn gain(player: &Player, power: Effect) -> Bundle {
    match power {
        Effect::Gain(bundle) => bundle,
        Effect::GainPer { per, bundle } => bundle.times(score::count(player, per).min(8)),
        Effect::All { effects } => {
            effects.iter().fold(NOTHING, |sum, &effect| sum.plus(gain(player, effect)))
        }
        Effect::PayToGain { gain, .. } => gain,
        Effect::ChooseOne { .. } => NOTHING.gold(1).magic(1),
        Effect::Steal { .. } => NOTHING.gold(2).magic(1),
        _ => NOTHING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::conformance::each_guided_position;

    #[test]
    fn every_feature_has_its_place_and_the_net_speaks_where_it_was_trained() {
        let mut seen = [false; FEATURES];
        for settings in ["players=1", "players=2", "players=3", "players=4", "players=5"] {
            each_guided_position(settings, 2, |state: &State| {
                for (seat, _) in state.players.iter() {
                    let features = features(state, seat);
                    seen.iter_mut().zip(features).for_each(|(seen, feature)| *seen |= feature != 0.0);
                }
                assert_eq!(learned(state).is_none(), state.is_solo() || state.first.is_none());
            })
            .unwrap();
        }
        // All but cards that nobody happened to get.
        assert!(seen[..28].iter().all(|&seen| seen), "{seen:?}");
    }
}
