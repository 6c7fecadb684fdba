//! Time, and people who are not there: clocks, stand-ins, presence, whose turn it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::client::{Client, Live};
use crate::house::{House, config};
use protocol::{
    Clock, ClockShown, Code, CreateTable, Order, SeatRequest, ServerMessage, StandIn, Status, TableList,
    Update, Visibility,
};
use server::{Config, TimeSource};
use store::{Settings, Sqlite, Store as _};
use uuid::Uuid;

/// A clock that only the test moves.
#[derive(Clone)]
struct Time(Arc<AtomicU64>);

const START: u64 = 1_000_000_000_000;

impl Time {
    fn new() -> Self {
        Self(Arc::new(AtomicU64::new(START)))
    }

    fn config(&self) -> Config {
        let time = self.0.clone();
        Config { clock: TimeSource::new(move || time.load(Ordering::Relaxed)), ..config() }
    }

    fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1000, Ordering::Relaxed);
    }
}

/// Ana at A and Bob at B of the sample game, in which both choose at the same time first.
async fn two(house: &House, clock: Option<Clock>, stand_in: Option<StandIn>) -> (Client, Client, Uuid) {
    let ana = Client::guest(house.address, "Ana").await;
    let bob = Client::guest(house.address, "Bob").await;
    let seats = vec![SeatRequest::Me, SeatRequest::Open];
    let wish = CreateTable { game: "lair".into(), seats, clock, stand_in, ..CreateTable::default() };
    let table = ana.create_as(&wish).await.table;
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    (ana, bob, table)
}

fn greedy(grace_s: u32) -> StandIn {
    StandIn { bot: "greedy".into(), grace_s }
}

