//! Monster Lands in words: whatever anybody reads in many games is whole and fits the terminal, in three languages.

use std::collections::BTreeSet;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay, Player};
use monster_lands::components::{Loot, MemberId, Monster, Territory, Trap};
use table::{Choices, Lang, Pcg, Phrase, Seat, Seed, Viewer, Words};

const COLUMNS: usize = 100;

/// How an action is chosen: by chance, which reaches odd corners, or well, which reaches victories.
const BOTS: [BotSpec; 2] = [BotSpec::Random, BotSpec::Greedy];

fn game() -> &'static dyn AnyGame {
    catalog::find("monster-lands").unwrap()
}

fn start(settings: &str, seed: u64) -> Box<dyn AnyPlay> {
    let meta = game().meta();
    let (players, others) = settings.split_once(' ').unwrap_or((settings, ""));
    let mut choices = Choices::new(meta, players.parse().unwrap()).unwrap();
    for (key, value) in others.split_whitespace().filter_map(|word| word.split_once('=')) {
        choices.set(meta, key, value).unwrap();
    }
    game().start(choices, Seed::Pcg(seed)).unwrap()
}

/// Plays games of every size and kind, and calls `look` before every step and at the end, with the number of the first
/// step that has not been told.
fn each_position(mut look: impl FnMut(&dyn AnyPlay, usize)) {
    let kinds = [
        "1",
        "1 scenario=8",
        "1 scenario=10",
        "1 scenario=3",
        "2 difficulty=hard",
        "2 trickery=on",
        "3 more_monsters=on",
        "4 trickery=on queens_gift=on difficulty=nightmare",
        "4 venom_helps_conquest=on",
    ];
    for (at, kind) in kinds.into_iter().enumerate() {
        for seed in 0..3 {
            let mut play = start(kind, seed + 10 * at as u64);
            let mut mind = Pcg::new(seed);
            let mut told = 0;
            let mut bot = Player::new(BOTS[(seed % 2) as usize], None);
            while let Some(seat) = play.to_act().first() {
                look(play.as_ref(), told);
                told = play.steps();
                let index = play.choose_for(seat, &mut bot, &mut mind).unwrap();
                play.apply_index(seat, index).unwrap();
            }
            look(play.as_ref(), told);
        }
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

#[test]
fn every_sentence_and_board_is_whole_and_fits() {
    let names: Vec<String> = Seat::all(4).map(|seat| format!("{seat} (you)")).collect();
    let (mut said, mut heard) = (BTreeSet::new(), BTreeSet::new());
    each_position(|play, told| {
        for viewer in Viewer::all(play.seats()) {
            for phrase in phrases(play, told, viewer) {
                said.insert(phrase.id);
                if !heard.insert(format!("{phrase:?}")) {
                    continue; // the same sentence comes many thousand times
                }
                for lang in Lang::ALL {
                    let text = game().messages(lang).with_names(&names).say(&phrase);
                    let whole =
                        !text.contains(['{', '}', '$']) && !text.contains("  ") && text.trim() == text;
                    assert!(whole && !text.is_empty(), "{lang}, {}: `{text}` {phrase:?}", phrase.id);
                }
            }
            // Boards change little from step to step: each is read in one language, the next in the next.
            let lang = Lang::ALL[play.steps() % Lang::ALL.len()];
            let board = play.board(viewer, &game().messages(lang).with_names(&names));
            assert!(!board.contains(['{', '}']), "{lang}:\n{board}");
            assert!(board.lines().all(|line| line.chars().count() <= COLUMNS), "{lang}:\n{board}");
        }
    });
    let all = game().messages(Lang::En);
    let families = ["prompt-", "action-", "event-"];
    let sentences = all.ids().filter(|id| families.iter().any(|family| id.starts_with(family)));
    let unsaid: Vec<&str> = sentences.filter(|id| !said.contains(id) && !RARE.contains(id)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// What so few games may not reach: rare questions and what is said around them.
const RARE: [&str; 17] = [
    "prompt-inherit",
    "prompt-leader",
    "prompt-desert",
    "prompt-free-gear",
    "prompt-free-hire",
    "prompt-steal",
    "prompt-target",
    "prompt-kill-or-capture",
    "action-kill",
    "action-capture",
    "action-steal",
    "action-target",
    "action-leader",
    "action-desert",
    "event-trick-allowed",
    "event-trick-cancelled",
    "event-stolen",
];

#[test]
fn every_component_has_a_name_and_a_text_in_every_language() {
    for lang in Lang::ALL {
        let words = game().messages(lang);
        let member = |id: MemberId| {
            let table = if id.is_starting() { "starting_member" } else { "hireling" };
            format!("{table}-{id}")
        };
        let members = MemberId::ALL.iter().filter(|id| !id.is_novice()).map(|&id| member(id));
        let monsters = Monster::ALL.iter().map(|id| format!("monster-{id}"));
        let lands = Territory::ALL.iter().map(|id| format!("territory-{id}"));
        let traps =
            Trap::ALL.iter().map(|id| format!("{}-{id}", if id.is_trick() { "trick" } else { "trap" }));
        let loot = Loot::ALL.iter().map(|id| format!("loot-{id}"));
        for id in members.chain(monsters).chain(lands).chain(traps).chain(loot) {
            assert!(words.has(&id) && words.has(&format!("{id}-text")), "{lang} {id}");
        }
    }
}
