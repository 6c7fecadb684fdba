//! The end of a night and the beginning of the next (LA-6).

use table::{Chance, Log, Number, Secret};

use crate::components::HAND;
use crate::{DECK, Event, Question, State};

/// LA-6.1, LA-6.2: draws up, then goes on to the next night or to the end.
pub(crate) fn end(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    draw_up(state, chance, log);
    begin(state, state.night + 1, log);
}

/// LA-2.2, LA-6.1: everybody, from A on, draws up to a full hand while the deck lasts.
pub(crate) fn draw_up(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for (seat, player) in state.players.iter_mut() {
        while player.hand.len() < HAND {
            let Some(card) = state.deck.draw(DECK, chance) else { return };
            player.hand.add(card);
            log.push(Event::Drew { seat, card: Secret::Known(card) });
        }
    }
}

/// LA-3.1, LA-6.2: asks everybody to choose, unless the game is over.
pub(crate) fn begin(state: &mut State, night: u8, log: &mut impl Log<Event>) {
    if night > state.nights || state.players.iter().all(|(_, player)| player.hand.is_empty()) {
        return log.push(Event::Ended);
    }
    state.night = night;
    log.push(Event::Night { number: Number(night) });
    state.pending.push(Question::Send);
}
