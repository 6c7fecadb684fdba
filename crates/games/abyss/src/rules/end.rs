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

#[cfg(test)]
mod tests {
    use table::{Choices, Game, Options as _, Pcg, Position, Seat, Silent};

    use crate::components::Cards;
    use crate::{Action, Options, State};

    const A: Seat = Seat::FIRST;

    /// Nothing can be explored. The rules cannot lead there, since monsters always come back to the deck.
    fn without_cards(keys: &[(&str, &str)]) -> State {
        let choices = Choices::new(&State::META, 2).unwrap();
        let mut s = State::blank(&Options::build(&choices).unwrap());
        for (key, value) in keys {
            s.place(key, value).unwrap();
        }
        s.settle().unwrap();
        s.deck = Cards::EMPTY;
        s
    }

    fn legal(s: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        s.legal(A, &mut legal);
        legal
    }

    fn act(s: &mut State, action: &str) {
        s.apply(A, action.parse().unwrap(), &mut Pcg::new(1), &mut Silent).unwrap();
    }

    // rules: AB-4.9 AB-17.8
    #[test]
    fn the_game_ends_when_nobody_can_move() {
        let mut s = without_cards(&[]);
        assert_eq!(legal(&s), [Action::PassTurn]);
        act(&mut s, "pass_turn"); // B must pass too
        assert!(s.over);
        assert_eq!(s.turns, 2);
    }

    // rules: AB-17.8
    #[test]
    fn a_power_or_a_plot_keeps_the_game_going() {
        for stir in [&["use opportunist", "replace_court keeper"][..], &["plot"]] {
            let mut s = without_cards(&[("court", "keeper"), ("A.lords", "opportunist"), ("A.pearls", "1")]);
            for action in stir {
                act(&mut s, action);
            }
            act(&mut s, "pass_turn");
            if s.turns == 0 {
                act(&mut s, "end_turn"); // the Opportunist was not used yet
            }
            assert!(!s.over, "{stir:?}");
            assert_eq!((s.turns, s.idle_turns, s.active), (2, 1, A), "{stir:?}");
        }
    }

    // rules: AB-4.9
    #[test]
    fn passing_is_not_offered_once_an_action_is_possible() {
        let mut s = without_cards(&[("A.lords", "slaver"), ("A.hand", "crab.1,crab.2")]);
        assert_eq!(legal(&s), [Action::PassTurn, "use slaver".parse().unwrap()]);
        act(&mut s, "use slaver");
        act(&mut s, "discard crab.1");
        assert_eq!(legal(&s), [Action::Plot, Action::Explore]);
    }
}
