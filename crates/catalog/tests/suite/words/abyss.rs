//! Abyss.

use std::collections::BTreeSet;

use abyss::components::{Card, Kind, LocationId, LordId};
use abyss::view::QuestionView;
use catalog::AnyGame;
use table::{Arg, Describe, Game, Lang, Pcg, Phrase, Seat, SeatSet, Shown, Silent, Viewer, Words};

use super::reading::{check_sentence, read_games, sittings, unsaid};

const MOST_LINES: usize = 50;

fn abyss() -> &'static dyn AnyGame {
    catalog::find("abyss").unwrap()
}

#[test]
fn every_sentence_and_board_is_whole_and_fits() {
    let plain = |players| sittings(players, "", 0..6);
    let with_aid = |players| sittings(players, "memory_aid=on", 6..8);
    let games = (2..=4).flat_map(|players| plain(players).chain(with_aid(players)));
    let said = read_games(abyss(), games, |_, _, _| (), |_| MOST_LINES);
    // Random games reach nearly everything that can be said; the rest is said in the test below.
    let rare: BTreeSet<&str> = rare_phrases().iter().map(|phrase| phrase.id).collect();
    let families = ["prompt-", "wait-", "action-", "event-"];
    let unsaid = unsaid(abyss(), &families, |id| said.contains(id) || rare.contains(id));
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn rare_sentences_are_whole_too() {
    for lang in Lang::ALL {
        let words = abyss().messages(lang).with_names(&[]);
        for phrase in &rare_phrases() {
            check_sentence(phrase, &words.say(phrase), lang);
        }
    }
    let words = abyss().messages(Lang::En).with_names(&[]);
    let said: Vec<String> = rare_phrases().iter().map(|phrase| words.say(phrase)).collect();
    assert_eq!(
        said,
        [
            "Pass the turn: no action is possible",
            "Fight the monster: 1 pearl or 1 monster token, and 1 pearl for the last space",
            "Use 3 key tokens; no lord is tucked",
            "Tuck Sage: power and keys are gone",
            "Tuck Slaver, Keeper and Reaper: their powers and keys are gone",
            "Tuck Keeper and use 2 key tokens",
            "Discard the Crab stack of the Council: Crab 1 and Crab 3",
            "Which keys do you use for The Abyss? Lords used keep only their influence points.",
            "A chooses keys for The Abyss.",
            "A passes, for no action is possible.",
            "A controls The Abyss with 3 key tokens.",
            "The game is over. A wins: equal on points and pearls, but with the stronger lord.",
        ]
    );
}

/// What hardly ever happens: a choice of keys, a turn without an action, a monster on the last space that leaves a
/// choice, a tie that only a lord breaks.
fn rare_phrases() -> Vec<Phrase> {
    let mut chance = Pcg::new(1);
    let options = abyss::Options { players: 2, first: Some(Seat::FIRST), memory_aid: true };
    let state = abyss::State::new(&options, &mut chance, &mut Silent);
    let mut view = state.view(Seat::FIRST.into());
    view.to_act = SeatSet::only(Seat::FIRST);
    view.track = [Card::Monster; 5].into_iter().collect();
    view.council[0].allies = Some([Kind::Crab1, Kind::Crab3].into_iter().collect());
    let actions = [
        "pass_turn",
        "fight",
        "keys token+token+token",
        "keys sage",
        "keys slaver+keeper+reaper",
        "keys keeper+token+token",
        "discard_stack crab",
    ];
    let action = |text: &str| abyss::State::action(text.parse().unwrap(), &view);
    let mut phrases: Vec<Phrase> = actions.into_iter().map(action).collect();
    view.question = Some(QuestionView::Keys { tile: LocationId::Abyss });
    phrases.push(abyss::State::prompt(&view));
    view.viewer = None;
    phrases.push(abyss::State::prompt(&view));
    let event = |text: &str| {
        let event: abyss::Event = text.parse().unwrap();
        Shown::to(Viewer::Spectator, &event).and_then(|shown| abyss::State::event(&shown, Viewer::Spectator))
    };
    phrases.extend(["turn_passed A", "controlled A abyss token+token+token"].into_iter().filter_map(event));
    view.question = None;
    view.places = Some(vec![1, 2]);
    phrases.push(abyss::State::prompt(&view));
    phrases
}

#[test]
fn every_component_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let words = abyss().messages(lang);
        for lord in LordId::ALL {
            assert!(
                words.has(&format!("lord-{lord}")) && words.has(&format!("lord-{lord}-text")),
                "{lang} {lord}"
            );
        }
        for tile in LocationId::ALL {
            let id = format!("location-{tile}");
            assert!(words.has(&id) && words.has(&format!("{id}-text")), "{lang} {tile}");
        }
    }
}

#[test]
fn polish_counts_have_their_three_forms() {
    let words = abyss().messages(Lang::Pl).with_names(&[]);
    let gain = |amount: u8| {
        words.say(
            &Phrase::new("event-pearls-gained").with("seat", Arg::Seat(Seat::FIRST)).with("amount", amount),
        )
    };
    assert_eq!(gain(1), "A otrzymuje 1 perłę.");
    assert_eq!(gain(3), "A otrzymuje 3 perły.");
    assert_eq!(gain(5), "A otrzymuje 5 pereł.");
    let stack = |cards: u8| {
        let race = Arg::Name("race-seahorse".to_owned());
        words.say(&Phrase::new("action-stack").with("race", race).with("cards", cards))
    };
    assert_eq!(stack(1), "Weź stos Rady (Konik morski): 1 karta");
    assert_eq!(stack(4), "Weź stos Rady (Konik morski): 4 karty");
    assert_eq!(stack(12), "Weź stos Rady (Konik morski): 12 kart");
}
