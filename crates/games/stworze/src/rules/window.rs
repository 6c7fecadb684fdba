//! Windows and the items used in them (ST-5, ST-1.4, ST-1.5).

use table::{Chance, Id, Log, Number, Seat, SeatSet};

use super::Engine;
use crate::action::Pay;
use crate::components::{
    AttributeId, Kind, LEVELS, Location, Near, PlaceType, Requires, TaskId, Tester, Use, Window,
};
use crate::effects::able::{self, Outlook};
use crate::state::{Frame, List};
use crate::{Action, Event, State};

/// ST-5.14: every usable item, or pass.
pub(super) fn options(state: &State, kind: Window, seat: Seat, list: &mut impl FnMut(Action)) {
    items(state, kind, seat, list);
    list(Action::Pass);
}

/// The items that `seat` can use in a window: attributes, completed tasks, rerolls.
pub(super) fn items(state: &State, kind: Window, seat: Seat, list: &mut impl FnMut(Action)) {
    let player = &state.players[seat];
    let Some(creature) = player.creature else { return };
    for attribute in creature.attributes() {
        for level in 1..=LEVELS {
            if !level_usable(state, kind, seat, attribute, level) {
                continue;
            }
            let number = Number(level);
            if attribute.card().levels[level as usize - 1].cost == 0 {
                list(Action::UseLevel { attribute, level: number, pay: Pay::Free });
            } else {
                for kind in Kind::all().filter(|kind| player.card[kind.index()] > 0) {
                    list(Action::UseLevel { attribute, level: number, pay: kind.into() });
                }
            }
        }
    }
    for task in player.tasks.iter().filter(|&task| task_usable(state, kind, seat, task)) {
        list(Action::UseTask { task });
    }
    if kind == Window::AfterRoll && state.offering_ready(seat) {
        list(Action::UseOffering);
    }
    if kind == Window::AfterRoll && seat == state.active && player.repeat.is_some() {
        list(Action::UseRepeat);
    }
}

/// ST-5.17: whether `seat` has anything to use in this window.
pub(crate) fn item_usable(state: &State, kind: Window, seat: Seat) -> bool {
    let player = &state.players[seat];
    let level =
        |attribute: AttributeId| (1..=LEVELS).any(|level| level_usable(state, kind, seat, attribute, level));
    player.attributes().any(|attribute| level(attribute.id))
        || player.tasks.iter().any(|task| task_usable(state, kind, seat, task))
        || kind == Window::AfterRoll
            && seat == state.active
            && (state.offering_ready(seat) || player.repeat.is_some())
}

/// ST-5.2 to ST-5.5, ST-14.15, ST-28.13.
fn level_usable(state: &State, kind: Window, seat: Seat, attribute: AttributeId, level: u8) -> bool {
    let player = &state.players[seat];
    let Some(held) = player.attributes().find(|held| held.id == attribute) else { return false };
    held.usable(level)
        && player.used & (1 << attribute.slot()) == 0
        && (attribute.card().reaction || seat == state.active)
        && usable(
            state,
            kind,
            seat,
            &attribute.card().levels[level as usize - 1],
            List::Level { attribute, level },
        )
}

/// ST-5.1.
fn task_usable(state: &State, kind: Window, seat: Seat, task: TaskId) -> bool {
    usable(state, kind, seat, &task.card().reward, List::Task { task })
}

/// ST-1.4: requirement, cost, and something to do once the cost is paid.
fn usable(state: &State, kind: Window, seat: Seat, item: &Use, list: List) -> bool {
    if item.window != Some(kind) || !state.can_pay(seat, item.cost) || !holds(state, seat, &item.requires) {
        return false;
    }
    let outlook = if item.cost == 0 { Outlook::now(state) } else { Outlook::after_paying(state, seat) };
    able::list(outlook, seat, list)
}

