//! The messages of the three languages against the code that asks for them.

use table::conformance::{Messages, check_messages};
use valeria::State;
use valeria::components::Area;

/// The files that name messages.
const SOURCES: [&str; 8] = [
    include_str!("../../src/describe/action.rs"),
    include_str!("../../src/describe/board.rs"),
    include_str!("../../src/describe/board/centre.rs"),
    include_str!("../../src/describe/board/effects.rs"),
    include_str!("../../src/describe/board/players.rs"),
    include_str!("../../src/describe/event.rs"),
    include_str!("../../src/describe/names.rs"),
    include_str!("../../src/describe/prompt.rs"),
];

/// The messages whose ids are put together.
fn composed() -> Vec<String> {
    let counted = ["soldier", "worker", "knight", "domains"].into_iter();
    counted.chain(Area::ALL.iter().map(|area| area.word())).map(|word| format!("per-{word}")).collect()
}

/// Each language breaks amounts up as its grammar asks.
fn is_amount(id: &str, _: &str) -> bool {
    id.starts_with("board-amounts") || id.ends_with("-on-board")
}

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let messages = Messages {
        sources: &SOURCES,
        families: &["prompt-", "wait-", "action-", "event-", "board-"],
        composed: composed(),
        in_data: &["option-mixed_citizens"],
        is_free: is_amount,
    };
    let asked_for = check_messages::<State>(&messages).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(asked_for > 180, "{asked_for}");
}
