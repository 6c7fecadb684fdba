//! Which keys take a location (AB-11.7, AB-11.8).

use table::Log;

use super::{Each, Flow, control};
use crate::action::KeySet;
use crate::components::{KEYS_PER_LOCATION, LordId, Lords, powers as with};
use crate::{Action, Event, Question, State};

/// AB-11.7, AB-11.8, AB-12.14, AB-13.40: an active ambassador, or else any three among active one-key lords and tokens.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    let active = s.me().active_lords();
    let ambassadors = active.and(with::ALL_KEYS);
    if !ambassadors.is_empty() {
        return ambassadors.iter().try_for_each(|lord| each(Action::Keys { keys: KeySet::ambassador(lord) }));
    }
    let mut chosen = [LordId::default(); KEYS_PER_LOCATION as usize];
    combine(active.and(with::ONE_KEY), s.me().keys, &mut chosen, 0, each)
}

/// The sets that begin with the first `count` of `chosen`, in canonical order: first the one that adds only tokens.
fn combine(lords: Lords, tokens: u8, chosen: &mut [LordId; 3], count: usize, each: &mut impl Each) -> Flow {
    if chosen.len() - count <= tokens as usize {
        each(Action::Keys { keys: KeySet::of(&chosen[..count]) })?;
    }
    if count == chosen.len() {
        return Flow::Continue(());
    }
    let mut rest = lords;
    for lord in lords {
        rest.remove(lord);
        chosen[count] = lord;
        combine(rest, tokens, chosen, count + 1, each)?;
    }
    Flow::Continue(())
}

/// AB-11.7: the tile is controlled with these keys.
pub(crate) fn use_keys(s: &mut State, keys: KeySet, log: &mut impl Log<Event>) {
    if let Some(Question::Keys { tile }) = s.pending.pop() {
        control::gain(s, tile, keys, log);
    }
}
