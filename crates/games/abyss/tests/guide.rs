//! The guide is worth having.

use abyss::{Action, State};
use table::conformance::choices;
use table::{
    Game, Guide, GuidedPolicy, Known, Options as _, Pcg, Policy, RandomPolicy, Recall, Seat, Silent,
};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&abyss::Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_nine_times_in_ten() {
    let (mut wins, games) = (0.0, 400);
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
    assert!(wins / games as f64 >= 0.9, "{wins} of {games}");
}

// rules: AB-5.5
#[test]
fn guided_play_never_takes_anything_back() {
    let mut chance = Pcg::new(8);
    let (mut legal, mut priors) = (Vec::new(), Vec::new());
    for _ in 0..30 {
        let mut state = new_game("players=3", &mut chance);
        while let Some(seat) = state.to_act().first() {
            state.legal(seat, &mut legal);
            state.priors(seat, &legal, &mut priors);
            assert!(priors.len() == legal.len() && priors.iter().all(|&prior| prior > 0.0));
            let total: f32 = state.value().as_slice().iter().sum();
            assert!((total - 1.0).abs() < 1e-4);
            let action = state.rollout(seat, &legal, &mut chance);
            assert_ne!(action, Action::Cancel);
            state.apply(seat, action, &mut chance, &mut Silent).unwrap();
        }
    }
}
