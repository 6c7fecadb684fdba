//! Bots in every game of the catalogue: legal, honest, repeatable.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{BotSpec, Level};
use catalog::{AnyGame, Job, Player};
use table::conformance::Plan;
use table::{Choices, Pcg, Seed};

/// Every kind of bot, with budgets that a test can afford.
const BOTS: [&str; 7] = [
    "random",
    "weighted",
    "greedy",
    "ismcts:iterations=6",
    "ismcts:iterations=3:horizon=0:prior=2:margin=1",
    "ismcts:iterations=4:horizon=0:rounds=1:value=net",
    "ismcts:iterations=5:horizon=3:value=both",
];

const POSITIONS: usize = 10_000;

/// A clock on which as much time passes between two looks as a novice may take in all.
fn hasty() -> Duration {
    static NOW: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(NOW.fetch_add(TICK, Ordering::Relaxed))
}

const TICK: u64 = 100;

/// A search looks at its clock that often.
const GLANCE: u64 = 8;

fn each_table() -> impl Iterator<Item = (&'static dyn AnyGame, Choices)> {
    catalog::all().flat_map(|game| {
        let (min, max) = game.meta().players;
        (min..=max).map(move |players| (game, Choices::new(game.meta(), players).unwrap()))
    })
}

/// The most iterations that a bot of this kind may do on the hasty clock.
fn most_iterations(game: &dyn AnyGame, spec: BotSpec) -> u64 {
    let BotSpec::Search(settings) = game.resolve(spec) else { return 0 };
    let in_time = if settings.ms == 0 { u64::MAX } else { GLANCE * u64::from(settings.ms).div_ceil(TICK) };
    in_time.min(settings.iterations.into())
}

#[test]
fn every_bot_finds_a_legal_action_within_its_budget_in_ten_thousand_random_positions_of_every_game() {
    let kinds = BOTS.map(|spec| spec.parse().unwrap());
    // Long thoughts are cut short by the clock. There are many positions, so the dear levels are asked in few of them.
    let endless = "ismcts:iterations=1000000:ms=400".parse().unwrap();
    let kinds: Vec<BotSpec> = kinds.into_iter().chain([endless]).collect();
    for game in catalog::all() {
        let (min, max) = game.meta().players;
        let (mut seen, mut number) = (0, 0);
        let mut mind = Pcg::new(5);
        while seen < POSITIONS {
            let players = min + (number % u64::from(max - min + 1)) as u8;
            let choices = Choices::new(game.meta(), players).unwrap();
            let mut play = game.start(choices, Seed::Pcg(number)).unwrap();
            // Asked at random seats and times, so that what one remembers seldom fits.
            let mut bots: Vec<Player> = kinds.iter().map(|&spec| Player::new(spec, Some(hasty))).collect();
            let mut levels = BotSpec::LEVELS.map(|spec| Player::new(spec, Some(hasty)));
            let mut random = Player::new(BotSpec::Random, None);
            while let Some(seat) = play.to_act().first() {
                let rare = seen % LEVELS_EVERY == 0;
                let bot = if rare {
                    &mut levels[seen / LEVELS_EVERY % Level::ALL.len()]
                } else {
                    &mut bots[seen % kinds.len()]
                };
                let index = play.choose_for(seat, bot, &mut mind).unwrap();
                assert!(index < play.legal(seat).len());
                if let Some(thoughts) = play.thoughts(seat, bot) {
                    // What was thought before counts as well, so a tree that is kept may hold more.
                    let most = 2 * most_iterations(game, bot.spec());
                    assert!(u64::from(thoughts.iterations) <= most, "{bot:?} {}", thoughts.iterations);
                }
                seen += 1;
                let index = play.choose_for(seat, &mut random, &mut mind).unwrap();
                play.apply_index(seat, index).unwrap();
            }
            number += 1;
        }
    }
}

/// One position in so many is for a level.
const LEVELS_EVERY: usize = 16;

#[test]
fn no_bot_plays_otherwise_in_a_world_that_is_the_same_to_it() {
    for (game, choices) in each_table() {
        // As the strongest level of the game searches, and the usual search, with smaller budgets; the true ones are in the slow form.
        let level = BotSpec::Search(game.search_settings().with_iterations(20));
        let kinds = BOTS.into_iter().chain(["ismcts:iterations=40"]).map(|spec| spec.parse().unwrap());
        let levels = if is_slow() { &BotSpec::LEVELS[..] } else { &[level] };
        for bot in kinds.chain(levels.iter().copied()) {
            let plan =
                Plan::games(if matches!(bot, BotSpec::Search(_) | BotSpec::Level(_)) { 1 } else { 10 });
            let done = game.conform_bot(&choices, &plan, bot);
            assert!(done.is_ok(), "{bot} in {} {choices}: {}", game.meta().id, done.unwrap_err());
        }
    }
}

/// Whether the exhaustive form is asked for: whole games by all levels, twice over, for every size of table.
fn is_slow() -> bool {
    std::env::var_os("BESTIARY_SLOW").is_some()
}

#[test]
fn the_same_seed_and_budget_give_the_same_games() {
    for (game, choices) in each_table() {
        let search = |value| format!("ismcts:iterations=12:value={value}").parse().unwrap();
        let bots = [search("both"), search("net"), search("guide"), BotSpec::Weighted];
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
