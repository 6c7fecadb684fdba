//! The real server process is killed at random moments, twenty times, while people play. Afterwards every move that
//! was acknowledged is there, once and in order, and every table came to its end. `BESTIARY_KILLS=500` kills it more
//! often. A server that is asked to stop finishes what it has begun; one with many games starts at once.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::client::{Client, Live, command};
use protocol::{
    ClientMessage, Command, Done, Order, SeatRequest, ServerMessage, StandingOrder, Status, Update,
};
use table::{Chance as _, Pcg, Record, Seat, Source};
use uuid::Uuid;

/// How often, unless `BESTIARY_KILLS` says otherwise.
const KILLS: usize = 20;
const PLAYERS: u64 = 4;

#[expect(clippy::disallowed_methods, reason = "how often is chosen from outside")]
fn kills() -> usize {
    std::env::var("BESTIARY_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(KILLS)
}

/// A running server process.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(listen: &str, database: &Path) -> Self {
        let mut child = Process::new(env!("CARGO_BIN_EXE_bestiary"))
            .args(["serve", "--no-limits", "--listen", listen, "--database"])
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line}"));
        Self { child, address: address.parse().unwrap() }
    }

    /// SIGKILL: no farewell, no flush.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn no_acknowledged_move_is_lost_however_often_the_server_is_killed() {
    tokio::task::LocalSet::new().run_until(play_and_kill()).await;
}

async fn play_and_kill() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("crash.db");
    let mut server = Server::start("127.0.0.1:0", &database);
    let address = server.address;
    let done = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicUsize::new(0));
    let mut players = Vec::new();
    for number in 0..PLAYERS {
        let client = Client::guest(address, &format!("Player {number}")).await;
        players.push(tokio::task::spawn_local(play_until(client, number, done.clone(), moves.clone())));
    }
    let mut when = Pcg::new(99);
    for _ in 0..kills() {
        let before = moves.load(Ordering::Relaxed);
        while moves.load(Ordering::Relaxed) < before + 10 {
            tokio::time::sleep(Duration::from_millis(5)).await; // play goes on after every restart
        }
        tokio::time::sleep(Duration::from_millis(when.below(Source::POLICY, 150).into())).await;
        server.kill();
        let database = database.clone();
        let again = tokio::task::spawn_blocking(move || Server::start(&address.to_string(), &database));
        server = again.await.unwrap();
    }
    done.store(true, Ordering::Relaxed);
    let mut games = 0;
    for player in players {
        games += player.await.unwrap();
    }
    assert!(games >= PLAYERS as usize);
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_finishes_what_it_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("stop.db");
    let mut server = Server::start("127.0.0.1:0", &database);
    let client = Client::guest(server.address, "Ana").await;
    let game = catalog::find("lair").unwrap().meta();
    let seats = vec![SeatRequest::Me; game.players.0.max(2) as usize];
    let table = client.create(game.id, &seats, protocol::Visibility::Public).await.table;
    client.start(table).await.unwrap();
    let mut live = client.live(table, "?as=A").await;
    let seen = live.update().await;
    // A move is on its way while the server is asked to stop.
    let act = command(Some("A"), Some(seen.version), choose(&seen, &mut Pcg::new(1)).unwrap());
    live.say(&ClientMessage::Command(act.clone())).await.unwrap();
    let asked = Process::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    let mut acknowledged = None;
    loop {
        match live.next().await {
            Some(ServerMessage::Done(done)) => acknowledged = Some(done),
            Some(ServerMessage::Closing { reason }) => break assert_eq!(reason, protocol::Closing::Stopping),
            Some(_) => {}
            None => panic!("no farewell"),
        }
    }
    let status = tokio::task::spawn_blocking(move || server.child.wait().unwrap()).await.unwrap();
    assert!(status.success(), "{status}");
    let again = Server::start("127.0.0.1:0", &database);
    let client = Client { address: again.address, ..client };
    let answer = post(&client, table, &act).await;
    if let Some(done) = acknowledged {
        assert_eq!(answer, done, "what was acknowledged is there");
    }
}

