//! Affiliation (AB-9.11 to AB-9.15): one of the allies played stays with the player for good.

use table::{Chance, Log};

use super::{Each, Flow, council, court, lords};
use crate::components::{Kind, powers as with};
use crate::{Action, Event, Question, State};

/// AB-9.11, AB-9.12, AB-9.13, AB-1.19, AB-9.22: the kinds of the lowest value played, or all with a Master of Magic who
/// was there before.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    let lowest = s.played.kinds().map(Kind::value).min().unwrap_or_default();
    let any = !s.me().active_lords().and(with::AFFILIATE_ANY).is_empty();
    let mut candidates = s.played.kinds().filter(|ally| any || ally.value() == lowest);
    candidates.try_for_each(|ally| each(Action::Affiliate { ally }))
}

/// AB-9.14, AB-9.15, AB-9.16: affiliates one, discards the others, and the lord enters.
pub(crate) fn affiliate(s: &mut State, ally: Kind, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(Question::Affiliate { lord }) = s.pending.pop() else { return };
    let mut others = s.played.take_everything();
    if others.take(ally) {
        s.me_mut().affiliated.add(ally);
    }
    council::discard_allies(s, &others);
    log.push(Event::Affiliated { seat: s.active, ally });
    court::leave(s, lord);
    lords::enter(s, lord, chance, log);
}
