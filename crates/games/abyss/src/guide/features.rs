//! A position in numbers, and what the net that was trained on them makes of it (`docs/TRAINING.md`).

use table::{Features, Id, Net, PerSeat, Seat, shares};

use super::value;
use crate::components::{END_LORDS, LOCATIONS, LORDS, Race};
use crate::rules::payment;
use crate::{State, score};

/// How many numbers there are.
const FEATURES: usize = value::FEATURES + 10 + 2 * Race::ALL.len() + LORDS + LOCATIONS;
const HIDDEN: usize = 32;

/// Written by `bestiary train abyss`.
static NET: Net<FEATURES, HIDDEN> = Net::read(include_bytes!("../../data/value.net"));

/// What the net thinks of the chances of each seat.
pub(super) fn learned(s: &State) -> PerSeat<f32> {
    shares(&PerSeat::from_fn(s.players.seats(), |seat| NET.hope(&features(s, seat))))
}

/// What lies before a player, and how far the game is.
pub(super) fn features(s: &State, seat: Seat) -> [f32; FEATURES] {
    let mut list = Features::new();
    let player = &s.players[seat];
    let seats = s.players.seats();
    let fitted = value::features(s, seat);
    let progress = value::progress(s);
    for feature in fitted {
        list.put(feature);
    }
    list.put(value::hope(&fitted, progress) / 5.0);
    list.put(progress);
    list.put(2.0 / f32::from(seats));
    let total = |seat: Seat| score(s, seat).total();
    let best = seat.others(seats).map(total).max().unwrap_or(0);
    list.put((total(seat) - best) as f32 / 20.0);
    let lords = |seat: Seat| s.players[seat].lords.len() as f32 / END_LORDS as f32;
    list.put(seat.others(seats).map(lords).fold(0.0, f32::max));
    list.put(if s.end.is_some() { 1.0 } else { 0.0 });
    // How many turns come first: who is next may take what lies open.
    let after = seat.others(seats).skip_while(|&other| other != s.active).count();
    list.put(after as f32 / f32::from(seats));
    list.put(player.tokens.len() as f32 / 5.0);
    list.put(f32::from(player.keys) / 2.0);
    let tile = s.available.iter().map(|tile| score::location(s, seat, tile)).max().unwrap_or(0);
    list.put(f32::from(tile) / 10.0);
    for total in payment::race_totals(&player.hand) {
        list.put(f32::from(total) / 10.0);
    }
    for value in value::strongest(&player.affiliated) {
        list.put(f32::from(value) / 5.0);
    }
    list.flags(player.active_lords().iter().map(Id::index), LORDS);
    list.flags(player.locations.iter().map(Id::index), LOCATIONS);
    list.all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::conformance::each_guided_position;

    /// Positions of games of every size by the guide.
    fn each_position(mut look: impl FnMut(&State)) {
        for settings in ["players=2", "players=3", "players=4"] {
            each_guided_position(settings, 4, &mut look).unwrap();
        }
    }

    #[test]
    fn every_feature_has_its_place() {
        let mut seen = [false; FEATURES];
        each_position(|state| {
            for (seat, _) in state.players.iter() {
                seen.iter_mut()
                    .zip(features(state, seat))
                    .for_each(|(seen, feature)| *seen |= feature != 0.0);
            }
        });
        // All but cards that nobody happened to get.
        assert!(seen[..FEATURES - LORDS - LOCATIONS].iter().all(|&seen| seen), "{seen:?}");
    }

    #[test]
    fn the_net_knows_who_is_ahead_at_the_end() {
        let (mut asked, mut known) = (0, 0);
        each_position(|state| {
            if state.end.is_some() {
                let shares = learned(state);
                let best = |of: &dyn Fn(Seat) -> f32| {
                    Seat::all(shares.seats()).max_by(|&a, &b| of(a).total_cmp(&of(b)))
                };
                asked += 1;
                let points = |seat: Seat| score(state, seat).total() as f32;
                known += u32::from(best(&|seat| shares[seat]) == best(&points));
            }
        });
        assert!(asked > 20 && known * 3 > asked * 2, "{known} of {asked}");
    }

    #[test]
    fn who_is_next_waits_less() {
        each_guided_position("players=4", 1, |state: &State| {
            let mut seat = state.active;
            for waits in 0..4_u8 {
                let feature = features(state, seat)[value::FEATURES + 6];
                assert!((feature - f32::from(waits) / 4.0).abs() < 1e-6, "{seat}: {feature}");
                seat = seat.next(4);
            }
        })
        .unwrap();
    }
}
