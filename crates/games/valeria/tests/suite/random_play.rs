//! Random games, looked at from the outside: what must hold between any two positions.

use std::collections::BTreeMap;

use table::conformance::choices;
use table::{Audit, Game, Options as _, Pcg, Position, Seat, Silent, StateHash, pick};
use valeria::{Action, Event, Options, Question, State};

const TABLES: [&str; 6] = [
    "players=1",
    "players=2 card_set=mastery_over_magic",
    "players=3 card_set=monster_blood",
    "players=4 card_set=random mixed_citizens=on",
    "players=5",
    "players=2 card_set=custom areas=hills,barrens,ruins,swamp,caverns citizens=monk,blacksmith,alchemist,wizard,thief,warlord,priestess,miner",
];

fn new_game(settings: &str, chance: &mut Pcg) -> State {
    State::new(&Options::build(&choices::<State>(settings).unwrap()).unwrap(), chance, &mut Silent)
}

/// One step of a random game.
struct Step<'a> {
    before: &'a State,
    seat: Seat,
    legal: &'a [Action],
    action: Action,
    after: &'a State,
    events: &'a [Event],
}

fn play(settings: &str, seed: u64, mut look: impl FnMut(&Step<'_>)) -> State {
    let mut chance = Pcg::new(seed);
    let mut state = new_game(settings, &mut chance);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        let before = state;
        state.legal(seat, &mut legal);
        let action = pick(&legal, &mut chance);
        events.clear();
        state.apply(seat, action, &mut chance, &mut events).unwrap();
        look(&Step { before: &before, seat, legal: &legal, action, after: &state, events: &events });
    }
    state
}

fn number(state: &State, key: &str) -> i64 {
    state.read(key).unwrap().parse().unwrap()
}

// rules: VA-28.1 VA-28.2 VA-28.3 VA-28.4 VA-28.5 VA-28.7 VA-28.8 VA-28.9 VA-28.10 VA-28.16 VA-28.21 VA-2.14 VA-2.15
#[test]
fn invariants_hold_after_every_step() {
    for settings in TABLES {
        for seed in 0..30 {
            let end = play(settings, seed, |step| step.after.audit().unwrap());
            assert!(end.outcome().is_some());
            for seat in Seat::all(end.seats()) {
                let cards = |what: &str| {
                    let list = end.read(&format!("{seat}.{what}")).unwrap();
                    list.split(',').filter(|word| *word != "-").count()
                };
                let owned = cards("citizens") + cards("domains") + cards("monsters");
                assert_eq!(end.read(&format!("{seat}.cards")).unwrap(), (owned + 2).to_string());
            }
        }
    }
}

// rules: VA-28.6 VA-28.13 VA-28.14 VA-2.8 VA-6.4 VA-6.21 VA-8.27
#[test]
fn tokens_pass_between_players_only_by_theft() {
    for settings in TABLES {
        for seed in 0..20 {
            play(settings, seed, |step| {
                assert!(step.legal.len() >= 2 && step.legal.is_sorted());
                for seat in Seat::all(step.before.seats()) {
                    let vp = format!("{seat}.vp");
                    assert!(
                        number(step.after, &vp) >= number(step.before, &vp),
                        "victory tokens never decrease"
                    );
                    if seat == step.seat || step.before.to_act().len() > 1 {
                        continue;
                    }
                    let paid = step.events.iter().any(|event| match *event {
                        Event::ThiefTook { from, .. } | Event::DomainTook { from, .. } => from == seat,
                        _ => false,
                    });
                    for what in ["gold", "strength", "magic"] {
                        let key = format!("{seat}.{what}");
                        let lost = number(step.after, &key) < number(step.before, &key);
                        assert!(!lost || paid, "{seat} lost {what} by {}", step.action);
                    }
                }
            });
        }
    }
}

// rules: VA-28.11 VA-28.12 VA-9.2 VA-9.5
#[test]
fn every_turn_has_two_actions_and_every_payment_a_token() {
    for settings in TABLES.iter().filter(|table| !table.contains("players=1")) {
        for seed in 0..20 {
            let mut actions = 0;
            play(settings, seed, |step| {
                if step.before.read("question").as_deref() == Some("action") {
                    actions += 1;
                }
                for event in step.events {
                    match *event {
                        Event::Slain { strength, .. } => assert!(strength.0 > 0),
                        Event::Recruited { gold, .. } | Event::Built { gold, .. } => assert!(gold.0 > 0),
                        Event::TurnStarted { .. } | Event::Ended { .. } => {
                            assert!(actions == 2 || actions == 0, "{actions} actions in a turn");
                            actions = 0;
                        }
                        _ => {}
                    }
                }
            });
        }
    }
}

// rules: VA-28.15
#[test]
fn no_card_moves_in_the_roll_and_harvest_phases() {
    for settings in TABLES {
        for seed in 0..10 {
            play(settings, seed, |step| {
                let harvest = ["modify_dice", "thief", "harvest_choice", "harvest_trade", "consolation"];
                let asked = step.before.read("question").unwrap();
                let still = step.before.read("turns") == step.after.read("turns");
                if harvest.contains(&asked.as_str()) && still {
                    for seat in Seat::all(step.before.seats()) {
                        for what in ["citizens", "domains", "monsters"] {
                            let key = format!("{seat}.{what}");
                            assert_eq!(step.before.read(&key), step.after.read(&key));
                        }
                    }
                }
            });
        }
    }
}

