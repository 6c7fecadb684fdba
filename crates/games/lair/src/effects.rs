//! The powers of the beasts (LA-5): a closed vocabulary, one file each.

pub(crate) mod prowl;
pub(crate) mod rob;

use table::Seat;

use crate::components::Power;
use crate::{Question, State};

/// LA-4.5, LA-5.5, LA-5.6: asks the winner about the power; `false` if there is nothing to ask.
pub(crate) fn ask(state: &mut State, by: Seat, power: Power) -> bool {
    let question = match power {
        Power::None => None,
        Power::Rob => rob::victims(state, by).next().map(|_| Question::Rob { by }),
        Power::Prowl => {
            prowl::can(state, by).then_some(Question::Prowl { by, left: crate::components::PROWLS })
        }
    };
    question.map(|question| state.pending.push(question)).is_some()
}
