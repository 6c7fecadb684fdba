//! The audit finds what it is for.

use table::{Audit, Seat, SeatSet, conformance};

use crate::State;
use crate::components::{Area, Kind, Location, MainAction};
use crate::state::{Due, Guess, Impact};

const A: Seat = Seat::FIRST;

fn position(pairs: &str) -> State {
    conformance::position("players=2", pairs).unwrap()
}

/// What the audit says of a sound position after `spoil`.
fn found(pairs: &str, spoil: impl FnOnce(&mut State)) -> String {
    let mut state = position(pairs);
    assert_eq!(state.audit(), Ok(()));
    spoil(&mut state);
    let fault = state.audit().unwrap_err();
    fault.split(':').next().unwrap_or_default().to_owned()
}

// rules: ST-28.1 ST-28.2 ST-28.3 ST-28.6
#[test]
fn a_token_too_many_is_found() {
    assert_eq!(found("", |s| s.pool[0] += 1), "ST-28.1");
    assert_eq!(found("", |s| s.players[A].card[1] -= 1), "ST-28.1");
    assert_eq!(found("", |s| s.vitality_pool -= 1), "ST-28.2");
    assert_eq!(found("", |s| s.players[A].hand[0] += 1), "ST-28.3");
    assert_eq!(found("A.repeat=fear", |s| s.players[A].repeat = Some(Kind::Favour)), "ST-28.3");
    assert_eq!(
        found("", |s| {
            s.players[A].vitality += 1;
            s.vitality_pool -= 1;
        }),
        "ST-28.6"
    );
}

// rules: ST-28.4 ST-28.5 ST-28.10
#[test]
fn a_card_in_two_places_or_in_none_is_found() {
    assert_eq!(found("", |s| s.pairs[0][0] = MainAction::Tracks), "ST-28.4");
    assert_eq!(found("", |s| s.tasks[0] = s.tasks[2]), "ST-28.5");
    assert_eq!(found("", |s| s.events[0] = s.events[1]), "ST-28.5");
    assert_eq!(found("", |s| s.event_discard.clone_from(&s.event_deck)), "ST-28.5");
    assert_eq!(found("", |s| _ = s.players[A].missions.pop()), "ST-28.10");
    assert_eq!(found("", |s| s.players[A].missions[1] = s.players[A].missions[2]), "ST-28.10");
}

// rules: ST-28.7 ST-28.8 ST-28.9 ST-28.18
#[test]
fn a_board_that_cannot_be_is_found() {
    assert_eq!(found("", |s| s.counters[3] = 0), "ST-28.7");
    assert_eq!(
        found("area_grod.tokens=fear*4", |s| {
            s.pool[0] -= 1;
            let token = Impact { kind: Kind::Fear, known: SeatSet::EMPTY, shown: false };
            s.areas[Area::Grod as usize].tokens.push(Some(token));
        }),
        "ST-28.7"
    );
    assert_eq!(
        found("area_grod.offering=A.fear", |s| {
            s.players[A].hand[0] -= 1;
            let guess = Guess { owner: A, face: Kind::Fear, known: SeatSet::only(A) };
            s.areas[Area::Grod as usize].guesses.push(Some(guess));
        }),
        "ST-28.8"
    );
    assert_eq!(found("", |s| _ = s.hunters.insert(Location::Grod)), "ST-28.9");
    assert_eq!(found("", |s| _ = s.tracks.insert(Location::JezioroRadun)), "ST-28.9");
    assert_eq!(found("", |s| s.queue.push(Some(Due::Event(1)))), "ST-28.18");
}

// rules: ST-28.12 ST-28.14 ST-28.16 ST-28.17
#[test]
fn a_creature_that_cannot_be_is_found() {
    let wounded_above_its_level = |s: &mut State| {
        s.vitality_pool -= 1;
        if let Some(Some(held)) = s.players[A].attributes.first_mut() {
            held.wounds = 0b10;
        }
    };
    assert_eq!(found("A.attributes=rusalka_wet_hair.1", wounded_above_its_level), "ST-28.12");
    let above_three = |s: &mut State| {
        if let Some(Some(held)) = s.players[A].attributes.first_mut() {
            held.level = 4;
        }
    };
    assert_eq!(found("A.attributes=rusalka_wet_hair.1", above_three), "ST-28.12");
    assert_eq!(found("", |s| s.players[A].lair_counter = Some(7)), "ST-28.14");
    assert_eq!(
        found("", |s| s.players[A].lair_maybe = std::iter::once(Location::Grod).collect()),
        "ST-28.14"
    );
    assert_eq!(found("", |s| s.players[A].lair = None), "ST-28.14");
    // ST-28.16: a place is one location or none, which is the lair.
    assert_eq!(position("A.at=grod").players[A].place, Some(Location::Grod));
    assert_eq!(position("A.at=lair").players[A].place, None);
}
