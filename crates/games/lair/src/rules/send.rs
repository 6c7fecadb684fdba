//! Sending a beast (LA-3): everybody chooses at once. You leave by [`raid`](super::raid) with the last choice.

use table::{Chance, Log, Seat, SeatSet, Secret};

use super::raid;
use crate::action::Choice;
use crate::{Action, Event, State};

/// LA-3.1, LA-3.4: those who have cards and have not chosen.
pub(crate) fn asked(state: &State) -> SeatSet {
    let waiting =
        state.players.iter().filter(|(_, player)| player.chosen.is_none() && !player.hand.is_empty());
    waiting.map(|(seat, _)| seat).collect()
}

/// LA-3.1: one's own beasts, or to stay.
pub(crate) fn legal(state: &State, seat: Seat, mut list: impl FnMut(Action)) {
    for beast in state.players[seat].hand.kinds() {
        list(Action::Send { choice: beast.into() });
    }
    list(Action::Send { choice: Choice::Stay });
}

/// LA-3.1, LA-3.2: keeps the choice; the last one starts the raid.
pub(crate) fn send(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    state.players[seat].chosen = Some(choice);
    log.push(Event::Chose { seat, choice: Secret::Known(choice) });
    if asked(state).is_empty() {
        state.pending.pop();
        raid::raid(state, chance, log);
    }
}
