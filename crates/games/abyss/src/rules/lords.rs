//! A lord comes under a player's ownership (AB-0.12, AB-12.1), by whatever way.

use table::{Chance, Log};

use super::end;
use crate::components::{END_LORDS, LordId};
use crate::{Event, State, effects};

/// AB-12.1, AB-12.2, AB-12.6, AB-17.1: places the lord free and unturned, compares the number of lords, then resolves
/// its power before anything else goes on.
pub(crate) fn enter(s: &mut State, lord: LordId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let me = s.me_mut();
    me.lords.insert(lord);
    me.free.insert(lord);
    log.push(Event::Entered { seat: s.active, lord });
    if s.me().lords.len() >= END_LORDS {
        end::trigger(s, log);
    }
    if let Some(effect) = lord.card().effect {
        effects::on_entry(s, lord, effect, chance, log);
    }
}

/// AB-0.11, AB-1.10, AB-12.13: an own free lord is discarded for good.
pub(crate) fn discard(s: &mut State, lord: LordId, log: &mut impl Log<Event>) {
    let me = s.me_mut();
    me.lords.remove(lord);
    me.free.remove(lord);
    me.turned.remove(lord);
    s.turn.used.remove(lord);
    s.lord_discard.insert(lord);
    log.push(Event::LordDiscarded { seat: s.active, lord });
}
