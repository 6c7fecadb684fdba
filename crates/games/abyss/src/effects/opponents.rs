//! Powers against opponents (AB-1.2 to AB-1.5, AB-1.13). Opponents who are immune are left alone (AB-0.13), the others
//! are handled in play order (AB-0.2).

use table::{Chance, Log, Number, Seat, Secret};

use crate::components::{LordId, Lords};
use crate::rules::{Each, Flow, discard};
use crate::state::{SEATS, Stolen};
use crate::{Action, Event, Question, STEAL, State};

/// AB-0.2, AB-0.13: the opponents whom a lord of the active player touches, in play order.
fn affected(s: &State, by: LordId) -> table::Row<Seat, SEATS> {
    s.opponents().filter(|&seat| !s.is_immune(seat, by)).collect()
}

/// AB-1.2, AB-13.2: each discards so many allies, or the whole hand.
pub(super) fn discard_allies(s: &mut State, by: LordId, amount: u8) {
    let seats = affected(s, by);
    discard::ask(s, seats.iter().copied(), |s, seat| s.players[seat].hand.len().min(amount as usize));
}

/// AB-1.13, AB-13.7: each discards down to the limit.
pub(super) fn limit_hand(s: &mut State, by: LordId, limit: u8) {
    let seats = affected(s, by);
    discard::ask(s, seats.iter().copied(), |s, seat| discard::excess(s, seat, limit));
}

/// AB-1.3, AB-13.3, AB-16.10: each pays so many pearls to the treasury, or all they have.
pub(super) fn lose_pearls(s: &mut State, by: LordId, amount: u8, log: &mut impl Log<Event>) {
    for &seat in &affected(s, by) {
        let player = &mut s.players[seat];
        let paid = player.pearls.min(u16::from(amount));
        player.pearls -= paid;
        if paid > 0 {
            log.push(Event::PearlsLost { seat, amount: Number(paid as u8) });
        }
    }
}

/// AB-1.4, AB-13.4: asks for a lord of each opponent, the first in play order first.
pub(super) fn turn_lords(s: &mut State, by: LordId, per_opponent: u8) {
    for &owner in affected(s, by).iter().rev() {
        s.pending.push(Question::TurnLord { owner, left: per_opponent });
    }
}

/// AB-1.4, AB-13.4: D-TURN-LORD, the free lords that are not turned yet.
pub(crate) fn turn_lord_options(s: &State, owner: Seat, each: &mut impl Each) -> Flow {
    let targets: Lords = s.players[owner].active_lords();
    targets.iter().try_for_each(|lord| each(Action::TurnLord { lord }))
}

/// AB-1.4, AB-12.12: turns the lord.
pub(crate) fn turn_lord(s: &mut State, lord: LordId, log: &mut impl Log<Event>) {
    let Some(Question::TurnLord { owner, left }) = s.pending.pop() else { return };
    s.players[owner].turned.insert(lord);
    log.push(Event::Turned { owner, lord });
    if left > 1 {
        s.pending.push(Question::TurnLord { owner, left: left - 1 });
    }
}

/// AB-1.5, AB-13.10: D-STEAL, the opponents with a token. Nobody: the question is passed over.
pub(crate) fn steal_options(s: &State, by: LordId, each: &mut impl Each) -> Flow {
    Seat::all(s.players.seats())
        .filter(|&seat| seat != s.active && !s.is_immune(seat, by) && !s.players[seat].tokens.is_empty())
        .try_for_each(|from| each(Action::Steal { from }))
}

/// AB-1.5, AB-15.18: tokens change hands at random; both sides learn their value.
pub(crate) fn steal(s: &mut State, from: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(Question::Steal { amount, .. }) = s.pending.pop() else { return };
    let thief = s.active;
    for _ in 0..amount {
        if let Some(token) = s.players[from].tokens.draw(STEAL, chance) {
            s.players[thief].tokens.add(token);
            s.stolen = Some(Stolen { thief, from, token });
            log.push(Event::Stolen { thief, from, token: Secret::Known(token) });
        }
    }
}
