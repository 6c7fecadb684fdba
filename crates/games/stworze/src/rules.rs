//! Who acts, what is legal, and what it does: the top frame decides.

mod area;
mod attribute;
pub(crate) mod aura;
mod clash;
mod lair;
mod loss;
mod main_action;
mod mission;
mod queue;
mod rest;
mod test;
#[cfg(test)]
mod tests;
mod tracks;
mod turn;
mod window;

pub(crate) use clash::{face_of, faces as face_options};
pub(crate) use loss::{kind_of, kinds as kind_options};
pub(crate) use mission::{Deed, parts_of as mission_parts, step as mission_step};

use table::{Chance, Illegal, Log, Seat, SeatSet};

use crate::state::Frame;
use crate::{Action, Event, State, effects, setup};

/// Everything a rule works on.
pub(crate) struct Engine<'a, C, L> {
    pub s: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

/// Whoever the top frame asks.
pub(crate) fn to_act(state: &State) -> SeatSet {
    let Some(top) = state.frames.top() else { return SeatSet::EMPTY };
    match top {
        Frame::Start | Frame::Gift | Frame::Order => setup::asked(state, top),
        Frame::NewLair { left } => left,
        Frame::Menu
        | Frame::FigureSide { .. }
        | Frame::PlacePool { .. }
        | Frame::EventReturns { .. }
        | Frame::RestLair
        | Frame::RestPoints { .. }
        | Frame::LairChoice { .. } => SeatSet::only(state.active),
        Frame::Window { asked, .. } => asked.map_or(SeatSet::EMPTY, SeatSet::only),
        Frame::PickCreature { by }
        | Frame::Target { by, .. }
        | Frame::ChooseArea { by, .. }
        | Frame::Choose { by, .. }
        | Frame::MoveTo { by, .. }
        | Frame::WhichFigure { by }
        | Frame::FigureTo { by, .. }
        | Frame::ReplaceAt { by }
        | Frame::Spare { by, .. }
        | Frame::WoundWhich { by, .. }
        | Frame::TakeTokens { by, .. }
        | Frame::ReturnTokens { by, .. }
        | Frame::MoveTokensTo { by, .. }
        | Frame::MoveTokens { by, .. }
        | Frame::Swap { by, .. }
        | Frame::PlaceOwn { by, .. }
        | Frame::Counter { by, .. }
        | Frame::ReturnOne { by, .. }
        | Frame::Reroll { by, .. }
        | Frame::Adjust { by, .. }
        | Frame::Exempt { by, .. }
        | Frame::TakeDiscarded { by, .. }
        | Frame::DrawFrom { by, .. }
        | Frame::Reorder { by, .. }
        | Frame::RepeatFace { by }
        | Frame::Flip { by, .. } => SeatSet::only(by),
        Frame::Trophies { seat, .. }
        | Frame::Gain { seat, .. }
        | Frame::Regain { seat, .. }
        | Frame::Heal { seat, .. }
        | Frame::LoseTokens { seat, .. }
        | Frame::Improve { seat, .. }
        | Frame::TakeBack { seat, .. } => SeatSet::only(seat),
        Frame::WoundLevel { target, .. } => SeatSet::only(target),
        Frame::GiveInfluence { loser, .. } => SeatSet::only(loser),
        // Work: never on top when somebody looks.
        Frame::Settle
        | Frame::Checkpoint { .. }
        | Frame::Effects { .. }
        | Frame::Each { .. }
        | Frame::TaskUsed { .. }
        | Frame::PlaceUsed { .. }
        | Frame::Loss { .. }
        | Frame::LoseVitality { .. }
        | Frame::Roll
        | Frame::TestResult
        | Frame::TestDone { .. }
        | Frame::LookAtLair { .. }
        | Frame::EventEffects
        | Frame::EventEnd
        | Frame::CountReveal { .. }
        | Frame::Complete { .. }
        | Frame::TracksFind
        | Frame::TracksLoss { .. }
        | Frame::TracksRemove { .. }
        | Frame::TracksDone { .. }
        | Frame::LairUsed { .. } => SeatSet::EMPTY,
    }
}

