//! The guide is worth having.

use abyss::{Action, State};
use table::conformance::{check_guide, choices, guided_win_share};
use table::{Game, Guide, Options as _, Pcg, Silent};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&abyss::Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_nine_times_in_ten() {
    let share = guided_win_share::<State>("players=2", 400).unwrap();
    assert!(share >= 0.9, "{share}");
}

#[test]
fn its_numbers_make_sense() {
    for settings in ["players=2", "players=4"] {
        check_guide::<State>(settings, 10).unwrap();
    }
}

// rules: AB-5.5
#[test]
fn guided_play_never_takes_anything_back() {
    let mut chance = Pcg::new(8);
    let (mut legal, mut leanings) = (Vec::new(), Vec::new());
    for _ in 0..30 {
        let mut state = new_game("players=3", &mut chance);
        while let Some(seat) = state.to_act().first() {
            state.legal(seat, &mut legal);
            let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
            assert_ne!(action, Action::Cancel);
            state.apply(seat, action, &mut chance, &mut Silent).unwrap();
        }
    }
}
