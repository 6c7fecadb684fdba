//! The guide is worth having.

use table::conformance::{check_guide, guided_win_share};
use valeria::State;

#[test]
fn the_guide_beats_random_play_nineteen_times_in_twenty() {
    let share = guided_win_share::<State>("players=2", 400).unwrap();
    assert!(share >= 0.95, "{share}");
}

#[test]
fn its_numbers_make_sense() {
    for settings in ["players=1", "players=2 mixed_citizens=on", "players=5 card_set=random"] {
        check_guide::<State>(settings, 20).unwrap();
    }
}
