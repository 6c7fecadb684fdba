//! The guide is worth having.

use monster_lands::{Action, Options, State};
use table::conformance::{check_guide, choices, guided_win_share};
use table::{Game, Guide, Options as _, Pcg, Silent};

fn new_game(options: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(options).unwrap()).unwrap(), chance, &mut Silent)
}

#[test]
fn the_guide_beats_random_play_nearly_always() {
    let share = guided_win_share::<State>("players=2", 400).unwrap();
    assert!(share >= 0.95, "{share}");
    let share =
        guided_win_share::<State>("players=4 trickery=on queens_gift=on more_monsters=on", 100).unwrap();
    assert!(share >= 0.9, "{share}");
}

#[test]
fn its_numbers_make_sense() {
    for settings in ["players=3 trickery=on", "players=2", "players=1 scenario=8"] {
        check_guide::<State>(settings, 4).unwrap();
    }
}

// rules: ML-29.11
#[test]
fn the_guide_spends_defence_tokens_and_does_not_shuffle_equipment() {
    let mut chance = Pcg::new(2);
    let (mut legal, mut leanings, mut blocked) = (Vec::new(), Vec::new(), 0);
    for _ in 0..60 {
        let mut state = new_game("players=2", &mut chance);
        while let Some(seat) = state.to_act().first() {
            state.legal(seat, &mut legal);
            let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
            if let Action::Block { .. } = action {
                blocked += 1;
                assert_eq!(Some(&action), legal.last(), "every token that stops a hit is used");
            }
            let turn = legal.iter().any(|action| matches!(action, Action::Visit { .. }));
            assert!(!(turn && matches!(action, Action::Equip { .. } | Action::Drop { .. })));
            state.apply(seat, action, &mut chance, &mut Silent).unwrap();
        }
    }
    assert!(blocked > 20, "{blocked}");
}
