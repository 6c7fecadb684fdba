//! The messages of the three languages against the code that asks for them.

use stworze::components::{BoardToken, Deck, FigureCard, Time, Trait};
use stworze::view::QuestionView;
use stworze::{Action, Pay, State, View};
use table::conformance::{Messages, check_messages};
use table::{Arg, Describe, Game, Id, Number, Pcg, Phrase, Seat, Silent, Viewer};

use crate::hidden::position;

const A: Seat = Seat::FIRST;

/// The files that name messages.
const SOURCES: [&str; 8] = [
    include_str!("../../src/describe/action.rs"),
    include_str!("../../src/describe/action/lair.rs"),
    include_str!("../../src/describe/action/test.rs"),
    include_str!("../../src/describe/board.rs"),
    include_str!("../../src/describe/board/land.rs"),
    include_str!("../../src/describe/board/players.rs"),
    include_str!("../../src/describe/event.rs"),
    include_str!("../../src/describe/prompt.rs"),
];

/// The messages whose ids are put together.
fn composed() -> Vec<String> {
    let traits = Trait::all().map(|id| format!("trait-{id}"));
    let times = Time::all().map(|id| format!("time-{id}"));
    let tokens = BoardToken::all().map(|id| format!("token-{id}"));
    let decks = Deck::all().map(|id| format!("deck-{id}"));
    traits.chain(times).chain(tokens).chain(decks).collect()
}

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let messages = Messages {
        sources: &SOURCES,
        families: &["prompt-", "wait-", "action-", "log-", "board-"],
        composed: composed(),
        in_data: &[],
        is_free: |_, _| false,
    };
    let asked_for = check_messages::<State>(&messages).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(asked_for > 230, "{asked_for}");
}

/// A number that is filled into a sentence.
fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {}: {other:?}", phrase.id),
    }
}

/// Dice, difficulty, and whether the test is decided without them, as the seat on turn reads it.
fn roll(settings: &str, pairs: &str, action: Action) -> [i64; 3] {
    let phrase = State::action(action, &position(settings, pairs).view(Viewer::Seat(A)));
    ["dice", "difficulty", "sure"].map(|name| number(&phrase, name))
}

// rules: ST-9.7 ST-9.8 ST-1.60 ST-1.61 ST-1.62 ST-1.63 ST-1.67
#[test]
fn a_test_is_offered_with_the_dice_and_the_difficulty_that_auras_leave() {
    let task = Action::DoTask { column: Number(1), feature: Trait::Cunning, pay: Pay::Free };
    // Rusałka by night: Cunning 4; the Mill asks for 6.
    let at = |warrior: &str, sorcerer: &str, places: &str| {
        let settings = format!("players=2 warrior={warrior} sorcerer={sorcerer}");
        roll(&settings, &format!("A.at=krukowiec task.krukowiec=task_mill {places}"), task)
    };
    let cruel = |places| at("warrior_cruel_warrior", "sorcerer_herbalist", places);
    assert_eq!(cruel("warrior.at=grod sorcerer.at=grod"), [4, 6, 0]);
    assert_eq!(cruel("warrior.at=krukowiec sorcerer.at=grod"), [3, 6, 0]);
    assert_eq!(cruel("warrior.at=krukowiec sorcerer.at=krukowiec"), [3, 5, 0]);
    let decided = |places| at("warrior_careful_warrior", "sorcerer_soothsayer", places)[2];
    assert_eq!(decided("warrior.at=grod sorcerer.at=krukowiec"), 1);
    assert_eq!(decided("warrior.at=krukowiec sorcerer.at=grod"), 2);
    assert_eq!(decided("warrior.at=krukowiec sorcerer.at=krukowiec"), 0);
}

// rules: ST-11.5 ST-1.66
#[test]
fn a_figure_is_offered_with_what_its_card_changes_and_without_its_own_aura() {
    let met = |pairs: &str, figure: &str, card: FigureCard| {
        let state = position("players=2 warrior=warrior_cruel_warrior", pairs);
        let meet = format!("meet 2 {figure}").parse().unwrap();
        // Cards are drawn until it is the one that is meant.
        let mut draws = (0..).map(|seed| {
            let mut drawn = state;
            drawn.apply(A, meet, &mut Pcg::new(seed), &mut Silent).unwrap();
            drawn.view(Viewer::Seat(A))
        });
        let is_meant =
            |view: &View| matches!(view.question, QuestionView::FigureSide { card: met, .. } if met == card);
        let view = draws.find(is_meant).unwrap();
        let phrase = State::action(Action::Help { pay: Pay::Free }, &view);
        ["dice", "difficulty", "needed"].map(|name| number(&phrase, name))
    };
    // Rusałka: Cunning 2 by day, 4 by night.
    assert_eq!(met("A.at=ciche_wzgorza", "hunter", FigureCard::HunterFalconer), [3, 5, 1]);
    assert_eq!(met("A.at=jezioro_radun", "children", FigureCard::ChildrenSleepwalker), [3, 5, 1]);
    assert_eq!(met("A.at=grod", "warrior", FigureCard::WarriorCruelWarrior), [4, 4, 2]);
}

// rules: ST-24.5 ST-24.6
#[test]
fn the_end_says_when_offerings_have_decided() {
    let ended = |pairs: &str| {
        let mut state = position("players=2 rounds=5", &format!("round=5 active=B {pairs}"));
        state.apply(Seat::all(2).nth(1).unwrap(), Action::EndTurn, &mut Pcg::new(1), &mut Silent).unwrap();
        State::prompt(&state.view(Viewer::Spectator))
    };
    let tie = ended("A.done=2 B.done=2 area_grod.offering=B.fear");
    assert_eq!(
        (tie.id, number(&tie, "missions"), number(&tie, "offerings")),
        ("prompt-over-offerings", 2, 1)
    );
    assert_eq!(ended("A.done=2 B.done=1 area_grod.offering=B.fear").id, "prompt-over");
    let shared = ended("A.done=2 B.done=2");
    assert_eq!((shared.id, number(&shared, "count")), ("prompt-over", 2));
}
