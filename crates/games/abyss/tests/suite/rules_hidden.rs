//! AB-15, AB-19.3: who is shown what.

use std::collections::BTreeSet;

use crate::witness::{Witness, eager, list, play, position};
use abyss::{Action, Event, State};
use serde_json::{Value, json};
use table::{Choices, Game, Known, Options as _, Pcg, Position, Recall, Seat, Shown, Viewer, pick};

const A: Seat = Seat::FIRST;
const PLAYERS: u8 = 3;

fn seen(game: &State, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

fn seats() -> impl Iterator<Item = (usize, Seat)> {
    Seat::all(PLAYERS).enumerate()
}

/// What a sequence of actions of A leads to.
fn after(mut game: State, actions: &[&str]) -> State {
    for action in actions {
        let action: Action = action.parse().unwrap();
        game.apply(A, action, &mut Pcg::new(1), &mut table::Silent).unwrap();
    }
    game
}

// rules: AB-15.1 AB-15.2 AB-15.20
#[test]
fn a_spectator_sees_what_is_public() {
    let keys = [
        ("A.pearls", "4"),
        ("A.keys", "2"),
        ("A.hand", "crab.4,squid.2"),
        ("A.affiliated", "crab.1"),
        ("A.tokens", "2,4"),
        ("A.lords", "oracle,miller/turned"),
        ("A.locations", "jail+keeper"),
        ("B.hand", "crab.5"),
        ("court", "trader,peddler"),
        ("council.squid", "squid.1,squid.3"),
        ("available", "abyss"),
        ("removed", "black_smokers"),
        ("lord_discard", "hunter"),
        ("discard", "monster,crab.2"),
        ("threat", "3"),
        ("used", "oracle"),
        ("track", "seahorse.1,monster"),
        ("sales", "1"),
        ("bought", "B"),
    ];
    let view = seen(&position(2, &keys), Viewer::Spectator);
    let a = &view["players"][0];
    assert_eq!(a["pearls"], 4);
    assert_eq!(a["keys"], 2);
    assert_eq!(a["all_keys"], 3);
    assert_eq!(a["cards"], 2);
    assert_eq!(a["token_count"], 2);
    assert_eq!(
        a["lords"],
        json!([
            {"lord": "oracle", "turned": false, "under": null, "used": true},
            {"lord": "keeper", "turned": false, "under": "jail", "used": false},
            {"lord": "miller", "turned": true, "under": null, "used": false},
        ])
    );
    assert_eq!(a["locations"][0]["tile"], "jail");
    assert_eq!(view["court"], json!(["trader", "peddler"]));
    assert_eq!(view["available"], json!(["abyss"]));
    assert_eq!(view["removed"], json!(["black_smokers"]));
    assert_eq!(view["lord_discard"], json!(["hunter"]));
    assert_eq!(view["track"], json!(["seahorse.1", "monster"]));
    assert_eq!((&view["threat"], &view["sales"], &view["bought"]), (&json!(3), &json!(1), &json!(["B"])));
    assert_eq!((&view["to_act"], &view["question"]), (&json!(["A"]), &json!({"kind": "explore_monster"})));
    // 71 cards less 3 in hands, 1 affiliated, 2 in the Council, 2 discarded, 2 on the track.
    assert_eq!(
        (&view["deck"], &view["lord_deck"], &view["location_stack"]),
        (&json!(61), &json!(29), &json!(17))
    );
    assert_eq!((&view["token_pile"], &view["key_supply"]), (&json!(18), &json!(8)));
    assert_eq!(view["council"][3], json!({"race": "squid", "cards": 2, "allies": null}));
    let pile = position(2, &keys).view(Viewer::Spectator).discard;
    assert_eq!(pile.each().map(|card| card.to_string()).collect::<Vec<_>>(), ["crab.2", "monster"]);
}

// rules: AB-15.2 AB-15.3 AB-15.4 AB-15.5 AB-15.9 AB-15.16 AB-15.17 AB-15.19 AB-15.20
#[test]
fn views_hold_no_hidden_cards_tiles_or_tokens() {
    let mut searched = 0;
    for seed in 0..12 {
        play(&[], PLAYERS, seed, eager, |game, _| {
            let over = game.outcome().is_some();
            for viewer in Viewer::all(PLAYERS) {
                let view = seen(game, viewer);
                for pile in ["deck", "lord_deck", "location_stack", "token_pile"] {
                    assert!(view[pile].is_u64(), "{pile}: a number and no order");
                }
                for (index, seat) in seats() {
                    let player = &view["players"][index];
                    let own = viewer.is(seat);
                    assert_eq!(player["hand"].is_null(), !own, "the hand of {seat} for {viewer}");
                    assert_eq!(player["cards"], list(game, &format!("{seat}.hand")).len());
                    assert_eq!(
                        player["tokens"].is_null(),
                        !own && !over,
                        "the tokens of {seat} for {viewer}"
                    );
                    assert_eq!(player["token_count"], list(game, &format!("{seat}.tokens")).len());
                }
                for stack in view["council"].as_array().unwrap() {
                    let race = stack["race"].as_str().unwrap();
                    assert_eq!(stack["cards"], list(game, &format!("council.{race}")).len());
                    assert!(stack["allies"].is_null());
                }
                let searches = view["question"]["kind"] == "stack_swap" && view["viewer"] == view["active"];
                assert_eq!(view["searched"].is_null(), !searches);
                if searches {
                    assert_eq!(view["searched"], json!(list(game, "stack")), "AB-15.16: in canonical order");
                    searched += 1;
                }
                let discard = game.view(viewer).discard;
                assert_eq!(
                    discard.each().map(|card| card.to_string()).collect::<Vec<_>>(),
                    list(game, "discard")
                );
            }
        });
    }
    assert!(searched > 0, "nobody looked through the stack");
}

// rules: AB-15.7 AB-15.10 AB-15.17 AB-15.18 AB-15.20
#[test]
fn the_history_hides_three_things_and_nothing_else() {
    let mut hidden = BTreeSet::new();
    for seed in 0..20 {
        play(&[], PLAYERS, seed, eager, |_, events| {
            for event in events {
                for viewer in Viewer::all(PLAYERS) {
                    let knows = match *event {
                        Event::TokenGained { seat, .. } | Event::StackTaken { seat, .. } => viewer.is(seat),
                        Event::Stolen { thief, from, .. } => viewer.is(thief) || viewer.is(from),
                        _ => true,
                    };
                    let (whole, shown) = (event.to_string(), Shown::to(viewer, event).unwrap().to_string());
                    if knows {
                        assert_eq!(shown, whole);
                    } else {
                        let (public, _) = whole.rsplit_once(' ').unwrap();
                        assert_eq!(shown, format!("{public} ?"));
                        hidden.insert(shown.split(' ').next().unwrap().to_owned());
                    }
                }
            }
        });
    }
    assert_eq!(hidden.into_iter().collect::<Vec<_>>(), ["stack", "stolen", "token"]);
}

// rules: AB-10.10 AB-15.1 AB-15.12
#[test]
fn what_a_player_has_begun_is_shown_to_nobody_else() {
    let before = position(
        2,
        &[
            ("court", "shepherd,keeper,reaper"),
            ("A.lords", "slaver"),
            ("A.hand", "seahorse.5,seahorse.3,seahorse.1"),
            ("A.pearls", "4"),
            ("B.hand", "crab.1"),
        ],
    );
    let b = A.next(2);
    for begun in [&["recruit shepherd", "pay_add seahorse.1"][..], &["recruit shepherd"], &["use slaver"]] {
        let game = after(before, begun);
        for viewer in [Viewer::Seat(b), Viewer::Spectator] {
            assert_eq!(seen(&game, viewer), seen(&before, viewer), "{begun:?}");
        }
        assert_ne!(seen(&game, Viewer::Seat(A)), seen(&before, Viewer::Seat(A)), "{begun:?}");
        let mut legal = Vec::new();
        game.legal(b, &mut legal);
        assert!(legal.is_empty());
    }
}

// rules: AB-15.21
#[test]
fn running_scores_leave_out_hands_and_the_tokens_of_others() {
    let game = position(
        2,
        &[("A.tokens", "4"), ("A.hand", "crab.5"), ("A.affiliated", "squid.2"), ("A.lords", "keeper")],
    );
    let score = |viewer: Viewer| game.view(viewer).players[0].score;
    assert_eq!(score(Viewer::Seat(A)).total(), 2 + 6 + 4);
    assert_eq!(score(Viewer::Seat(A.next(2))).total(), 2 + 6);
    assert_eq!(score(Viewer::Spectator).total(), 2 + 6);
}

// rules: AB-15.22
#[test]
fn no_view_and_no_event_tells_the_seed() {
    const SEED: u64 = 0x5eed_0dd5_ca1e_d00d;
    let fields: BTreeSet<&str> = "viewer active turns extra_turns end_triggered_by over places players deck discard \
        track price sales bought council threat lord_deck court offers lord_discard location_stack searched available \
        prospects removed token_pile key_supply played to_act question prompt memory_aid"
        .split_whitespace()
        .collect();
    let spellings = [SEED.to_string(), format!("{SEED:x}"), format!("{SEED:X}")];
    play(&[], PLAYERS, SEED, pick, |game, events| {
        for viewer in Viewer::all(PLAYERS) {
            let view = seen(game, viewer);
            assert_eq!(view.as_object().unwrap().keys().map(String::as_str).collect::<BTreeSet<_>>(), fields);
            let mut texts = vec![view.to_string()];
            texts.extend(
                events.iter().filter_map(|event| Shown::to(viewer, event)).map(|seen| seen.to_string()),
            );
            for text in texts {
                assert!(!spellings.iter().any(|seed| text.contains(seed)), "{text}");
            }
        }
    });
}

// rules: AB-15.11
#[test]
fn a_bot_thinks_with_the_view_of_its_seat() {
    for seed in 0..4 {
        play(&[], PLAYERS, seed, eager, |game, _| {
            let Some(seat) = game.to_act().first() else { return };
            let known = Known::of(game, seat, Recall::Perfect, &mut Pcg::new(seed));
            assert_eq!(known.world().view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
            let (mut of_bot, mut of_person) = (Vec::new(), Vec::new());
            known.legal(&mut of_bot);
            game.legal(seat, &mut of_person);
            assert_eq!(of_bot, of_person);
            for (_, other) in seats() {
                let hand = format!("{other}.hand"); // remembered (AB-15.8)
                assert_eq!(known.world().read(&hand), game.read(&hand));
            }
        });
    }
}

// rules: AB-15.12
#[test]
fn the_options_of_the_others_are_shown_to_nobody() {
    for seed in 0..6 {
        play(&[], PLAYERS, seed, eager, |game, _| {
            let mut legal = Vec::new();
            for seat in Seat::all(PLAYERS).filter(|&seat| !game.to_act().contains(seat)) {
                game.legal(seat, &mut legal);
                assert!(legal.is_empty(), "{seat}: {legal:?}");
                assert!(seen(game, Viewer::Seat(seat))["prompt"].is_null());
            }
        });
    }
}

// rules: AB-15.8 AB-19.3
#[test]
fn the_memory_aid_shows_every_seat_what_a_notebook_would() {
    for seed in 0..12 {
        let mut witness = Witness::new(PLAYERS);
        play(&[("memory_aid", "on")], PLAYERS, seed, eager, |game, events| {
            witness.hear(events);
            for viewer in Viewer::all(PLAYERS) {
                let view = game.view(viewer);
                assert!(view.memory_aid);
                for (player, place) in view.players.iter().zip(&witness.places) {
                    assert_eq!(player.hand, Some(place.hand), "{viewer}");
                }
                let mut council = abyss::components::Allies::EMPTY;
                for stack in &view.council {
                    council.add_all(&stack.allies.expect("the memory aid is on"));
                }
                assert_eq!(council, witness.council, "{viewer}");
            }
        });
    }
}

// rules: AB-19.3
#[test]
fn the_memory_aid_is_off_unless_the_table_wants_it() {
    let choices = Choices::new(&State::META, PLAYERS).unwrap();
    assert!(!abyss::Options::build(&choices).unwrap().memory_aid);
    let blank = State::blank(&abyss::Options::build(&choices).unwrap());
    assert!(!blank.view(Viewer::Spectator).memory_aid);
}
