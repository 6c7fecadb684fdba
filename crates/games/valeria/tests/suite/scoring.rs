//! Rules of scoring that are best shown as a table (VA-17, VA-19.35 to VA-19.41, VA-26).

use std::collections::BTreeSet;

use table::conformance::{self, choices};
use table::{Game, Options as _, Pcg, Position, Seat, Silent};
use valeria::{Event, Options, State};

fn position(settings: &str, pairs: &str) -> State {
    conformance::position(settings, pairs).unwrap()
}

fn act(state: &mut State, action: &str, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    state.apply(Seat::FIRST, action.parse().unwrap(), &mut Pcg::new(seed), &mut events).unwrap();
    events
}

// rules: VA-1.16 VA-1.17 VA-1.21 VA-1.22 VA-17.3 VA-17.4 VA-17.5 VA-26.1 VA-26.2 VA-26.3 VA-26.4 VA-26.5 VA-26.6 VA-26.7 VA-26.8 VA-26.9 VA-26.10
#[test]
fn every_duke_scores_as_printed() {
    // Workers 2, Soldiers 3, Shadow 1, Holy 2 on citizens; on domains Worker 1, Soldier 2 (Palace), Holy 2 (Cathedral);
    // monsters: 3, one of them a Titan; 11 resources. So Workers 3, Soldiers 5, Shadow 1, Holy 4 in all.
    let kingdom = "A.citizens=peasant,butcher,archer*3,rogue,cleric,paladin \
                   A.domains=palace_of_the_dawn,cathedral_of_st_aquila A.monsters=goblin,goblin_mage,treant \
                   A.gold=5 A.strength=4 A.magic=2";
    let table = [
        ("cornelius", 3 * 2, 11 / 3),
        ("elsyn", 2 * 4 + 2, 11 / 4),
        ("elisium", 3 + 5 + 1 + 4, 11 / 4),
        ("hrothgar", 2 * 3 + 1, 11 / 4),
        ("isabella", 5 + 2 * 4, 11 / 3),
        ("lekzandr", 3 + 2 * 4, 11 / 3),
        ("node", 5 + 2, 11 / 3),
        ("reese", 8 + 3 + 2, 11 / 4),
        ("simon", 3 + 5, 11 / 2),
        ("waryn", 3 + 2, 11 / 3),
    ];
    for (duke, cards, resources) in table {
        let state = position("players=2", &format!("{kingdom} A.duke={duke}"));
        assert_eq!(state.read("A.score.duke"), Some(cards.to_string()), "{duke}");
        assert_eq!(state.read("A.score.resources"), Some(resources.to_string()), "{duke}");
        // The breakdown that the owner sees adds up to the same.
        let view = serde_json::to_value(state.view(Seat::FIRST.into())).unwrap();
        let lines = view["players"][0]["duke_lines"].as_array().unwrap();
        let points: u64 = lines.iter().map(|line| line["points"].as_u64().unwrap()).sum();
        assert_eq!(points, cards + resources, "{duke}");
    }
}

// rules: VA-19.35 VA-19.36 VA-19.37 VA-19.38 VA-19.39 VA-19.40 VA-19.41
#[test]
fn alone_the_dark_lord_is_the_measure() {
    // Left in the centre: one Goblin (1) and one Skeleton (2). Captured: two Knights and the Palace (4 VP, Worker and
    // two Soldiers). Node gives 1 for each Soldier: 2 + 2. In all 11.
    let scene = |vp: u32| {
        format!(
            "A.duke=cornelius A.vp={vp} stack.hills=goblin stack.ruins=skeleton stack.forest=- stack.valley=- \
             stack.mountains=- slot.s1.cards=1 slot.s2=- A.gold=3 dark_lord.citizens=knight*2 \
             dark_lord.domains=palace_of_the_dawn"
        )
    };
    let node = |state: &State| state.read("dark_lord.duke").as_deref() == Some("node");
    for (vp, ending, place) in [(12, "score_win", 1), (11, "score_draw", 1), (10, "score_loss", 2)] {
        let seen = (0..200).find_map(|seed| {
            let mut state = position("players=1", &scene(vp));
            act(&mut state, "recruit cleric 0", seed);
            node(&state).then_some(state)
        });
        let state = seen.unwrap();
        assert_eq!(state.read("dark_lord.score").as_deref(), Some("11"));
        assert_eq!(state.read("ending").as_deref(), Some(ending));
        let outcome = state.outcome().unwrap();
        assert_eq!(
            (outcome.places.as_slice(), outcome.scores[Seat::FIRST].total()),
            (&[place][..], vp.cast_signed())
        );
    }
}

