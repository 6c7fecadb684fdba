//! What may be taken back at the table.

use table::conformance::choices;
use table::{Game, Play, Seed, StateHash, UndoError, pick};
use valeria::State;

/// A step can be taken back exactly as long as nothing new was shown since, and the position is then as it was.
// rules: VA-2.9
#[test]
fn own_decisions_can_be_taken_back_until_something_new_is_shown() {
    let (mut taken_back, mut refused) = (0, 0);
    for seed in 0..20 {
        let settings = choices::<State>("players=2").unwrap();
        let mut play = Play::<State>::start(settings, Seed::Pcg(seed)).unwrap();
        let (mut mind, mut legal) = (table::Pcg::new(seed), Vec::new());
        while let Some(seat) = play.game().to_act().first() {
            play.game().legal(seat, &mut legal);
            let action = pick(&legal, &mut mind);
            let before = StateHash::of(play.game());
            play.apply(seat, action).unwrap();
            let is_shown = play.steps().last().unwrap().events.iter().any(table::Event::is_barrier);
            if is_shown {
                assert_eq!(play.undo(seat), Err(UndoError::Barrier));
                refused += 1;
            } else {
                play.undo(seat).unwrap();
                assert_eq!(StateHash::of(play.game()), before);
                assert!(play.apply(seat, action).is_ok(), "it can be decided again");
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 500 && refused > 500, "{taken_back} taken back, {refused} refused");
}
