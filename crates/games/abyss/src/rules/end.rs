//! The end of a turn and of the game (AB-4.14, AB-17), and the final affiliation (AB-18.1).

use table::{Log, Seat};

use super::{council, turn};
use crate::components::{Allies, AllyList, Kind, TURN_CAP, TokenList};
use crate::{Event, State};

/// AB-17.1, AB-17.2, AB-17.3, AB-17.6: the end is triggered, once.
pub(crate) fn trigger(s: &mut State, log: &mut impl Log<Event>) {
    if s.end.is_none() {
        s.end = Some(s.active);
        log.push(Event::EndTriggered { seat: s.active });
    }
}

/// AB-4.1, AB-4.14, AB-17.4, AB-17.5, AB-17.7, AB-13.19: an extra turn, the next player's turn, or the end of the game.
pub(crate) fn turn(s: &mut State, log: &mut impl Log<Event>) {
    s.turns += 1;
    s.idle_turns = if s.turn.passed && !s.turn.stirred { s.idle_turns + 1 } else { 0 };
    if is_stuck(s) {
        return game(s, log);
    }
    if s.extra_turns > 0 {
        s.extra_turns -= 1;
    } else {
        let next = s.active.next(s.players.seats());
        if s.end == Some(next) {
            return game(s, log);
        }
        s.active = next;
    }
    turn::start(s, log);
}

/// AB-17.8, AB-17.9, AB-21.22: nobody can move, or the safety limit is reached.
fn is_stuck(s: &State) -> bool {
    let seats = s.players.seats();
    s.idle_turns >= seats || s.turns >= TURN_CAP * u16::from(seats)
}

/// AB-18.4, AB-15.17, AB-15.23: the final affiliation, and everything is shown.
fn game(s: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::all(s.players.seats()) {
        affiliate_hand(s, seat, log);
        log.push(Event::TokensShown { seat, tokens: TokenList(s.players[seat].tokens) });
    }
    s.pending.clear();
    s.over = true;
    log.push(Event::Ended);
}

/// AB-18.1, AB-18.2, AB-18.3: of each race in hand the weakest ally is affiliated, the others are discarded.
fn affiliate_hand(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let hand = s.players[seat].hand.take_everything();
    let weakest = weakest_of_each_race(&hand);
    let mut others = hand;
    let held = others.take_all(&weakest);
    debug_assert!(held, "they are of this hand");
    s.players[seat].affiliated.add_all(&weakest);
    council::discard_allies(s, &others);
    log.push(Event::LastAffiliated { seat, hand: AllyList(hand), affiliated: AllyList(weakest) });
}

/// AB-18.1: one ally of the lowest value of each race.
pub(crate) fn weakest_of_each_race(hand: &Allies) -> Allies {
    let mut last = None;
    let first_of_race = |ally: &Kind| last.replace(ally.race()) != Some(ally.race());
    hand.kinds().filter(first_of_race).collect()
}
