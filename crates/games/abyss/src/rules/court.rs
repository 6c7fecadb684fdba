//! The Court after a recruitment (AB-9.17 and what follows).

use table::{Chance, Log, Number};

use super::end;
use crate::components::{COURT_REFILL_AT, COURT_REFILL_PEARLS, LordId};
use crate::{Event, LORD_DECK, State};

/// AB-9.18, AB-9.19, AB-9.20, AB-9.21, AB-17.2: with two or fewer lords left the active player gains 2 pearls and the
/// Court is filled as far as the deck goes; if it falls short, the end is triggered.
pub(crate) fn check(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if s.court.len() > COURT_REFILL_AT {
        return;
    }
    s.me_mut().pearls += COURT_REFILL_PEARLS;
    log.push(Event::PearlsGained { seat: s.active, amount: Number(COURT_REFILL_PEARLS as u8) });
    log.push(Event::CourtRefilled { seat: s.active });
    while !s.court.is_full() {
        if !turn_up(s, chance, log) {
            return end::trigger(s, log);
        }
    }
}

/// AB-3.3, AB-6.1, AB-9.19: turns the next lord face up into the empty space farthest from the deck; `false` if the deck
/// is empty.
pub(crate) fn turn_up(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) -> bool {
    let Some(lord) = s.lord_deck.draw(LORD_DECK, chance) else { return false };
    s.court.push(lord);
    log.push(Event::CourtFilled { lord });
    true
}

/// AB-9.17, AB-12.17: a lord leaves; the others slide away from the deck.
pub(crate) fn leave(s: &mut State, lord: LordId) {
    if let Some(space) = s.court.iter().position(|&other| other == lord) {
        s.court.remove(space);
    }
}
