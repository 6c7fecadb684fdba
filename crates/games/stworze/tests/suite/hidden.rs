//! ST-22: who is shown what.

use serde_json::{Value, json};
use stworze::{Options, State};
use table::conformance::{self, choices};
use table::{Game, Known, Options as _, Pcg, Recall, Seat, Silent, Viewer, pick};

const A: Seat = Seat::FIRST;

fn options(text: &str) -> Options {
    Options::build(&choices::<State>(text).unwrap()).unwrap()
}

pub(crate) fn position(settings: &str, pairs: &str) -> State {
    conformance::position(settings, pairs).unwrap()
}

fn seen(state: &State, viewer: impl Into<Viewer>) -> Value {
    serde_json::to_value(state.view(viewer.into())).unwrap()
}

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

const RICH: &str = "A.at=grod A.vitality=3 A.card=fear*3,favour A.tasks=task_wedding A.attributes=rusalka_wet_hair.2 \
                    A.wounds=rusalka_wet_hair.1 A.lair=oplotki A.lair_counter=3 B.lair=grod B.lair_counter=- \
                    A.repeat=fear A.spent=favour C.trophies=A.favour area_grod.tokens=fear!,favour:A,fear \
                    area_oplotki.guesses=B.fear,A.fear area_grod.offering=B.favour removed=martwe_bagna \
                    deck.village=task_mill A.done=2 counter.2=3";

// rules: ST-22.1 ST-22.2 ST-22.7
#[test]
fn a_spectator_sees_what_is_public() {
    let view = seen(&position("players=3 warrior=warrior_cruel_warrior", RICH), Viewer::Spectator);
    let player = &view["players"][0];
    assert_eq!(
        (&player["place"], &player["vitality"], &player["tokens"]),
        (&json!("grod"), &json!(3), &json!(4))
    );
    assert_eq!(player["tasks"], json!(["task_wedding"]));
    assert_eq!(player["attributes"], json!([{"id": "rusalka_wet_hair", "level": 2, "wounds": 1}]));
    assert_eq!((&player["lair_counter"], &player["missions_left"]), (&json!(3), &json!(6)));
    assert_eq!(player["mission"], "samodiva_m02");
    assert_eq!(player["done"].as_array().unwrap().len(), 2);
    assert_eq!(player["influence"], json!([0, 1, 1])); // in the hand, in the Pool, on Repeat Test
    assert_eq!(view["players"][2]["trophies"], json!([1, 0, 0, 0, 0, 0]));
    assert_eq!(
        (&view["players"][1]["lair"], &view["players"][1]["lair_counter"]),
        (&json!("grod"), &Value::Null)
    );
    assert_eq!(view["events"][1]["counter"], 3);
    assert_eq!(view["pairs"][0], json!(["task", "figures"]));
    assert_eq!(view["decks"][0]["cards"], 1);
    assert_eq!(view["decks"][0]["discard"].as_array().unwrap().len(), 18);
    assert_eq!((&view["removed"], &view["event_deck"]), (&json!(["martwe_bagna"]), &json!(11)));
    assert_eq!(view["warrior_card"], "warrior_cruel_warrior");
    assert_eq!(view["areas"][3]["tokens"].as_array().unwrap().len(), 3);
    assert_eq!(view["areas"][3]["offering"], json!(["B", "favour"]));
    assert_eq!(view["areas"][1]["guesses"][0]["owner"], "B");
}

