//! The guide is worth having.

use stworze::{Options, State};
use table::conformance::{choices, guided_win_share};
use table::{Game, Guide, Options as _, Pcg, Silent, pick};

#[test]
fn the_guide_beats_random_play_nineteen_times_in_twenty() {
    let share = guided_win_share::<State>("players=2", 200).unwrap();
    assert!(share >= 0.95, "{share}");
}

/// Priors are above 0, the roll-out is one of the actions, and the shares of the win add up.
#[test]
fn priors_and_values_are_in_bounds() {
    for settings in ["players=2", "players=4 first_game=on", "players=6 creatures=random"] {
        let options = Options::build(&choices::<State>(settings).unwrap()).unwrap();
        let mut chance = Pcg::new(8);
        let (mut legal, mut priors) = (Vec::new(), Vec::new());
        for _ in 0..4 {
            let mut state = State::new(&options, &mut chance, &mut Silent);
            while let Some(seat) = state.to_act().first() {
                state.legal(seat, &mut legal);
                state.priors(seat, &legal, &mut priors);
                assert_eq!(priors.len(), legal.len());
                assert!(priors.iter().all(|&prior| prior > 0.0 && prior < 1000.0), "{priors:?}");
                assert!(legal.contains(&state.rollout(seat, &legal, &mut chance)));
                let shares = state.value();
                let total: f32 = shares.as_slice().iter().sum();
                assert!(shares.as_slice().iter().all(|share| (0.0..=1.0).contains(share)));
                assert!((total - 1.0).abs() < 1e-4, "{shares:?}");
                let action = pick(&legal, &mut chance);
                state.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
    }
}
