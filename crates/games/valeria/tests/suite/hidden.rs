//! VA-21: who is shown what.

use serde_json::{Value, json};
use table::conformance::{self, choices};
use table::{Game, Known, Options as _, Pcg, Position, Recall, Seat, Shown, Viewer, pick};
use valeria::{Options, State};

const A: Seat = Seat::FIRST;

fn options(text: &str) -> Options {
    Options::build(&choices::<State>(text).unwrap()).unwrap()
}

fn position(settings: &str, pairs: &str) -> State {
    conformance::position(settings, pairs).unwrap()
}

fn seen(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(state.view(viewer)).unwrap()
}

/// Plays a random game and shows every position, the last one too.
fn play(settings: &str, seed: u64, mut look: impl FnMut(&State, &[valeria::Event])) {
    let mut chance = Pcg::new(seed);
    let mut events = Vec::new();
    let mut state = State::new(&options(settings), &mut chance, &mut events);
    let mut legal = Vec::new();
    loop {
        look(&state, &events);
        events.clear();
        let Some(seat) = state.to_act().iter().last() else { break };
        state.legal(seat, &mut legal);
        let action = pick(&legal, &mut chance);
        state.apply(seat, action, &mut chance, &mut events).unwrap();
    }
}

// rules: VA-21.1 VA-21.2 VA-21.3 VA-21.15 VA-21.12 VA-2.15
#[test]
fn a_spectator_sees_what_is_public() {
    let pairs = "A.gold=4 A.strength=3 A.magic=2 A.vp=1 A.citizens=archer*2 A.domains=orb_of_urdr A.monsters=goblin \
                 slot.s1.cards=2 domains.2=violet_thorn slot.s7=-";
    let view = seen(&position("players=2", pairs), Viewer::Spectator);
    let player = &view["players"][0];
    assert_eq!([&player["gold"], &player["strength"], &player["magic"], &player["vp"]], [4, 3, 2, 1]);
    assert_eq!(player["citizens"], json!({"archer": 2}));
    assert_eq!(player["domains"], json!(["orb_of_urdr"]));
    assert_eq!(player["monsters"], json!({"goblin": 1}));
    assert_eq!(player["cards"], 6); // with the two starters
    assert_eq!((&player["duke"], &player["dealt"]), (&Value::Null, &Value::Null));
    assert_eq!(view["monsters"][0]["cards"], json!(["goblin", "goblin", "goblin_mage", "goblin_king"]));
    let free = json!({"tokens": 0, "magic": 0});
    let offer = json!({"cost": {"resource": "gold", "tokens": 3, "magic": 0}, "lack": free, "roles": []});
    assert_eq!(
        view["citizens"][0],
        json!({"slot": "s1", "top": "cleric", "covered": null, "cards": 2, "price": 3, "offer": offer})
    );
    // Of 7 Gold there are 4 and 2 Magic, and no holy citizen.
    let offer = json!({
        "cost": {"resource": "gold", "tokens": 7, "magic": 0},
        "lack": {"tokens": 1, "magic": 0},
        "roles": ["holy"],
    });
    assert_eq!(view["domains"][1], json!({"top": "violet_thorn", "cards": 3, "offer": offer}));
    assert_eq!(view["exhausted"], json!(["citizens_7"]));
    assert_eq!(view["question"], json!({"kind": "action", "number": 1}));
}

// rules: VA-21.5 VA-21.6 VA-21.7 VA-21.10 VA-21.16 VA-17.1 VA-4.15
#[test]
fn dukes_are_for_their_owners_until_the_end() {
    for settings in ["players=1", "players=3", "players=5 mixed_citizens=on"] {
        for seed in 0..10 {
            play(settings, seed, |state, _| {
                let seats = state.seats();
                let over = state.outcome().is_some();
                for viewer in Viewer::all(seats) {
                    let view = seen(state, viewer);
                    for (index, seat) in Seat::all(seats).enumerate() {
                        let player = &view["players"][index];
                        assert_eq!(player["dealt"].is_null(), !viewer.is(seat));
                        let shown = player["has_chosen"] == true && (viewer.is(seat) || over);
                        assert_eq!(player["duke"].is_null(), !shown);
                        assert_eq!(player["duke_lines"].as_array().unwrap().is_empty(), !shown);
                    }
                    let choosing = view["question"]["kind"] == "choose_duke";
                    assert_eq!((view["first"].is_null(), view["active"].is_null()), (choosing, choosing));
                    if seats == 1 {
                        assert_eq!(view["dark_lord"]["duke"].is_null(), !over);
                    } else {
                        assert!(view["dark_lord"].is_null());
                    }
                }
            });
        }
    }
}

// rules: VA-21.4 VA-21.8 VA-21.9 VA-21.10 VA-28.8 VA-28.19
#[test]
fn what_lies_face_down_is_nowhere_in_a_view() {
    play("players=4 mixed_citizens=on card_set=glittering_gold", 5, |state, _| {
        let view = seen(state, Viewer::Seat(A));
        let text = view.to_string();
        let unseen = state.read("unseen").unwrap();
        for domain in unseen.split(',').filter(|word| *word != "-") {
            assert!(!text.contains(domain), "{domain} is in {text}");
        }
        for stack in view["citizens"].as_array().unwrap() {
            assert_eq!(stack["top"].is_null(), stack["cards"] == 0);
            assert_eq!(stack.as_object().unwrap().len(), 6, "slot, top, covered, cards, price, offer");
        }
    });
}

// rules: VA-21.11 VA-21.13 VA-21.14
#[test]
fn the_log_of_others_hides_their_dukes_and_nothing_else() {
    play("players=3", 9, |state, events| {
        for event in events {
            for viewer in Viewer::all(state.seats()) {
                let shown = Shown::to(viewer, event).unwrap().to_string();
                let secret = event.to_string().contains('(');
                let own = viewer.seat().is_some_and(|seat| event.to_string().contains(&format!(" {seat} ")));
                assert_eq!(shown == event.to_string(), !secret || own, "{shown} for {viewer}");
                assert_eq!(shown.contains('?'), secret && !own);
            }
        }
    });
}

// rules: VA-21.12 VA-28.19
#[test]
fn a_bot_gets_dukes_that_were_dealt_anew() {
    let state = position("players=3", "A.duke=waryn");
    let mut worlds = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let known = Known::of(&state, A, Recall::Perfect, &mut Pcg::new(seed));
        assert_eq!(known.world().read("A.dealt"), state.read("A.dealt"));
        assert_eq!(seen(known.world(), A.into()), seen(&state, A.into()));
        let others = [known.world().read("B.duke").unwrap(), known.world().read("C.duke").unwrap()];
        assert_ne!(others[0], others[1]);
        assert!(!others.contains(&"waryn".to_owned()));
        worlds.insert(others);
    }
    assert!(worlds.len() > 20, "{worlds:?}");
}

// rules: VA-20.4 VA-21.8 VA-20.1 VA-20.2
#[test]
fn a_mixed_stack_turns_up_either_type() {
    let mut tops = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let state =
            State::new(&options("players=4 mixed_citizens=on"), &mut Pcg::new(seed), &mut table::Silent);
        tops.insert(state.read("slot.s1").unwrap());
        assert_eq!(state.read("slot.s1.cards").unwrap(), "5");
    }
    assert_eq!(tops.into_iter().collect::<Vec<_>>(), ["cleric", "monk"]);
}
