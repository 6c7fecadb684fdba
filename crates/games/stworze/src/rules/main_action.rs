//! Choosing and resolving a main action (ST-8), Task (ST-10), Figures (ST-11) and Here I Am (ST-12).

use table::{Chance, Id, Log, Number, Seat, SeatSet, Secret};

use super::test::Trial;
use super::{Deed, Engine};
use crate::action::Pay;
use crate::components::{
    Aura, BoardToken, COLUMNS, Figure, FigureCard, Kind, Location, MainAction, TestKind, Trait,
};
use crate::state::{Due, Frame, Guess, List, Test};
use crate::{Action, Event, State};

impl State {
    /// ST-8.2, ST-17.7, ST-1.56: whether the active player may pick this column, from 0.
    pub(crate) fn column_open(&self, column: usize) -> bool {
        let place = COLUMNS - column; // ST-8.1
        self.turn.ignore_blocks || place > self.players[self.active].blocked() as usize
    }

    /// The open columns with this card on top, counted from 1.
    fn columns(&self, action: MainAction) -> impl Iterator<Item = Number> + Clone + '_ {
        (0..COLUMNS)
            .filter(move |&column| self.column_open(column) && self.pairs[column][0] == action)
            .map(|column| Number(column as u8 + 1))
    }

    /// ST-1.64, ST-1.66: the tax on such a test.
    fn tax(&self, at: Location, kind: TestKind, figure: Option<Figure>) -> u8 {
        if matches!(figure, Some(Figure::Warrior | Figure::Sorcerer)) {
            return 0;
        }
        let taxes = self.auras(at).filter_map(|aura| match aura {
            Aura::Tax { n, tests } if tests.contains(&kind) => Some(n),
            _ => None,
        });
        taxes.sum()
    }

    /// ST-9.1, ST-9.3, ST-8.8: the ways in which the active player can pay a test that costs `token` and a tax.
    fn payments(&self, token: Kind, tax: u8) -> impl Iterator<Item = Pay> + Clone {
        let mut card = self.players[self.active].card;
        let affordable = card[token.index()] > 0;
        card[token.index()] = card[token.index()].saturating_sub(1);
        Pay::all().filter(move |pay| {
            affordable && pay.kind().map_or(tax == 0, |kind| tax > 0 && card[kind.index()] > 0)
        })
    }
}

/// ST-8.2, ST-8.6, ST-8.10: every column, unresolved or resolved in every legal way.
pub(super) fn options(state: &State, list: &mut impl FnMut(Action)) {
    for column in (0..COLUMNS).filter(|&column| state.column_open(column)) {
        list(Action::Unresolved { column: Number(column as u8 + 1) });
    }
    let me = &state.players[state.active];
    let Some(at) = me.place else { return }; // ST-8.7
    if let Some(task) = state.tasks[at.index()] {
        let tax = state.tax(at, TestKind::Task, None);
        for column in state.columns(MainAction::Task) {
            for &feature in task.card().traits {
                let ways = state.payments(feature.token(), tax);
                ways.for_each(|pay| list(Action::DoTask { column, feature, pay }));
            }
        }
    }
    for column in state.columns(MainAction::Figures) {
        let here = Figure::all().filter(|&figure| state.stands(figure, at));
        here.for_each(|figure| list(Action::Meet { column, figure }));
    }
    let tax = state.tax(at, TestKind::Clash, None);
    for column in state.columns(MainAction::Clash) {
        for (defender, _) in
            state.players.iter().filter(|&(seat, p)| seat != state.active && p.place == Some(at))
        {
            for feature in Trait::all() {
                let ways = state.payments(feature.token(), tax);
                ways.for_each(|pay| list(Action::Clash { column, defender, feature, pay }));
            }
        }
    }
    if at.is_village() && !state.area(at.area()).has_influence(state.active) {
        for column in state.columns(MainAction::HereIAm) {
            let faces = Kind::all().filter(|face| me.hand[face.index()] > 0);
            faces.for_each(|face| list(Action::HereIAm { column, face }));
        }
    }
    if state.tracks.contains(at) {
        for column in state.columns(MainAction::Tracks) {
            Location::all().for_each(|named| list(Action::Tracks { column, named }));
        }
    }
}

