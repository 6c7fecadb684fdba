//! Live connections: order of messages, resuming, the fallback, and what is not tolerated.

use std::time::Duration;

use crate::client::{Client, command};
use crate::house::{House, config};
use protocol::{ClientMessage, Closing, Code, Order, SeatRequest, ServerMessage, Status, Visibility};
use server::{Allowance, Config, Limits};
use tokio::io::AsyncReadExt as _;
use uuid::Uuid;

/// One person at all seats of a game that has begun.
async fn alone(house: &House) -> (Client, Uuid) {
    let ana = Client::guest(house.address, "Ana").await;
    let game = catalog::find("lair").unwrap().meta();
    let seats = vec![SeatRequest::Me; game.players.0 as usize];
    let table = ana.create(game.id, &seats, Visibility::Public).await.table;
    ana.start(table).await.unwrap();
    (ana, table)
}

/// Does one legal action for whichever seat is asked.
async fn step(ana: &Client, table: Uuid) -> bool {
    let look = ana.look(table, "?as=spectator").await.update;
    let Some(seat) = look.game.as_ref().and_then(|game| game.to_act.first()) else { return false };
    let now = ana.look(table, &format!("?as={seat}")).await.update;
    let action = now.game.as_ref().unwrap().notations().next().unwrap().to_owned();
    ana.act(table, seat, now.version, &action).await.unwrap();
    true
}

#[tokio::test]
async fn the_update_comes_before_the_acknowledgement() {
    let house = House::open().await;
    let (ana, table) = alone(&house).await;
    let mut live = ana.live(table, "?as=A").await;
    let Some(ServerMessage::Welcome { viewer, you, .. }) = live.next().await else { panic!() };
    assert_eq!((viewer.as_str(), you.owner, you.seats[0].as_str()), ("A", true, "A"));
    let before = live.update().await;
    let action = before.game.as_ref().unwrap().notations().next().unwrap().to_owned();
    let act = command(Some("A"), Some(before.version), Order::Act { action });
    live.say(&ClientMessage::Command(act.clone())).await.unwrap();
    let Some(ServerMessage::Update(update)) = live.next().await else { panic!() };
    assert_eq!((update.since, update.version), (Some(before.version), before.version + 1));
    let Some(ServerMessage::Done(done)) = live.next().await else { panic!() };
    assert_eq!((done.id, done.version), (act.id, update.version));
    live.say(&ClientMessage::Command(act)).await.unwrap();
    assert_eq!(
        live.next().await,
        Some(ServerMessage::Done(done)),
        "a repeat gets its first answer and no update"
    );
    live.say(&ClientMessage::Ping).await.unwrap();
    assert!(matches!(live.next().await, Some(ServerMessage::Pong { now_ms: 1.. })));
}

#[tokio::test]
async fn who_comes_back_is_told_what_was_missed_and_nothing_else() {
    let house = House::open().await;
    let (ana, table) = alone(&house).await;
    let mut live = ana.live(table, "?as=spectator").await;
    let first = live.update().await;
    drop(live);
    let mut watching = ana.live(table, "?as=spectator").await;
    watching.update().await;
    let mut told = Vec::new();
    for _ in 0..6 {
        assert!(step(&ana, table).await);
    }
    let now = ana.look(table, "?as=spectator").await.update;
    while told.last().is_none_or(|update: &protocol::Update| update.version < now.version) {
        told.push(watching.update().await);
    }
    let mut back = ana.live(table, &format!("?as=spectator&v={}", first.version)).await;
    let missed = back.update().await;
    assert_eq!((missed.since, missed.version), (Some(first.version), now.version));
    assert_eq!(missed.happened, told.iter().flat_map(|update| update.happened.clone()).collect::<Vec<_>>());
    assert_eq!((missed.game, missed.table), (now.game.clone(), now.table.clone()));
    // Who saw everything is told that; who saw something impossible, or too long ago, is told everything.
    let nothing = ana.look(table, &format!("?as=spectator&v={}", now.version)).await.update;
    assert_eq!((nothing.since, nothing.happened.len()), (Some(now.version), 0));
    for strange in [0, now.version + 1, u64::MAX] {
        let all = ana.look(table, &format!("?as=spectator&v={strange}")).await.update;
        assert_eq!(all, now);
    }
}

#[tokio::test]
async fn server_sent_events_carry_the_same_messages() {
    let house = House::open().await;
    let (ana, table) = alone(&house).await;
    let mut live = ana.live(table, "?as=spectator").await;
    assert!(live.text().await.unwrap().contains("welcome")); // with the time of day, so that it is never the same
    let mut texts = vec![live.text().await.unwrap()];
    let mut events = ana.events(&format!("/api/tables/{table}/events?as=spectator")).await;
    events.until(&texts[0]).await;
    for _ in 0..4 {
        assert!(step(&ana, table).await);
    }
    let now = ana.look(table, "?as=spectator").await.update.version;
    loop {
        let text = live.text().await.unwrap();
        let is_last = text.contains(&format!("\"version\":{now}"));
        texts.push(text);
        if is_last {
            break;
        }
    }
    events.until(texts.last().unwrap()).await;
    let received = events.received;
    let mut rest = received.as_str();
    for text in &texts {
        let (_, after) = rest.split_once(text.as_str()).unwrap_or_else(|| panic!("missing: {text}"));
        rest = after;
    }
    assert!(received.contains(&format!("id: {now}\n")), "{received}");
}

