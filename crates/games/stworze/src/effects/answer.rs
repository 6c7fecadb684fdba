//! What the answers to the questions of effects do.

use table::{Chance, Id, Log, Number, SeatSet, Secret};

use crate::components::{Area, Figure};
use crate::rules::{Deed, Engine, face_of, kind_of};
use crate::state::{Frame, Impact, List};
use crate::{Action, Event};

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// Carries out the answer to the top frame.
    #[allow(clippy::too_many_lines, reason = "one arm a question")]
    pub(crate) fn answer_effect(&mut self, top: Frame, action: Action) {
        self.pop();
        match (top, action) {
            (Frame::Target { by, list, index }, Action::Target { seat }) => {
                if let Some(Frame::Effects { chosen, .. }) = self.s.frames.top_mut() {
                    *chosen = Some(seat);
                }
                let effect = &list.effects()[index as usize];
                if super::able::on_seat(super::Outlook::now(self.s), by, effect, seat) {
                    self.apply_to((by, list, index), effect, seat);
                }
            }
            (Frame::ChooseArea { by, list, index }, Action::Area { area }) => {
                if let Some(Frame::Effects { area: chosen, .. }) = self.s.frames.top_mut() {
                    *chosen = Some(area);
                }
                self.in_area(by, &list.effects()[index as usize], Some(area));
            }
            (Frame::Choose { by, list: List::Event { event }, .. }, Action::Choose { option }) => {
                self.effects(by, List::Choice { event, option: option.0 - 1 });
            }
            (Frame::MoveTo { target, .. }, Action::Location { location }) => self.move_to(target, location),
            (Frame::WhichFigure { by }, Action::Figure { figure }) => {
                self.push(Frame::FigureTo { by, figure });
            }
            (Frame::FigureTo { figure, .. }, Action::Location { location }) => {
                match figure {
                    Figure::Warrior => self.s.warrior = Some(location),
                    _ => self.s.sorcerer = Some(location),
                }
                self.log.push(Event::FigureMoved { figure, to: location });
            }
            (Frame::ReplaceAt { .. }, Action::Location { location }) => self.replace_task(location),
            (Frame::Gain { seat, left }, _) => {
                self.take_chosen(seat, kind_of(self.s.pool, action));
                self.push(Frame::Gain { seat, left: left - 1 });
            }
            (Frame::PlacePool { area, last, left, n }, _) => {
                let kind = kind_of(self.s.pool, action);
                if let Some(place) = Area::from_index(area as usize) {
                    self.s.pool[kind.index()] -= 1;
                    self.lay_secretly(self.s.active, place, kind);
                    let sown = Event::Sown { seat: self.s.active, area: place, kind: Secret::Known(kind) };
                    self.log.push(sown);
                }
                if left > 1 {
                    self.push(Frame::PlacePool { area, last, left: left - 1, n });
                } else if area < last {
                    self.push(Frame::PlacePool { area: area + 1, last, left: n, n });
                }
            }
            (Frame::TakeBack { seat, left }, _) => {
                let face = face_of(self.s.players[seat].spent, action);
                self.take_back_face(seat, face);
                if left > 1 {
                    self.push(Frame::TakeBack { seat, left: left - 1 });
                }
            }
            (Frame::RepeatFace { by }, _) => {
                let face = face_of(self.s.players[by].hand, action);
                self.s.players[by].hand[face.index()] -= 1;
                self.s.players[by].repeat = Some(face);
                self.log.push(Event::Repeat { seat: by, face: Secret::Known(face) });
            }
            (Frame::PlaceOwn { by, area, left }, _) => {
                let kind = kind_of(self.s.players[by].card, action);
                self.s.take_off(by, kind);
                self.lay_secretly(by, area, kind);
                self.log.push(Event::Paid { seat: by, area, kind: Secret::Known(kind) });
                self.record(Deed::ImpactSpent { by, area });
                if left > 1 {
                    self.push(Frame::PlaceOwn { by, area, left: left - 1 });
                }
            }
            (Frame::TakeTokens { by, area, left, .. }, Action::Token { number }) => {
                if let Some(token) = self.lift(area, number) {
                    self.s.players[by].card[token.kind.index()] += 1;
                    self.s.touch(by);
                    let kind = Secret::Known(token.kind);
                    self.log.push(Event::TookFrom { seat: by, area, number, kind });
                }
                if left > 1 {
                    self.push(Frame::TakeTokens { by, area, left: left - 1, taken: true });
                }
            }
            (Frame::ReturnTokens { by, area, left }, Action::Token { number }) => {
                if let Some(token) = self.lift(area, number) {
                    self.s.pool[token.kind.index()] += 1;
                    self.log.push(Event::Returned { area, number });
                }
                if left > 1 {
                    self.push(Frame::ReturnTokens { by, area, left: left - 1 });
                }
            }
            (Frame::MoveTokensTo { by, area, left }, Action::Area { area: to }) => {
                self.push(Frame::MoveTokens { by, area, to, left, moved: false });
            }
            (Frame::MoveTokens { by, area, to, left, .. }, Action::Token { number }) => {
                if let Some(token) = self.lift(area, number) {
                    self.s.lay(to, token);
                    self.log.push(Event::Shifted { area, number, to });
                }
                if left > 1 {
                    self.push(Frame::MoveTokens { by, area, to, left: left - 1, moved: true });
                }
            }
            (Frame::Swap { by, area, left }, Action::Swap { number, give }) => {
                let index = number.0 as usize - 1;
                let known = SeatSet::only(by);
                let laid = Some(Impact { kind: give, known, shown: false });
                if let Some(token) = std::mem::replace(&mut self.s.areas[area.index()].tokens[index], laid) {
                    self.s.take_off(by, give);
                    self.s.players[by].card[token.kind.index()] += 1;
                    let (took, gave) = (Secret::Known(token.kind), Secret::Known(give));
                    self.log.push(Event::Swapped { seat: by, area, number, took, gave });
                }
                if left > 1 {
                    self.push(Frame::Swap { by, area, left: left - 1 });
                }
            }
            (Frame::Counter { .. }, Action::CounterDown { column, by }) => {
                let index = column.0 as usize - 1;
                self.set_counter(index, self.s.counters[index] - by.0);
            }
            (Frame::Counter { .. }, Action::CounterUp { column, by }) => {
                let index = column.0 as usize - 1;
                self.set_counter(index, self.s.counters[index] + by.0);
            }
            (Frame::ReturnOne { by, kinds, left }, Action::Return { token, at }) => {
                self.return_token(token, at);
                if left > 1 {
                    self.push(Frame::ReturnOne { by, kinds, left: left - 1 });
                }
            }
            (Frame::Reroll { by, picked, left }, _) => match action {
                Action::Die { number } if left > 1 => {
                    self.push(Frame::Reroll { by, picked: picked | 1 << (number.0 - 1), left: left - 1 });
                }
                Action::Die { number } => self.roll_again(by, picked | 1 << (number.0 - 1)),
                _ => self.roll_again(by, picked),
            },
            (Frame::Adjust { by, picked, left, delta }, Action::Die { number }) => {
                if let Some(test) = &mut self.s.test {
                    let rank = &mut test.dice[number.0 as usize - 1];
                    *rank = rank.saturating_add_signed(delta);
                    self.log.push(Event::Rolled { number, rank: Number(*rank) });
                }
                if left > 1 {
                    let picked = picked | 1 << (number.0 - 1);
                    self.push(Frame::Adjust { by, picked, left: left - 1, delta });
                }
            }
            (Frame::Exempt { by, left, .. }, Action::Target { seat }) => {
                if let Some(now) = &mut self.s.event {
                    now.exempt.insert(seat);
                }
                self.log.push(Event::Exempt { seat });
                if left > 1 {
                    self.push(Frame::Exempt { by, left: left - 1, chosen: true });
                }
            }
            (Frame::TakeDiscarded { by, left }, Action::TakeTask { task }) => {
                self.s.decks[task.deck().index()].discard.remove(task);
                self.s.players[by].tasks.insert(task);
                self.log.push(Event::TaskTaken { seat: by, task });
                if left > 1 {
                    self.push(Frame::TakeDiscarded { by, left: left - 1 });
                }
            }
            (Frame::DrawFrom { by, left }, Action::DrawFrom { deck }) => {
                self.draw_for(by, deck);
                if left > 1 {
                    self.push(Frame::DrawFrom { by, left: left - 1 });
                }
            }
            (Frame::Reorder { by, placed, was }, _) => self.next_mission(by, placed, was, action),
            (Frame::Flip { by, left }, Action::Flip { column }) => {
                let index = column.0 as usize - 1;
                self.s.pairs[index].swap(0, 1);
                let [upper, lower] = self.s.pairs[index];
                self.log.push(Event::Pair { column, upper, lower });
                if left > 1 {
                    self.push(Frame::Flip { by, left: left - 1 });
                }
            }
            _ => {} // enough
        }
    }

    /// ST-19.17: this mission comes next, or the rest stays as it is.
    fn next_mission(
        &mut self,
        by: table::Seat,
        placed: u8,
        was: Option<crate::components::MissionId>,
        action: Action,
    ) {
        let missions = &mut self.s.players[by].missions;
        if let Action::NextMission { mission } = action {
            if let Some(place) = missions.iter().position(|&held| held == Some(mission)) {
                missions[placed as usize..=place].rotate_right(1);
            }
            if (placed as usize) + 2 < missions.len() {
                return self.push(Frame::Reorder { by, placed: placed + 1, was });
            }
        }
        self.log.push(Event::Reordered { seat: by });
        if self.s.players[by].mission() != was {
            self.reveal_mission(by);
        }
    }
}
