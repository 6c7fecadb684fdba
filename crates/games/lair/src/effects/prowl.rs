//! `prowl`: discard a card and draw another, up to twice (LA-5.4).

use table::{Chance, Log, Seat, Secret};

use crate::components::Beast;
use crate::rules::night;
use crate::{Action, DECK, Event, Question, State};

/// LA-5.4, LA-5.6: there is a card to discard and one to draw.
pub(crate) fn can(state: &State, by: Seat) -> bool {
    !state.players[by].hand.is_empty() && !state.deck.is_empty()
}

pub(crate) fn legal(state: &State, by: Seat, mut list: impl FnMut(Action)) {
    state.players[by].hand.kinds().for_each(|discard| list(Action::Prowl { discard }));
    list(Action::Decline);
}

/// LA-5.4: one exchange; asks again while another is left.
pub(crate) fn prowl(
    state: &mut State,
    by: Seat,
    left: u8,
    discard: Beast,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if state.players[by].hand.take(discard) {
        state.discard.add(discard);
        log.push(Event::Prowled { seat: by, discard });
    }
    if let Some(card) = state.deck.draw(DECK, chance) {
        state.players[by].hand.add(card);
        log.push(Event::Drew { seat: by, card: Secret::Known(card) });
    }
    state.pending.pop();
    if left > 1 && can(state, by) {
        state.pending.push(Question::Prowl { by, left: left - 1 });
    } else {
        night::end(state, chance, log);
    }
}
