//! Hiring (ML-7E, ML-1.38).

use table::{Chance, Log, Seat};

use super::{Each, Flow, citadel, clans, supply};
use crate::components::{Building, MemberId, Members};
use crate::values::Savings;
use crate::{Action, Event, Question, State};

/// ML-7.32 to ML-7.35: the offered hirelings and a novice that the surplus glory allows.
pub(crate) fn candidates(s: &State, seat: Seat) -> impl Iterator<Item = MemberId> + Clone + use<> {
    let surplus = s.surplus(seat);
    let offered = s.tavern.iter().flatten().copied().chain(s.novices.first());
    offered.collect::<Members>().iter().filter(move |member| member.card().reputation <= surplus)
}

/// ML-7.39 to ML-7.42: beer once, then a hire; after beer it may be left.
pub(crate) fn tavern_options(s: &State, seat: Seat, discount: u8, beer: bool, each: &mut impl Each) -> Flow {
    let gold = s.players[seat].gold;
    if !beer && gold >= s.scenario().beer.into() {
        each(Action::Beer)?;
    }
    let cuts = citadel::cuts(s, seat, Building::Tavern);
    for member in candidates(s, seat) {
        citadel::prices(cuts, member.card().cost, discount, |savings, price| {
            if gold >= price.into() { each(Action::Hire { member, savings }) } else { Flow::Continue(()) }
        })?;
    }
    if beer { each(Action::Done) } else { Flow::Continue(()) }
}

/// ML-1.38: for nothing.
pub(crate) fn free_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    for member in candidates(s, seat) {
        each(Action::Hire { member, savings: Savings::default() })?;
    }
    Flow::Continue(())
}

/// Whether somebody could be hired for nothing.
pub(crate) fn can_hire_free(s: &State, seat: Seat) -> bool {
    candidates(s, seat).next().is_some()
}

/// ML-7.39, ML-7.40, ML-20.9: a new offer.
pub(crate) fn beer(s: &mut State, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    supply::pay(s, seat, s.scenario().beer, log);
    log.push(Event::Beer { seat });
    for slot in 0..s.tavern.len() {
        if let Some(member) = s.tavern[slot].take() {
            s.member_discard.insert(member);
        }
    }
    supply::fill_tavern(s, chance, log);
    if let Some(Question::Tavern { beer, .. }) = s.pending.top_mut() {
        *beer = true;
    }
}

/// ML-7.36, ML-7.37: pays, joins, gives dice, and the slot is refilled.
pub(crate) fn hire(
    s: &mut State,
    question: Question,
    member: MemberId,
    savings: Savings,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let seat = question.seat(s);
    s.pending.pop();
    if let Question::Tavern { discount, .. } = question {
        let off = citadel::saved_by(s, seat, Building::Tavern, savings);
        supply::pay(s, seat, citadel::price(member.card().cost, discount, off), log);
        citadel::use_savings(s, savings);
    }
    if let Some(slot) = s.tavern.iter().position(|&offered| offered == Some(member)) {
        s.tavern[slot] = None;
    }
    s.novices.remove(member);
    clans::join(s, seat, member, log);
    supply::gain_dice(s, seat, member.card().dice, chance, log);
    supply::fill_tavern(s, chance, log);
}
