//! The rules, one file a phase or action of the rulebook. Here: who acts, what is legal, and how an answer leads to the
//! next question.
//!
//! [`options`] walks through the options of a question in canonical order. `legal` lists them, `apply` looks for the
//! action among them, and [`go_on`] asks whether there is a choice at all, so the three cannot disagree.

pub(crate) mod affiliate;
pub(crate) mod control;
pub(crate) mod council;
pub(crate) mod court;
pub(crate) mod discard;
pub(crate) mod end;
pub(crate) mod explore;
pub(crate) mod fallback;
pub(crate) mod keys;
pub(crate) mod lords;
pub mod payment;
pub(crate) mod plot;
pub(crate) mod powers;
pub(crate) mod recruit;
pub(crate) mod support;
pub(crate) mod threat;
pub(crate) mod turn;

use std::ops::ControlFlow;

use table::{Chance, Illegal, Log, Seat, SeatSet};

use crate::{Action, Event, Question, State, effects};

/// Whether a walk through options goes on.
pub(crate) type Flow = ControlFlow<()>;

/// Takes one option after the other.
pub(crate) trait Each: FnMut(Action) -> Flow {}

impl<F: FnMut(Action) -> Flow> Each for F {}

/// AB-4.15: the one player whose decision is pending.
pub(crate) fn to_act(s: &State) -> SeatSet {
    s.pending.top().map_or(SeatSet::EMPTY, |question| SeatSet::only(question.seat(s.active)))
}

/// Lists what `seat` may do.
pub(crate) fn legal(s: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(question) = asked(s, seat) {
        let _ = options(s, question, &mut |action| {
            out.push(action);
            Flow::Continue(())
        });
    }
}

/// AB-21.17: does what `legal` lists and refuses the rest.
pub(crate) fn apply(
    s: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let question = asked(s, seat).ok_or(Illegal)?;
    if !is_option(s, question, action) {
        return Err(Illegal);
    }
    answer(s, question, action, chance, log);
    go_on(s, chance, log);
    Ok(())
}

/// The question that `seat` must answer now.
fn asked(s: &State, seat: Seat) -> Option<Question> {
    s.pending.top().filter(|question| question.seat(s.active) == seat)
}

/// Whether `action` is among the options of `question`.
pub(crate) fn is_option(s: &State, question: Question, action: Action) -> bool {
    let search = options(s, question, &mut |option| {
        if option == action { Flow::Break(()) } else { Flow::Continue(()) }
    });
    search.is_break()
}

/// The first option of `question`, and whether it is the only one; `None` if there is none.
pub(crate) fn first_option(s: &State, question: Question) -> Option<(Action, bool)> {
    let mut first = None;
    let more = options(s, question, &mut |option| match first.replace(option) {
        None => Flow::Continue(()),
        Some(earlier) => {
            first = Some(earlier);
            Flow::Break(())
        }
    });
    first.map(|action| (action, more.is_continue()))
}

/// AB-4.16, AB-12.9: takes forced steps and passes over questions without an option, until somebody has a choice or
/// the game is over.
pub(crate) fn go_on(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    while !s.over {
        let Some(question) = s.pending.top() else {
            turn::proceed(s, chance, log);
            continue;
        };
        match first_option(s, question) {
            None => _ = s.pending.pop(),
            Some((forced, true)) => answer(s, question, forced, chance, log),
            Some((_, false)) => return,
        }
    }
}

/// AB-5.1: the options of every decision point.
pub(crate) fn options(s: &State, question: Question, each: &mut impl Each) -> Flow {
    match question {
        Question::Main => turn::main_options(s, each),
        Question::Pay { next, confirm, .. } => recruit::pay_options(s, next, confirm, each),
        Question::Buy { .. } => explore::buy_options(each),
        Question::ExploreAlly => explore::explore_options(s, Action::Take, each),
        Question::ExploreMonster => explore::explore_options(s, Action::Fight, each),
        Question::Reward { space } => threat::options(s, space, each),
        Question::FurtherStack { .. } => support::further_options(s, each),
        Question::Affiliate { .. } => affiliate::options(s, each),
        Question::Discard { seat, left, from } => discard::options(s, seat, left, from, each),
        Question::TurnLord { owner, .. } => effects::turn_lord_options(s, owner, each),
        Question::Steal { by, .. } => effects::steal_options(s, by, each),
        Question::Stack { .. } => support::stack_options(s, each),
        Question::SwapLocation => effects::swap_location_options(s, each),
        Question::SecondLord { pearls } => effects::second_lord_options(s, pearls, each),
        Question::ReplaceFromCourt { by } => effects::replace_from_court_options(s, by, each),
        Question::ReplaceFromDeck { by } => effects::replace_from_deck_options(s, by, each),
        Question::Control => control::options(s, each),
        Question::Tile { drawn, .. } => control::tile_options(drawn, each),
        Question::Keys { .. } => keys::options(s, each),
        Question::StackSwap { .. } => effects::stack_swap_options(s, each),
        Question::Power { lord } => powers::target_options(s, lord, each),
        Question::End => turn::end_options(s, each),
    }
}

/// Carries out an option of the top question.
fn answer(
    s: &mut State,
    question: Question,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    match action {
        Action::Plot => plot::plot(s, chance, log),
        Action::Explore => explore::explore(s, chance, log),
        Action::Support { race } => support::support(s, race, log),
        Action::Recruit { lord } => recruit::choose(s, lord),
        Action::PassTurn => turn::pass(s, log),
        Action::Buy => explore::buy(s, chance, log),
        Action::Pass => explore::pass(s, log),
        Action::Take => explore::take(s, log),
        Action::Fight => explore::fight(s, log),
        Action::Continue => explore::go_deeper(s, chance, log),
        Action::Reward { reward } => threat::reward(s, reward, chance, log),
        Action::Stack { race } => support::stack(s, race, log),
        Action::PayAdd { ally } => recruit::add(s, ally),
        Action::PayConfirm => recruit::confirm(s, log),
        Action::Affiliate { ally } => affiliate::affiliate(s, ally, chance, log),
        Action::Discard { ally } => match question {
            Question::Power { .. } => powers::discard_ally(s, ally, log),
            _ => discard::discard(s, ally, log),
        },
        Action::TurnLord { lord } => effects::turn_lord(s, lord, log),
        Action::Steal { from } => effects::steal(s, from, chance, log),
        Action::SwapLocation { own, tile } => effects::swap_location(s, own, tile, log),
        Action::SecondLord { lord } => effects::second_lord(s, lord, chance, log),
        Action::Replace { own, lord } => effects::replace_from_court(s, own, lord, chance, log),
        Action::ReplaceFromDeck { own } => effects::replace_from_deck(s, own, chance, log),
        Action::TakeAvailable { tile } => control::take_available(s, tile, log),
        Action::Draw { tiles } => control::draw_for_keys(s, tiles.0, chance, log),
        Action::Tile { tile } => control::keep(s, tile, log),
        Action::Keys { keys } => keys::use_keys(s, keys, log),
        Action::StackSwap { tile } => effects::stack_swap(s, tile, log),
        Action::DiscardStack { race } => powers::discard_stack(s, race, log),
        Action::ReplaceCourt { lord } => powers::replace_court(s, lord, chance, log),
        Action::Use { lord } => s.pending.push(Question::Power { lord }),
        Action::Decline => effects::decline(s, log),
        Action::EndTurn => turn::end_window_closes(s, log),
        Action::Cancel => turn::cancel(s),
    }
}

#[cfg(test)]
mod tests;
