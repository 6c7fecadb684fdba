//! Recruiting a lord (AB-9): choose one of the Court, pay, affiliate; then it enters.
//!
//! The choice of a lord and the picks of the payment change nothing and are seen by nobody else until the payment is
//! confirmed (AB-10.10). What may be picked is decided in [`payment`](super::payment); you leave by
//! [`affiliate`](super::affiliate).

use table::{Log, Number};

use super::payment::{self, Terms};
use super::turn::{action_chosen, may_cancel};
use super::{Each, Flow};
use crate::components::{AllyList, Kind, Kinds, LordId, Lords};
use crate::state::Step;
use crate::{Action, Event, Question, State};

/// AB-4.8, AB-9.1, AB-21.19: the lords of the Court for which there is a legal payment.
pub(crate) fn affordable_lords(s: &State) -> Lords {
    let me = s.me();
    let sums = payment::race_totals(&me.hand);
    if sums.iter().all(|&sum| sum == 0) {
        return Lords::default(); // AB-9.3: no payment without allies
    }
    let terms = Terms::of(s, s.active);
    let mut lords = Lords::default();
    for &lord in &s.court {
        if payment::is_affordable(&sums, me.pearls, terms.demand(lord)) {
            lords.insert(lord);
        }
    }
    lords
}

/// AB-10.1: the lord is chosen; the payment follows.
pub(crate) fn choose(s: &mut State, lord: LordId) {
    s.pending.push(Question::Pay { lord, next: Kinds::default(), confirm: false });
    look_ahead(s);
}

/// AB-10.11: one more ally.
pub(crate) fn add(s: &mut State, ally: Kind) {
    s.draft.add(ally);
    look_ahead(s);
}

/// Works out what may follow the picks so far.
fn look_ahead(s: &mut State) {
    let terms = Terms::of(s, s.active);
    let State { players, active, draft, pending, .. } = s;
    let me = &players[*active];
    if let Some(Question::Pay { lord, next, confirm }) = pending.top_mut() {
        (*next, *confirm) = payment::next(&me.hand, draft, me.pearls, terms.demand(*lord));
    }
}

/// AB-10.11, AB-5.4: D-PAY. A choice can be taken back before the first pick; later picks are taken back by undo, since
/// no pick is a barrier.
pub(crate) fn pay_options(s: &State, next: Kinds, confirm: bool, each: &mut impl Each) -> Flow {
    next.iter().try_for_each(|ally| each(Action::PayAdd { ally }))?;
    if confirm {
        each(Action::PayConfirm)?;
    }
    if s.draft.is_empty() && may_cancel(s) {
        each(Action::Cancel)?;
    }
    Flow::Continue(())
}

/// AB-9.6, AB-9.16, AB-15.13: pays, for all to see; one of the allies is affiliated next.
pub(crate) fn confirm(s: &mut State, log: &mut impl Log<Event>) {
    let Some(Question::Pay { lord, .. }) = s.pending.pop() else { return };
    let demand = Terms::of(s, s.active).demand(lord);
    let allies = s.draft.take_everything();
    let pearls = payment::pearls_due(&allies, demand);
    let me = s.me_mut();
    let held = me.hand.take_all(&allies);
    debug_assert!(held, "picks come from the hand");
    me.pearls -= u16::from(pearls);
    s.played = allies;
    log.push(Event::Paid { seat: s.active, lord, allies: AllyList(allies), pearls: Number(pearls) });
    action_chosen(s, Step::Court);
    s.pending.push(Question::Affiliate { lord });
}
