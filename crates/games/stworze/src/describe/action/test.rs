//! Actions that are tests (ST-9): what is rolled for, with which dice and against what.

use table::{Id, Number, Phrase, Seat};

use super::super::names;
use super::{kind, me, paid, place, with_column};
use crate::action::Pay;
use crate::components::{DICE_MAX, DIFFICULTY, Figure, TestKind, Time, Trait};
use crate::rules::aura::{self, Touch};
use crate::view::{QuestionView, View};

/// The test of the task at the own location (ST-10.1).
pub(super) fn task(column: Number, feature: Trait, pay: Pay, view: &View) -> Phrase {
    let phrase = paid(with_column(Phrase::new("action-task"), column, view), pay);
    let Some(task) = view.tasks[place(view).index()] else { return phrase };
    let card = task.card();
    with_roll(phrase, feature, card.time, card.difficulty, touched(TestKind::Task, view), view)
        .with("task", names::task(task))
        .with("token", kind(feature.token()))
}

/// A Clash (ST-14.1, ST-14.3).
pub(super) fn clash(column: Number, defender: Seat, feature: Trait, pay: Pay, view: &View) -> Phrase {
    let time = view.tasks[place(view).index()].map_or(Time::Day, |task| task.card().time);
    let difficulty = view.players[defender].creature.map_or(0, |who| who.card().clash[feature.index()]);
    let phrase = paid(with_column(Phrase::new("action-clash"), column, view), pay);
    with_roll(phrase, feature, time, difficulty, touched(TestKind::Clash, view), view)
        .with("defender", defender)
        .with("token", kind(feature.token()))
}

/// ST-11.4, ST-11.5, ST-1.66: what helping or harming the figure takes and gives.
pub(super) fn side(pay: Pay, harm: bool, view: &View) -> Phrase {
    let phrase = paid(Phrase::new(if harm { "action-harm" } else { "action-help" }), pay);
    let QuestionView::FigureSide { card, .. } = view.question else { return phrase };
    let face = card.card();
    let side = if harm { face.harm } else { face.help };
    let mut touch = match card.figure() {
        Figure::Warrior | Figure::Sorcerer => Touch::default(),
        Figure::Hunter | Figure::Children => touched(TestKind::Figure, view),
    };
    for modifier in face.modifiers.iter().filter(|modifier| modifier.at.has(place(view))) {
        touch.dice += modifier.dice;
        touch.difficulty += modifier.difficulty;
    }
    with_roll(phrase, side.feature, face.time, side.difficulty, touch, view)
        .with("needed", face.successes)
        .with("token", kind(side.token))
        .with("text", names::reward(card, harm))
}

/// What auras do to a test of this kind at the own location.
fn touched(kind: TestKind, view: &View) -> Touch {
    let figures = [(view.warrior, view.warrior_card), (view.sorcerer, view.sorcerer_card)];
    Touch::of(aura::at(place(view), figures), kind)
}

/// ST-9.5, ST-9.7, ST-9.8: the dice and the difficulty before any item is used, or how the test ends without a roll.
fn with_roll(
    phrase: Phrase,
    feature: Trait,
    time: Time,
    difficulty: u8,
    touch: Touch,
    view: &View,
) -> Phrase {
    let value = me(view).creature.map_or(0, |creature| creature.value(feature, time));
    let (low, high) = DIFFICULTY;
    phrase
        .with("trait", names::feature(feature))
        .with("time", names::time(time))
        .with("dice", value.saturating_add_signed(touch.dice).clamp(1, DICE_MAX as u8))
        .with("difficulty", difficulty.saturating_add_signed(touch.difficulty).clamp(low, high))
        .with("sure", touch.decided.map_or(0, |passed| if passed { 1 } else { 2 }))
}
