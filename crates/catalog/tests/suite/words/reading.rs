//! Whole games read by everybody at the table.

use std::collections::BTreeSet;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay, Player};
use table::{Choices, Lang, Pcg, Phrase, Seat, Seed, Viewer, Words};

const COLUMNS: usize = 100;

/// How an action is chosen: by chance, which reaches odd corners, or well, which reaches what needs skill.
const BOTS: [BotSpec; 2] = [BotSpec::Random, BotSpec::Greedy];

/// One game to be read.
pub(super) struct Sitting {
    pub(super) players: u8,
    /// Such as `trickery=on difficulty=hard`.
    pub(super) options: &'static str,
    pub(super) seed: u64,
}

/// Sittings with the same options for a range of seeds.
pub(super) fn sittings(
    players: u8,
    options: &'static str,
    seeds: std::ops::Range<u64>,
) -> impl Iterator<Item = Sitting> {
    seeds.map(move |seed| Sitting { players, options, seed })
}

/// Plays the games, reads all that anybody is told in them, and gives the sentences that were said. `check` has its own
/// demands of a sentence; a board has at most so many lines for so many players.
pub(super) fn read_games(
    game: &'static dyn AnyGame,
    sittings: impl Iterator<Item = Sitting>,
    check: impl Fn(&Phrase, &str, Lang),
    most_lines: impl Fn(u8) -> usize,
) -> BTreeSet<&'static str> {
    let names: Vec<String> = Seat::all(6).map(|seat| format!("{seat} (you)")).collect();
    let (mut said, mut heard) = (BTreeSet::new(), BTreeSet::new());
    let mut look = |play: &dyn AnyPlay, told: usize| {
        for viewer in Viewer::all(play.seats()) {
            for phrase in phrases(play, told, viewer) {
                said.insert(phrase.id);
                if !heard.insert(format!("{phrase:?}")) {
                    continue; // the same sentence comes many thousand times
                }
                for lang in Lang::ALL {
                    let text = game.messages(lang).with_names(&names).say(&phrase);
                    check_sentence(&phrase, &text, lang);
                    check(&phrase, &text, lang);
                }
            }
            // Boards change little from step to step: each is read in one language, the next in the next.
            let lang = Lang::ALL[play.steps() % Lang::ALL.len()];
            let board = play.board(viewer, &game.messages(lang).with_names(&names));
            assert!(!board.contains(['{', '}']), "{lang}:\n{board}");
            let fits = board.lines().all(|line| line.chars().count() <= COLUMNS);
            assert!(fits && board.lines().count() <= most_lines(play.seats()), "{lang}:\n{board}");
        }
    };
    for sitting in sittings {
        play_out(game, &sitting, &mut look);
    }
    said
}

/// Plays a game, and calls `look` before every step and at the end, with the number of the first step that has not been
/// told.
fn play_out(game: &'static dyn AnyGame, sitting: &Sitting, look: &mut impl FnMut(&dyn AnyPlay, usize)) {
    let meta = game.meta();
    let mut choices = Choices::new(meta, sitting.players).unwrap();
    for (key, value) in sitting.options.split_whitespace().filter_map(|word| word.split_once('=')) {
        choices.set(meta, key, value).unwrap();
    }
    let mut play = game.start(choices, Seed::Pcg(sitting.seed)).unwrap();
    let mut mind = Pcg::new(sitting.seed);
    let mut bot = Player::new(BOTS[(sitting.seed % 2) as usize], None);
    let mut told = 0;
    while let Some(seat) = play.to_act().first() {
        look(play.as_ref(), told);
        told = play.steps();
        let index = play.choose_for(seat, &mut bot, &mut mind).unwrap();
        play.apply_index(seat, index).unwrap();
    }
    look(play.as_ref(), told);
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

/// No placeholder is left over and no gap.
pub(super) fn check_sentence(phrase: &Phrase, text: &str, lang: Lang) {
    let is_whole = !text.contains(['{', '}', '$']) && !text.contains("  ") && text.trim() == text;
    assert!(is_whole && !text.is_empty(), "{lang}, {}: `{text}` {phrase:?}", phrase.id);
}

/// The sentences of the game that were not said: ids that begin like one of `families`.
pub(super) fn unsaid(
    game: &'static dyn AnyGame,
    families: &[&str],
    is_said: impl Fn(&str) -> bool,
) -> Vec<String> {
    let all = game.messages(Lang::En);
    let sentences = all.ids().filter(|id| families.iter().any(|family| id.starts_with(family)));
    sentences.filter(|id| !is_said(id)).map(str::to_owned).collect()
}
