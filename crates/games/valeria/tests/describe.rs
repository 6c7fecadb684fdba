//! The messages of the three languages against the code that asks for them: none is missing and none is unused.

use std::collections::BTreeSet;

use table::{Describe, Game, Lang};
use valeria::State;
use valeria::components::Area;

/// The files that name messages.
const SOURCES: [&str; 8] = [
    include_str!("../src/describe/action.rs"),
    include_str!("../src/describe/board.rs"),
    include_str!("../src/describe/board/centre.rs"),
    include_str!("../src/describe/board/effects.rs"),
    include_str!("../src/describe/board/players.rs"),
    include_str!("../src/describe/event.rs"),
    include_str!("../src/describe/names.rs"),
    include_str!("../src/describe/prompt.rs"),
];

/// How the ids of messages begin that the code names in full.
const FAMILIES: [&str; 5] = ["prompt-", "wait-", "action-", "event-", "board-"];

/// Messages that only other messages ask for; the last two are forms that Polish needs.
const PARTS: [&str; 10] = [
    "gold",
    "strength",
    "magic",
    "tokens",
    "price",
    "numbers",
    "the-die",
    "his-points",
    "strength-on-board",
    "magic-on-board",
];

/// The messages the code asks for.
fn asked_for() -> BTreeSet<String> {
    let literals = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let named = literals.filter(|text| FAMILIES.iter().any(|family| text.starts_with(family)));
    let counted = ["soldier", "worker", "knight", "domains"].into_iter();
    let counted = counted.chain(Area::ALL.iter().map(|area| area.word())).map(|word| format!("per-{word}"));
    // That one has its name in the data file.
    let options = State::META.options.iter().filter(|option| option.key != "mixed_citizens");
    let options = options.map(|option| format!("option-{}", option.key));
    let parts = State::META.score_parts.iter().map(|part| format!("part-{part}"));
    named.map(str::to_owned).chain(counted).chain(options).chain(parts).collect()
}

/// The messages a language has.
fn defined(lang: Lang) -> BTreeSet<String> {
    let lines =
        State::texts(lang).lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_message_asked_for_is_there_and_none_is_unused() {
    let asked_for = asked_for();
    assert!(asked_for.len() > 180, "{}", asked_for.len());
    for lang in Lang::ALL {
        let defined = defined(lang);
        let missing: Vec<_> = asked_for.difference(&defined).collect();
        let used_inside = |id: &str| State::texts(lang).contains(&format!("{{ {id} }}"));
        let is_unused = |id: &&String| !(PARTS.contains(&id.as_str()) && used_inside(id));
        let unused: Vec<_> = defined.difference(&asked_for).filter(is_unused).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{lang}: missing {missing:?}, unused {unused:?}");
    }
}

/// What a message may be filled with is the same in every language, as far as it is used there.
#[test]
fn languages_fill_in_the_same_things() {
    let variables = |lang: Lang| -> BTreeSet<(String, String)> {
        let mut id = String::new();
        let mut found = BTreeSet::new();
        for line in State::texts(lang).lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                line.split(" =").next().unwrap_or_default().clone_into(&mut id);
            }
            if id.starts_with("board-amounts") || id.ends_with("-on-board") {
                continue; // each language breaks amounts up as its grammar asks
            }
            for after in line.split('$').skip(1) {
                let end = after.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(after.len());
                found.insert((id.clone(), after[..end].to_owned()));
            }
        }
        found
    };
    let english = variables(Lang::En);
    for lang in [Lang::Pl, Lang::Es] {
        let other = variables(lang);
        let lost: Vec<_> = english.difference(&other).collect();
        let extra: Vec<_> = other.difference(&english).collect();
        assert!(lost.is_empty() && extra.is_empty(), "{lang}: lost {lost:?}, extra {extra:?}");
    }
}