/// ST-1.5.
fn holds(state: &State, user: Seat, requires: &Requires) -> bool {
    let place = state.players[user].place;
    let standing = match requires.place {
        None => true,
        Some(PlaceType::Village) => place.is_some_and(Location::is_village),
        Some(PlaceType::Surroundings) => place.is_some_and(|at| !at.is_village()),
    };
    let tester = state.active;
    let other = state.players[tester].place;
    let near = match requires.near {
        None => true,
        Some(Near::SameLocation) => place.is_some() && place == other,
        Some(Near::SameArea) => place.is_some() && state.area_of(user) == state.area_of(tester),
    };
    let Some(test) = state.test else { return standing && near };
    standing
        && near
        && requires.time.is_none_or(|time| time == test.time)
        && requires.feature.is_none_or(|feature| feature == test.feature)
        && (requires.tests.is_empty() || requires.tests.contains(&test.kind))
        && match requires.tester {
            Tester::Me => user == tester,
            Tester::Other => user != tester,
            Tester::Any => true,
        }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// Opens a window, for everybody or for one. ST-5.16: not inside one of the same kind.
    pub(crate) fn window(&mut self, kind: Window, only: Option<Seat>) {
        let inside = self
            .s
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Window { kind: open, .. } if open == kind));
        if !inside {
            self.push(Frame::Window { kind, only, passed: SeatSet::EMPTY, asked: None });
        }
    }

    /// ST-5.13, ST-5.14, ST-5.17: asks the next who has a usable item; closes when nobody is left.
    pub(super) fn open_window(&mut self, top: Frame) -> bool {
        let Frame::Window { kind, only, passed, .. } = top else { return false };
        let asked = self.s.round_of().find(|&seat| {
            only.is_none_or(|one| one == seat)
                && !(kind == Window::Open && seat == self.s.active)
                && !passed.contains(seat)
                && item_usable(self.s, kind, seat)
        });
        if asked.is_none() {
            self.pop();
            return true;
        }
        self.replace(Frame::Window { kind, only, passed, asked });
        false
    }

    /// ST-5.14, ST-5.23.
    pub(super) fn answer_window(&mut self, seat: Seat, action: Action) {
        let Some(Frame::Window { kind, only, mut passed, .. }) = self.s.frames.top() else { return };
        if action == Action::Pass {
            passed.insert(seat);
            self.log.push(Event::Passes { seat });
            return self.replace(Frame::Window { kind, only, passed, asked: None });
        }
        self.replace(Frame::Window { kind, only, passed: SeatSet::EMPTY, asked: None });
        if kind == Window::Open {
            self.push(Frame::Settle);
        }
        self.use_item(seat, action);
    }

    /// ST-5.1, ST-5.4, ST-5.22, ST-9.16, ST-9.18: the cost, then the effects.
    pub(super) fn use_item(&mut self, seat: Seat, action: Action) {
        match action {
            Action::UseLevel { attribute, level, pay } => {
                self.s.players[seat].used |= 1 << attribute.slot();
                self.log.push(Event::Item { seat, attribute, level });
                self.effects(seat, List::Level { attribute, level: level.0 });
                if let Some(kind) = pay.kind() {
                    self.pay(seat, kind);
                }
            }
            Action::UseTask { task } => {
                self.s.players[seat].tasks.remove(task);
                self.log.push(Event::TaskUsed { seat, task });
                self.push(Frame::TaskUsed { user: seat, task });
                self.effects(seat, List::Task { task });
            }
            Action::UseOffering => {
                self.log.push(Event::Offering { seat });
                if let Some(test) = &mut self.s.test {
                    test.offering_used = true;
                }
                self.roll_again(seat, u8::MAX);
            }
            Action::UseRepeat => {
                self.log.push(Event::Repeated { seat });
                if let Some(face) = self.s.players[seat].repeat.take() {
                    self.spend_influence(seat, face);
                }
                self.roll_again(seat, u8::MAX);
            }
            _ => {}
        }
    }

    /// ST-5.1, ST-6.9: the card goes to the discard pile of its deck after its effects.
    pub(super) fn task_used(&mut self, user: Seat, task: TaskId) {
        self.pop();
        self.s.decks[task.deck().index()].discard.insert(task);
        self.record(super::Deed::TaskEffectUsed { by: user });
    }
}
