//! The choice of dukes (VA-4.14, VA-4.16): everybody at the same time and in secret.

use table::{Log, Seat, SeatSet, Secret};

use super::{Each, Flow};
use crate::components::DukeId;
use crate::{Action, Event, State};

/// VA-4.16: those who have not chosen.
pub(crate) fn asked(s: &State) -> SeatSet {
    s.players.iter().filter(|(_, player)| player.duke.is_none()).map(|(seat, _)| seat).collect()
}

/// VA-6.5: the two dukes dealt. They are dealt as a pair, in canonical order.
pub(crate) fn options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    s.players[seat].dealt.into_iter().try_for_each(|duke| each(Action::ChooseDuke { duke }))
}

/// VA-4.14, VA-21.11: keeps a duke; the others learn only that a choice was made.
pub(crate) fn choose(s: &mut State, seat: Seat, duke: DukeId, log: &mut impl Log<Event>) {
    s.players[seat].duke = Some(duke);
    log.push(Event::DukeChosen { seat, duke: Secret::Known(duke) });
    if asked(s).is_empty() {
        s.pending.pop();
    }
}
