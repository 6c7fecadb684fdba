//! Recruiting a citizen, and gaining citizens in other ways (VA-12).

use std::ops::RangeInclusive;

use table::{Chance, Id, Log, Number};

use super::payment::Price;
use super::{Each, Flow};
use crate::components::{CitizenId, NOTHING, STARTERS, powers};
use crate::state::Player;
use crate::{Action, Event, State, effects};

/// VA-12.2, VA-12.3, VA-1.14, VA-20.7: the base cost, and 1 more for each own card of that name.
#[inline]
pub(crate) fn price(player: &Player, citizen: CitizenId) -> u8 {
    let base = citizen.card().cost;
    if player.domains.and(powers::IGNORE_PLUS).is_empty() { base + named(player, citizen) } else { base }
}

/// VA-1.19: own cards of that name, starters included.
#[inline]
pub(crate) fn named(player: &Player, citizen: CitizenId) -> u8 {
    let starters = STARTERS.iter().filter(|starter| starter.named == citizen).count() as u8;
    player.citizens.count(citizen) + starters
}

/// VA-10.5: how much Gold of the price of a citizen the active player may replace by Magic.
#[inline]
fn payments(s: &State, citizen: CitizenId) -> RangeInclusive<u8> {
    let me = s.me();
    Price { tokens: price(me, citizen), magic: 0 }.replaceable(me.gold, me.magic)
}

/// VA-6.11, VA-10.9, VA-12.1: the top citizen of each stack, with every Magic that may replace Gold.
#[inline]
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    for citizen in s.top_citizens() {
        for magic in payments(s, citizen) {
            each(Action::Recruit { citizen, magic: Number(magic) })?;
        }
    }
    Flow::Continue(())
}

/// Whether this is one of [`options`].
pub(crate) fn may(s: &State, citizen: CitizenId, magic: u8) -> bool {
    s.citizens[citizen.card().slot.index()].top == Some(citizen) && payments(s, citizen).contains(&magic)
}

/// VA-10.11, VA-12.4: payment, then the card.
pub(crate) fn recruit(
    s: &mut State,
    citizen: CitizenId,
    magic: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    let gold = price(s.me(), citizen) - magic;
    s.me_mut().pay(NOTHING.gold(gold.into()).magic(magic.into()));
    log.push(Event::Recruited { seat: s.active, citizen, gold: Number(gold), magic: Number(magic) });
    gain(s, citizen, chance, log);
}

/// VA-12.4, VA-12.6, VA-12.7, VA-20.9: the card comes into the tableau, and domains pay for it.
pub(crate) fn gain(s: &mut State, citizen: CitizenId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    take_from_centre(s, citizen, chance, log);
    s.me_mut().citizens.add(citizen);
    for domain in s.me().domains.and(powers::OWN_CITIZEN_GAIN) {
        effects::give(s, s.active, domain, log);
    }
}

/// VA-20.5, VA-20.9: the top card leaves its stack; in a mixed one the next is turned up at once.
pub(crate) fn take_from_centre(
    s: &mut State,
    citizen: CitizenId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let mixed = s.mixed;
    if let Some((_, Some(citizen))) = s.citizens[citizen.card().slot.index()].take(mixed, chance) {
        log.push(Event::CitizenRevealed { citizen });
    }
}
