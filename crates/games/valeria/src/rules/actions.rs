//! The Action Phase (VA-9): its powers at the start and at the end, and the choice of an action.

use table::Log;

use super::{Each, Flow, build, recruit, slay};
use crate::components::{Bundle, Resource, powers};
use crate::{Action, Event, State, effects};

/// VA-9.1, VA-9.6, VA-9.9, VA-2.7: the domains that pay at the start, by number.
pub(crate) fn start(s: &mut State, log: &mut impl Log<Event>) {
    for domain in s.me().domains.and(powers::OWN_ACTION_START) {
        effects::give(s, s.active, domain, log);
    }
}

/// VA-9.7, VA-9.8, VA-2.7: the next domain that takes a token at the end, by number; `false` if there is none left.
pub(crate) fn end(s: &mut State, log: &mut impl Log<Event>) -> bool {
    let due = s.me().domains.and(powers::OWN_ACTION_END).without(s.turn.ended);
    let Some(domain) = due.first() else { return false };
    s.turn.ended.insert(domain);
    effects::ask_victim(s, domain, log);
    true
}

/// VA-6.11, VA-9.2, VA-9.3, VA-9.4: slay, recruit, take a resource, build.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    slay::options(s, each)?;
    recruit::options(s, each)?;
    Resource::ALL.iter().try_for_each(|&resource| each(Action::Take { resource }))?;
    build::options(s, each)
}

/// VA-13.1: one resource from the bank.
pub(crate) fn take(s: &mut State, resource: Resource, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.me_mut().gain(Bundle::of(resource, 1));
    log.push(Event::ResourceTaken { seat: s.active, resource });
}
