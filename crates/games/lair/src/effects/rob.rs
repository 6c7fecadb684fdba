//! `rob`: take a gold piece or a card from an opponent (LA-5.1 to LA-5.3).

use table::{Chance, Log, Seat, Secret};

use crate::rules::night;
use crate::{Action, Event, Question, ROBBERY, State};

/// LA-5.1: opponents who have something, in the order of seats.
pub(crate) fn victims(state: &State, by: Seat) -> impl Iterator<Item = Seat> {
    state
        .players
        .iter()
        .filter(move |&(seat, player)| seat != by && (player.gold > 0 || !player.hand.is_empty()))
        .map(|(seat, _)| seat)
}

pub(crate) fn legal_victims(state: &State, by: Seat, mut list: impl FnMut(Action)) {
    victims(state, by).for_each(|from| list(Action::Rob { from }));
    list(Action::Decline);
}

/// LA-5.1, LA-5.2: the victim is chosen; asks what to take if there is a choice.
pub(crate) fn rob(
    state: &mut State,
    by: Seat,
    from: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    state.pending.pop();
    state.pending.push(Question::Take { by, from });
    log.push(Event::Cornered { by, from });
    let victim = &state.players[from];
    match (victim.gold > 0, !victim.hand.is_empty()) {
        (true, true) => {}
        (true, false) => take_gold(state, by, from, chance, log),
        (false, _) => take_card(state, by, from, chance, log),
    }
}

/// LA-5.1.
pub(crate) fn take_gold(
    state: &mut State,
    by: Seat,
    from: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    state.players[from].gold -= 1;
    state.players[by].gold += 1;
    log.push(Event::RobbedGold { by, from });
    state.pending.pop();
    night::end(state, chance, log);
}

/// LA-5.1, LA-5.3: the card is drawn at random at this moment.
pub(crate) fn take_card(
    state: &mut State,
    by: Seat,
    from: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if let Some(card) = state.players[from].hand.draw(ROBBERY, chance) {
        state.players[by].hand.add(card);
        log.push(Event::RobbedCard { by, from, card: Secret::Known(card) });
    }
    state.pending.pop();
    night::end(state, chance, log);
}
