//! Rounds and turns (ST-4), the menu, the move and the location action (ST-7), the end (ST-24).

use table::{Chance, Id, Log, Number, Seat};

use super::{Deed, Engine, aura, main_action, window};
use crate::action::Pay;
use crate::components::{Aura, Figure, Kind, LAIR_MAX, Location, Window};
use crate::state::{Frame, List, Turn};
use crate::{Action, Event, State};

/// ST-4.10 (D-MENU): whatever is legal now.
pub(super) fn options(state: &State, list: &mut impl FnMut(Action)) {
    let (turn, me) = (state.turn, &state.players[state.active]);
    if !turn.rested && (!turn.moved || turn.extra_moves > 0) {
        Location::all().filter(|&to| me.place != Some(to)).for_each(|to| list(Action::Move { to }));
    }
    if !turn.rested && !turn.acted {
        main_action::options(state, list);
    }
    if !turn.rested && (!turn.location_used || turn.extra_locations > 0) {
        location_actions(state, list);
    }
    if !turn.rested && !turn.moved && !turn.acted && !turn.location_used && !turn.extras_used {
        list(Action::Rest);
    }
    if state.can_reveal(state.active) {
        list(Action::RevealLair);
    }
    window::items(state, Window::Open, state.active, list);
    list(Action::EndTurn);
}

/// ST-7.3, ST-7.4, ST-1.65: the location action costs one token of any kind, or nothing.
fn location_actions(state: &State, list: &mut impl FnMut(Action)) {
    let me = &state.players[state.active];
    let Some(at) = me.place else { return };
    if state.auras(at).any(|aura| aura == Aura::FreeLocationAction) {
        return list(Action::LocationAction { pay: Pay::Free });
    }
    for kind in Kind::all().filter(|kind| me.card[kind.index()] > 0) {
        list(Action::LocationAction { pay: kind.into() });
    }
}

impl State {
    /// ST-1.60: the auras that work at a location.
    pub(crate) fn auras(&self, at: Location) -> impl Iterator<Item = Aura> + Clone {
        aura::at(at, [(self.warrior, self.warrior_card), (self.sorcerer, self.sorcerer_card)])
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-4.7: marks are cleared, then checkpoint, open window, menu.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.turn = Turn::default();
        for (_, player) in self.s.players.iter_mut() {
            player.used = 0;
            player.completed_this_turn = false;
        }
        self.log.push(Event::Turn { seat, round: Number(self.s.round) });
        self.push(Frame::Menu);
        self.after_step();
    }

    /// ST-4.8: what follows a step of the active player; what the step itself does is pushed above it.
    pub(crate) fn after_step(&mut self) {
        self.window(Window::Open, None);
        self.push(Frame::Settle);
    }

    /// ST-4.2 to ST-4.4: the active player has chosen a step.
    pub(super) fn answer_menu(&mut self, action: Action) {
        let seat = self.s.active;
        if action == Action::EndTurn {
            self.pop();
            return self.end_turn();
        }
        self.after_step();
        match action {
            Action::Move { to } => {
                if self.s.turn.moved {
                    self.s.turn.extra_moves -= 1;
                    self.s.turn.extras_used = true;
                } else {
                    self.s.turn.moved = true;
                }
                self.move_to(seat, to);
            }
            Action::LocationAction { pay } => {
                if self.s.turn.location_used {
                    self.s.turn.extra_locations -= 1;
                    self.s.turn.extras_used = true;
                } else {
                    self.s.turn.location_used = true;
                }
                self.location_action(seat, pay);
            }
            Action::Rest => self.rest(),
            Action::RevealLair => self.reveal_lair(seat),
            Action::UseLevel { .. } | Action::UseTask { .. } => self.use_item(seat, action),
            _ => self.answer_main(action),
        }
    }

    /// ST-7.1.
    pub(crate) fn move_to(&mut self, seat: Seat, to: Location) {
        self.s.players[seat].place = Some(to);
        self.log.push(Event::Moved { seat, to });
    }

    /// ST-17.9: no effect on a creature that is already there.
    pub(crate) fn go_home(&mut self, seat: Seat) {
        if self.s.players[seat].place.take().is_some() {
            self.log.push(Event::Home { seat });
        }
    }

    /// ST-7.3: pay, then the effect of the location.
    fn location_action(&mut self, seat: Seat, pay: Pay) {
        let Some(at) = self.s.players[seat].place else { return };
        self.log.push(Event::Used { seat, at });
        self.push(Frame::PlaceUsed { at });
        self.effects(seat, List::Place { location: at });
        if let Some(kind) = pay.kind() {
            self.pay(seat, kind);
        }
    }

    /// ST-6.9: after the effects.
    pub(super) fn place_used(&mut self, at: Location) {
        self.pop();
        self.record(Deed::LocationActionUsed { by: self.s.active, at });
    }

    /// ST-4.8, ST-4.1, ST-4.5, ST-24.2, ST-24.3, ST-24.7: the next turn, the next round, or the end.
    fn end_turn(&mut self) {
        let next = self.s.active.next(self.s.count());
        if next == self.s.first {
            if self.s.ending || self.s.round >= self.s.round_cap {
                self.s.over = true;
                return self.log.push(Event::Ended);
            }
            self.end_round();
        }
        self.begin_turn(next);
    }

    /// ST-4.5, ST-21.2, ST-18.2.
    fn end_round(&mut self) {
        if let Some(to) = self.s.warrior.map(Location::clockwise) {
            self.s.warrior = Some(to);
            self.log.push(Event::FigureMoved { figure: Figure::Warrior, to });
        }
        if let Some(to) = self.s.sorcerer.map(Location::clockwise) {
            self.s.sorcerer = Some(to);
            self.log.push(Event::FigureMoved { figure: Figure::Sorcerer, to });
        }
        for seat in Seat::all(self.s.count()) {
            self.change_lair_counter(seat, 1);
        }
        self.s.round += 1;
    }

    /// ST-1.29, ST-18.2: kept within 0 and 6; a face-up lair has no counter.
    pub(crate) fn change_lair_counter(&mut self, seat: Seat, delta: i8) {
        let Some(counter) = self.s.players[seat].lair_counter else { return };
        let now = counter.saturating_add_signed(delta).min(LAIR_MAX);
        if now != counter {
            self.s.players[seat].lair_counter = Some(now);
            self.log.push(Event::LairCounter { seat, counter: Number(now) });
        }
    }
}
