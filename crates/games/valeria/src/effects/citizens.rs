//! Citizens for nothing (VA-1.8).

use table::{Chance, Log};

use crate::components::{CitizenId, Filter};
use crate::rules::{Each, Flow, recruit};
use crate::{Action, Event, State};

/// VA-1.8, VA-6.13, VA-11.8, VA-12.5, VA-12.8, VA-20.6: the top cards that fit, in slot order; then `none` if that is
/// allowed. Nothing to ask if no card fits.
pub(crate) fn citizen_options(s: &State, filter: Filter, each: &mut impl Each) -> Flow {
    let mut any = false;
    for citizen in s.top_citizens().filter(|&citizen| filter.fits(citizen)) {
        any = true;
        each(Action::TakeCitizen { citizen })?;
    }
    if any && filter.optional { each(Action::Decline) } else { Flow::Continue(()) }
}

/// VA-12.5: the card comes into the tableau without payment.
pub(crate) fn take_citizen(
    s: &mut State,
    citizen: CitizenId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    log.push(Event::CitizenTaken { seat: s.active, citizen });
    recruit::gain(s, citizen, chance, log);
}