#[tokio::test]
async fn a_server_with_ten_thousand_games_starts_within_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("many.db");
    // One real game, and many like it.
    let server = Server::start("127.0.0.1:0", &database);
    let client = Client::guest(server.address, "Ana").await;
    let seats = [SeatRequest::Me, SeatRequest::Me];
    let table = client.create("lair", &seats, protocol::Visibility::Public).await.table;
    client.start(table).await.unwrap();
    let seen = client.look(table, "?as=A").await.update;
    let act = command(Some("A"), Some(seen.version), choose(&seen, &mut Pcg::new(1)).unwrap());
    post(&client, table, &act).await;
    drop(server);
    multiply(&database, table, 10_000).await;

    let began = tokio::time::Instant::now();
    let server = Server::start("127.0.0.1:0", &database);
    let client = Client { address: server.address, ..client };
    let listed: protocol::TableList = client.get("/api/tables").await.json();
    let took = began.elapsed();
    assert_eq!(listed.tables.len(), 50);
    let own: protocol::TableList = client.get("/api/me/tables").await.json();
    assert_eq!((own.tables.len(), own.turns.len()), (50, 50));
    assert!(took < Duration::from_secs(1), "{took:?}");
}

/// Adds copies of a table and of its log, every second one open.
async fn multiply(database: &Path, table: Uuid, count: u128) {
    use store::{Append, Sqlite, Store as _, TableRow};
    let store = Arc::new(Sqlite::open(&store::Settings::new(database)).await.unwrap());
    let row = store.table(table).await.unwrap().unwrap();
    let summary = store.summary(table).await.unwrap().unwrap();
    let entries = store.entries(table).await.unwrap();
    let mut copies = tokio::task::JoinSet::new();
    for number in 1..=count {
        let status = if number % 2 == 0 { "open" } else { "playing" };
        let row = TableRow { id: Uuid::from_u128(number), status: status.into(), ..row.clone() };
        let (store, summary, entries) = (store.clone(), summary.clone(), entries.clone());
        copies.spawn(async move {
            store.create_table(row.clone(), vec![row.owner], summary).await.unwrap();
            for entry in entries {
                let append = Append {
                    table: row.id,
                    sequence: entry.sequence,
                    command: entry.command,
                    person: entry.person,
                    entry: entry.entry,
                    hash: entry.hash,
                    written_ms: entry.written_ms,
                    status: None,
                    member: None,
                    sight: None,
                    waits: None,
                };
                store.append(append).await.unwrap();
            }
        });
    }
    copies.join_all().await;
    store.close().await.unwrap();
}

/// Plays one table after another until it is enough, and checks each of them. Returns how many.
async fn play_until(client: Client, number: u64, done: Arc<AtomicBool>, moves: Arc<AtomicUsize>) -> usize {
    let mut mind = Pcg::nth(7, number);
    let all: Vec<_> = catalog::all().collect();
    let mut games = 0;
    while games == 0 || !done.load(Ordering::Relaxed) {
        let game = all[(number as usize + games) % all.len()];
        let (has_reactions, game) = (game.has_reactions(), game.meta());
        let mut seats = vec![SeatRequest::Me; game.players.0.max(2) as usize];
        if games % 2 == 1 {
            seats[1] = SeatRequest::Bot("random".into()); // bots wake up again as well
        }
        let letters = Seat::all(seats.len() as u8).map(|seat| seat.to_string());
        let own: Vec<String> =
            letters.zip(&seats).filter(|(_, who)| **who == SeatRequest::Me).map(|(seat, _)| seat).collect();
        let wish =
            protocol::CreateTable { game: game.id.to_owned(), seats, ..protocol::CreateTable::default() };
        let created =
            retry(async || client.try_post("/api/tables", &wish).await.ok().filter(|r| r.status == 201))
                .await;
        let table = created.json::<protocol::Created>().table;
        let start = command(None, None, Order::Start {});
        post(&client, table, &start).await;
        for seat in own.iter().filter(|_| has_reactions) {
            let order = Order::Standing { order: StandingOrder::Ask, raised: false }; // every move is ours
            post(&client, table, &command(Some(seat), None, order)).await;
        }
        let acknowledged = play_one(&client, table, &mut mind, &moves).await;
        let path = format!("GET /api/tables/{table}/proof HTTP/1.1");
        let proof = retry(async || client.send(&path, &[], "").await.ok().filter(|r| r.status == 200)).await;
        let proof: protocol::Proof = proof.json();
        server::fair::verify(&proof).unwrap();
        let record = Record::parse(proof.record.unwrap().as_bytes()).unwrap();
        let mut written: Vec<_> =
            record.steps.iter().map(|s| (s.seat.to_string(), s.action.clone())).collect();
        if games % 2 == 1 {
            written.retain(|(seat, _)| seat != "B");
        }
        assert_eq!(written, acknowledged, "every acknowledged move once, in order, and no other");
        games += 1;
    }
    games
}