// rules: VA-19.2 VA-19.3 VA-21.7
#[test]
fn the_dark_lord_is_one_of_the_dukes_not_dealt() {
    let mut shown = BTreeSet::new();
    for seed in 0..200 {
        let mut state = position(
            "players=1",
            "A.strength=1 stack.hills=goblin stack.ruins=- stack.forest=- stack.valley=- stack.mountains=-",
        );
        assert_eq!(state.read("dark_lord.duke").as_deref(), Some("-"));
        act(&mut state, "slay goblin 0", seed);
        shown.insert(state.read("dark_lord.duke").unwrap());
    }
    assert_eq!(shown.len(), 8);
    assert!(!shown.contains("cornelius") && !shown.contains("elsyn"), "{shown:?}");
}

// rules: VA-2.2 VA-2.4 VA-6.2
#[test]
fn turns_pass_to_the_left_and_the_bank_pays() {
    let mut state = position("players=4", "active=C first=C action=2 C.gold=1");
    let mut events: Vec<Event> = Vec::new();
    let seat = state.to_act().first().unwrap();
    state.apply(seat, "take gold".parse().unwrap(), &mut Pcg::new(1), &mut events).unwrap();
    assert_eq!(state.read("active").as_deref(), Some("D"));
    let gold = |seat: &str| state.read(&format!("{seat}.gold")).unwrap().parse::<u32>().unwrap();
    assert!(gold("C") >= 2 && gold("D") <= 2, "nobody paid for it");
    assert!(events.iter().any(|event| event.to_string() == "turn D"));
}

// rules: VA-29.1 VA-29.2
#[test]
fn only_the_base_game_is_here() {
    for absent in ["herald", "warden", "monster_event", "player_board", "agent"] {
        assert!(!valeria::components::COMPONENTS.contains(absent), "{absent}");
    }
    let keys: Vec<&str> = State::META.options.iter().map(|option| option.key).collect();
    assert_eq!(keys, ["card_set", "mixed_citizens", "areas", "citizens", "removed"]); // no variant without dukes
}

/// Every text of a position that cannot be is refused with a sentence.
#[test]
fn impossible_positions_are_refused() {
    let settings = choices::<State>("players=2").unwrap();
    for bad in [
        "active=C",
        "action=3",
        "dice=0,7",
        "dice=3",
        "A.gold=10000",
        "A.gold=-1",
        "A.citizens=archer*7",
        "A.citizens=dragon",
        "A.monsters=gargoyle",
        "A.monsters=troll*2",
        "A.domains=orb_of_urdr,orb_of_urdr",
        "A.pearls=3",
        "stack.caverns=kobolds",
        "stack.hills=goblin*9",
        "slot.s4=archer",
        "slot.s4.cards=9",
        "slot.s4.height=1",
        "domains.6=orb_of_urdr",
        "domains.1.cards=99",
        "moon=1",
        "",
    ] {
        let (key, value) = bad.split_once('=').unwrap_or((bad, ""));
        let mut state = State::blank(&Options::build(&settings).unwrap());
        let refused = state.place(key, value).and_then(|()| state.settle());
        assert!(refused.is_err(), "{bad}");
    }
    let mut state = State::blank(&Options::build(&settings).unwrap());
    state.place("turns", "3").unwrap();
    assert!(state.settle().is_err(), "after three turns B is active");
    let mut chance = Pcg::new(1);
    let mut fine = position("players=2", "A.gold=9");
    assert!(fine.apply(Seat::FIRST, "take gold".parse().unwrap(), &mut chance, &mut Silent).is_ok());
}
