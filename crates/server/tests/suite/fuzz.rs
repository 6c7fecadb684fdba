//! Nonsense over HTTP and over live connections: no panic, no fault of the server, nothing changed.
//!
//! `BESTIARY_FUZZ=1000000` sends a million of them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::client::{Client, Live};
use crate::house::{House, config};
use protocol::{SeatRequest, Visibility};
use server::Config;
use store::{Settings, Sqlite, Store as _};
use table::{Chance as _, Pcg, Source};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const USUAL: usize = 3000;
/// After this long without a word the server hangs. A commit may wait seconds for a busy disk.
const SILENCE: Duration = Duration::from_secs(30);

static PANICS: AtomicUsize = AtomicUsize::new(0);

#[expect(clippy::disallowed_methods, reason = "how much is sent is chosen from outside")]
fn how_many() -> usize {
    std::env::var("BESTIARY_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL)
}

fn below(chance: &mut Pcg, n: usize) -> usize {
    chance.below(Source::POLICY, n as u32) as usize
}

/// Changes a text in a few places.
fn spoil(text: &str, chance: &mut Pcg) -> Vec<u8> {
    const SCRAPS: [&str; 12] =
        ["\"", "{", "}", "[", "null", "-1", "1e999", "\u{0}", "\\u0000", "99999999999999999999", "\r\n", "é"];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=below(chance, 4) {
        let at = below(chance, bytes.len() + 1);
        match below(chance, 5) {
            0 if at < bytes.len() => bytes[at] = below(chance, 256) as u8,
            1 => bytes.truncate(at),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => drop(bytes.splice(at..at, SCRAPS[below(chance, SCRAPS.len())].bytes())),
            _ => {
                let other = below(chance, bytes.len() + 1);
                let piece = bytes[at.min(other)..at.max(other)].to_vec();
                bytes.splice(at..at, piece);
            }
        }
        bytes.truncate(30_000);
    }
    bytes
}

#[tokio::test]
async fn nonsense_changes_nothing_and_breaks_nothing() {
    std::panic::set_hook(Box::new(|_| {
        PANICS.fetch_add(1, Ordering::Relaxed);
    }));
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&settings, Config { thinkers: 1, ..config() }).await;
    let (owner, guest) =
        (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    let seats = [SeatRequest::Me, SeatRequest::Me];
    let table = owner.create("lair", &seats, Visibility::Public).await.table;
    owner.start(table).await.unwrap();
    let before = owner.look(table, "?as=A").await;

    let id = "01900000-0000-7000-8000-000000000000";
    // None of these does anything even if it arrives as it is: the versions are old and the guest holds nothing.
    let messages = [
        format!(
            r#"{{"type":"command","id":"{id}","do":{{"act":{{"action":"nothing"}}}},"seat":"A","expected":0}}"#
        ),
        format!(r#"{{"type":"command","id":"{id}","do":{{"undo":{{}}}},"seat":"A","expected":0}}"#),
        format!(r#"{{"type":"command","id":"{id}","do":{{"contribute":{{"bytes":"00"}}}},"seat":"A"}}"#),
        r#"{"type":"ping"}"#.to_owned(),
    ];
    let address = house.address;
    let cookie = guest.cookie.clone().unwrap();
    let head = |line: &str, length: usize| {
        format!(
            "{line} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Length: {length}\r\n\r\n"
        )
    };
    let command = messages[0].replacen(r#""type":"command","#, "", 1);
    let requests = [
        head(&format!("GET /api/tables/{table}?as=A&v=1"), 0),
        head(&format!("GET /api/tables/{table}/replay?as=A&from=0&count=3&board=en"), 0),
        head(&format!("GET /api/tables/{table}/hint?as=A"), 0),
        head(&format!("GET /api/tables/{table}/chances?at=0,3"), 0),
        head(&format!("GET /api/tables/{table}/live?as=spectator"), 0),
        head("GET /api/me/tables", 0),
        head(&format!("POST /api/tables/{table}/commands"), command.len()) + &command,
        head(&format!("POST /api/tables/{table}/continue"), 26) + r#"{"step":1,"seats":["me"]}  "#,
        head("POST /api/records", 18) + "bestiary record 1\n",
        head("POST /api/verify", 18) + "bestiary record 1\n",
        head("POST /api/guests", 12) + r#"{"name":"x"}"#,
    ];
    let mut chance = Pcg::new(2026);
    let mut live: Option<Live> = None;
    for round in 0..how_many() {
        if round % 3 == 0 {
            let request = spoil(&requests[below(&mut chance, requests.len())], &mut chance);
            if let Some(status) = send(&house, &request).await {
                assert!(status < 500, "{status}: {}", String::from_utf8_lossy(&request));
            }
            continue;
        }
        let message = spoil(&messages[below(&mut chance, messages.len())], &mut chance);
        let mut line = match live.take() {
            Some(line) => line,
            None => owner.live(table, "?as=A").await,
        };
        let text = String::from_utf8_lossy(&message).into_owned();
        let is_open = line.raw(&text).await.is_ok() && answered(&mut line).await;
        live = is_open.then_some(line);
    }
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "the server panicked");
    assert_eq!(owner.look(table, "?as=A").await, before);
    house.stop().await;
    let store = Sqlite::open(&settings).await.unwrap();
    assert_eq!(store.entries(table).await.unwrap().len(), 1, "the start, and nothing else");
}

/// Whether the line is still good once the server has dealt with everything sent.
async fn answered(line: &mut Live) -> bool {
    loop {
        let Ok(Some(text)) = tokio::time::timeout(SILENCE, line.text()).await else {
            return false;
        };
        assert!(!text.contains(r#""code":"internal""#), "{text}");
        if text.starts_with(r#"{"type":"refused"#) || text.starts_with(r#"{"type":"pong"#) {
            return true;
        }
        assert!(!text.starts_with(r#"{"type":"done"#), "{text}");
    }
}

/// The status of the answer, if there is one.
async fn send(house: &House, request: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(request).await.ok()?;
    stream.shutdown().await.ok()?; // a request that announced more is cut off here
    let mut answer = [0; 64];
    let reading = tokio::time::timeout(SILENCE, stream.read(&mut answer)).await;
    let length = reading.expect("the server says nothing").ok()?;
    String::from_utf8_lossy(&answer[..length]).split(' ').nth(1)?.parse().ok()
}
