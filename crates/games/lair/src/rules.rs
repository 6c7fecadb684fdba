//! Who acts, what is legal, and what it does: the top question decides.

pub(crate) mod night;
mod raid;
mod send;

use table::{Chance, Illegal, Log, Seat, SeatSet};

use crate::effects::{prowl, rob};
use crate::{Action, Event, Question, State};

/// Whoever the top question is put to.
pub(crate) fn to_act(state: &State) -> SeatSet {
    match state.pending.top() {
        None => SeatSet::EMPTY,
        Some(Question::Send) => send::asked(state),
        Some(Question::Rob { by } | Question::Take { by, .. } | Question::Prowl { by, .. }) => {
            SeatSet::only(by)
        }
    }
}

/// Names every legal action of `seat` in ascending order.
pub(crate) fn legal(state: &State, seat: Seat, list: impl FnMut(Action)) {
    if !to_act(state).contains(seat) {
        return;
    }
    match state.pending.top() {
        None => {}
        Some(Question::Send) => send::legal(state, seat, list),
        Some(Question::Rob { by }) => rob::legal_victims(state, by, list),
        Some(Question::Take { .. }) => [Action::TakeGold, Action::TakeCard].into_iter().for_each(list),
        Some(Question::Prowl { by, .. }) => prowl::legal(state, by, list),
    }
}

/// Does a legal action; refuses any other before anything has changed.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let mut listed = false;
    legal(state, seat, |legal| listed |= legal == action);
    if !listed {
        return Err(Illegal);
    }
    match (state.pending.top(), action) {
        (Some(Question::Send), Action::Send { choice }) => send::send(state, seat, choice, chance, log),
        (Some(Question::Rob { by }), Action::Rob { from }) => rob::rob(state, by, from, chance, log),
        (Some(Question::Take { by, from }), Action::TakeGold) => rob::take_gold(state, by, from, chance, log),
        (Some(Question::Take { by, from }), Action::TakeCard) => rob::take_card(state, by, from, chance, log),
        (Some(Question::Prowl { by, left }), Action::Prowl { discard }) => {
            prowl::prowl(state, by, left, discard, chance, log);
        }
        (Some(Question::Rob { .. } | Question::Prowl { .. }), Action::Decline) => {
            state.pending.pop();
            night::end(state, chance, log);
        }
        _ => return Err(Illegal), // no other pair is ever listed
    }
    Ok(())
}
