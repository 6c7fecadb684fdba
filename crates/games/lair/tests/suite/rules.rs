//! Rules that need more than one position to show.

use lair::{Action, Choice, State};
use table::conformance::{choices, guided_win_share};
use table::{Audit, Game, Play, Position, Seat, Seed, UndoError, Viewer};

const A: Seat = Seat::FIRST;

fn start(options: &str, seed: u64) -> Play<State> {
    Play::start(choices::<State>(options).unwrap(), Seed::Pcg(seed)).unwrap()
}

fn stay() -> Action {
    Action::Send { choice: Choice::Stay }
}

// rules: LA-3.3
#[test]
fn a_choice_can_be_taken_back_until_the_last_one() {
    let b = A.next(3);
    let c = b.next(3);
    let mut play = start("players=3", 1);
    let fresh = play.hash();
    play.apply(A, stay()).unwrap();
    play.apply(b, stay()).unwrap();
    let both = play.hash();

    // A takes back although B has chosen since; B's choice stays.
    play.undo(A).unwrap();
    assert_eq!(play.game().to_act().to_string(), "A,C");
    assert_eq!(play.may_undo(A), Err(UndoError::Nothing));
    play.apply(A, stay()).unwrap();
    assert_eq!(play.hash(), both);
    assert_eq!(play.steps().len(), 2);

    // All the way back.
    play.undo(b).unwrap();
    play.undo(A).unwrap();
    assert_eq!(play.hash(), fresh);

    // The last choice reveals everything, and then it stands.
    for seat in [A, b, c] {
        play.apply(seat, stay()).unwrap();
    }
    for seat in [A, b, c] {
        assert_eq!(play.undo(seat), Err(UndoError::Barrier));
    }
    assert_eq!(play.steps().len(), 3);
}

// rules: LA-8.1 LA-8.2
#[test]
fn the_public_view_shows_what_lies_open_and_nothing_else() {
    let mut play = start("players=2", 4);
    play.apply(A, stay()).unwrap();
    let view = play.game().view(Viewer::Spectator);
    assert_eq!(
        (view.night, view.nights, view.moon, view.hoard, view.supply, view.deck),
        (1, 5, 0, 0, 30, 18)
    );
    assert!(view.discard.is_empty());
    for (seat, player) in view.players.iter() {
        assert_eq!((player.gold, player.trophies, player.cards), (0, 0, 3));
        assert_eq!((player.hand, player.chosen, player.has_chosen), (None, None, seat == A));
    }
    let own = play.game().view(A.into());
    assert_eq!(own.players[A].chosen, Some(Choice::Stay));
    assert_eq!(own.players[A].hand.map(|hand| hand.len()), Some(3));
    assert_eq!(own.players[A.next(2)].hand, None);
}

/// A position with this placed in it, as far as it can be.
fn placed(pairs: &[(&str, &str)]) -> State {
    let options = <lair::Options as table::Options>::build(&choices::<State>("players=2").unwrap()).unwrap();
    let mut state = State::blank(&options);
    for (key, value) in pairs {
        state.place(key, value).unwrap();
    }
    state
}

// rules: LA-9.1 LA-9.2 LA-9.3
#[test]
fn the_audit_finds_what_is_missing_or_too_much() {
    assert_eq!(placed(&[("A.hand", "imp,imp,wolf"), ("A.gold", "7"), ("hoard", "3")]).audit(), Ok(()));
    // Placed twice, the first cards are gone from the game; so is the first gold.
    let lost_card = placed(&[("A.hand", "imp"), ("A.hand", "wolf")]).audit();
    assert!(lost_card.unwrap_err().starts_with("LA-9.1"));
    let lost_gold = placed(&[("A.gold", "3"), ("A.gold", "2")]).audit();
    assert!(lost_gold.unwrap_err().starts_with("LA-9.2"));
    let too_many_trophies = placed(&[("A.trophies", "2")]).audit();
    assert!(too_many_trophies.unwrap_err().starts_with("LA-9.3"));
}

// rules: LA-2.1
#[test]
fn the_table_has_two_to_four_seats_and_three_to_seven_nights() {
    for bad in ["players=1", "players=5", "players=2 nights=2", "players=2 nights=8", "players=2 moons=1"] {
        assert!(choices::<State>(bad).is_err(), "{bad}");
    }
    assert_eq!(choices::<State>("players=4").unwrap().to_string(), "players=4 nights=5");
}

/// The guided policy is worth having: it beats random play.
#[test]
fn the_guide_beats_random_play() {
    let share = guided_win_share::<State>("players=2", 1000).unwrap();
    assert!(share > 0.7, "{share}");
}
