//! Whole games of every game in the catalog through the public interface, and proof that nobody was told more than
//! the rules allow: every message each viewer received is rebuilt from the revealed record, with nothing but what
//! `AnyPlay::observe` and `AnyPlay::happened` show that viewer, and must be the same; and rebuilt twice more, and must be
//! the same byte for byte: from positions in which everything that viewer does not know was drawn anew, and from the
//! course of another game (`twin.rs`), in which others hold, draw and do other things.

use std::time::Duration;

use crate::client::{Client, Live, command};
use crate::house::{House, config};
use crate::twin::{Eyes, Likeness, Message, Twin};
use catalog::{AnyGame, AnyPlay};
use protocol::{
    ClientMessage, Happening, Observation, Order, SeatRequest, ServerMessage, StandingOrder, Status, Update,
    Visibility,
};
use serde_json::Value;
use server::Config;
use table::{Chance as _, Pcg, Record, Seat, Source, Viewer};

#[tokio::test]
async fn whole_games_of_every_game_show_each_viewer_exactly_its_own_view() {
    let house = House::open().await;
    let mut other_actions = 0;
    for game in catalog::all() {
        let (min, max) = game.meta().players;
        let mut likeness = Likeness::default();
        for (players, seed) in [(min, 1), (min, 2), (max, 3)] {
            one_game(&house, game, players, seed, &[StandingOrder::Ask], &mut likeness).await;
        }
        // Where something is hidden there is mostly another way the game could have gone: a viewer who is told too much
        // leaves none.
        assert!(likeness.apart * 2 >= likeness.hidden, "{}: {likeness:?}", game.meta().id);
        other_actions += likeness.other_actions;
    }
    assert!(other_actions > 0, "nobody ever did something else unseen");
    house.stop().await;
}

/// Where the table passes for people, nobody is told anything that does not follow from the record: neither that it did nor
/// what was ordered.
#[tokio::test]
async fn what_is_done_by_order_looks_to_everybody_like_any_other_action() {
    let pause = (Duration::ZERO, Duration::from_millis(2));
    let house = House::with(Config { reaction_pause: pause, ..config() }).await;
    let mut by_order = 0;
    for game in catalog::all().filter(|game| game.has_reactions()) {
        let (players, orders) = (game.meta().players.0 + 1, [StandingOrder::Skip, StandingOrder::Smart]);
        by_order += one_game(&house, game, players, 7, &orders, &mut Likeness::default()).await;
    }
    assert!(by_order > 0, "the table never passed for anybody");
    house.stop().await;
}

