//! What follows an action or an attack: the next domain is revealed, and empty positions get an Exhausted card (VA-15).

use table::{Chance, Id, Log};

use super::end;
use crate::components::{Column, DomainId, Place};
use crate::{DOMAIN_STACKS, Event, State};

/// VA-14.7, VA-15.1, VA-15.2, VA-19.21, VA-19.22, VA-19.31: the action or attack is finished.
pub(crate) fn settle(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for &column in Column::ALL {
        reveal(s, column, chance, log);
    }
    let mut new = false;
    for &place in Place::ALL {
        if is_empty(s, place) && s.exhausted.insert(place) {
            new = true;
            log.push(Event::Exhausted { place });
        }
    }
    if new && s.is_solo() && s.exhausted.len() >= s.sizes().end_exhausted.into() {
        end::by_points(s, chance, log);
    }
}

/// VA-14.6, VA-21.4: the next domain of the column, each of those unseen equally likely.
pub(crate) fn reveal(s: &mut State, column: Column, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let stack = s.domains[column.index()];
    if stack.top.is_some() || stack.down == 0 {
        return;
    }
    if let Some(domain) = draw(s, chance) {
        s.unseen_domains.remove(domain);
        let stack = &mut s.domains[column.index()];
        stack.top = Some(domain);
        stack.down -= 1;
        log.push(Event::DomainRevealed { column, domain });
    }
}

fn draw(s: &State, chance: &mut impl Chance) -> Option<DomainId> {
    let mut weights = [0; DomainId::COUNT];
    for domain in s.unseen_domains {
        weights[domain.index()] = 1;
    }
    chance.weighted(DOMAIN_STACKS, &weights).and_then(DomainId::from_index)
}

/// VA-22.2: whether a position has no card.
pub(crate) fn is_empty(s: &State, place: Place) -> bool {
    let index = place.index();
    match index {
        0..5 => s.monsters[index].is_empty(),
        5..15 => s.citizens[index - 5].top.is_none(),
        _ => s.domains[index - 15].is_empty(),
    }
}

/// VA-15.3: a card came back: the Exhausted card, if there is one, goes back to the supply.
pub(crate) fn refill(s: &mut State, place: Place, log: &mut impl Log<Event>) {
    if s.exhausted.remove(place) {
        log.push(Event::Refilled { place });
    }
}