/// ST-11.4, ST-11.9: help or harm in every way it can be paid, or decline.
pub(super) fn sides(state: &State, figure: Figure, card: FigureCard, list: &mut impl FnMut(Action)) {
    let Some(at) = state.players[state.active].place else { return list(Action::Enough) };
    let tax = state.tax(at, TestKind::Figure, Some(figure));
    state.payments(card.card().help.token, tax).for_each(|pay| list(Action::Help { pay }));
    state.payments(card.card().harm.token, tax).for_each(|pay| list(Action::Harm { pay }));
    list(Action::Enough);
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-8.3 to ST-8.6: the counter goes down, the pair moves and turns, the action is resolved or not.
    pub(super) fn answer_main(&mut self, action: Action) {
        let (Action::Unresolved { column }
        | Action::DoTask { column, .. }
        | Action::Meet { column, .. }
        | Action::Clash { column, .. }
        | Action::HereIAm { column, .. }
        | Action::Tracks { column, .. }) = action
        else {
            return;
        };
        let seat = self.s.active;
        let index = column.0 as usize - 1;
        self.s.turn.acted = true;
        self.log.push(Event::Chose { seat, column, action: self.s.pairs[index][0] });
        self.set_counter(index, self.s.counters[index].saturating_sub(1));
        self.s.pairs[index].swap(0, 1);
        self.s.pairs[index..].rotate_left(1);
        let Some(at) = self.s.players[seat].place else { return };
        match action {
            Action::DoTask { feature, pay, .. } => {
                let Some(task) = self.s.tasks[at.index()] else { return };
                let (time, difficulty) = (task.card().time, task.card().difficulty);
                let trial = Trial {
                    kind: TestKind::Task,
                    feature,
                    time,
                    difficulty,
                    needed: 1,
                    token: feature.token(),
                };
                self.begin_test(trial, at, pay, |_| {});
            }
            Action::Meet { figure, .. } => self.meet(seat, figure),
            Action::Clash { defender, feature, pay, .. } => self.attack(defender, feature, at, pay),
            Action::HereIAm { face, .. } => {
                self.s.players[seat].hand[face.index()] -= 1;
                let area = at.area();
                let guess = Guess { owner: seat, face, known: SeatSet::only(seat) };
                self.s.areas[area.index()].guesses.push(Some(guess));
                self.log.push(Event::Guessed { seat, area, face: Secret::Known(face) });
                self.record(Deed::HereIAmPlaced { by: seat, at });
            }
            Action::Tracks { named, .. } => self.name_location(seat, at, named),
            _ => {}
        }
    }

    /// ST-1.30, ST-6.2, ST-8.3: an event counter; at 0 the event is due.
    pub(crate) fn set_counter(&mut self, column: usize, counter: u8) {
        self.s.counters[column] = counter;
        self.log.push(Event::Counter { column: Number(column as u8 + 1), counter: Number(counter) });
        if counter == 0 && !self.s.queue.contains(&Some(Due::Event(column as u8))) {
            self.s.queue.push(Some(Due::Event(column as u8)));
        }
    }

    /// ST-11.2, ST-11.3: the card is drawn and shown.
    fn meet(&mut self, seat: Seat, figure: Figure) {
        let card = match figure {
            Figure::Hunter | Figure::Children => self.draw_figure(figure), // ST-11.8: every card is in the deck
            Figure::Warrior => self.s.warrior_card,
            Figure::Sorcerer => self.s.sorcerer_card,
        };
        self.log.push(Event::Met { seat, card });
        self.push(Frame::FigureSide { figure, card });
    }

    /// ST-11.4, ST-11.5, ST-11.9.
    pub(super) fn answer_side(&mut self, figure: Figure, card: FigureCard, action: Action) {
        self.pop();
        let (pay, harm) = match action {
            Action::Help { pay } => (pay, false),
            Action::Harm { pay } => (pay, true),
            _ => return,
        };
        let Some(at) = self.s.players[self.s.active].place else { return };
        let face = card.card();
        let side = if harm { face.harm } else { face.help };
        let trial = Trial {
            kind: TestKind::Figure,
            feature: side.feature,
            time: face.time,
            difficulty: side.difficulty,
            needed: face.successes,
            token: side.token,
        };
        self.begin_test(trial, at, pay, |test: &mut Test| {
            test.figure = Some(figure);
            test.card = Some(card);
            test.harm = harm;
            for modifier in face.modifiers.iter().filter(|modifier| modifier.at.has(at)) {
                test.dice_change += modifier.dice;
                test.difficulty_change += modifier.difficulty;
            }
        });
    }

    /// ST-11.6, ST-11.7: passed, the token leaves the board, then the reward.
    pub(super) fn figure_done(&mut self, figure: Figure, card: FigureCard, harm: bool, at: Location) {
        self.remove_token(figure.token(), at);
        self.record(Deed::FigureDone { by: self.s.active, figure, harm, at });
        self.effects(self.s.active, if harm { List::Harm { card } } else { List::Help { card } });
    }

    /// ST-10.3, ST-10.4: the card is taken, another is laid.
    pub(super) fn task_done(&mut self, feature: Trait, at: Location) {
        let seat = self.s.active;
        let Some(task) = self.s.tasks[at.index()].take() else { return };
        self.s.players[seat].tasks.insert(task);
        self.log.push(Event::TaskTaken { seat, task });
        self.record(Deed::TaskDone { by: seat, time: task.card().time, feature, at });
        self.lay_task(at);
    }

    /// A token leaves the board.
    pub(crate) fn remove_token(&mut self, token: BoardToken, at: Location) {
        match token {
            BoardToken::Hunter => _ = self.s.hunters.remove(at),
            BoardToken::Children => _ = self.s.children.remove(at),
            BoardToken::Tracks => _ = self.s.tracks.remove(at),
            BoardToken::Warrior => self.s.warrior = None,
            BoardToken::Sorcerer => self.s.sorcerer = None,
        }
        self.log.push(Event::Gone { token, at });
    }
}
