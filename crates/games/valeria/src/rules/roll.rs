//! The Roll Phase (VA-7).

use table::{Chance, Log, Number};

use super::{Each, Flow};
use crate::components::{Bundle, DIE_FACES, DomainId, Effect, NOTHING, powers};
use crate::{Action, DICE, Event, Question, State, effects, score};

/// VA-7.1, VA-6.20: both dice, the first one first.
pub(crate) fn roll(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.turn.dice = [chance.die(DICE, DIE_FACES), chance.die(DICE, DIE_FACES)];
    let [one, two] = s.turn.dice;
    log.push(Event::Rolled { seat: s.active, one: Number(one), two: Number(two) });
    pay_for_doubles(s, log);
    s.pending.push(Question::Dice);
}

/// VA-7.11, VA-7.12: doubles pay at the moment they are there, whoever owns the domain.
fn pay_for_doubles(s: &mut State, log: &mut impl Log<Event>) {
    if s.turn.dice[0] != s.turn.dice[1] {
        return;
    }
    for seat in s.active.round(s.players.seats()) {
        for domain in s.players[seat].domains.and(powers::ANY_DOUBLES) {
            effects::give(s, seat, domain, log);
        }
    }
}

/// VA-6.6, VA-7.9: each usable domain with die 1, then with die 2 if that one shows something else; then `keep`.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    let usable = s.me().domains.and(powers::OWN_ROLL).without(s.turn.used);
    for domain in usable {
        for die in [1, 2] {
            let alike = die == 2 && s.turn.dice[0] == s.turn.dice[1];
            if !alike && outcome(s, domain, die).is_some() {
                each(Action::Change { domain, die: Number(die) })?;
            }
        }
    }
    each(Action::Keep)
}

/// VA-1.12, VA-1.13, VA-7.5, VA-7.6, VA-7.7, VA-7.8: the face that the domain turns this die to, and its price; `None`
/// if it cannot.
pub(crate) fn outcome(s: &State, domain: DomainId, die: u8) -> Option<(u8, Bundle)> {
    let shown = s.turn.dice[usize::from(die == 2)];
    match domain.card().effect {
        Effect::SetDie { value, pay, pay_per } => {
            let price = pay.times(pay_per.map_or(1, |per| score::count(s.me(), per)));
            (shown != value && s.me().has(price)).then_some((value, price))
        }
        Effect::LowerDie { by, min } => {
            shown.checked_sub(by).filter(|&face| face >= min).map(|face| (face, NOTHING))
        }
        _ => None,
    }
}

/// VA-7.3, VA-7.4, VA-7.7: the price is paid at once; the other domains may still be used on the same die.
pub(crate) fn change(s: &mut State, domain: DomainId, die: u8, log: &mut impl Log<Event>) {
    let Some((face, price)) = outcome(s, domain, die) else { return };
    s.me_mut().pay(price);
    s.turn.dice[usize::from(die == 2)] = face;
    s.turn.used.insert(domain);
    log.push(Event::DieChanged {
        seat: s.active,
        domain,
        die: Number(die),
        face: Number(face),
        gold: Number(price.gold as u8),
    });
    pay_for_doubles(s, log);
}

/// VA-7.10: the dice are final.
pub(crate) fn keep(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    let [one, two] = s.turn.dice;
    log.push(Event::DiceKept { seat: s.active, one: Number(one), two: Number(two) });
}
