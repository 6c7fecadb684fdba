//! What can be answered to the questions of effects.

use table::{Id, Number, Seat};

use super::able;
use crate::components::{Area, BoardToken, COLUMNS, Deck, EVENT_COUNTER, Effect, Figure, Kind, Location};
use crate::rules::{face_options, kind_options};
use crate::state::{Frame, Test};
use crate::{Action, State};

fn numbers(count: usize) -> impl Iterator<Item = Number> {
    (1..=count as u8).map(Number)
}

/// Names every answer in ascending order.
pub(crate) fn options(state: &State, top: Frame, list: &mut impl FnMut(Action)) {
    match top {
        Frame::Target { by, list: effects, index } => {
            able::targets(able::Outlook::now(state), by, effects.effects(), index as usize)
                .for_each(|seat| list(Action::Target { seat }));
        }
        Frame::ChooseArea { by, list: effects, index } => {
            able::areas(able::Outlook::now(state), by, effects.effects(), index as usize)
                .for_each(|area| list(Action::Area { area }));
        }
        Frame::Choose { list: effects, index, .. } => {
            if let Some(Effect::ChooseOne { options, .. }) = effects.effects().get(index as usize) {
                numbers(options.len()).for_each(|option| list(Action::Choose { option }));
            }
        }
        Frame::MoveTo { target, surroundings, .. } => Location::all()
            .filter(|&at| state.players[target].place != Some(at) && !(surroundings && at.is_village()))
            .for_each(|location| list(Action::Location { location })),
        Frame::WhichFigure { .. } => {
            let there = [(Figure::Warrior, state.warrior), (Figure::Sorcerer, state.sorcerer)];
            let there = there.into_iter().filter(|(_, at)| at.is_some());
            there.for_each(|(figure, _)| list(Action::Figure { figure }));
        }
        Frame::FigureTo { figure, .. } => Location::all()
            .filter(|&at| !state.stands(figure, at))
            .for_each(|location| list(Action::Location { location })),
        Frame::ReplaceAt { .. } => Location::all()
            .filter(|at| state.tasks[at.index()].is_some())
            .for_each(|location| list(Action::Location { location })),
        Frame::Gain { .. } | Frame::PlacePool { .. } => pool_kinds(state, list),
        Frame::TakeBack { seat, .. } => face_options(state.players[seat].spent, list),
        Frame::RepeatFace { by } => face_options(state.players[by].hand, list),
        Frame::PlaceOwn { by, .. } => kind_options(state.players[by].card, list),
        Frame::TakeTokens { by, area, taken, .. } => {
            if state.players[by].free_slots() > 0 {
                numbers(state.area(area).tokens.len()).for_each(|number| list(Action::Token { number }));
            }
            if taken {
                list(Action::Enough);
            }
        }
        Frame::ReturnTokens { area, .. } => {
            numbers(state.area(area).tokens.len()).for_each(|number| list(Action::Token { number }));
        }
        Frame::MoveTokensTo { area, .. } => {
            Area::all().filter(|&to| to != area).for_each(|area| list(Action::Area { area }));
        }
        Frame::MoveTokens { area, moved, .. } => {
            numbers(state.area(area).tokens.len()).for_each(|number| list(Action::Token { number }));
            if moved {
                list(Action::Enough);
            }
        }
        Frame::Swap { by, area, .. } => {
            for number in numbers(state.area(area).tokens.len()) {
                let kinds = Kind::all().filter(|kind| state.players[by].card[kind.index()] > 0);
                kinds.for_each(|give| list(Action::Swap { number, give }));
            }
            list(Action::Enough);
        }
        Frame::Counter { n, .. } => counters(state, n, list),
        Frame::ReturnOne { kinds, .. } => {
            for token in BoardToken::all().filter(|token| kinds & (1 << token.index()) != 0) {
                state.places_for(token).for_each(|at| list(Action::Return { token, at }));
            }
        }
        Frame::Reroll { picked, .. } => dice(state, picked, |_| true, list),
        Frame::Adjust { picked, delta, .. } => {
            dice(state, picked, |rank| Test::can_adjust(rank, delta), list);
        }
        Frame::Exempt { chosen, .. } => {
            let exempt = state.event.map_or(table::SeatSet::EMPTY, |now| now.exempt);
            Seat::all(state.count())
                .filter(|&seat| !exempt.contains(seat))
                .for_each(|seat| list(Action::Target { seat }));
            if chosen {
                list(Action::Enough);
            }
        }
        Frame::TakeDiscarded { .. } => {
            state.discarded_tasks().iter().for_each(|task| list(Action::TakeTask { task }));
        }
        Frame::DrawFrom { .. } => Deck::all()
            .filter(|deck| {
                let pile = &state.decks[deck.index()];
                pile.len() > 0 || !pile.discard.is_empty()
            })
            .for_each(|deck| list(Action::DrawFrom { deck })),
        Frame::Reorder { by, placed, .. } => {
            let rest = state.players[by].missions[placed as usize..].iter().copied().flatten();
            rest.collect::<crate::components::Missions>()
                .iter()
                .for_each(|mission| list(Action::NextMission { mission }));
            list(Action::Enough);
        }
        Frame::Flip { .. } => (0..COLUMNS)
            .filter(|&column| state.pairs[column][0] != state.pairs[column][1])
            .for_each(|column| list(Action::Flip { column: Number(column as u8 + 1) })),
        _ => {}
    }
}

/// ST-1.9, ST-22.6: the kinds the Pool has; if one has run out, a second answer, so that only the taker is told.
fn pool_kinds(state: &State, list: &mut impl FnMut(Action)) {
    let kinds = Kind::all().filter(|kind| state.pool[kind.index()] > 0);
    kinds.clone().for_each(|kind| list(Action::Kind { kind }));
    if kinds.count() == 1 {
        list(Action::Whichever);
    }
}

/// ST-1.30: an open event by 1 to n, down to 0 or up to 5; what is due already is no longer open.
fn counters(state: &State, n: u8, list: &mut impl FnMut(Action)) {
    let open = |column: &usize| state.counters[*column] > 0;
    for column in (0..COLUMNS).filter(open) {
        for by in 1..=n.min(state.counters[column]) {
            list(Action::CounterDown { column: Number(column as u8 + 1), by: Number(by) });
        }
    }
    for column in (0..COLUMNS).filter(open) {
        for by in 1..=n.min(EVENT_COUNTER - state.counters[column]) {
            list(Action::CounterUp { column: Number(column as u8 + 1), by: Number(by) });
        }
    }
}

/// ST-1.39, ST-1.40: dice not picked yet, in ascending order; or no more.
fn dice(state: &State, picked: u8, fits: impl Fn(u8) -> bool, list: &mut impl FnMut(Action)) {
    let Some(test) = state.test else { return };
    let last = 8 - picked.leading_zeros() as usize; // in one order only, so that there is one way to pick them
    for (index, _) in test.dice.iter().enumerate().filter(|&(index, &rank)| index >= last && fits(rank)) {
        list(Action::Die { number: Number(index as u8 + 1) });
    }
    if picked != 0 {
        list(Action::Enough);
    }
}