/// Plays one game and compares what everybody got. The first seats have these orders, all others the last of them.
/// Returns how many steps nobody had asked for.
async fn one_game(
    house: &House,
    game: &'static dyn AnyGame,
    players: u8,
    seed: u64,
    orders: &[StandingOrder],
    likeness: &mut Likeness,
) -> usize {
    let seats: Vec<String> = Seat::all(players).map(|seat| seat.to_string()).collect();
    let mut people = Vec::new();
    for seat in &seats {
        people.push(Client::guest(house.address, &format!("Player {seat}")).await);
    }
    let mut wish = vec![SeatRequest::Open; seats.len()];
    wish[0] = SeatRequest::Me;
    let table = people[0].create(game.meta().id, &wish, Visibility::Public).await.table;
    for (person, seat) in people.iter().zip(&seats).skip(1) {
        person.join(table, seat).await.unwrap();
        let bytes = "5a".repeat(16);
        person.order(table, Some(seat), Order::Contribute { bytes }).await.unwrap();
    }
    people[0].start(table).await.unwrap();
    if game.has_reactions() {
        let last = orders.last().copied().into_iter().cycle();
        for ((person, seat), order) in people.iter().zip(&seats).zip(orders.iter().copied().chain(last)) {
            let order = Order::Standing { order, raised: false };
            person.order(table, Some(seat), order).await.unwrap();
        }
    }

    // Everybody plays on their own; a spectator without a session looks on.
    let mut players_at_work = Vec::new();
    for (index, (person, seat)) in people.iter().zip(&seats).enumerate() {
        let live = person.live(table, &format!("?as={seat}")).await;
        players_at_work.push(tokio::spawn(play_to_the_end(live, Pcg::nth(seed, index as u64))));
    }
    let watching = Client::stranger(house.address).live(table, "").await;
    let watching = tokio::spawn(play_to_the_end(watching, Pcg::new(0)));
    let mut received = Vec::new();
    let mut done = 0;
    for player in players_at_work {
        let texts = player.await.unwrap();
        done += texts.iter().filter(|text| text.starts_with(r#"{"type":"done""#)).count();
        received.push(texts);
    }
    received.push(watching.await.unwrap());

    let proof = people[0].proof(table).await;
    server::fair::verify(&proof).unwrap();
    let record = Record::parse(proof.record.unwrap().as_bytes()).unwrap();
    assert!(catalog::replay(&record).unwrap().outcome().is_some());
    for (viewer, received) in Viewer::all(players).zip(received) {
        compare(&record, game, viewer, &received, likeness);
    }
    // Whoever made the last move did not wait for its answer.
    record.steps.len() - done - 1
}

/// Chooses at random among the legal actions of the view until the table is over. Returns every message as it came.
async fn play_to_the_end(mut live: Live, mut mind: Pcg) -> Vec<String> {
    let mut received = Vec::new();
    let mut answered = 0;
    while let Some(text) = live.text().await {
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        received.push(text);
        match message {
            ServerMessage::Update(update) if update.table.status == Status::Finished => break,
            ServerMessage::Update(update) => {
                let Some(game) = &update.game else { continue };
                let actions: Vec<&str> = game.notations().collect();
                let is_passed_for = update.standing.as_ref().is_some_and(|standing| standing.answers);
                if actions.is_empty() || is_passed_for || answered == update.version {
                    continue;
                }
                answered = update.version;
                let action = actions[mind.below(Source::POLICY, actions.len() as u32) as usize].to_owned();
                let order = Order::Act { action };
                let command = command(Some(&game.viewer), Some(update.version), order);
                live.say(&ClientMessage::Command(command)).await.unwrap();
            }
            // Others chose at the same time, so the same offer may have come twice: the first answer counts.
            ServerMessage::Refused(refused) => {
                assert!(refused.fresh.is_some(), "{refused:?}");
            }
            ServerMessage::Welcome { .. } | ServerMessage::Presence { .. } | ServerMessage::Done(_) => {}
            ServerMessage::Chat(_)
            | ServerMessage::YourTurn(_)
            | ServerMessage::Pong { .. }
            | ServerMessage::Closing { .. } => {
                panic!("{message:?}")
            }
        }
    }
    received
}

/// What a viewer saw of one step.
#[derive(Debug)]
struct Sight {
    happened: Vec<Happening>,
    game: Observation,
    /// What the viewer would have seen had everything been drawn differently that it does not know.
    redrawn: Observation,
    /// What the viewer would have been told and shown in a game that went another way, if one was found.
    twin: Option<Message>,
}

fn compare(
    record: &Record,
    game: &'static dyn AnyGame,
    viewer: Viewer,
    received: &[String],
    likeness: &mut Likeness,
) {
    let updates: Vec<Update> = received
        .iter()
        .filter_map(|text| match serde_json::from_str(text).unwrap() {
            ServerMessage::Update(update) => Some(*update),
            _ => None,
        })
        .collect();
    assert!(viewer.seat().is_some() || updates.iter().all(|update| update.standing.is_none()), "{viewer}");
    for text in received {
        assert!(!text.contains("\"step\":"), "a message counts the steps of the engine: {text}");
        assert!(!text.contains("chacha20") && !text.contains("\"seed\""), "{text}");
    }
    let versions: Vec<u64> = updates.iter().map(|update| update.version).collect();
    assert!(versions.windows(2).all(|pair| pair[1] == pair[0] + 1), "{viewer}: {versions:?}");
    let expected = expected(record, game, viewer, likeness);
    // The first update tells everything so far; the rest must be the rest, one by one.
    let skipped = expected.len() - updates.len();
    let first = &updates[0];
    assert_eq!(first.since, None);
    let told: Vec<Happening> = expected[..=skipped].iter().flat_map(|sight| sight.happened.clone()).collect();
    assert_eq!(first.happened, told, "{viewer}");
    assert_eq!(first.game.as_ref(), Some(&expected[skipped].game), "{viewer}");
    for (update, sight) in updates.iter().zip(&expected[skipped..]).skip(1) {
        assert_eq!(update.happened, sight.happened, "{viewer}, version {}", update.version);
        assert_eq!(update.game.as_ref(), Some(&sight.game), "{viewer}, version {}", update.version);
    }
    // Byte for byte: every update is what the server would have sent had everything been different that this viewer
    // does not know.
    let texts = received.iter().filter(|text| text.starts_with(r#"{"type":"update""#));
    for (index, ((update, text), sight)) in updates.iter().zip(texts).zip(&expected[skipped..]).enumerate() {
        let other = Update { game: Some(sight.redrawn.clone()), ..update.clone() };
        assert_eq!(&encoded(other), text, "{viewer}, version {}", update.version);
        if let Some((happened, game)) = sight.twin.clone().filter(|_| index > 0) {
            let other = Update { happened, game: Some(game), ..update.clone() };
            assert_eq!(&encoded(other), text, "{viewer}, version {}", update.version);
        }
    }
}

fn encoded(update: Update) -> String {
    serde_json::to_string(&ServerMessage::Update(Box::new(update))).unwrap()
}

/// What the rules show a viewer in the course of a game, steps that show nothing left out.
fn expected(
    record: &Record,
    game: &'static dyn AnyGame,
    viewer: Viewer,
    likeness: &mut Likeness,
) -> Vec<Sight> {
    let mut play = game.start(record.choices(game.meta()).unwrap(), record.seed).unwrap();
    let mut other_dice = Pcg::new(record.steps.len() as u64);
    let mut twin = Twin::new(&*play, viewer, record.steps.len() as u64);
    let mut sights: Vec<Sight> = Vec::new();
    for step in std::iter::once(None).chain(record.steps.iter().map(Some)) {
        let before = play.steps();
        if let Some(step) = step {
            play.apply(step.seat, &step.action).unwrap();
        }
        let shown = (viewer.told(&*play, before), viewer.shown(&*play));
        let twin = step.and_then(|step| {
            let done = (step.seat, step.action.as_str());
            twin.follow(&*play, done, &shown, likeness, &viewer)
        });
        let redrawn = observe(&*play.redrawn(viewer, &mut other_dice), viewer);
        let (happened, game) = shown;
        let is_own = step.is_some_and(|step| viewer.is(step.seat));
        if is_own || !happened.is_empty() || sights.last().is_none_or(|last| last.game != game) {
            sights.push(Sight { happened, game, redrawn, twin });
        }
    }
    sights
}

impl Eyes for Viewer {
    fn told(&self, play: &dyn AnyPlay, since: usize) -> Vec<Happening> {
        happened(play, since, *self)
    }

    fn shown(&self, play: &dyn AnyPlay) -> Observation {
        observe(play, *self)
    }
}

fn observe(play: &dyn AnyPlay, viewer: Viewer) -> Observation {
    let mut shown = serde_json::to_value(play.observe(viewer)).unwrap();
    shown.as_object_mut().unwrap().retain(|key, _| key != "step" && key != "game");
    serde_json::from_value(shown).unwrap()
}

fn happened(play: &dyn AnyPlay, since: usize, viewer: Viewer) -> Vec<Happening> {
    let mut shown = play.happened(since, viewer);
    shown.retain(|step| step.step > since || play.steps() == 0); // set-up is told once, at the start
    let shown = serde_json::to_value(shown).unwrap();
    let step = |step: &Value| Happening::Step {
        seat: step["seat"].as_str().map(str::to_owned),
        events: step["events"].as_array().unwrap().clone(),
    };
    shown.as_array().unwrap().iter().map(step).collect()
}
