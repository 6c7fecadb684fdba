//! Rules that need a look inside, or a table that real cards cannot make: with six monsters and five spaces on the track
//! there is always a card to reveal, so the shortages of AB-4.6, AB-7.26, AB-7.27 and AB-17.8 are built by hand.

use table::conformance::{self, choices};
use table::{Event as _, Game, Options as _, Order, Pcg, Position, Seat, Silent, Standing, Viewer, pick};

use super::*;
use crate::components::{Allies, Cards, Kind, LocationId};
use crate::score;

const A: Seat = Seat::FIRST;

fn position(settings: &str, pairs: &str) -> State {
    conformance::position(settings, pairs).unwrap()
}

fn legal_texts(s: &State, seat: Seat) -> Vec<String> {
    let mut out = Vec::new();
    legal(s, seat, &mut out);
    out.iter().map(ToString::to_string).collect()
}

/// Takes every exploration card out of the piles.
fn without_cards(mut s: State) -> State {
    (s.deck, s.discard) = (Cards::EMPTY, Cards::EMPTY);
    s
}

fn act(s: &mut State, seat: Seat, text: &str) -> Vec<Event> {
    let mut log = Vec::new();
    let action = text.parse().unwrap();
    apply(s, seat, action, &mut Pcg::new(1), &mut log).unwrap_or_else(|error| panic!("{text}: {error}"));
    log
}

// rules: AB-4.6 AB-4.9 AB-17.8
#[test]
fn a_table_where_nobody_can_move_passes_once_around_and_ends() {
    let mut s = without_cards(position("players=3", "active=B"));
    assert_eq!(legal_texts(&s, Seat::new(1).unwrap()), ["pass_turn"]);
    go_on(&mut s, &mut Pcg::new(1), &mut Silent);
    assert!(s.over && s.outcome().is_some());
    assert_eq!(s.turns, 3);
    // A pearl to plot with is a way out, and a lord that comes to the Court may be one as well.
    let mut s = without_cards(position("players=2", "A.pearls=1 A.hand=seahorse.5,seahorse.3"));
    assert_eq!(legal_texts(&s, A), ["plot", "pass_turn"]);
    s.idle_turns = 1;
    s.lord_deck = std::iter::once(crate::components::LordId::Shepherd).collect();
    act(&mut s, A, "plot");
    // The Shepherd came and was recruited, since nothing else was possible: that was no idle turn.
    assert_eq!((s.players[A].lords.len(), s.turns, s.idle_turns, s.over), (1, 1, 0, false));
}

// rules: AB-7.26 AB-16.2
#[test]
fn without_a_card_to_reveal_the_explorer_must_stop() {
    let mut s = position("players=2", "track=crab.1,monster,crab.3 council.squid=squid.1");
    assert_eq!(legal_texts(&s, A), ["take", "continue"]);
    s = without_cards(s);
    assert_eq!(legal_texts(&s, A), ["take"]);
    let log = act(&mut s, A, "take");
    assert!(!log.iter().any(|event| matches!(event, Event::PearlsGained { .. })), "not the last space");
}

// rules: AB-7.27 AB-16.2
#[test]
fn after_the_sale_of_the_last_card_the_exploration_ends_with_nothing() {
    let mut s = without_cards(position(
        "players=2",
        "track=crab.1,crab.3 B.pearls=1 A.hand=squid.1 council.squid=squid.1",
    ));
    let log = act(&mut s, Seat::new(1).unwrap(), "buy");
    assert!(log.contains(&"track_cleared crab.1 0".parse().unwrap()), "{log:?}");
    assert_eq!(s.read("A.hand").as_deref(), Some("squid.1"));
    assert_eq!(s.read("council.crab").as_deref(), Some("crab.1"));
}

/// Plays a random game and shows every position and every event.
fn watch(players: &str, seed: u64, mut visit: impl FnMut(&State, &[Event])) {
    let mut chance = Pcg::new(seed);
    let options = crate::Options::build(&choices::<State>(players).unwrap()).unwrap();
    let mut log: Vec<Event> = Vec::new();
    let mut s = State::new(&options, &mut chance, &mut log);
    let mut actions = Vec::new();
    while let Some(seat) = s.to_act().first() {
        visit(&s, &log);
        s.legal(seat, &mut actions);
        s.apply(seat, pick(&actions, &mut chance), &mut chance, &mut log).unwrap();
    }
    visit(&s, &log);
}

// rules: AB-14.22 AB-21.25
#[test]
fn every_owned_lord_counts_for_exactly_one_tower() {
    for seed in 0..20 {
        watch("players=3", seed, |s, _| {
            for (seat, player) in s.players.iter() {
                let towers = [LocationId::ClosedTower, LocationId::LostTower];
                let points: i16 = towers.iter().map(|&tower| score::location(s, seat, tower)).sum();
                assert_eq!(points, 3 * i16::from(player.lords.len() as u8));
            }
        });
    }
}

// rules: AB-21.13 AB-21.14 AB-21.21
#[test]
fn lords_and_affiliated_allies_only_grow() {
    for seed in 0..20 {
        let mut before: Option<State> = None;
        watch("players=4", seed, |s, log| {
            for (seat, player) in s.players.iter() {
                let paid =
                    log.iter().filter(|event| matches!(event, Event::Paid { seat: by, .. } if *by == seat));
                assert!(s.over || player.affiliated.len() <= paid.count());
                if let Some(before) = &before {
                    assert!(player.lords.len() >= before.players[seat].lords.len());
                    assert!(player.affiliated.clone().take_all(&before.players[seat].affiliated));
                    assert!(before.end.is_none() || s.end == before.end);
                }
            }
            before = Some(*s);
        });
    }
}

