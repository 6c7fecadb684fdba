//! The Council: five stacks of allies, one a race.

use table::{Id, Log, Number, Secret};

use crate::components::{Allies, AllyList, Card, Race, Races};
use crate::{Event, State};

/// The races whose stack is not empty.
#[inline]
pub(crate) fn stacks(s: &State) -> Races {
    let mut bits = 0;
    for (race, values) in s.council.counts().chunks_exact(5).enumerate() {
        if values.iter().any(|&count| count > 0) {
            bits |= 1 << race;
        }
    }
    Races::from_bits(bits)
}

/// How many cards a stack has.
pub(crate) fn height(s: &State, race: Race) -> usize {
    s.council.counts().iter().skip(race.index() * 5).take(5).map(|&count| count as usize).sum()
}

/// AB-8.1, AB-8.2, AB-15.7: the active player takes a whole stack into hand; all learn race and number.
pub(crate) fn take(s: &mut State, race: Race, log: &mut impl Log<Event>) {
    let allies = remove(s, race);
    s.me_mut().hand.add_all(&allies);
    log.push(Event::StackTaken {
        seat: s.active,
        race,
        cards: Number(allies.len() as u8),
        allies: Secret::Known(AllyList(allies)),
    });
}

/// AB-1.22, AB-15.14: a whole stack goes to the discard pile, for all to see.
pub(crate) fn discard(s: &mut State, race: Race, log: &mut impl Log<Event>) {
    let allies = remove(s, race);
    discard_allies(s, &allies);
    log.push(Event::StackDiscarded { race, allies: AllyList(allies) });
}

/// AB-0.11: allies go face up to the exploration discard pile.
pub(crate) fn discard_allies(s: &mut State, allies: &Allies) {
    for (kind, count) in allies.iter() {
        s.discard.add_many(Card::Ally(kind), count);
    }
}

fn remove(s: &mut State, race: Race) -> Allies {
    let allies = s.council_stack(race);
    let all_there = s.council.take_all(&allies);
    debug_assert!(all_there, "a stack is a part of the Council");
    allies
}
