//! Discarding allies of one's own choice (AB-1.2, AB-1.13, AB-4.12), one card a step in canonical order (AB-10.14).

use table::{Log, Seat};

use super::{Each, Flow};
use crate::components::{Card, Effect, Kind, LordId, powers as with};
use crate::{Action, Event, Question, State};

/// AB-1.2, AB-1.13: asks each of `seats` to discard, the first of them first; `amount` says how many.
pub(crate) fn ask(
    s: &mut State,
    seats: impl DoubleEndedIterator<Item = Seat>,
    amount: impl Fn(&State, Seat) -> usize,
) {
    for seat in seats.rev() {
        let left = amount(s, seat) as u8;
        if left > 0 {
            s.pending.push(Question::Discard { seat, left, from: Kind::ALL[0] });
        }
    }
}

/// AB-4.12, AB-13.6: the hand limit against the active player at the end of the own turn.
pub(crate) fn check_hand(s: &mut State) {
    let limit = s.powers_against(s.active, with::LIMIT_HAND).filter_map(hand_limit).min();
    if let Some(limit) = limit {
        let seat = s.active;
        ask(s, std::iter::once(seat), |s, seat| excess(s, seat, limit));
    }
}

/// AB-1.13: the limit a lord sets for its owner's opponents.
fn hand_limit(lord: LordId) -> Option<u8> {
    match lord.card().effect {
        Some(Effect::LimitOpponentsHand { limit }) => Some(limit),
        _ => None,
    }
}

/// AB-1.13: how many allies `seat` holds beyond `limit`.
pub(crate) fn excess(s: &State, seat: Seat, limit: u8) -> usize {
    s.players[seat].hand.len().saturating_sub(limit as usize)
}

/// AB-10.14: the kinds from the last one on, as long as enough cards are left after them.
pub(crate) fn options(s: &State, seat: Seat, left: u8, from: Kind, each: &mut impl Each) -> Flow {
    let hand = s.players[seat].hand;
    let mut rest: u8 = hand.iter().filter(|&(kind, _)| kind >= from).map(|(_, count)| count).sum();
    for (ally, count) in hand.iter().filter(|&(kind, _)| kind >= from) {
        if rest < left {
            break;
        }
        rest -= count;
        each(Action::Discard { ally })?;
    }
    Flow::Continue(())
}

/// AB-10.14, AB-15.14: one goes to the discard pile, for all to see; then the next is asked for.
pub(crate) fn discard(s: &mut State, ally: Kind, log: &mut impl Log<Event>) {
    let Some(Question::Discard { seat, left, .. }) = s.pending.pop() else { return };
    if s.players[seat].hand.take(ally) {
        s.discard.add(Card::Ally(ally));
        log.push(Event::Discarded { seat, ally });
    }
    if left > 1 {
        s.pending.push(Question::Discard { seat, left: left - 1, from: ally });
    }
}
