//! Composed payments: all of them at once, as a page or a table shows them (AB-10.1 to AB-10.6). Plain on purpose; play
//! itself never comes here.

use std::ops::ControlFlow;

use table::{Id, Seat};

use super::{Demand, Terms, pearls_due, value};
use crate::components::{Allies, KINDS, Kind, LordId, Race, Races};
use crate::rules::{first_option, recruit};
use crate::{Action, Question, State};

/// AB-10.3: the allies of a payment, and the pearls that follow from them (AB-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// What is played.
    pub allies: Allies,
    /// What is paid.
    pub pearls: u8,
}

/// AB-10.4, AB-10.5, AB-10.6: every legal payment of `seat` for `lord` once: fewer pearls first, then fewer cards, then
/// by canonical list. Whether `lord` is in the Court and `seat` is to act is not asked.
pub fn enumerate(s: &State, seat: Seat, lord: LordId) -> Vec<Payment> {
    enumerate_up_to(s, seat, lord, usize::MAX).unwrap_or_default()
}

/// The same, or `None` if there are more than `most`, or so many cards that finding them takes long: a hand may hold
/// hundreds of thousands of sets (AB-10.13), and this is asked after every step.
pub fn enumerate_up_to(s: &State, seat: Seat, lord: LordId, most: usize) -> Option<Vec<Payment>> {
    let player = s.players.get(seat)?;
    let demand = Terms::of(s, seat).demand(lord);
    let sets = player.hand.iter().fold(1, |sets: usize, (_, count)| sets.saturating_mul(count as usize + 1));
    if sets > most.saturating_mul(4) {
        return None;
    }
    let mut payments = Vec::new();
    let walk = extend(&player.hand, &mut Allies::default(), 0, demand, &mut |allies| {
        if is_legal(allies, player.pearls, demand) {
            if payments.len() == most {
                return ControlFlow::Break(());
            }
            payments.push(Payment { allies: *allies, pearls: pearls_due(allies, demand) });
        }
        ControlFlow::Continue(())
    });
    payments.sort_by_cached_key(|payment| {
        let list: Vec<Kind> = payment.allies.each().collect();
        (payment.pearls, list.len(), list)
    });
    walk.is_continue().then_some(payments)
}

/// Walks through the multisets that add kinds from number `from` on, leaving out those that can never become legal.
fn extend(
    hand: &Allies,
    picks: &mut Allies,
    from: usize,
    demand: Demand,
    visit: &mut impl FnMut(&Allies) -> ControlFlow<()>,
) -> ControlFlow<()> {
    visit(picks)?;
    for kind in (from..KINDS).filter_map(Kind::from_index) {
        if picks.count(kind) < hand.count(kind) {
            picks.add(kind);
            if races(picks).len() <= demand.races as usize && superfluous(picks, demand).is_none() {
                extend(hand, picks, kind.index(), demand, visit)?;
            }
            let back = picks.take(kind);
            debug_assert!(back, "it was added");
        }
    }
    ControlFlow::Continue(())
}

/// AB-9.3, AB-9.4, AB-9.5, AB-9.6, AB-9.7, AB-9.8, AB-9.9: whether the allies and at most `pearls` pearls pay for it.
fn is_legal(allies: &Allies, pearls: u16, demand: Demand) -> bool {
    !allies.is_empty()
        && races(allies).len() == demand.races as usize
        && demand.mandatory.without(races(allies)).is_empty()
        && u16::from(pearls_due(allies, demand)) <= pearls
        && superfluous(allies, demand).is_none()
}

/// AB-9.9: a card without which the payment would do as well. Adding cards never makes it useful again.
pub(crate) fn superfluous(allies: &Allies, demand: Demand) -> Option<Kind> {
    let of_race = |race: Race| allies.iter().filter(move |(kind, _)| kind.race() == race);
    let cards = |race: Race| of_race(race).map(|(_, count)| count).sum::<u8>();
    let total = value(allies);
    allies.kinds().find(|ally| cards(ally.race()) > 1 && total - ally.value() >= demand.sum)
}

fn races(allies: &Allies) -> Races {
    allies.kinds().map(Kind::race).collect()
}

/// AB-10.1, AB-10.12: the decisions of the active player that recruit `lord` with exactly these allies, from D-MAIN on.
/// Steps that the engine takes itself, because nothing else is possible, are left out. `None` if it is not legal.
pub fn steps(s: &State, lord: LordId, allies: &Allies) -> Option<Vec<Action>> {
    let mut s = *s;
    let recruit = Action::Recruit { lord };
    let main = s.pending.top().filter(|&question| question == Question::Main)?;
    if !crate::rules::is_option(&s, main, recruit) {
        return None;
    }
    let mut steps = vec![recruit];
    recruit::choose(&mut s, lord);
    let mut cards = allies.each();
    loop {
        let wanted = cards.next().map_or(Action::PayConfirm, |ally| Action::PayAdd { ally });
        let question = s.pending.top()?;
        if !crate::rules::is_option(&s, question, wanted) {
            return None;
        }
        if first_option(&s, question) != Some((wanted, true)) {
            steps.push(wanted);
        }
        match wanted {
            Action::PayAdd { ally } => recruit::add(&mut s, ally),
            _ => return Some(steps),
        }
    }
}
