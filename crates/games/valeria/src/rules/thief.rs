//! H1: the active player's Thieves act before everything else (VA-8.11 to VA-8.15).

use table::{Log, Number};

use super::{Each, Flow, harvest};
use crate::action::Opponent;
use crate::components::{Bundle, CitizenId, Effect, Resource};
use crate::{Action, Event, Question, State};

/// VA-8.11, VA-8.12: one question for each activation.
pub(crate) fn ask(s: &mut State) {
    let times = harvest::times(s.turn.dice, CitizenId::Thief.card().slot);
    let left = times * s.me().citizens.count(CitizenId::Thief);
    if left > 0 {
        s.pending.push(Question::Thief { left });
    }
}

/// What the Thief takes, and how much of it at most.
fn power() -> (&'static [Resource], u8) {
    match CitizenId::Thief.card().on {
        Effect::Steal { kinds, amount, .. } => (kinds, amount),
        _ => (&[], 0),
    }
}

/// VA-1.7, VA-6.7, VA-8.13, VA-8.14, VA-8.15, VA-19.9: one kind from one opponent, as much as one likes; alone, the
/// full amount from the bank.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    let (kinds, most) = power();
    if s.is_solo() {
        return kinds.iter().try_for_each(|&resource| each(Action::StealFromBank { resource }));
    }
    let mut any = false;
    for (from, seat) in Opponent::all_of(s.active, s.players.seats()) {
        for &resource in kinds {
            for amount in 1..=s.players[seat].held(resource).min(most.into()) as u8 {
                any = true;
                each(Action::Steal { from, resource, amount: Number(amount) })?;
            }
        }
    }
    if any { each(Action::Nothing) } else { Flow::Continue(()) }
}

/// One activation is used up.
fn used(s: &mut State) {
    match s.pending.top_mut() {
        Some(Question::Thief { left }) if *left > 1 => *left -= 1,
        _ => _ = s.pending.pop(),
    }
}

/// VA-28.14: tokens pass from the opponent to the active player.
pub(crate) fn steal(
    s: &mut State,
    from: Opponent,
    resource: Resource,
    amount: u8,
    log: &mut impl Log<Event>,
) {
    used(s);
    let Some(victim) = from.seat(s.active, s.players.seats()) else { return };
    move_tokens(s, victim, resource, amount);
    log.push(Event::ThiefTook { seat: s.active, from: victim, resource, amount: Number(amount) });
}

/// Tokens pass from an opponent to the active player.
pub(crate) fn move_tokens(s: &mut State, victim: table::Seat, resource: Resource, amount: u8) {
    let tokens = Bundle::of(resource, amount.into());
    s.players[victim].pay(tokens);
    s.me_mut().gain(tokens);
}

/// VA-19.8, VA-19.9: alone, what would be taken from a player is taken from the bank.
pub(crate) fn steal_from_bank(s: &mut State, resource: Resource, log: &mut impl Log<Event>) {
    used(s);
    let amount = power().1;
    s.me_mut().gain(Bundle::of(resource, amount.into()));
    log.push(Event::ThiefTookFromBank { seat: s.active, resource, amount: Number(amount) });
}

/// VA-8.14: less than 3 may be nothing.
pub(crate) fn idle(s: &mut State, log: &mut impl Log<Event>) {
    used(s);
    log.push(Event::ThiefIdle { seat: s.active });
}
