//! The guide is worth having.

use monster_lands::{Options, State};
use table::conformance::{choices, guided_win_share};
use table::{Game, Guide, Options as _, Pcg, Silent};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_three_times_in_five() {
    let share = guided_win_share::<State>("players=2", 60).unwrap();
    assert!(share >= 0.6, "{share}");
}

#[test]
fn priors_are_positive_and_values_are_shares() {
    let mut chance = Pcg::new(8);
    let (mut legal, mut priors) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut state = new_game("players=3 trickery=on", &mut chance);
        while let Some(seat) = state.to_act().first() {
            state.legal(seat, &mut legal);
            state.priors(seat, &legal, &mut priors);
            assert!(priors.len() == legal.len() && priors.iter().all(|&prior| prior > 0.0));
            let total: f32 = state.value().as_slice().iter().sum();
            assert!((total - 1.0).abs() < 1e-4);
            let action = state.rollout(seat, &legal, &mut chance);
            state.apply(seat, action, &mut chance, &mut Silent).unwrap();
        }
    }
}
