//! The End Phase and the end of the game (VA-16, VA-19.27 to VA-19.34, VA-22.5).

use table::{Chance, Id, Log, Seat};

use super::{slay, turn};
use crate::components::{DUKES as ALL_DUKES, DukeId, ROUND_CAP};
use crate::event::Ending;
use crate::state::Phase;
use crate::{DUKES, DomainStack, Event, State, score};

/// VA-16.1, VA-16.4, VA-18.4: the end condition that holds on the present state.
pub(crate) fn condition(s: &State) -> Option<Ending> {
    if slay::none_left(s) {
        Some(Ending::Monsters)
    } else if s.domains.iter().all(DomainStack::is_empty) {
        Some(Ending::Domains)
    } else if s.exhausted.len() >= s.sizes().end_exhausted.into() {
        Some(Ending::Exhausted)
    } else {
        None
    }
}

/// VA-16.1, VA-16.2, VA-16.3, VA-16.5, VA-19.26, VA-22.5, VA-28.18: the turn is over; after the last one of a round the
/// game may be.
pub(crate) fn turn(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.turns += 1;
    s.turn.phase = Phase::End;
    let seats = s.players.seats();
    let limit = s.turns >= ROUND_CAP * u16::from(seats);
    if s.is_solo() {
        if limit {
            s.limit = true;
            log.push(Event::LimitReached);
            return by_points(s, chance, log);
        }
        return turn::start(s, s.active, log);
    }
    let next = s.active.next(seats);
    let holds = condition(s);
    if Some(next) == s.first {
        if let Some(ending) = holds {
            return game(s, ending, chance, log);
        }
        if limit {
            s.limit = true;
            log.push(Event::LimitReached);
            return game(s, Ending::Limit, chance, log);
        }
    } else if holds.is_some() {
        log.push(Event::LastRound);
    }
    turn::start(s, next, log);
}

/// VA-19.30, VA-19.39, VA-19.40: alone, the points decide; for that the Dark Lord is shown.
pub(crate) fn by_points(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    show_dark_lord(s, chance, log);
    let mine = score::score(s.me(), s.me().duke).total();
    let his = score::score(&score::dark_lord(s), s.dark_lord.duke).total();
    let ending = match mine.cmp(&his) {
        std::cmp::Ordering::Greater => Ending::ScoreWin,
        std::cmp::Ordering::Less => Ending::ScoreLoss,
        std::cmp::Ordering::Equal => Ending::ScoreDraw,
    };
    game(s, ending, chance, log);
}

/// VA-17.1, VA-19.33: nothing more is resolved, and all dukes are revealed.
pub(crate) fn game(s: &mut State, ending: Ending, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.pending.clear();
    for seat in Seat::all(s.players.seats()) {
        if let Some(duke) = s.players[seat].duke {
            log.push(Event::DukeShown { seat, duke });
        }
    }
    if s.is_solo() {
        show_dark_lord(s, chance, log);
    }
    s.ending = Some(ending);
    log.push(Event::Ended { ending });
}

/// VA-19.2, VA-19.3: the Dark Lord is one of the dukes not dealt, each equally likely.
fn show_dark_lord(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if s.dark_lord.duke.is_some() {
        return;
    }
    let mut weights = [1; ALL_DUKES];
    for duke in s.me().dealt {
        weights[duke.index()] = 0;
    }
    if let Some(duke) = chance.weighted(DUKES, &weights).and_then(DukeId::from_index) {
        s.dark_lord.duke = Some(duke);
        log.push(Event::DarkLordShown { duke });
    }
}
