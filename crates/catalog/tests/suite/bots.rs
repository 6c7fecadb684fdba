//! Bots in every game of the catalogue: legal, honest, repeatable.

use bots::BotSpec;
use catalog::{AnyGame, Job, Player};
use table::conformance::Plan;
use table::{Choices, Pcg, Seed};

/// Every kind of bot, with budgets that a test can afford.
const BOTS: [&str; 5] =
    ["random", "weighted", "greedy", "ismcts:iterations=6", "ismcts:iterations=3:horizon=0:prior=2:margin=1"];

const POSITIONS: usize = 10_000;

fn each_table() -> impl Iterator<Item = (&'static dyn AnyGame, Choices)> {
    catalog::all().flat_map(|game| {
        let (min, max) = game.meta().players;
        (min..=max).map(move |players| (game, Choices::new(game.meta(), players).unwrap()))
    })
}

#[test]
fn every_bot_finds_a_legal_action_in_ten_thousand_random_positions_of_every_game() {
    for game in catalog::all() {
        let (min, max) = game.meta().players;
        let (mut seen, mut number) = (0, 0);
        let mut mind = Pcg::new(5);
        while seen < POSITIONS {
            let players = min + (number % u64::from(max - min + 1)) as u8;
            let choices = Choices::new(game.meta(), players).unwrap();
            let mut play = game.start(choices, Seed::Pcg(number)).unwrap();
            // Asked at random seats and times, so that what one remembers seldom fits.
            let mut bots = BOTS.map(|spec| Player::new(spec.parse().unwrap(), None));
            let mut random = Player::new(BotSpec::Random, None);
            while let Some(seat) = play.to_act().first() {
                let bot = &mut bots[seen % BOTS.len()];
                let index = play.choose_for(seat, bot, &mut mind).unwrap();
                assert!(index < play.legal(seat).len());
                seen += 1;
                let index = play.choose_for(seat, &mut random, &mut mind).unwrap();
                play.apply_index(seat, index).unwrap();
            }
            number += 1;
        }
    }
}

#[test]
fn no_bot_plays_otherwise_in_a_world_that_is_the_same_to_it() {
    for (game, choices) in each_table() {
        for spec in BOTS.into_iter().chain(["ismcts:iterations=40"]) {
            let bot: BotSpec = spec.parse().unwrap();
            let plan = Plan::games(if matches!(bot, BotSpec::Search(_)) { 1 } else { 10 });
            let done = game.conform_bot(&choices, &plan, bot);
            assert!(done.is_ok(), "{spec} in {} {choices}: {}", game.meta().id, done.unwrap_err());
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_games() {
    for (game, choices) in each_table() {
        let bots = ["ismcts:iterations=12".parse().unwrap(), BotSpec::Weighted];
        let play = |games| game.simulate(&Job { choices: &choices, bots: &bots, seed: 9, games }).unwrap();
        let mut parts = play(0..1);
        parts.merge(&play(1..2));
        assert_eq!(play(0..2), parts, "{}", game.meta().id);
    }
}

#[test]
fn a_search_tells_what_it_thought() {
    for (game, choices) in each_table() {
        let play = game.start(choices, Seed::Pcg(3)).unwrap();
        let seat = play.to_act().first().unwrap();
        let mut bot = Player::new("ismcts:iterations=50".parse().unwrap(), None);
        assert_eq!(play.thoughts(seat, &bot), None);
        let chosen = play.choose_for(seat, &mut bot, &mut Pcg::new(1)).unwrap();
        let thoughts = play.thoughts(seat, &bot).unwrap();
        let [best, rest @ ..] = &thoughts.candidates[..] else { panic!("nothing was considered") };
        // Among equals any may be chosen.
        let chosen = thoughts.candidates.iter().find(|candidate| candidate.index == chosen).unwrap();
        assert_eq!((chosen.visits, chosen.win), (best.visits, best.win));
        assert!(rest.iter().all(|other| other.visits <= best.visits));
        assert!(thoughts.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.win)));
        assert!(thoughts.iterations <= 50 && thoughts.iterations > 0);
        let mut greedy = Player::new(BotSpec::Greedy, None);
        play.choose_for(seat, &mut greedy, &mut Pcg::new(1)).unwrap();
        assert_eq!(play.thoughts(seat, &greedy), None);
    }
}