/// Looks, without being heard as one of the players, until it is so.
async fn until(house: &House, table: Uuid, mut is_so: impl FnMut(&Update) -> bool) -> Update {
    for _ in 0..500 {
        let update = Client::stranger(house.address).look(table, "").await.update;
        if is_so(&update) {
            return update;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it does not come about");
}

/// The server may take a moment, but must not do this.
async fn never(house: &House, table: Uuid, mut is_so: impl FnMut(&Update) -> bool) {
    for _ in 0..10 {
        assert!(!is_so(&Client::stranger(house.address).look(table, "").await.update));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn act(client: &Client, table: Uuid, seat: &str) -> Option<Code> {
    let update = client.look(table, &format!("?as={seat}")).await.update;
    let action = update.game.as_ref().unwrap().notations().next().unwrap_or("none").to_owned();
    client.act(table, seat, update.version, &action).await.err().map(|refused| refused.code)
}

fn clock(update: &Update, seat: usize) -> (Option<u64>, Option<u64>) {
    let ClockShown { left_ms, until_ms, .. } = &update.clocks[seat];
    (*left_ms, until_ms.map(|until| until - START))
}

#[tokio::test]
async fn time_runs_for_who_is_asked_and_a_bot_plays_for_who_has_none_left() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let time = Time::new();
    let house = House::at(&settings, time.config()).await;
    let live = Clock::Live { bank_s: 60, increment_s: 5 };
    let (ana, bob, table) = two(&house, Some(live), Some(greedy(30))).await;
    let first = ana.look(table, "").await.update;
    assert_eq!((first.table.clock, first.table.stand_in.clone()), (Some(live), Some(greedy(30))));
    assert_eq!([clock(&first, 0), clock(&first, 1)], [(None, Some(60_000)); 2], "both are asked");
    let follows = (ana.live(table, "").await, bob.live(table, "").await); // so that nobody is missed
    time.pass(20);
    assert_eq!(act(&ana, table, "A").await, None);
    let then = ana.look(table, "").await.update;
    assert_eq!([clock(&then, 0), clock(&then, 1)], [(Some(45_000), None), (None, Some(60_000))]);
    drop(follows);
    house.stop().await;

    // Clocks follow from the log: another server has the same.
    let house = House::at(&settings, time.config()).await;
    let (ana, bob) = (Client { address: house.address, ..ana }, Client { address: house.address, ..bob });
    let follows = (ana.live(table, "").await, bob.live(table, "").await);
    assert_eq!(ana.look(table, "").await.update, then);
    time.pass(39);
    never(&house, table, |update| update.table.seats[1].stand_in.is_some()).await;
    time.pass(1);
    let gone = until(&house, table, |update| update.table.seats[1].stand_in.is_some()).await;
    assert_eq!(gone.table.seats[1].stand_in.as_deref(), Some("greedy"));
    // The bot has played, so Ana is asked again; Bob must ask for his seat, and only he may.
    until(&house, table, |update| update.game.as_ref().unwrap().to_act.contains(&"A".into())).await;
    assert_eq!(act(&bob, table, "B").await, Some(Code::WrongPhase));
    let stranger = Client::guest(house.address, "Eve").await;
    for (client, code) in [(&ana, Code::Forbidden), (&stranger, Code::Forbidden)] {
        assert_eq!(client.order(table, Some("B"), Order::Return {}).await.unwrap_err().code, code);
    }
    let own = ana.order(table, Some("A"), Order::Return {}).await.unwrap_err();
    assert_eq!(own.code, Code::WrongPhase, "nobody stands in for her");
    bob.order(table, Some("B"), Order::Return {}).await.unwrap();
    let back = bob.look(table, "").await.update;
    assert_eq!(back.table.seats[1].stand_in, None);
    let (left, until_ms) = clock(&back, 1);
    let least = left.or(until_ms.map(|until| until - 60_000)).unwrap();
    assert_eq!(least, 30_000, "who comes back has the time of grace");
    drop(follows);
}

#[tokio::test]
async fn who_is_gone_too_long_is_played_for_and_gets_the_seat_on_coming_back() {
    let time = Time::new();
    let house = House::with(time.config()).await;
    let (ana, bob, table) = two(&house, None, Some(greedy(30))).await;
    let mut watching = ana.live(table, "").await;
    let Some(ServerMessage::Welcome { present, now_ms, .. }) = watching.any().await else { panic!() };
    assert_eq!((present, now_ms), (vec!["A".to_owned()], START));
    let there = bob.live(table, "").await;
    presence(&mut watching, &["A", "B"]).await;
    time.pass(1000);
    never(&house, table, |update| update.table.seats[1].stand_in.is_some()).await;
    drop(there);
    presence(&mut watching, &["A"]).await;
    time.pass(29);
    never(&house, table, |update| update.table.seats[1].stand_in.is_some()).await;
    time.pass(2);
    until(&house, table, |update| update.table.seats[1].stand_in.is_some()).await;
    // Coming back is enough.
    let mut back = bob.live(table, "").await;
    while back.update().await.table.seats[1].stand_in.is_some() {}
    presence(&mut watching, &["A", "B"]).await;
    // Without a stand-in nobody is ever played for.
    let (_, _, patient) = two(&house, None, None).await;
    time.pass(100_000);
    never(&house, patient, |update| update.table.seats.iter().any(|seat| seat.stand_in.is_some())).await;
}

async fn presence(live: &mut Live, expected: &[&str]) {
    loop {
        match live.any().await {
            Some(ServerMessage::Presence { present }) => return assert_eq!(present, expected),
            Some(_) => {}
            None => panic!("the connection ended"),
        }
    }
}

#[tokio::test]
async fn days_pass_also_while_the_table_sleeps() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let time = Time::new();
    let short = Config { unload_after: Duration::from_millis(30), ..time.config() };
    let house = House::at(&settings, short).await;
    let (_, _, table) = two(&house, Some(Clock::Slow { days: 2 }), Some(greedy(60))).await;
    let store = Sqlite::open(&settings).await.unwrap();
    let before = store.entries(table).await.unwrap().len();
    time.pass(86_400);
    tokio::time::sleep(Duration::from_millis(1300)).await;
    assert_eq!(store.entries(table).await.unwrap().len(), before, "nobody needs to be there");
    time.pass(86_400);
    for _ in 0..500 {
        if store.entries(table).await.unwrap().len() > before + 3 {
            break; // both were stood in for, and the bots play on
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let entries = store.entries(table).await.unwrap();
    assert!(entries[before].entry.contains("stand_in"), "{}", entries[before].entry);
    until(&house, table, |update| update.table.status == Status::Finished).await;
    house.stop().await;
}

#[tokio::test]
async fn whoever_is_asked_elsewhere_hears_of_it_and_finds_it_first_in_the_list() {
    let house = House::open().await;
    let (ana, bob, table) = two(&house, None, None).await;
    let seats = [SeatRequest::Me, SeatRequest::Open];
    let other = bob.create("lair", &seats, Visibility::Public).await.table;
    let mut elsewhere = bob.live(other, "").await;
    let mut here = bob.live(table, "").await;
    here.update().await;
    // Both choose; the game goes on, and Bob is asked once more.
    assert_eq!(act(&bob, table, "B").await, None);
    let mine: TableList = bob.get("/api/me/tables").await.json();
    assert_eq!(mine.turns, []);
    assert_eq!(
        mine.tables.iter().map(|shown| shown.id).collect::<Vec<_>>(),
        [other, table],
        "the newest first"
    );
    let mut asked = false;
    for _ in 0..50 {
        assert_eq!(act(&ana, table, "A").await, None);
        asked = bob.look(table, "").await.update.game.unwrap().to_act.contains(&"B".into());
        if asked {
            break;
        }
    }
    assert!(asked);
    loop {
        match elsewhere.any().await {
            Some(ServerMessage::YourTurn(turn)) => {
                break assert_eq!((turn.table, turn.due_ms), (table, None));
            }
            Some(_) => {}
            None => panic!("the connection ended"),
        }
    }
    let mine: TableList = bob.get("/api/me/tables").await.json();
    assert_eq!(mine.turns.iter().map(|turn| turn.table).collect::<Vec<_>>(), [table]);
    assert_eq!(mine.tables.iter().map(|shown| shown.id).collect::<Vec<_>>(), [table, other]);
}

#[tokio::test]
async fn a_page_that_follows_no_table_hears_whose_turn_it_is_at_all_of_them() {
    let house = House::open().await;
    let (ana, bob, first) = two(&house, None, None).await;
    let clock = Clock::Live { bank_s: 300, increment_s: 0 };
    let seats = vec![SeatRequest::Me, SeatRequest::Open];
    let wish = CreateTable { game: "lair".into(), seats, clock: Some(clock), ..CreateTable::default() };
    let second = ana.create_as(&wish).await.table;
    bob.join(second, "B").await.unwrap();
    let mut notices = bob.events("/api/me/events").await;
    let mut of_ana = ana.events("/api/me/events").await;
    ana.start(second).await.unwrap();
    let told = format!(r#"{{"type":"your_turn","table":"{second}","due_ms":"#);
    notices.until(&told).await;
    of_ana.until(&told).await;
    assert!(
        !notices.received.contains(&first.to_string()),
        "asked before anybody listened, told in the list"
    );
    // Both choose at the first table; then somebody is asked anew, and hears of it.
    for (who, seat) in [(&bob, "B"), (&ana, "A")] {
        assert_eq!(act(who, first, seat).await, None);
    }
    for _ in 0..50 {
        let to_act = bob.look(first, "").await.update.game.unwrap().to_act;
        if to_act.contains(&"B".into()) {
            break;
        }
        assert_eq!(act(&ana, first, "A").await, None);
    }
    notices.until(&format!(r#"{{"type":"your_turn","table":"{first}"}}"#)).await;
    let stranger = Client::stranger(house.address);
    assert_eq!(stranger.get("/api/me/events").await.status, 401, "notices are for who is signed in");
}

#[tokio::test]
async fn strange_clocks_are_refused() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    for terms in [
        r#""clock":{"live":{"bank_s":0,"increment_s":1}}"#,
        r#""clock":{"slow":{"days":400}}"#,
        r#""clock":{"live":{"bank_s":-1,"increment_s":1}}"#,
        r#""clock":"fast""#,
        r#""stand_in":{"bot":"nobody","grace_s":60}"#,
        r#""stand_in":{"bot":"greedy","grace_s":0}"#,
    ] {
        let body = format!(r#"{{"game":"lair","seats":["me","open"],{terms}}}"#);
        let origin = format!("http://{}", house.address);
        let reply = ana.send("POST /api/tables HTTP/1.1", &[("Origin", &origin)], &body).await.unwrap();
        assert_eq!(reply.status, 400, "{terms}: {}", reply.body);
    }
}