/// Names every legal action of `seat`, who is asked, in ascending order.
pub(crate) fn options(state: &State, seat: Seat, list: &mut impl FnMut(Action)) {
    let Some(top) = state.frames.top() else { return };
    match top {
        Frame::PickCreature { .. } | Frame::Start | Frame::Gift | Frame::Order => {
            setup::options(state, top, seat, list);
        }
        Frame::Menu => turn::options(state, list),
        Frame::Window { kind, .. } => window::options(state, kind, seat, list),
        Frame::FigureSide { figure, card } => main_action::sides(state, figure, card, list),
        Frame::RestLair | Frame::RestPoints { .. } => rest::options(state, top, list),
        Frame::LairChoice { counter } => lair::options(state, counter, list),
        Frame::NewLair { .. } => lair::new_options(state, seat, list),
        Frame::Trophies { seat, .. } => mission::trophies(state, seat, list),
        Frame::Improve { seat, .. } => attribute::options(state, seat, list),
        Frame::WoundWhich { target, may, .. } => attribute::wound_options(state, target, may, list),
        Frame::WoundLevel { target, attribute } => attribute::level_options(state, target, attribute, list),
        Frame::GiveInfluence { loser, .. } => clash::options(state, loser, list),
        Frame::Regain { .. } | Frame::Heal { .. } | Frame::Spare { .. } | Frame::LoseTokens { .. } => {
            loss::options(state, top, list);
        }
        Frame::EventReturns { token, .. } => queue::return_options(state, token, list),
        _ => effects::options(state, top, list),
    }
}

/// Does a legal action; refuses any other before anything has changed.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let mut listed = false;
    if to_act(state).contains(seat) {
        options(state, seat, &mut |legal| listed |= legal == action);
    }
    if !listed {
        return Err(Illegal);
    }
    state.players[seat].looked = Default::default(); // ST-22.5
    let private =
        matches!(state.frames.top(), Some(Frame::Start | Frame::Gift | Frame::Order | Frame::Reorder { .. }));
    let mut counted = Counted { log, events: 0 };
    let mut engine = Engine { s: state, chance, log: &mut counted };
    engine.answer(seat, action);
    engine.run();
    if counted.events == 0 {
        log.push(if private { Event::Thought { seat } } else { Event::Decided { seat } });
    }
    Ok(())
}

/// A log that counts what all are told: a step that told nothing else tells at least that somebody has answered.
struct Counted<'a, L> {
    log: &'a mut L,
    events: u32,
}

