//! The messages of the three languages against the code that asks for them: none is missing and none is unused.

use std::collections::BTreeSet;

use stworze::State;
use stworze::components::{BoardToken, Deck, Time, Trait};
use table::{Describe, Game, Id, Lang};

/// The files that name messages.
const SOURCES: [&str; 6] = [
    include_str!("../src/describe/action.rs"),
    include_str!("../src/describe/board.rs"),
    include_str!("../src/describe/board/land.rs"),
    include_str!("../src/describe/board/players.rs"),
    include_str!("../src/describe/event.rs"),
    include_str!("../src/describe/prompt.rs"),
];

/// How the ids of messages begin that the code names in full.
const FAMILIES: [&str; 5] = ["prompt-", "wait-", "action-", "log-", "board-"];

/// Messages that only other messages ask for.
const PARTS: [&str; 7] =
    ["impact", "influence", "cost", "above", "impact-of-test", "influence-given", "influence-swapped"];

/// The messages the code asks for.
fn asked_for() -> BTreeSet<String> {
    let literals = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let named = literals.filter(|text| FAMILIES.iter().any(|family| text.starts_with(family)));
    let words = Trait::all()
        .map(|id| format!("trait-{id}"))
        .chain(Time::all().map(|id| format!("time-{id}")))
        .chain(BoardToken::all().map(|id| format!("token-{id}")))
        .chain(Deck::all().map(|id| format!("deck-{id}")));
    let options = State::META.options.iter().map(|option| format!("option-{}", option.key));
    let parts = State::META.score_parts.iter().map(|part| format!("part-{part}"));
    named.map(str::to_owned).chain(words).chain(options).chain(parts).collect()
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
    assert!(asked_for.len() > 230, "{}", asked_for.len());
    for lang in Lang::ALL {
        let defined = defined(lang);
        let missing: Vec<_> = asked_for.difference(&defined).collect();
        let used_inside = |id: &str| State::texts(lang).contains(&format!("{{ {id} }}"));
        let is_unused = |id: &&String| !(PARTS.contains(&id.as_str()) && used_inside(id));
        let unused: Vec<_> = defined.difference(&asked_for).filter(is_unused).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{lang}: missing {missing:?}, unused {unused:?}");
    }
}

/// What a message may be filled with is the same in every language.
#[test]
fn languages_fill_in_the_same_things() {
    let variables = |lang: Lang| -> BTreeSet<(String, String)> {
        let mut id = String::new();
        let mut found = BTreeSet::new();
        for line in State::texts(lang).lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                line.split(" =").next().unwrap_or_default().clone_into(&mut id);
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
