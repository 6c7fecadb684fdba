//! The messages of the three languages against the code that asks for them.

use stworze::State;
use stworze::components::{BoardToken, Deck, Time, Trait};
use table::Id;
use table::conformance::{Messages, check_messages};

/// The files that name messages.
const SOURCES: [&str; 6] = [
    include_str!("../../src/describe/action.rs"),
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
