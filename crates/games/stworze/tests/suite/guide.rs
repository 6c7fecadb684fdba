//! The guide is worth having.

use stworze::State;
use table::conformance::{check_guide, guided_win_share};

#[test]
fn the_guide_beats_random_play_nineteen_times_in_twenty() {
    let share = guided_win_share::<State>("players=2", 200).unwrap();
    assert!(share >= 0.95, "{share}");
}

#[test]
fn its_numbers_make_sense() {
    for settings in ["players=2", "players=4 first_game=on", "players=6 creatures=random"] {
        check_guide::<State>(settings, 4).unwrap();
    }
}
