//! The turn (AB-4): start, plotting and powers, one action, control of locations, end window, hand check, end.
//!
//! A turn begins in [`start`]. The actions are in [`explore`](super::explore), [`support`](super::support) and
//! [`recruit`](super::recruit); when nothing is asked any more, [`proceed`] takes the next step.

use table::{Chance, Log, Number};

use super::{
    Each, Flow, control, council, court, discard, end, explore, first_option, plot, powers, recruit,
};
use crate::components::{Effect, powers as with};
use crate::state::{Step, Turn};
use crate::{Action, Event, Question, State};

/// AB-5.4: how often a choice can be taken back in a turn. The ledger sets no limit; this one is generous for people and
/// keeps every game finite, whatever is played: taking back costs two steps and changes nothing else.
pub(crate) const CANCELS: u8 = 10;

/// AB-4.2, AB-4.3, AB-4.4: everything counted by turn starts anew, lords pay, and the active player is asked.
pub(crate) fn start(s: &mut State, log: &mut impl Log<Event>) {
    s.turn = Turn::default();
    log.push(Event::TurnStarted { seat: s.active });
    for lord in s.me().active_lords().and(with::TURN_START) {
        if let Some(Effect::TurnStartPearls { amount, .. }) = lord.card().effect {
            gain_pearls(s, amount, log);
        }
    }
    s.pending.push(Question::Main);
}

/// AB-4.10, AB-4.11, AB-4.12, AB-4.13, AB-4.14: the steps after the action, each as often as it is due.
pub(crate) fn proceed(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    match s.turn.step {
        Step::Action => s.pending.push(Question::Main),
        Step::Court => {
            court::check(s, chance, log);
            s.turn.step = Step::Control;
        }
        Step::Control if control::is_due(s) => s.pending.push(Question::Control),
        Step::Control => s.turn.step = Step::EndWindow,
        Step::EndWindow if powers::any_usable(s) => s.pending.push(Question::End),
        Step::EndWindow => s.turn.step = Step::HandCheck,
        Step::HandCheck => {
            s.turn.step = Step::TurnEnd;
            discard::check_hand(s);
        }
        Step::TurnEnd => end::turn(s, log),
    }
}

/// AB-4.5, AB-4.9: D-MAIN.
pub(crate) fn main_options(s: &State, each: &mut impl Each) -> Flow {
    if plot::may_plot(s) {
        each(Action::Plot)?;
    }
    let mut stuck = true;
    let mut action = |action| {
        stuck = false;
        each(action)
    };
    if explore::can_reveal(s) {
        action(Action::Explore)?;
    }
    council::stacks(s).iter().try_for_each(|race| action(Action::Support { race }))?;
    recruit::affordable_lords(s).iter().try_for_each(|lord| action(Action::Recruit { lord }))?;
    if stuck {
        each(Action::PassTurn)?;
    }
    powers::use_options(s, each)
}

/// AB-4.9: the turn goes on to step 3 without an action.
pub(crate) fn pass(s: &mut State, log: &mut impl Log<Event>) {
    s.turn.passed = true;
    log.push(Event::TurnPassed { seat: s.active });
    action_chosen(s, Step::Control);
}

/// AB-4.4, AB-6.5: D-MAIN is over for this turn; when the action is resolved, `step` follows.
pub(crate) fn action_chosen(s: &mut State, step: Step) {
    s.pending.pop();
    s.turn.step = step;
}

/// AB-4.11: D-END.
pub(crate) fn end_options(s: &State, each: &mut impl Each) -> Flow {
    powers::use_options(s, each)?;
    each(Action::EndTurn)
}

/// AB-4.11: no more powers in this turn.
pub(crate) fn end_window_closes(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.turn.step = Step::HandCheck;
    log.push(Event::TurnEnded { seat: s.active });
}

/// AB-5.4: whether a choice can be taken back: not if it is the only one.
pub(crate) fn may_cancel(s: &State) -> bool {
    s.turn.cancels < CANCELS && s.draft.is_empty() && {
        let below = s.pending.iter().rev().nth(1);
        below.and_then(|question| first_option(s, question)).is_some_and(|(_, only)| !only)
    }
}

/// AB-5.4, AB-10.10: back to the decision below; nothing has changed.
pub(crate) fn cancel(s: &mut State) {
    s.pending.pop();
    s.turn.cancels += 1;
}

/// AB-0.10: the active player gains pearls from the treasury.
pub(crate) fn gain_pearls(s: &mut State, amount: u8, log: &mut impl Log<Event>) {
    s.me_mut().pearls += u16::from(amount);
    log.push(Event::PearlsGained { seat: s.active, amount: Number(amount) });
}