// rules: AB-15.3 AB-15.10 AB-15.22
#[test]
fn every_draw_is_a_barrier_and_no_order_or_seed_is_kept() {
    watch("players=2", 4, |s, log| {
        let view = format!("{:?}", s.view(Viewer::Spectator));
        assert!(!view.contains("seed") && !view.contains("Pcg"));
        for event in log {
            let random = matches!(
                event,
                Event::Revealed { .. } | Event::CourtFilled { .. } | Event::TokenGained { .. }
            );
            assert!(!random || event.is_barrier());
        }
    });
}

// rules: AB-7.4
#[test]
fn who_never_wants_to_be_asked_buys_nothing() {
    let s = position("players=2", "track=crab.5 B.pearls=1");
    let [explorer, buyer] = [Seat::FIRST, Seat::FIRST.next(2)];
    let does =
        |seat: Seat, order| State::standing(&s.view(seat.into()), seat, Standing { order, raised: false });
    let all = [Order::Ask, Order::Smart, Order::Skip];
    assert_eq!(all.map(|order| does(buyer, order)), [None, None, Some(Action::Pass)]);
    assert_eq!(does(explorer, Order::Skip), None, "it is not asked");
    let main = position("players=2", "A.pearls=3");
    let orders = Standing { order: Order::Skip, raised: true };
    assert_eq!(State::standing(&main.view(explorer.into()), explorer, orders), None, "no reaction");
}

// rules: AB-5.1 AB-5.6 AB-5.7
#[test]
fn the_defaults_are_those_of_the_table() {
    let default = |options: &str, pairs: &str, steps: &[&str]| {
        let mut s = position(options, pairs);
        for step in steps {
            let seat = s.to_act().first().unwrap();
            act(&mut s, seat, step);
        }
        crate::fallback(&s).unwrap().to_string()
    };
    assert_eq!(default("players=2", "A.pearls=3 council.crab=crab.1", &[]), "explore");
    assert_eq!(default("players=2", "track=crab.5 B.pearls=1", &[]), "pass");
    assert_eq!(default("players=2", "track=crab.1", &[]), "take");
    assert_eq!(default("players=2", "track=monster", &[]), "fight");
    assert_eq!(default("players=2", "track=monster threat=2", &["fight"]), "reward 2p");
    // The largest stack; of two equal ones the first in canonical order.
    let stacks =
        "A.lords=alchemist council.crab=crab.1 council.squid=squid.1,squid.2 council.seahorse=seahorse.1*2";
    assert_eq!(default("players=2", stacks, &["support crab"]), "stack squid");
    let tiles = "A.keys=3 available=jail council.crab=crab.1,crab.2";
    assert_eq!(default("players=2", tiles, &["support crab"]), "draw 4");
    // The first payment has the fewest pearls, then the fewest cards.
    let lords = "court=slaver,keeper,reaper,miller A.pearls=9 A.hand=shellfish.5,shellfish.3,shellfish.4*2";
    assert_eq!(default("players=2", lords, &["recruit slaver"]), "pay_add shellfish.3");
    let power = "A.lords=slaver A.hand=crab.1,crab.2";
    assert_eq!(default("players=2", power, &["use slaver"]), "cancel");
    let commander =
        "court=commander,keeper,reaper,miller A.hand=crab.5,crab.3 B.hand=crab.4*2,squid.1*4,squid.2*3";
    assert_eq!(default("players=2", commander, &["recruit commander", "pay_add crab.3"]), "discard squid.1");
}

// rules: AB-15.1 AB-15.4 AB-15.5 AB-15.9 AB-15.17 AB-15.20 AB-15.21 AB-19.3
#[test]
fn a_view_shows_what_lies_open_and_the_own_cards() {
    let pairs = "A.hand=crab.5 B.hand=squid.1,squid.2 A.tokens=4 B.tokens=2,3 B.lords=keeper council.crab=crab.1,crab.3";
    let s = position("players=2", pairs);
    let b = Seat::new(1).unwrap();
    let view = s.view(A.into());
    assert_eq!(view.players[0].hand, Some(std::iter::once(Kind::Crab5).collect::<Allies>()));
    assert_eq!((view.players[1].hand, view.players[1].cards), (None, 2));
    assert_eq!((view.players[1].tokens, view.players[1].token_count), (None, 2));
    // Running scores: the own tokens count, those of the others do not, and no hand does.
    assert_eq!((view.players[0].score.total(), view.players[1].score.total()), (4, 6));
    assert_eq!(s.view(b.into()).players[1].score.total(), 11);
    assert_eq!((view.council[0].cards, view.council[0].allies), (2, None));
    let spectator = s.view(Viewer::Spectator);
    assert!(spectator.players.iter().all(|player| player.hand.is_none() && player.tokens.is_none()));
    // The memory aid shows hands and stacks to all, tokens to nobody else.
    let aided = position("players=2 memory_aid=on", pairs).view(A.into());
    assert_eq!(aided.players[1].hand.map(|hand| hand.len()), Some(2));
    assert_eq!(aided.council[0].allies.map(|allies| allies.len()), Some(2));
    assert_eq!(aided.players[1].tokens, None);
}
