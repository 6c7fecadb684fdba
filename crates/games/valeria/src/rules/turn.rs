//! The turn (VA-6): its moments in order. Each is in its own file; here is what follows what.

use table::{Chance, Log, Seat};

use super::{actions, attack, decide, end, exhausted, harvest, roll, thief};
use crate::state::{Phase, Step, Turn};
use crate::{Event, FIRST, Question, State};

/// VA-6.22: the next moment of the turn, when nothing is asked any more.
pub(crate) fn proceed(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    match s.turn.step {
        Step::Start => first_player(s, chance, log),
        Step::Roll => {
            s.turn.step = Step::Thief;
            roll::roll(s, chance, log);
        }
        Step::Thief => {
            s.turn.step = Step::Gains;
            s.turn.phase = Phase::Harvest;
            thief::ask(s);
        }
        Step::Gains => {
            s.turn.step = Step::Decisions;
            s.turn.harvested = 0;
            harvest::gains(s, log);
        }
        Step::Decisions => {
            if !decide::next_player(s) {
                let second = s.turn.phase == Phase::SecondHarvest;
                s.turn.step = if second { Step::End } else { Step::ActionStart };
            }
        }
        Step::ActionStart => {
            s.turn.step = Step::Actions;
            s.turn.phase = Phase::Action;
            actions::start(s, log);
        }
        Step::Actions => next_action(s, chance, log),
        Step::ActionEnd => {
            if !actions::end(s, log) {
                s.turn.step = if s.is_solo() { Step::Attacks } else { Step::End };
            }
        }
        Step::Attacks => next_attack(s, chance, log),
        Step::End => end::turn(s, chance, log),
    }
}

/// VA-4.17, VA-6.22: the first player is drawn, each seat equally likely. Alone there is nothing to draw.
fn first_player(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let seats = s.players.seats();
    let drawn = if seats == 1 { 0 } else { chance.below(FIRST, seats.into()) };
    let seat = Seat::new(drawn as u8).unwrap_or_default();
    log.push(Event::FirstPlayer { seat });
    s.first = Some(seat);
    start(s, seat, log);
}

/// VA-6.2, VA-18.5: the dice, and with five players the Rest token, are with their next owners.
pub(crate) fn start(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.active = seat;
    s.turn = Turn { step: Step::Roll, phase: Phase::Roll, ..Turn::default() };
    log.push(Event::TurnStarted { seat });
    if let Some(resting) = s.resting() {
        log.push(Event::Rests { seat: resting });
    }
}

/// VA-9.2, VA-9.5, VA-28.12: finishes an action, and asks for the next one until both are taken.
fn next_action(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if s.turn.actions > 0 {
        exhausted::settle(s, chance, log);
    }
    if s.turn.actions == crate::components::ACTIONS {
        s.turn.step = Step::ActionEnd;
    } else if !s.is_over() {
        s.turn.actions += 1;
        s.pending.push(Question::Action);
    }
}

/// VA-19.5, VA-19.22: finishes an attack, and makes the next one; then the Second Harvest begins.
fn next_attack(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if s.turn.attacks > 0 {
        exhausted::settle(s, chance, log);
    }
    s.turn.phase = Phase::Monsters;
    if s.is_over() {
        return;
    }
    if s.turn.attacks == 2 {
        s.turn.step = Step::Gains;
        s.turn.phase = Phase::SecondHarvest;
        log.push(Event::SecondHarvest { seat: s.active });
    } else {
        s.turn.attacks += 1;
        attack::next(s, chance, log);
    }
}