// rules: ST-22.3 ST-22.4 ST-22.8 ST-22.9 ST-22.10 ST-15.2 ST-19.15
#[test]
fn what_is_hidden_is_shown_to_its_owner_alone() {
    let state = position("players=3", RICH);
    let (own, other) = (seen(&state, A), seen(&state, seat("B")));
    let (mine, theirs) = (&own["players"][0], &other["players"][0]);
    for field in ["card", "hand", "spent", "repeat", "missions", "lair"] {
        assert_eq!(theirs[field], Value::Null, "{field}");
        assert_ne!(mine[field], Value::Null, "{field}");
    }
    assert_eq!((&mine["card"], &mine["lair"]), (&json!([3, 1]), &json!("oplotki")));
    let kinds = |view: &Value| -> Vec<Value> {
        view["areas"][3]["tokens"].as_array().unwrap().iter().map(|token| token["kind"].clone()).collect()
    };
    assert_eq!(kinds(&own), [json!("fear"), json!("favour"), Value::Null]);
    assert_eq!(kinds(&other), [json!("fear"), Value::Null, Value::Null]);
    assert_eq!(kinds(&seen(&state, Viewer::Spectator)), [json!("fear"), Value::Null, Value::Null]);
    let faces = |view: &Value| {
        [view["areas"][1]["guesses"][0]["face"].clone(), view["areas"][1]["guesses"][1]["face"].clone()]
    };
    assert_eq!(faces(&own), [Value::Null, json!("fear")]);
    assert_eq!(faces(&other), [json!("fear"), Value::Null]);
    // A trophy: its holder and its owner know the face.
    let trophy = |view: &Value| view["players"][2]["trophy_faces"][0].clone();
    assert_eq!(trophy(&own), json!([0, 1]));
    assert_eq!(trophy(&seen(&state, seat("C"))), json!([0, 1]));
    assert_eq!(trophy(&other), Value::Null);
}

// rules: ST-3.12 ST-22.13 ST-22.1
#[test]
fn what_is_public_of_the_first_choices_is_shown_when_all_have_made_them() {
    let mut stages = [0; 3];
    play("players=3", 9, |state, _| {
        let view = seen(state, A);
        let Some(stage) =
            ["start", "gift", "order"].iter().position(|kind| view["question"]["kind"] == *kind)
        else {
            return;
        };
        stages[stage] += 1;
        for player in &view["players"].as_array().unwrap()[1..] {
            let attributes = player["attributes"].as_array().unwrap().len();
            let public = (attributes, &player["tokens"], &player["lair_counter"]);
            let (nothing, chosen) = ((0, &json!(0), &Value::Null), (1, &json!(4), &json!(0)));
            assert_eq!(public, if stage == 0 { nothing } else { chosen });
            assert_eq!((&player["card"], &player["lair"]), (&Value::Null, &Value::Null));
        }
    });
    assert!(stages.iter().all(|&count| count > 2), "{stages:?}");
}

/// Plays a random game and shows every position.
fn play(settings: &str, seed: u64, mut look: impl FnMut(&State, &mut Pcg)) -> u64 {
    let mut chance = Pcg::new(seed);
    let mut state = State::new(&options(settings), &mut chance, &mut Silent);
    let mut legal = Vec::new();
    let mut print = 0xcbf2_9ce4_8422_2325u64;
    while let Some(seat) = state.to_act().first() {
        look(&state, &mut Pcg::new(seed));
        for asked in state.to_act().iter() {
            state.legal(asked, &mut legal);
            assert!(legal.len() > 1, "somebody who is asked has a choice");
        }
        state.legal(seat, &mut legal);
        let action = pick(&legal, &mut chance);
        print = (print ^ (legal.len() as u64)).wrapping_mul(0x0100_0000_01b3);
        state.apply(seat, action, &mut chance, &mut Silent).unwrap();
    }
    print
}

// rules: ST-28.19 ST-25.5 ST-22.11 ST-22.14 ST-28.23
#[test]
fn what_is_redrawn_for_a_seat_looks_the_same_to_it() {
    let (mut legal, mut again, mut steps) = (Vec::new(), Vec::new(), 0);
    let mut different = 0;
    play("players=3", 5, |state, chance| {
        steps += 1;
        if steps % 7 != 0 {
            return;
        }
        for seat in Seat::all(3) {
            let known = Known::of(state, seat, Recall::Perfect, chance);
            assert_eq!(seen(known.world(), seat), seen(state, seat));
            state.legal(seat, &mut legal);
            known.world().legal(seat, &mut again);
            assert_eq!(legal, again);
            different += u32::from(known.world() != state);
        }
    });
    assert!(different > 50, "{different} of {steps} positions had another hidden world");
}

// rules: ST-28.22 ST-25.6
#[test]
fn the_same_seed_and_decisions_give_the_same_game() {
    let game = |seed| play("players=4 creatures=random", seed, |_, _| {});
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}
