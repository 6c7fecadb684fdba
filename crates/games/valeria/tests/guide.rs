//! The guide is worth having.

use table::conformance::choices;
use table::{
    Game, Guide, GuidedPolicy, Known, Options as _, Pcg, Policy, RandomPolicy, Recall, Seat, Silent, pick,
};
use valeria::{Options, State};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_nineteen_times_in_twenty() {
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
    assert!(wins / games as f64 >= 0.95, "{wins} of {games}");
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
