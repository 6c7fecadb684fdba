//! Slaying a monster (VA-11).

use std::ops::RangeInclusive;

use table::{Chance, Log, Number};

use super::payment::Price;
use super::{Each, Flow, end};
use crate::components::{MonsterId, NOTHING, powers};
use crate::event::Ending;
use crate::state::Giver;
use crate::{Action, Event, State, effects};

/// VA-10.1, VA-10.5: how much Strength of the price of a monster the active player may replace by Magic.
#[inline]
fn payments(s: &State, monster: MonsterId) -> RangeInclusive<u8> {
    let (me, card) = (s.me(), monster.card());
    Price { tokens: card.strength, magic: card.magic }.replaceable(me.strength, me.magic)
}

/// VA-6.11, VA-10.9, VA-11.1: the top monster of each stack, with every Magic that may replace Strength.
#[inline]
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    for monster in s.monsters.iter().filter_map(crate::MonsterStack::top) {
        for magic in payments(s, monster) {
            each(Action::Slay { monster, magic: Number(magic) })?;
        }
    }
    Flow::Continue(())
}

/// Whether this is one of [`options`].
pub(crate) fn may(s: &State, monster: MonsterId, magic: u8) -> bool {
    let on_top = s.monsters.iter().any(|stack| stack.top() == Some(monster));
    on_top && payments(s, monster).contains(&magic)
}

/// VA-1.9, VA-6.15: one more slaying, or none; nothing to ask if no monster can be paid for.
pub(crate) fn extra_options(s: &State, each: &mut impl Each) -> Flow {
    let mut any = false;
    options(s, &mut |action| {
        any = true;
        each(action)
    })?;
    if any { each(Action::Decline) } else { Flow::Continue(()) }
}

/// VA-6.23, VA-10.1, VA-10.11, VA-11.2, VA-11.3, VA-19.27: payment, card, trigger, reward. Alone, the last monster ends
/// the game at once.
pub(crate) fn slay(
    s: &mut State,
    monster: MonsterId,
    magic: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    let card = monster.card();
    let (strength, magic) = (card.strength - magic, card.magic + magic);
    s.me_mut().pay(NOTHING.strength(strength.into()).magic(magic.into()));
    if let Some(stack) = s.monsters.iter_mut().find(|stack| stack.area == card.area) {
        stack.take();
    }
    s.me_mut().monsters.add(monster);
    let seat = s.active;
    log.push(Event::Slain { seat, monster, strength: Number(strength), magic: Number(magic) });
    if s.is_solo() && none_left(s) {
        return end::game(s, Ending::SlainAll, chance, log);
    }
    for domain in s.me().domains.and(powers::OWN_SLAY) {
        effects::give(s, seat, domain, log);
    }
    effects::resolve(s, Giver::Monster(monster), 0, card.reward, chance, log);
}

/// VA-16.1: no monster is left in the centre.
pub(crate) fn none_left(s: &State) -> bool {
    s.monsters.iter().all(crate::MonsterStack::is_empty)
}
