//! Valeria.

use std::collections::BTreeSet;

use catalog::AnyGame;
use table::{Arg, Choices, Describe, Game, Lang, Pcg, Phrase, Score, Seat, Shown, Silent, Viewer, Words};
use valeria::Ending;
use valeria::components::{CitizenId, DomainId, DukeId, MonsterId};
use valeria::view::QuestionView;

use super::reading::{check_sentence, read_games, sittings, unsaid};

/// With two players, and for each player more.
const MOST_LINES: (usize, usize) = (64, 9);

fn valeria() -> &'static dyn AnyGame {
    catalog::find("valeria").unwrap()
}

/// Nobody gets 0 of something; what a prompt says one has may be 0.
fn check_amounts(phrase: &Phrase, text: &str, lang: Lang) {
    let may_be_zero = phrase.id.starts_with("prompt-");
    assert!(may_be_zero || !text.contains(" 0 "), "{lang}, {}: `{text}` {phrase:?}", phrase.id);
}

#[test]
fn every_sentence_and_board_is_whole_and_fits() {
    let games = (1..=5).flat_map(|players| {
        sittings(players, "", 0..2)
            .chain(sittings(players, "card_set=mastery_over_magic mixed_citizens=on", 2..4))
            .chain(sittings(players, "card_set=random", 4..6))
            .chain(sittings(players, "card_set=monster_blood", 6..8))
    });
    let most = |players: u8| MOST_LINES.0 + MOST_LINES.1 * usize::from(players.saturating_sub(2));
    let said = read_games(valeria(), games, check_amounts, most);
    // Random games reach nearly everything that can be said; the rest is said in the test below.
    let rare: BTreeSet<&str> = rare_phrases().iter().map(|phrase| phrase.id).collect();
    let families = ["prompt-", "wait-", "action-", "event-"];
    let is_said = |id: &str| said.contains(id) || rare.contains(id) || KINDS.contains(&id);
    let unsaid = unsaid(valeria(), &families, is_said);
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// Headings of the data file that are called like sentences.
const KINDS: [&str; 4] = ["action-slay", "action-recruit", "action-take_resource", "action-build"];

#[test]
fn rare_sentences_are_whole_too() {
    for lang in Lang::ALL {
        let words = valeria().messages(lang).with_names(&[]);
        for phrase in &rare_phrases() {
            let text = words.say(phrase);
            check_sentence(phrase, &text, lang);
            check_amounts(phrase, &text, lang);
        }
    }
    let words = valeria().messages(Lang::En).with_names(&[]);
    let said: Vec<String> = rare_phrases().iter().map(|phrase| words.say(phrase)).collect();
    assert_eq!(
        said,
        [
            "Thief: A takes nothing.",
            "A takes a monster from B: Goblin King.",
            "A takes a monster from the centre without its reward: Red Dragon.",
            "The monster stack of column 2 has a card again.",
            "The citizen stack with number 9–10 has a card again.",
            "The domain stack of column 5 has a card again.",
            "Column 3 has no monsters left, so nobody attacks.",
            "The game is over: no monster is left.",
            "The game is over: no domain is left.",
            "The game is over: the limit of rounds is reached.",
            "No monster is left: you have won!",
            "The monsters find nothing left to capture: you have lost.",
            "The points decide: you have won.",
            "The points decide: a draw.",
            "Victory! No monster is left. Points: you 7, the Dark Lord 5.",
            "Defeat: the monsters found nothing left to capture. Points: you 7, the Dark Lord 5.",
            "Victory on points: you 7, the Dark Lord 5. The Dark Lord: 2 for monsters, 1 for domains, 2 from his \
             Duke.",
            "A draw: both you and the Dark Lord have 7 points. The Dark Lord: 2 for monsters, 1 for domains, 2 \
             from his Duke.",
            "Hills, column 1: nothing is left to capture, and you LOSE the game",
            "Hills, column 1: a domain is captured (The Orb of Urdr)",
            "The game is over. A and B share the victory with 7 points.",
            "The game is over. A wins: the points are tied at 7, and fewer cards (3) decide.",
        ]
    );
}

/// What hardly ever happens: a Thief who takes nothing, cards that come back, the endings that need luck.
fn rare_phrases() -> Vec<Phrase> {
    let event = |text: &str| {
        let event: valeria::Event = text.parse().unwrap();
        Shown::to(Viewer::Spectator, &event)
            .and_then(|shown| valeria::State::event(&shown, Viewer::Spectator))
    };
    let events = [
        "thief_idle A",
        "robbed A B goblin_king",
        "monster_taken A red_dragon",
        "refilled monsters_2",
        "refilled citizens_9_10",
        "refilled domains_5",
        "no_attack 3",
        "ended monsters",
        "ended domains",
        "ended limit",
        "ended slain_all",
        "ended overrun",
        "ended score_win",
        "ended score_draw",
    ];
    let mut phrases: Vec<Phrase> = events.into_iter().filter_map(event).collect();
    phrases.extend(rare_ends());
    phrases
}

/// What is said at ends that need luck, and before the worst one.
fn rare_ends() -> Vec<Phrase> {
    let view = |players: u8| {
        let choices = Choices::new(&valeria::State::META, players).unwrap();
        let options = table::Options::build(&choices).unwrap();
        let mut view = valeria::State::new(&options, &mut Pcg::new(1), &mut Silent).view(Seat::FIRST.into());
        view.question = None;
        for player in &mut view.players {
            player.score = Score::new([7, 0, 0, 0, 0]);
        }
        view
    };
    let mut alone = view(1);
    let mut phrases = Vec::new();
    for ending in [Ending::SlainAll, Ending::Overrun, Ending::ScoreWin, Ending::ScoreDraw] {
        alone.ending = Some(ending);
        alone.dark_lord.as_mut().unwrap().score = Score::new([2, 1, 0, 2, 0]);
        phrases.push(valeria::State::prompt(&alone));
    }
    for column in [0, 5] {
        alone.citizens[column].top = None;
    }
    for domain in [None, Some(DomainId::OrbOfUrdr)] {
        alone.domains[0].top = domain;
        phrases.push(valeria::State::action("attack hills".parse().unwrap(), &alone));
    }
    let mut tied = view(2);
    tied.players[0].cards = 3;
    for places in [vec![1, 1], vec![1, 2]] {
        tied.places = Some(places);
        phrases.push(valeria::State::prompt(&tied));
    }
    phrases
}

/// A game in which A looks at the first choice of an action.
fn first_action() -> valeria::View {
    let mut chance = Pcg::new(1);
    let choices = Choices::new(&valeria::State::META, 2).unwrap();
    let options = table::Options::build(&choices).unwrap();
    let mut state = valeria::State::new(&options, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    while !matches!(state.view(Viewer::Spectator).question, Some(QuestionView::Action { .. })) {
        let seat = state.to_act().first().unwrap();
        state.legal(seat, &mut legal);
        state.apply(seat, legal[0], &mut chance, &mut Silent).unwrap();
    }
    state.view(state.to_act().first().unwrap().into())
}

#[test]
fn polish_counts_and_cases() {
    let words = valeria().messages(Lang::Pl).with_names(&[]);
    let event = |text: &str| {
        let event: valeria::Event = text.parse().unwrap();
        let shown = Shown::to(Viewer::Spectator, &event).unwrap();
        words.say(&valeria::State::event(&shown, Viewer::Spectator).unwrap())
    };
    assert_eq!(event("harvested A 1g1s1m"), "Zbiory: A otrzymuje 1 Złoto, 1 Siłę i 1 Magię.");
    assert_eq!(event("harvested B 2s5m"), "Zbiory: B otrzymuje 2 Siły i 5 Magii.");
    assert_eq!(
        event("recruited A priestess 2 1"),
        "A płaci 2 Złota i 1 Magię i werbuje Mieszkańca: Kapłanka."
    );
    assert_eq!(event("gave A gargans_embrace 1v"), "Objęcia Gargana: A otrzymuje 1 PZ.");
    assert_eq!(event("traded A champion 1g 4s"), "Obrońca: A płaci 1 Złoto i otrzymuje 4 Siły.");
    assert_eq!(event("exhausted citizens_9_10"), "Stos Mieszkańców o numerze 9–10 jest wyczerpany.");
    let capture = |left: u8| {
        let citizen = Arg::Name("citizen-cleric".to_owned());
        let role = Arg::Name("role-holy".to_owned());
        let phrase = Phrase::new("action-capture").with("citizen", citizen).with("role", role);
        words.say(&phrase.with("left", left))
    };
    assert_eq!(capture(0), "Kapłan (Święty): ostatnia karta, stos będzie wyczerpany");
    assert_eq!(capture(1), "Kapłan (Święty); zostanie 1 karta");
    assert_eq!(capture(4), "Kapłan (Święty); zostaną 4 karty");
    assert_eq!(capture(5), "Kapłan (Święty); zostanie 5 kart");
}

/// The way to pay with the least Magic says what the card is; the others only how else to pay.
#[test]
fn a_payment_is_said_in_full_once() {
    let mut view = first_action();
    let me = view.viewer.unwrap().index();
    (view.players[me].gold, view.players[me].strength, view.players[me].magic) = (1, 2, 5);
    let say = |lang: Lang, action: &str| {
        let phrase = valeria::State::action(action.parse().unwrap(), &view);
        valeria().messages(lang).with_names(&[]).say(&phrase)
    };
    assert_eq!(
        say(Lang::En, "slay treant 1"),
        "Slay Treant (Minion, 1 VP) for 2 Strength and 1 Magic. Reward: Gain 1 Gold and 1 Magic."
    );
    assert_eq!(say(Lang::En, "slay treant 2"), "… or Treant for 1 Strength and 2 Magic");
    assert_eq!(say(Lang::Pl, "recruit peasant 2"), "Zwerbuj: Chłop (Rzemieślnik) za 1 Złoto i 2 Magii");
    assert_eq!(
        say(Lang::Es, "build 1 emerald_stronghold 11"),
        "Construir: Bastión Esmeralda (5 PV) por 1 de Oro y 11 de Magia"
    );
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
