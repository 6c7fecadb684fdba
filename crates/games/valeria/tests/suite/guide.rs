//! The guide is worth having.

use table::conformance::{choices, guided_win_share};
use table::{Game, Guide, Options as _, Pcg, Silent, pick};
use valeria::{Options, State};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_nineteen_times_in_twenty() {
    let share = guided_win_share::<State>("players=2", 400).unwrap();
    assert!(share >= 0.95, "{share}");
}

/// Priors are above 0, the roll-out is one of the actions, and the shares of the win add up.
#[test]
fn priors_and_values_are_in_bounds() {
    for options in ["players=1", "players=2 mixed_citizens=on", "players=5 card_set=random"] {
        let mut chance = Pcg::new(8);
        let (mut legal, mut priors) = (Vec::new(), Vec::new());
        for _ in 0..20 {
            let mut state = new_game(options, &mut chance);
            while let Some(seat) = state.to_act().first() {
                state.legal(seat, &mut legal);
                state.priors(seat, &legal, &mut priors);
                assert_eq!(priors.len(), legal.len());
                assert!(priors.iter().all(|&prior| prior > 0.0 && prior < 1000.0), "{priors:?}");
                assert!(legal.contains(&state.rollout(seat, &legal, &mut chance)));
                let shares = state.value();
                let total: f32 = shares.as_slice().iter().sum();
                assert!(shares.as_slice().iter().all(|share| (0.0..=1.0).contains(share)));
                assert!(state.seats() == 1 || (total - 1.0).abs() < 1e-4, "{shares:?}");
                let action = pick(&legal, &mut chance);
                state.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
    }
}