// rules: VA-28.17 VA-18.5 VA-18.6
#[test]
fn the_right_neighbour_of_the_active_player_rests() {
    for seed in 0..10 {
        play("players=5", seed, |step| {
            let Ok(active) = step.after.read("active").unwrap().parse::<Seat>() else { return };
            let resting: Seat = step.after.read("resting").unwrap().parse().unwrap();
            assert_eq!(resting.next(5), active);
            let rests = |event: &Event| match *event {
                Event::Harvested { seat, .. } | Event::Consoled { seat, .. } | Event::Traded { seat, .. } => {
                    seat == resting
                }
                _ => false,
            };
            let same_turn = step.before.read("turns") == step.after.read("turns");
            assert!(!same_turn || !step.events.iter().any(rests));
        });
    }
}

// rules: VA-28.18 VA-16.2 VA-16.3 VA-6.3
#[test]
fn all_have_had_as_many_turns_when_a_game_ends() {
    for settings in TABLES.iter().filter(|table| !table.contains("players=1")) {
        for seed in 0..30 {
            let mut turns: BTreeMap<Seat, u32> = BTreeMap::new();
            let end = play(settings, seed, |step| {
                for event in step.events {
                    if let Event::TurnStarted { seat } = *event {
                        *turns.entry(seat).or_default() += 1;
                    }
                }
            });
            assert!(
                turns.len() == end.seats() as usize
                    && turns.values().all(|count| *count == turns[&Seat::FIRST])
            );
        }
    }
}

// rules: VA-28.20
#[test]
fn the_same_seed_and_decisions_give_the_same_game() {
    for settings in TABLES {
        let run = || {
            let mut log = Vec::new();
            let end = play(settings, 4, |step| log.push(format!("{} {:?}", step.action, step.events)));
            (StateHash::of(&end), log)
        };
        assert_eq!(run(), run());
    }
}

/// What one player answers in H3 leaves the options and the holdings of the others alone, so that answers may be
/// collected in any order.
// rules: VA-28.22 VA-8.27 VA-8.28 VA-8.21 VA-8.26
#[test]
fn harvest_answers_do_not_touch_each_other() {
    let mut compared = 0;
    for seed in 0..60 {
        play("players=3 card_set=mastery_over_magic", seed, |step| {
            let kind = step.before.read("question").unwrap();
            if !["harvest_choice", "harvest_trade", "consolation"].contains(&kind.as_str()) {
                return;
            }
            let held = |state: &State, seat: Seat| {
                ["gold", "strength", "magic"].map(|what| number(state, &format!("{seat}.{what}")))
            };
            // Whatever this player answers until the next one is asked, that one finds the same.
            let mut found = Vec::new();
            for &first in step.legal {
                let mut state = *step.before;
                let mut answer = first;
                let mut legal = Vec::new();
                while state.read("turns") == step.before.read("turns")
                    && state.to_act().first() == Some(step.seat)
                {
                    if state.read("phase").as_deref() != Some("harvest") {
                        break;
                    }
                    state.apply(step.seat, answer, &mut Pcg::new(1), &mut Silent).unwrap();
                    state.legal(step.seat, &mut legal);
                    let Some(&last) = legal.last() else { break };
                    answer = last;
                }
                let next = state.to_act().first().unwrap();
                if next != step.seat && state.read("phase").as_deref() == Some("harvest") {
                    let mut legal = Vec::new();
                    state.legal(next, &mut legal);
                    found.push((next, legal, held(&state, next)));
                }
            }
            compared += usize::from(found.len() > 1);
            assert!(found.windows(2).all(|pair| pair[0] == pair[1]), "{found:?}");
        });
    }
    assert!(compared > 20, "{compared}");
}

// rules: VA-6.20 VA-4.17 VA-5.6
#[test]
fn chance_is_even() {
    let (mut first, mut dice, mut areas) = ([0u32; 4], [0u32; 6], BTreeMap::<String, u32>::new());
    for seed in 0..4000 {
        let mut chance = Pcg::new(seed);
        let mut state = new_game("players=4 card_set=random", &mut chance);
        for area in state.read("areas").unwrap().split(',') {
            *areas.entry(area.to_owned()).or_default() += 1;
        }
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while state.read("first").as_deref() == Some("-") {
            let seat = state.to_act().first().unwrap();
            state.legal(seat, &mut legal);
            state.apply(seat, legal[0], &mut chance, &mut events).unwrap();
        }
        for event in events {
            match event {
                Event::FirstPlayer { seat } => first[seat.index()] += 1,
                Event::Rolled { one, two, .. } => {
                    dice[usize::from(one.0) - 1] += 1;
                    dice[usize::from(two.0) - 1] += 1;
                }
                _ => {}
            }
        }
    }
    assert!(first.iter().all(|&count| count.abs_diff(1000) < 130), "{first:?}");
    assert!(dice.iter().all(|&count| count.abs_diff(1333) < 150), "{dice:?}");
    assert!(areas.len() == 8 && areas.values().all(|&count| count.abs_diff(2500) < 150), "{areas:?}");
}

/// The question is a public type of the crate; its size is part of what search copies.
#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 2048 && size_of::<Question>() <= 12 && size_of::<Action>() <= 8);
}
