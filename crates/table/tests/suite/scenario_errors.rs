//! A scenario that is wrong says where, what was expected and what was found.

use lair::State;
use table::scenario::{self, MAX_SCENARIO_BYTES};

fn check(text: &str, error: &str) {
    let found = scenario::run::<State>(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(found, error, "in:\n{text}");
}

const GAME: &str = "game lair players=2 A.hand=imp,wolf B.hand=troll,dragon\n";

#[test]
fn badly_written_files() {
    check("", "expected a line `game ID …` first, found none");
    check("A send imp", "expected a line `game ID …` first, found none");
    check(
        "hello",
        "line 1: expected a seat, rules, game, deal, with, draw, refuse, legal, can, cannot, expect, event, seen or unseen, found `hello`",
    );
    check("game chess", "line 1: expected the game `lair`, found `chess`");
    check(
        "game lair players=9",
        "line 1: expected possible options, found lair is for 2 to 4 players, not for 9",
    );
    check(
        "game lair nights=9\nexpect hoard=0",
        "line 1: expected possible options, found `9` is not possible for `nights`: it must be a number from 3 to 7",
    );
    check("game lair A.hand", "line 1: expected `key=value`, found `A.hand`");
    check(
        "game lair A.hand=rat\nexpect hoard=0",
        "line 1: expected a good `A.hand`, found `rat`: `rat` is not a beast",
    );
    check("game lair\ngame lair", "line 2: expected one game in a scenario, found a second one");
    check(
        "deal lair A.hand=imp\nexpect hoard=0",
        "line 1: expected options only after `deal`, found `A.hand`",
    );
    check(
        &format!("{GAME}draw cards imp"),
        "line 2: expected a source of chance (deck, moon, robbery), found `cards`",
    );
    check(&format!("{GAME}draw moon full"), "line 2: expected an outcome of `moon`, found `full`");
    check(
        &format!("{GAME}expect dawn=1"),
        "line 2: expected something of this game that can be read, found `dawn`",
    );
    check(
        &format!("{GAME}A fly"),
        "line 2: expected an action in notation, found `fly` is not an action of Lair",
    );
    check(
        &format!("{GAME}refuse Z send imp"),
        "line 2: expected a good first word (`Z` is not a seat from A to F), found `Z send imp`",
    );
    check(
        &format!("{GAME}expect hoard=0\nwith hoard=3"),
        "line 3: expected the position before the first step, found `with` after it",
    );
}

#[test]
fn positions_that_come_out_otherwise() {
    check(
        &format!("{GAME}A send dragon"),
        "line 2: expected `A send dragon` to be possible, found send imp | send wolf | send stay",
    );
    check(
        &format!("{GAME}A send imp\nA send imp"),
        "line 3: expected `A send imp` to be possible, found that B is to act",
    );
    check(
        &format!("{GAME}refuse A send imp"),
        "line 2: expected `A send imp` to be refused, found that it was done",
    );
    check(
        &format!("{GAME}legal A send imp | send stay"),
        "line 2: expected A to have exactly: send imp | send stay, found send imp | send wolf | send stay",
    );
    check(
        &format!("{GAME}can A send dragon"),
        "line 2: expected `A send dragon` to be possible, found send imp | send wolf | send stay",
    );
    check(
        &format!("{GAME}cannot A send imp"),
        "line 2: expected `A send imp` to be impossible, found send imp | send wolf | send stay",
    );
    check(&format!("{GAME}expect hoard=2"), "line 2: expected hoard=2, found hoard=0");
    check(
        &format!("{GAME}A send imp\nevent chose A (wolf)"),
        "line 3: expected the event `chose A (wolf)`, found chose A (imp)",
    );
    check(
        &format!("{GAME}A send imp\nseen B chose A (imp)"),
        "line 3: expected B to see `chose A (imp)`, found chose A ?",
    );
    check(
        &format!("{GAME}A send imp\nunseen A chose A (imp)"),
        "line 3: expected A not to see `chose A (imp)`, found chose A (imp)",
    );
}

#[test]
fn scripts_that_do_not_fit() {
    let raid = format!("{GAME}A send stay\nB send troll\nexpect hoard=0");
    check(&raid, "line 3: expected a scripted draw from `moon` for this, found none left");
    check(
        &format!("{GAME}draw moon 7\nA send stay\nB send troll"),
        "line 4: expected a draw from `moon` that is possible now, found `7`",
    );
    check(
        &format!("{GAME}draw moon 3 4\nexpect hoard=0"),
        "line 2: expected every scripted draw to be used, found `3` of `moon` left over",
    );
    check(
        "game lair A.hand=dragon,dragon B.hand=dragon,dragon\ndraw moon 5\ndraw deck dragon\nA send dragon\nB send dragon",
        "line 5: expected a draw from `deck` that is possible now, found `dragon`",
    );
}

#[test]
fn a_scenario_that_asserts_nothing_is_no_scenario() {
    check(GAME, "expected at least one thing to check, found a scenario that asserts nothing");
}

#[test]
fn garbage_is_refused_at_once() {
    let huge = vec![b'x'; MAX_SCENARIO_BYTES + 1];
    assert_eq!(
        scenario::run::<State>(&huge).unwrap_err().to_string(),
        "expected a scenario of at most 256 KiB, found 262145 bytes"
    );
    let bytes = b"game lair\n\xff\xfe\n";
    assert_eq!(
        scenario::run::<State>(bytes).unwrap_err().to_string(),
        "line 2: expected text in UTF-8, found other bytes"
    );
    check("game lair\n\u{1b}[2J", "line 2: expected printable text, found `\u{fffd}[2J`");
}
