//! Discarding allies of one's own choice (AB-1.2, AB-1.13, AB-4.12), one card a step (AB-10.14).
//!
//! The cards picked so far are kept in the draft: nothing leaves the hand, and nobody else sees anything, before the
//! last one is picked.

use table::{Id, Log, Seat};

use super::{Each, Flow, council};
use crate::components::{AllyList, Effect, KINDS, Kind, LordId, powers as with};
use crate::{Action, Event, Question, State};

/// AB-1.2, AB-1.13: asks each of `seats` to discard, the first of them first; `amount` says how many.
pub(crate) fn ask(
    s: &mut State,
    seats: impl DoubleEndedIterator<Item = Seat>,
    amount: impl Fn(&State, Seat) -> usize,
) {
    for seat in seats.rev() {
        let amount = amount(s, seat) as u8;
        if amount > 0 {
            s.pending.push(Question::Discard { seat, amount });
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

/// AB-10.14: the kinds from the last pick on, as long as enough cards are left after them.
pub(crate) fn options(s: &State, seat: Seat, amount: u8, each: &mut impl Each) -> Flow {
    let hand = s.players[seat].hand.counts();
    let picked = s.draft.counts();
    let from = picked.iter().rposition(|&count| count > 0).unwrap_or(0);
    let missing = amount as usize - s.draft.len();
    let mut rest: usize = (from..KINDS).map(|kind| (hand[kind] - picked[kind]) as usize).sum();
    for kind in from..KINDS {
        if rest < missing {
            break;
        }
        let left = (hand[kind] - picked[kind]) as usize;
        rest -= left;
        if left > 0
            && let Some(ally) = Kind::from_index(kind)
        {
            each(Action::Discard { ally })?;
        }
    }
    Flow::Continue(())
}

/// AB-10.14, AB-15.14: picks one more; with the last one all go to the discard pile, for all to see.
pub(crate) fn pick(s: &mut State, ally: Kind, log: &mut impl Log<Event>) {
    s.draft.add(ally);
    let Some(Question::Discard { seat, amount }) = s.pending.top() else { return };
    if s.draft.len() < amount as usize {
        return;
    }
    s.pending.pop();
    let allies = s.draft.take_everything();
    if s.players[seat].hand.take_all(&allies) {
        council::discard_allies(s, &allies);
        log.push(Event::Discarded { seat, allies: AllyList(allies) });
    }
}
