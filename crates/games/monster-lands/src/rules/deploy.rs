//! Turns of the deployment phase (ML-6A).

use table::{Log, Seat};

use super::{Each, Flow, citadel, free, load, work};
use crate::components::Gears;
use crate::values::Area;
use crate::{Action, Event, Question, State, Step};

/// ML-6.1: `seat` is on turn.
pub(crate) fn begin_turn(s: &mut State, seat: Seat) {
    s.active = seat;
    s.moved = Gears::new();
    s.pending.push(Question::Turn { seat });
}

/// ML-6.1, ML-6.8: the next player who is not out, or the adventure phase.
pub(crate) fn next_turn(s: &mut State) {
    let inside = Seat::all(s.count()).filter(|&seat| !s.out.contains(seat)).count();
    if inside == 0 || usize::from(s.passes) >= inside {
        s.area = Area::Dice;
        s.step = Step::Area;
        return;
    }
    let players = s.count();
    let mut seat = s.active.next(players);
    while s.out.contains(seat) {
        seat = seat.next(players);
    }
    begin_turn(s, seat);
}

/// ML-6.2 to ML-6.9: free operations, then a main action, or a pass where there is none.
pub(crate) fn options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    free::turn_options(s, seat, each)?;
    let mut main = false;
    main_options(s, seat, &mut |action| {
        main = true;
        each(action)
    })?;
    if !main {
        each(Action::Pass)?;
    }
    Flow::Continue(())
}

/// Those of [`options`] that are like `action`: of its kind, in its building or on its path. Whether one action is legal can be
/// told without walking through all.
pub(crate) fn options_like(s: &State, seat: Seat, action: Action, each: &mut impl Each) -> Flow {
    let dice = !s.players[seat].pool.is_empty(); // ML-6.4
    match action {
        Action::Visit { building, .. } if dice => citadel::visits(s, seat, building, each),
        Action::Assign { path, .. } if dice => load::assigns(s, seat, path, each),
        Action::Work { .. } if dice => work::options(s, seat, each),
        Action::Pass if main_options(s, seat, &mut |_| Flow::Break(())).is_continue() => each(Action::Pass),
        _ => free::turn_options_like(s, seat, action, each),
    }
}

fn main_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    if s.players[seat].pool.is_empty() {
        return Flow::Continue(()); // ML-6.4
    }
    citadel::visit_options(s, seat, each)?;
    load::assign_options(s, seat, each)?;
    work::options(s, seat, each)
}

/// A main action is taken: the turn is over when all that follows from it is answered (ML-6.3).
pub(crate) fn main_action(s: &mut State) {
    s.pending.pop();
    s.passes = 0;
    s.step = if s.solo() { Step::Rival } else { Step::Deploy };
}

/// ML-6.4, ML-6.6, ML-6.7, ML-19.6, ML-19.7.
pub(crate) fn pass(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Passed { seat });
    if s.players[seat].pool.is_empty() || s.solo() {
        s.out.insert(seat);
    } else {
        s.passes += 1;
    }
    s.step = Step::Deploy;
}