#[tokio::test]
async fn what_is_no_message_is_refused_and_too_much_of_it_ends_the_connection() {
    let limits = Limits { messages: Allowance::new(8, 60_000), ..Limits::BOUNDLESS };
    let house = House::with(Config { limits, ..config() }).await;
    let (ana, table) = alone(&house).await;
    let before = ana.look(table, "?as=A").await;
    let mut live = ana.live(table, "?as=A").await;
    live.update().await;
    for nonsense in [
        "",
        "{}",
        "[]",
        "null",
        "{\"type\":\"command\"}",
        "{\"type\":\"fly\"}",
        "\u{0}",
        "{\"type\":\"command\",\"id\":7}",
    ] {
        live.raw(nonsense).await.unwrap();
        let Some(ServerMessage::Refused(refused)) = live.next().await else { panic!("{nonsense}") };
        assert_eq!(refused.code, Code::BadRequest);
    }
    live.raw("{}").await.unwrap();
    assert_eq!(live.next().await, Some(ServerMessage::Closing { reason: Closing::Unruly }));
    assert_eq!(live.next().await, None);
    // A message that is too large ends the connection as well.
    let mut live = ana.live(table, "?as=A").await;
    live.update().await;
    let _ = live.raw(&"x".repeat(5000)).await;
    while live.next().await.is_some() {}
    assert_eq!(ana.look(table, "?as=A").await, before);
}

#[tokio::test]
async fn a_spectator_without_a_session_watches_and_does_nothing() {
    let house = House::open().await;
    let (ana, table) = alone(&house).await;
    let mut live = Client::stranger(house.address).live(table, "").await;
    live.update().await;
    let act = command(Some("A"), Some(2), Order::Act { action: "x".into() });
    live.say(&ClientMessage::Command(act.clone())).await.unwrap();
    let Some(ServerMessage::Refused(refused)) = live.next().await else { panic!() };
    assert_eq!((refused.code, refused.id), (Code::Unauthorized, Some(act.id)));
    assert!(step(&ana, table).await);
}

#[tokio::test]
async fn who_says_nothing_for_long_is_let_go_but_a_browser_answers_pings() {
    let house = House::with(Config { heartbeat: Duration::from_millis(40), ..config() }).await;
    let (ana, table) = alone(&house).await;
    let mut polite = ana.live(table, "?as=A").await;
    polite.update().await;
    // A reader that reads answers pings by itself; it is still there after many of them.
    let waiting = tokio::time::timeout(Duration::from_millis(400), polite.next()).await;
    assert!(waiting.is_err(), "{waiting:?}");
    polite.say(&ClientMessage::Ping).await.unwrap();
    assert!(matches!(polite.next().await, Some(ServerMessage::Pong { .. })));
    // One that never reads or writes is gone.
    let mut silent = ana.live(table, "?as=A").await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut bytes = Vec::new();
    silent.socket.get_mut().read_to_end(&mut bytes).await.unwrap(); // as it came, without answering a ping
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains(r#"{"type":"closing","reason":"silent"}"#), "{text}");
}

#[tokio::test]
async fn a_stopping_server_says_goodbye_and_the_table_counts_on_where_it_was() {
    let house = House::open().await;
    let (ana, table) = alone(&house).await;
    for _ in 0..5 {
        assert!(step(&ana, table).await);
    }
    let mut live = ana.live(table, "?as=A").await;
    let seen = live.update().await;
    let folder = house.stop().await.unwrap();
    assert_eq!(live.next().await, Some(ServerMessage::Closing { reason: Closing::Stopping }));

    let again = House::at(&store::Settings::new(folder.path().join("test.db")), config()).await;
    let ana = Client { address: again.address, ..ana };
    let mut live = ana.live(table, &format!("?as=A&v={}", seen.version)).await;
    let resumed = live.update().await;
    assert_eq!((resumed.since, resumed.version), (Some(seen.version), seen.version));
    assert_eq!((&resumed.game, &resumed.table), (&seen.game, &seen.table));
    while step(&ana, table).await {}
    assert_eq!(ana.look(table, "").await.update.table.status, Status::Finished);
    server::fair::verify(&ana.proof(table).await).unwrap();
    again.stop().await;
}

#[tokio::test]
async fn a_table_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was() {
    let house = House::with(Config { unload_after: Duration::from_millis(20), ..config() }).await;
    let (ana, table) = alone(&house).await;
    for _ in 0..3 {
        assert!(step(&ana, table).await);
    }
    let before = ana.look(table, "?as=A").await;
    let mut live = ana.live(table, "?as=A").await;
    live.update().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    live.say(&ClientMessage::Ping).await.unwrap();
    let pong = live.next().await;
    assert!(matches!(pong, Some(ServerMessage::Pong { .. })), "somebody looks, so it stays: {pong:?}");
    drop(live);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.look(table, "?as=A").await, before);
    while step(&ana, table).await {}
    server::fair::verify(&ana.proof(table).await).unwrap();
}
