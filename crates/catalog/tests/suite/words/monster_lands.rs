//! Monster Lands.

use catalog::AnyGame;
use monster_lands::components::{Loot, MemberId, Monster, Territory, Trap};
use table::{Choices, Lang, Seed};

use super::reading::{read_games, sittings, unsaid};

fn game() -> &'static dyn AnyGame {
    catalog::find("monster-lands").unwrap()
}

#[test]
fn every_sentence_and_board_is_whole_and_fits() {
    let kinds = [
        (1, ""),
        (1, "scenario=8"),
        (1, "scenario=10"),
        (1, "scenario=3"),
        (2, "difficulty=hard"),
        (2, "trickery=on"),
        (3, "more_monsters=on"),
        (4, "trickery=on queens_gift=on difficulty=nightmare"),
        (4, "venom_helps_conquest=on"),
    ];
    let games = (0..).step_by(10).zip(kinds);
    let games = games.flat_map(|(seed, (players, options))| sittings(players, options, seed..seed + 4));
    let said = read_games(game(), games, |_, _, _| (), |_| usize::MAX);
    let families = ["prompt-", "action-", "event-"];
    let unsaid = unsaid(game(), &families, |id| said.contains(id) || RARE.contains(&id));
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// What so few games may not reach: rare questions and what is said around them.
const RARE: [&str; 29] = [
    "prompt-excess",
    "prompt-cancel",
    "prompt-redirect",
    "action-discard-trap",
    "action-cancel",
    "action-allow",
    "action-redirect",
    "event-reshuffled",
    "event-redirected",
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
    "action-stop-both",
    "action-hire-nobody",
    "event-attack-without-dice",
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

/// Whoever buys or sends somebody out has just seen everything, and most screens are shorter than the whole board.
#[test]
fn a_brief_board_shows_what_the_question_is_about() {
    let mut play = game().start(Choices::new(game().meta(), 2).unwrap(), Seed::Pcg(5)).unwrap();
    let take = |play: &mut Box<dyn catalog::AnyPlay>, begins: &str| {
        let seat = play.to_act().first().unwrap();
        let index = play.actions(seat).iter().position(|action| action.notation.starts_with(begins)).unwrap();
        play.apply_index(seat, index).unwrap();
    };
    take(&mut play, "affinity");
    take(&mut play, "affinity");
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let words = game().messages(Lang::En).with_names(&names);
    let boards = |play: &dyn catalog::AnyPlay| {
        let seat = play.to_act().first().unwrap();
        (play.board(seat.into(), &words.briefly()), play.board(seat.into(), &words))
    };
    let (brief, whole) = boards(play.as_ref());
    assert_eq!(brief, whole, "a turn begins with the whole board");

    for (action, about, not_about) in
        [("visit tavern", "Novice", "Territory A"), ("assign A.", "Territory A", "Novice")]
    {
        take(&mut play, action);
        let (brief, whole) = boards(play.as_ref());
        assert!(brief.contains(about) && !brief.contains(not_about), "{brief}");
        assert!(whole.contains(about) && whole.contains(not_about), "{whole}");
        let seat = play.to_act().first().unwrap();
        let (own, other) = if seat.index() == 0 { ("Ann ·", "Bob ·") } else { ("Bob ·", "Ann ·") };
        let has = |panel: &str| brief.lines().any(|line| line.starts_with(panel));
        assert!(has(own) && !has(other), "{brief}");
        assert!(2 * brief.lines().count() < whole.lines().count(), "{brief}");
        if action == "visit tavern" {
            take(&mut play, "hire");
        }
    }
}
