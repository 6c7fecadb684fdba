//! Requesting support from the Council (AB-8), and taking stacks by powers.

use table::Log;

use super::turn::action_chosen;
use super::{Each, Flow, council, powers};
use crate::components::{Effect, Race, powers as with};
use crate::state::Step;
use crate::{Action, Event, Question, State};

/// AB-8.1, AB-8.3, AB-1.18: takes the stack; an Alchemist asks for further ones.
pub(crate) fn support(s: &mut State, race: Race, log: &mut impl Log<Event>) {
    action_chosen(s, Step::Control);
    let stacks = s.me().active_lords().and(with::SUPPORT_STACKS).iter();
    let most = stacks.filter_map(|lord| match lord.card().effect {
        Some(Effect::SupportStacks { amount }) => Some(amount),
        _ => None,
    });
    let further = most.max().unwrap_or(1) - 1;
    council::take(s, race, log);
    if further > 0 {
        s.pending.push(Question::FurtherStack { left: further });
    }
}

/// AB-8.4, AB-8.5, AB-12.9: D-STACK2, any stack left; open, but skipped when there is none.
pub(crate) fn further_options(s: &State, each: &mut impl Each) -> Flow {
    if council::stacks(s).is_empty() {
        return Flow::Continue(());
    }
    stack_options(s, each)?;
    powers::use_options(s, each)
}

/// AB-1.7, AB-13.20: D-STACK, any stack that is not empty.
pub(crate) fn stack_options(s: &State, each: &mut impl Each) -> Flow {
    council::stacks(s).iter().try_for_each(|race| each(Action::Stack { race }))
}

/// AB-1.7, AB-8.3: takes the stack and asks for the next while there are more to take.
pub(crate) fn stack(s: &mut State, race: Race, log: &mut impl Log<Event>) {
    let asked = s.pending.pop();
    council::take(s, race, log);
    match asked {
        Some(Question::FurtherStack { left }) if left > 1 => {
            s.pending.push(Question::FurtherStack { left: left - 1 });
        }
        Some(Question::Stack { left }) if left > 1 => s.pending.push(Question::Stack { left: left - 1 }),
        _ => {}
    }
}
