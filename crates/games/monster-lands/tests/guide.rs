//! The guide is worth having.

use monster_lands::{Options, State};
use table::conformance::choices;
use table::{
    Game, Guide, GuidedPolicy, Known, Options as _, Pcg, Policy, RandomPolicy, Recall, Seat, Silent,
};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_three_times_in_five() {
    let (mut wins, games) = (0.0, 60);
    for game in 0..games {
        let mut chance = Pcg::nth(3, game);
        let mut state = new_game("players=2", &mut chance);
        let guided = Seat::new((game % 2) as u8).unwrap();
        while let Some(seat) = state.to_act().first() {
            let known = Known::of(&state, seat, Recall::Perfect, &mut chance);
            let action = if seat == guided {
                GuidedPolicy::new().choose(&known, &mut chance)
            } else {
                RandomPolicy::new().choose(&known, &mut chance)
            };
            state.apply(seat, action, &mut chance, &mut Silent).unwrap();
        }
        wins += state.outcome().unwrap().win_share(guided);
    }
    assert!(wins / games as f64 >= 0.6, "{wins} of {games}");
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
