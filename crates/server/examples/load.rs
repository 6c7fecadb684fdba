//! How fast the server answers under load: people play the sample game over real sockets on this machine, server and
//! players in one process, SQLite in a temporary folder.
//!
//! `cargo run --release -p server --example load -- TABLES SECONDS PAUSE_MS`

#![allow(clippy::print_stdout, reason = "it prints what it measured")]

#[path = "../tests/client/mod.rs"]
mod client;
#[path = "../tests/house/mod.rs"]
mod house;

use std::time::Duration;

use client::{Client, Live, command};
use house::House;
use protocol::{ClientMessage, Order, SeatRequest, ServerMessage, Status, Update, Visibility};
use tokio::time::Instant;

#[tokio::main]
async fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let number = |index: usize, default| numbers.get(index).copied().unwrap_or(default);
    let (tables, seconds, pause) = (number(0, 50), number(1, 10), number(2, 0));
    let house = House::open().await;
    let mut people = Vec::new();
    for index in 0..tables {
        people.push(Client::guest(house.address, &format!("Player {index}")).await);
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let playing =
        people.into_iter().map(|client| tokio::spawn(play(client, end, Duration::from_millis(pause))));
    let mut times = Vec::new();
    for player in playing.collect::<Vec<_>>() {
        times.extend(player.await.unwrap());
    }
    times.sort_unstable();
    let share = |part: usize| times[(times.len() - 1) * part / 1000].as_secs_f64() * 1000.0;
    println!(
        "{tables} tables, {seconds} s: {} moves/s; send to acknowledgement p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms",
        times.len() as u64 / seconds,
        share(500),
        share(990),
        share(999)
    );
    house.stop().await;
}

/// One person plays both seats, table after table; each move waits for its acknowledgement.
async fn play(client: Client, end: Instant, pause: Duration) -> Vec<Duration> {
    let mut times = Vec::new();
    while Instant::now() < end {
        let table =
            client.create("lair", &[SeatRequest::Me, SeatRequest::Me], Visibility::Public).await.table;
        client.start(table).await.unwrap();
        let mut seats = [client.live(table, "?as=A").await, client.live(table, "?as=B").await];
        let mut seen = [seats[0].update().await, seats[1].update().await];
        while seen[0].table.status == Status::Playing && Instant::now() < end {
            let Some(at) = seen.iter().position(|update| action(update).is_some()) else { break };
            let order = Order::Act { action: action(&seen[at]).unwrap_or_default() };
            let act = command(Some(["A", "B"][at]), Some(seen[at].version), order);
            let sent = Instant::now();
            seats[at].say(&ClientMessage::Command(act)).await.unwrap();
            seen[at] = answer(&mut seats[at]).await;
            times.push(sent.elapsed());
            // The other seat may have been shown something as well.
            let other = 1 - at;
            while let Ok(update) = tokio::time::timeout(Duration::from_millis(1), seats[other].update()).await
            {
                seen[other] = update;
            }
            tokio::time::sleep(pause).await;
        }
    }
    times
}

fn action(update: &Update) -> Option<String> {
    update.game.as_ref()?.notations().next().map(str::to_owned)
}

/// The newest update before the acknowledgement.
async fn answer(live: &mut Live) -> Update {
    let mut newest = None;
    loop {
        match live.next().await {
            Some(ServerMessage::Update(update)) => newest = Some(*update),
            Some(ServerMessage::Done(_)) => return newest.unwrap(),
            other => panic!("{other:?}"),
        }
    }
}