impl<L: Log<Event>> Log<Event> for Counted<'_, L> {
    fn push(&mut self, event: Event) {
        let for_one = matches!(event, Event::PoolSeen { .. });
        self.events += u32::from(!for_one);
        self.log.push(event);
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// Carries out the answer to the top frame.
    fn answer(&mut self, seat: Seat, action: Action) {
        let Some(top) = self.s.frames.top() else { return };
        match top {
            Frame::PickCreature { .. } | Frame::Start | Frame::Gift | Frame::Order => {
                self.answer_setup(top, seat, action);
            }
            Frame::Menu => self.answer_menu(action),
            Frame::Window { .. } => self.answer_window(seat, action),
            Frame::FigureSide { figure, card } => self.answer_side(figure, card, action),
            Frame::RestLair | Frame::RestPoints { .. } => self.answer_rest(top, action),
            Frame::LairChoice { counter } => self.answer_lair(counter, action),
            Frame::NewLair { left } => self.answer_new_lair(left, seat, action),
            Frame::Trophies { seat, left } => self.answer_trophies(seat, left, action),
            Frame::Improve { seat, n } => self.answer_improve(seat, n, action),
            Frame::WoundWhich { target, .. } => self.answer_wound(target, action),
            Frame::WoundLevel { target, attribute } => self.answer_wound_level(target, attribute, action),
            Frame::GiveInfluence { winner, loser } => self.answer_give(winner, loser, action),
            Frame::Regain { .. } | Frame::Heal { .. } | Frame::Spare { .. } | Frame::LoseTokens { .. } => {
                self.answer_loss(top, action);
            }
            Frame::EventReturns { token, left } => self.answer_returns(token, left, action),
            _ => self.answer_effect(top, action),
        }
    }

    /// Carries out work until somebody has a choice or the game is over. ST-4.9: one option is no choice.
    pub(crate) fn run(&mut self) {
        while let Some(top) = self.s.frames.top() {
            if self.work(top) {
                continue;
            }
            if self.surely_asks() {
                return;
            }
            let mut choice = false;
            let mut forced = None;
            for seat in to_act(self.s).iter() {
                let (mut count, mut only) = (0, None);
                options(self.s, seat, &mut |action| {
                    count += 1;
                    only = Some(action);
                });
                match (count, only) {
                    (1, Some(action)) if forced.is_none() => forced = Some((seat, action)),
                    (0, _) => {}
                    _ => choice = true,
                }
            }
            match forced {
                Some((seat, action)) => self.answer(seat, action),
                None if choice => return,
                None => {
                    self.s.frames.pop(); // ST-4.9: nothing can be done
                }
            }
        }
    }

    /// Questions that always leave a choice: a window has an item and a pass, and before a main action or Rest there are
    /// two open columns at least (ST-17.7). Saves listing what can be done.
    fn surely_asks(&self) -> bool {
        match self.s.frames.top() {
            Some(Frame::Window { asked, .. }) => asked.is_some(),
            Some(Frame::Menu) => !self.s.turn.acted && !self.s.turn.rested,
            _ => false,
        }
    }

    /// Carries out a frame that asks nobody; `false` for a question.
    fn work(&mut self, top: Frame) -> bool {
        match top {
            Frame::Window { .. } => return self.open_window(top),
            Frame::Settle => self.settle(),
            Frame::Checkpoint { seen } => self.checkpoint(seen),
            Frame::Effects { user, list, next, chosen, area } => {
                self.next_effect(user, list, next, chosen, area);
            }
            Frame::Each { user, list, index, left } => self.next_target(user, list, index, left),
            Frame::TaskUsed { user, task } => self.task_used(user, task),
            Frame::PlaceUsed { at } => self.place_used(at),
            Frame::Loss { seat, vitality, impact } => self.suffer(seat, vitality, impact),
            Frame::LoseVitality { seat, n } => self.lose_vitality(seat, n),
            Frame::Roll => self.roll_all(),
            Frame::TestResult => self.test_result(),
            Frame::TestDone { passed } => self.test_done(passed),
            Frame::LookAtLair { winner, loser } => self.look_at_lair(winner, loser),
            Frame::EventEffects => self.event_effects(),
            Frame::EventReturns { token, left } => return self.event_returns(token, left),
            Frame::EventEnd => self.event_end(),
            Frame::CountReveal { area, forced } => self.count_reveal(area, forced),
            Frame::Complete { left } => self.complete_next(left),
            Frame::TracksFind => self.tracks_find(),
            Frame::TracksLoss { left } => self.tracks_loss(left),
            Frame::TracksRemove { found } => self.tracks_remove(found),
            Frame::TracksDone { hit } => self.tracks_done(hit),
            Frame::LairUsed { counter } => self.lair_used(counter),
            Frame::Gain { seat, left } => return self.skip_gain(seat, left),
            Frame::PlacePool { .. } | Frame::RestPoints { .. } => {
                self.open_pool(self.s.active);
                return false;
            }
            _ => return false,
        }
        true
    }

    /// Takes the top frame off; what follows is pushed instead of it.
    pub(crate) fn pop(&mut self) {
        self.s.frames.pop();
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    /// Puts another frame in the place of the top one.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }
}
