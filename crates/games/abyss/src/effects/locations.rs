//! Powers that exchange locations (AB-1.8, AB-1.35): the Illusionist and the Black Smokers.

use table::{Id, Log};

use crate::components::{LocationId, OnGain};
use crate::rules::{Each, Flow, control};
use crate::{Action, Event, Question, State};

/// AB-13.23: an own location and an available one, or the power is lost.
pub(super) fn may_swap(s: &mut State) {
    if !s.me().locations.is_empty() && !s.available.is_empty() {
        s.pending.push(Question::SwapLocation);
    }
}

/// AB-1.8: D-SWAP-LOCATION.
pub(crate) fn swap_location_options(s: &State, each: &mut impl Each) -> Flow {
    for own in s.me().locations {
        s.available.iter().try_for_each(|tile| each(Action::SwapLocation { own, tile }))?;
    }
    each(Action::Decline)
}

/// AB-1.8, AB-11.16: the tiles change places, and the new one is gained.
pub(crate) fn swap_location(s: &mut State, own: LocationId, tile: LocationId, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.available.remove(tile);
    s.available.insert(own);
    control::exchange(s, own, tile);
    log.push(Event::LocationSwapped { seat: s.active, old: own, new: tile });
    on_gain(s, tile, log);
}

/// AB-1.35, AB-11.12, AB-14.12, AB-14.13: what a tile does when it is gained, by whatever way.
pub(crate) fn on_gain(s: &mut State, tile: LocationId, log: &mut impl Log<Event>) {
    match tile.tile().on_gain {
        Some(OnGain::SwapWithStack) if !s.stack.is_empty() => {
            log.push(Event::StackSearched { seat: s.active });
            s.pending.push(Question::StackSwap { tile });
        }
        Some(OnGain::SwapWithStack) | None => {}
    }
}

/// AB-1.35, AB-15.16: D-STACK-SWAP, any tile of the stack, in canonical order.
pub(crate) fn stack_swap_options(s: &State, each: &mut impl Each) -> Flow {
    let stack = LocationId::all().filter(|&tile| s.stack.contains(tile));
    stack.map(|tile| Action::StackSwap { tile }).try_for_each(&mut *each)?;
    each(Action::Decline)
}

/// AB-1.35, AB-14.14: the tile of the stack takes the place of this one, which is removed from the game. The stack is
/// shuffled: it has no order anyway.
pub(crate) fn stack_swap(s: &mut State, new: LocationId, log: &mut impl Log<Event>) {
    let Some(Question::StackSwap { tile: old }) = s.pending.pop() else { return };
    if s.stack.take(new) {
        s.removed.insert(old);
        control::exchange(s, old, new);
        log.push(Event::StackSwapped { seat: s.active, old, new });
        on_gain(s, new, log);
    }
}
