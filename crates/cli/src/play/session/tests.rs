//! Whole games against text in memory.

use table::{Choices, Lang, Pcg, Seed};

use super::Session;
use crate::screen::Screen;
use crate::seating::seated;
use crate::texts;

/// Plays Lair for two with these answers and returns the transcript.
fn transcript(places: &[&str], answers: &str, lang: Lang) -> String {
    played("lair", places, answers, lang)
}

/// Plays a game for two with these answers and returns the transcript.
fn played(game: &str, places: &[&str], answers: &str, lang: Lang) -> String {
    let game = catalog::find(game).unwrap();
    let choices = Choices::new(game.meta(), 2).unwrap();
    let play = game.start(choices, Seed::Pcg(4)).unwrap();
    let places: Vec<_> = places.iter().map(|place| place.parse().unwrap()).collect();
    let sitters = seated(2, &places).unwrap();
    let screen = Screen::new(answers.as_bytes(), Vec::new(), false);
    let mut session = Session::new(play, sitters, lang, screen, Pcg::new(1), None);
    session.run().unwrap();
    String::from_utf8(session.into_output()).unwrap()
}

#[test]
fn a_whole_game_is_played_in_every_language_without_a_hole_in_the_texts() {
    for lang in Lang::ALL {
        let text = transcript(&[], &"1\n".repeat(100), lang);
        assert!(text.contains(&texts::of(lang).fill("ending-total", [])), "{text}");
        assert!(!text.contains(['{', '}']), "{text}");
    }
}

#[test]
fn nonsense_is_refused_and_asked_again() {
    let text = transcript(&[], "0\n99\nxyzzy\nrob A\nsave\nundo\nhint\nlog\nboard\nhelp\n\nquit\n", Lang::En);
    for sentence in [
        "Choose a number from 1 to",
        "“xyzzy” is not understood",
        "“rob A” is not possible now",
        "Say where",
        "There is nothing to take back",
        "The bot would choose",
    ] {
        assert!(text.contains(sentence), "{sentence} is missing in:\n{text}");
    }
}

#[test]
fn several_actions_on_a_line_end_where_something_new_is_seen() {
    let text = transcript(&[], "1; 1; 2\nquit\nquit\n", Lang::En);
    assert!(text.contains("so the rest of the line is left: 1; 2"), "{text}");
    assert_eq!(text.matches("secretly sends").count(), 1, "{text}");
    let text = transcript(&[], "xyzzy; 1\nquit\n", Lang::En);
    assert!(text.contains("“xyzzy” is not understood"), "{text}");
    assert!(!text.contains("secretly sends"), "nothing was done: {text}");
}

/// A load of Monster Lands on one line: whole, or not at all.
#[test]
fn a_line_of_which_something_does_not_fit_is_not_done() {
    let load = "assign A.1 purkas; dice 2 1 -";
    let at_table = |line: &str| {
        played("monster-lands", &["B=greedy"], &format!("1\n{line}\nlog\nquit\nquit\n"), Lang::En)
    };
    let text = at_table(&format!("{load}; lay trap_starting"));
    assert!(text.contains("lays Hunting Snare face down: Territory A, path 1"), "{text}");
    for wrong in ["lay trap_total_4", "99", "xyzzy", "pass"] {
        let text = at_table(&format!("{load}; {wrong}"));
        assert!(text.contains(&format!("Nothing on the line was done, because of: {wrong}")), "{text}");
        assert!(!text.contains("sends Purkas: Territory A"), "nothing was done: {text}");
    }
}

#[test]
fn an_unsaved_game_is_not_left_by_accident() {
    let text = transcript(&[], "1\nquit\nquit\n1\n", Lang::En);
    assert!(text.contains("not saved"), "{text}");
    assert!(text.trim_end().ends_with("Goodbye."), "{text}");
}

/// Between the moment one player has seen a private hand and the next one looks, the screen is wiped.
#[test]
fn nobody_sees_the_hand_of_another_at_the_same_keyboard() {
    let text = transcript(&["B=human"], "\n1\n\n1\n", Lang::En);
    let wipe = "═".repeat(100);
    let mut pages = text.split(&wipe);
    assert!(!pages.next().unwrap().contains("Hand:"), "{text}");
    for page in pages {
        let mine = page.contains("A: Which");
        let theirs = page.contains("B: Which");
        assert!(!(mine && theirs), "{page}");
        assert!(
            page.matches("Hand:").count() <= 2 && (page.contains("Pass the keyboard") || mine || theirs),
            "{page}"
        );
    }
}

/// Standing orders are told, changed at the prompt, and kept: who skips is asked about no reaction any more.
#[test]
fn who_skips_is_not_asked_about_reactions() {
    // Five games of somebody who answers without reading; what is refused is asked again.
    let asked = |first: &str| {
        let games = (1..=5u64).map(|game| {
            let mut number = game;
            let mut answers = vec![first.to_owned()];
            for _ in 0..2500 {
                number = (number * 75 + 74) % 65_537;
                answers.push((number % 14 + 1).to_string());
            }
            played("stworze", &["B=greedy"], &answers.join("\n"), Lang::En)
        });
        let texts: Vec<String> = games.collect();
        let passes = texts.iter().map(|text| text.matches("  pass  ").count()).sum::<usize>();
        (passes, texts.concat())
    };
    let (always, text) = asked("orders ask");
    assert!(text.contains("You are asked whenever you have something to use."), "{text}");
    let (never, text) = asked("orders skip");
    assert!(text.contains("You are not asked about reactions; you pass."), "{text}");
    assert!(always > 0 && never == 0, "{always} {never}");
    let text = played("stworze", &["B=greedy"], "orders\nraise\nquit\nquit\n", Lang::En);
    assert!(
        text.contains("You are asked when you can change a result.") && text.contains("raised"),
        "{text}"
    );
}