/// Plays a table to its end over live connections, coming back after every break. Returns the acknowledged moves.
async fn play_one(
    client: &Client,
    table: Uuid,
    mind: &mut Pcg,
    moves: &AtomicUsize,
) -> Vec<(String, String)> {
    let origin = format!("http://{}", client.address);
    let mut acknowledged: Vec<(String, String)> = Vec::new();
    let mut last: Option<(Command, Done)> = None;
    let mut pending: Option<Command> = None;
    loop {
        // Who is asked? The public view says it; then that seat's own view says what can be done.
        let live = retry(async || client.try_live(table, "?as=spectator", &origin).await.ok()).await;
        let Some((_, public)) = first_update(live).await else { continue };
        if let Some((command, answer)) = &last {
            assert_eq!(&post(client, table, command).await, answer, "an acknowledged move is still there");
        }
        if let Some(command) = pending.take() {
            // Not known whether it was done: the same command again cannot do it twice.
            let answer = post(client, table, &command).await;
            note(&mut acknowledged, &command);
            last = Some((command, answer));
            continue;
        }
        if public.table.status == Status::Finished {
            return acknowledged;
        }
        let mine = ["A", "C", "D", "E", "F", "B"].map(str::to_owned);
        let seated: Vec<String> = public.table.seats.iter().filter_map(person).collect();
        let to_act = &public.game.as_ref().unwrap().to_act;
        let Some(seat) = mine.iter().find(|seat| to_act.contains(seat) && seated.contains(seat)) else {
            continue;
        };
        let live = retry(async || client.try_live(table, &format!("?as={seat}"), &origin).await.ok()).await;
        let Some((mut live, mut update)) = first_update(live).await else { continue };
        // As long as this seat is asked, go on over this connection.
        while let Some(order) = choose(&update, mind) {
            let command = command(Some(seat), Some(update.version), order);
            pending = Some(command.clone());
            if live.say(&ClientMessage::Command(command.clone())).await.is_err() {
                break;
            }
            let Some((newest, answer)) = wait_for_answer(&mut live).await else { break };
            note(&mut acknowledged, &command);
            moves.fetch_add(1, Ordering::Relaxed);
            last = Some((command, answer));
            pending = None;
            update = newest.unwrap_or(update);
        }
    }
}

fn note(acknowledged: &mut Vec<(String, String)>, command: &Command) {
    if let Order::Act { action } = &command.order {
        acknowledged.push((command.seat.clone().unwrap(), action.clone()));
    }
}

fn person(seat: &protocol::SeatShown) -> Option<String> {
    matches!(seat.holder, protocol::Holder::Person { .. }).then(|| seat.seat.clone())
}

fn choose(update: &Update, mind: &mut Pcg) -> Option<Order> {
    let actions: Vec<&str> = update.game.as_ref()?.notations().collect();
    let index = mind.below(Source::POLICY, u32::try_from(actions.len()).ok()?) as usize;
    Some(Order::Act { action: (*actions.get(index)?).to_owned() })
}

async fn first_update(mut live: Live) -> Option<(Live, Update)> {
    loop {
        if let ServerMessage::Update(update) = live.next().await? {
            return Some((live, *update));
        }
    }
}

/// The answer to the command, and the newest update that came before it.
async fn wait_for_answer(live: &mut Live) -> Option<(Option<Update>, Done)> {
    let mut newest = None;
    loop {
        match live.next().await? {
            ServerMessage::Update(update) => newest = Some(*update),
            ServerMessage::Done(done) => return Some((newest, done)),
            ServerMessage::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
}

/// Sends a command until it is answered.
async fn post(client: &Client, table: Uuid, command: &Command) -> Done {
    let path = format!("/api/tables/{table}/commands");
    let reply =
        retry(async || client.try_post(&path, command).await.ok().filter(|reply| reply.status != 503)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// Tries again while the server is away.
async fn retry<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    for _ in 0..500 {
        if let Some(done) = attempt().await {
            return done;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the server does not come back");
}
