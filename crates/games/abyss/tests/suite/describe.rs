//! The messages of the three languages against the code that asks for them.

use abyss::State;
use abyss::components::{LordId, REWARDS, Race};
use table::conformance::{Messages, check_messages};

/// The files that name messages.
const SOURCES: [&str; 7] = [
    include_str!("../../src/describe/action.rs"),
    include_str!("../../src/describe/board.rs"),
    include_str!("../../src/describe/board/players.rs"),
    include_str!("../../src/describe/event.rs"),
    include_str!("../../src/describe/names.rs"),
    include_str!("../../src/describe/prompt.rs"),
    include_str!("../../src/describe/reckoning.rs"),
];

/// The messages whose ids are put together.
fn composed() -> Vec<String> {
    let rewards = REWARDS.iter().copied().flatten().map(|reward| format!("reward-{reward}"));
    let threats = (1..=REWARDS.len()).map(|space| format!("threat-{space}"));
    let powers = LordId::ALL.iter().filter(|lord| lord.card().effect.is_some());
    let powers = powers.map(|lord| format!("power-{lord}"));
    let races = Race::ALL.iter().map(|race| format!("short-{race}"));
    let others = ["power-none", "cost", "worth"].map(str::to_owned);
    rewards.chain(threats).chain(powers).chain(races).chain(others).collect()
}

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let messages = Messages {
        sources: &SOURCES,
        families: &["prompt-", "wait-", "action-", "event-", "board-"],
        composed: composed(),
        in_data: &[],
        is_free: |_, thing| ["count", "left"].contains(&thing), // a plural that English does not ask about
    };
    let asked_for = check_messages::<State>(&messages).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(asked_for > 200, "{asked_for}");
}
