//! The messages of the three languages against the code that asks for them.

use monster_lands::State;
use monster_lands::components::Item;
use monster_lands::values::{Area, PathId};
use table::Id;
use table::conformance::{Messages, check_messages};

/// The files that name messages.
const SOURCES: [&str; 11] = [
    include_str!("../../src/campaign.rs"),
    include_str!("../../src/describe.rs"),
    include_str!("../../src/describe/action.rs"),
    include_str!("../../src/describe/board.rs"),
    include_str!("../../src/describe/board/citadel.rs"),
    include_str!("../../src/describe/board/clans.rs"),
    include_str!("../../src/describe/board/goals.rs"),
    include_str!("../../src/describe/board/outskirts.rs"),
    include_str!("../../src/describe/event.rs"),
    include_str!("../../src/describe/names.rs"),
    include_str!("../../src/describe/prompt.rs"),
];

/// The messages whose ids are put together.
fn composed() -> Vec<String> {
    let paths = PathId::all().map(|path| format!("path-{}", path.word().replace('.', "-")));
    let areas = Area::all().map(|area| format!("area-{area}"));
    let items = Item::all().map(|item| format!("item-{item}"));
    let faces = (1..=6).map(|face| format!("pool-die-P{face}"));
    let dice = ["S", "M", "P"].map(|die| format!("short-{die}"));
    paths.chain(areas).chain(items).chain(faces).chain(dice).collect()
}

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let messages = Messages {
        sources: &SOURCES,
        families: &[
            "prompt-",
            "action-",
            "event-",
            "board-",
            "mark-",
            "benefit-",
            "campaign-",
            "goal-",
            "load-",
            "kind-",
            "hidden-",
            "rival",
            "nothing",
            "path-none",
        ],
        composed: composed(),
        in_data: &[],
        is_free: |_, _| false,
    };
    let asked_for = check_messages::<State>(&messages).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(asked_for > 230, "{asked_for}");
}
