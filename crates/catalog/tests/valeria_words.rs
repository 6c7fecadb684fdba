//! Valeria in words: whatever anybody reads in many random games is whole and fits the terminal, in three languages.

use std::collections::BTreeSet;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay};
use table::{Arg, Choices, Describe, Game, Lang, Phrase, Pcg, Seat, Seed, Shown, Silent, Viewer, Words};
use valeria::components::{CitizenId, DomainId, DukeId, MonsterId};

const COLUMNS: usize = 100;
/// With two players, and for each player more.
const MOST_LINES: (usize, usize) = (56, 8);
const GAMES: u64 = 8;

/// How an action is chosen: by chance, which reaches odd corners, or well, which reaches many domains.
const BOTS: [BotSpec; 2] = [BotSpec::Random, BotSpec::Greedy];

/// Which cards are used: all of them, in the end.
const SETS: [&str; 4] = ["first_game", "mastery_over_magic", "random", "monster_blood"];

fn valeria() -> &'static dyn AnyGame {
    catalog::find("valeria").unwrap()
}

fn start(players: u8, seed: u64) -> Box<dyn AnyPlay> {
    let game = valeria();
    let mut choices = Choices::new(game.meta(), players).unwrap();
    choices.set(game.meta(), "card_set", SETS[(seed / 2 % 4) as usize]).unwrap();
    choices.set(game.meta(), "mixed_citizens", if seed % 3 == 2 { "on" } else { "off" }).unwrap();
    game.start(choices, Seed::Pcg(seed)).unwrap()
}

/// Plays games of every size, and calls `look` before every step and at the end, with the number of the first step that
/// has not been told.
fn each_position(mut look: impl FnMut(&dyn AnyPlay, usize)) {
    for (players, seed) in (1..=5).flat_map(|players| (0..GAMES).map(move |seed| (players, seed))) {
        let mut play = start(players, seed);
        let mut mind = Pcg::new(seed);
        let mut told = 0;
        while let Some(seat) = play.to_act().first() {
            look(play.as_ref(), told);
            told = play.steps();
            let bot = BOTS[(seed % 2) as usize];
            let index = play.choose_for(seat, bot, &mut mind).unwrap();
            play.apply_index(seat, index).unwrap();
        }
        look(play.as_ref(), told);
    }
}

/// Everything that a viewer is told in a position.
fn phrases(play: &dyn AnyPlay, told: usize, viewer: Viewer) -> Vec<Phrase> {
    let events = play.happened(told, viewer).into_iter().flat_map(|step| step.events);
    let mut phrases: Vec<Phrase> = events.filter_map(|event| event.phrase).collect();
    phrases.push(play.prompt(viewer));
    if let Some(seat) = viewer.seat() {
        phrases.extend(play.actions(seat).into_iter().map(|action| action.phrase));
    }
    phrases
}

fn check_sentence(text: &str, phrase: &Phrase, lang: Lang) {
    let is_whole = !text.contains(['{', '}', '$']) && !text.contains("  ") && text.trim() == text;
    assert!(is_whole && !text.is_empty(), "{lang}, {}: `{text}` {phrase:?}", phrase.id);
    assert!(!text.contains(" 0 "), "{lang}, {}: `{text}` {phrase:?}", phrase.id);
}

/// What a prompt says one has may be 0.
fn may_say_zero(phrase: &Phrase) -> bool {
    phrase.id.starts_with("prompt-")
}

#[test]
fn every_sentence_and_board_is_whole_and_fits() {
    let names: Vec<String> = Seat::all(5).map(|seat| format!("{seat} (you)")).collect();
    let mut said = BTreeSet::new();
    let mut heard = BTreeSet::new();
    each_position(|play, told| {
        for viewer in Viewer::all(play.seats()) {
            for phrase in phrases(play, told, viewer) {
                said.insert(phrase.id);
                // The same sentence comes many thousand times.
                if !heard.insert(format!("{phrase:?}")) {
                    continue;
                }
                for lang in Lang::ALL {
                    let text = valeria().messages(lang).with_names(&names).say(&phrase);
                    let text = if may_say_zero(&phrase) { text.replace(" 0 ", " no ") } else { text };
                    check_sentence(&text, &phrase, lang);
                }
            }
            // Boards change little from step to step: each is read in one language, the next in the next.
            let lang = Lang::ALL[play.steps() % Lang::ALL.len()];
            let board = play.board(viewer, &valeria().messages(lang).with_names(&names));
            assert!(!board.contains(['{', '}']), "{lang}:\n{board}");
            let fits = board.lines().all(|line| line.chars().count() <= COLUMNS);
            let most = MOST_LINES.0 + MOST_LINES.1 * usize::from(play.seats().saturating_sub(2));
            assert!(fits && board.lines().count() <= most, "{lang}:\n{board}");
        }
    });
    // Random games reach nearly everything that can be said; the rest is said in the test below.
    let rare: BTreeSet<&str> = rare_phrases().iter().map(|phrase| phrase.id).collect();
    let all = valeria().messages(Lang::En);
    let families = ["prompt-", "wait-", "action-", "event-"];
    let sentences = all.ids().filter(|id| families.iter().any(|family| id.starts_with(family)));
    let cards = |id: &&str| !id.starts_with("action-take_resource") && !valeria_card(id);
    let unsaid: Vec<&str> =
        sentences.filter(cards).filter(|id| !said.contains(id) && !rare.contains(id)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// Names of the four actions in the data file begin like sentences.
fn valeria_card(id: &str) -> bool {
    ["action-slay", "action-recruit", "action-build"].contains(&id)
}

#[test]
fn every_component_has_a_name_and_a_text_in_every_language() {
    for lang in Lang::ALL {
        let words = valeria().messages(lang);
        let citizens = CitizenId::ALL.iter().map(|id| format!("citizen-{id}"));
        let monsters = MonsterId::ALL.iter().map(|id| format!("monster-{id}"));
        let domains = DomainId::ALL.iter().map(|id| format!("domain-{id}"));
        let dukes = DukeId::ALL.iter().map(|id| format!("duke-{id}"));
        for id in citizens.chain(monsters).chain(domains).chain(dukes) {
            assert!(words.has(&id) && words.has(&format!("{id}-text")), "{lang} {id}");
        }
    }
}
