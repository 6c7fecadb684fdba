//! Valeria in words: whatever anybody reads in many random games is whole and fits the terminal, in three languages.

use std::collections::BTreeSet;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay, Player};
use table::{
    Arg, Choices, Describe, Game, Lang, Pcg, Phrase, Score, Seat, Seed, Shown, Silent, Viewer, Words,
};
use valeria::Ending;
use valeria::components::{CitizenId, DomainId, DukeId, MonsterId};
use valeria::view::QuestionView;

const COLUMNS: usize = 100;
/// With two players, and for each player more.
const MOST_LINES: (usize, usize) = (64, 9);
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
    let unsaid: Vec<&str> =
        sentences.filter(|id| !said.contains(id) && !rare.contains(id) && !KINDS.contains(id)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// Headings of the data file that are called like sentences.
const KINDS: [&str; 4] = ["action-slay", "action-recruit", "action-take_resource", "action-build"];

#[test]
fn rare_sentences_are_whole_too() {
    for lang in Lang::ALL {
        let words = valeria().messages(lang).with_names(&[]);
        for phrase in &rare_phrases() {
            check_sentence(&words.say(phrase), phrase, lang);
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
