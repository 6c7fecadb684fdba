//! The messages of the three languages against the code that asks for them.

use lair::State;
use table::conformance::{Messages, check_messages};

/// The file that names messages.
const SOURCES: [&str; 1] = [include_str!("../../src/describe.rs")];

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let messages = Messages {
        sources: &SOURCES,
        families: &["prompt-", "action-", "event-", "board-"],
        composed: Vec::new(),
        in_data: &[],
        is_free: |_, _| false,
    };
    let asked_for = check_messages::<State>(&messages).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(asked_for > 35, "{asked_for}");
}
