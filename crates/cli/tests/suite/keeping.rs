//! What an operator does: settings from a file, metrics, a log without secrets, backups that are played again.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command as Process, Output, Stdio};
use std::time::Duration;

use crate::client::Client;
use protocol::{Credentials, Order, Say, SeatRequest, Status, Visibility};
use store::{Append, Settings, Sqlite, Store as _};
use uuid::Uuid;

const PASSWORD: &str = "correct horse battery";

fn bestiary(args: &[&str]) -> Output {
    Process::new(env!("CARGO_BIN_EXE_bestiary")).args(args).output().unwrap()
}

#[track_caller]
fn ran(args: &[&str], code: i32) -> String {
    let done = bestiary(args);
    let text = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    assert_eq!(done.status.code(), Some(code), "{args:?}\n{text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// A server by its settings file, and what it says first.
fn start(config: &Path) -> (Child, SocketAddr, SocketAddr) {
    let mut child = Process::new(env!("CARGO_BIN_EXE_bestiary"))
        .args(["serve", "--no-limits", "--config"])
        .arg(config)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    let mut address = |prefix: &str| {
        let line = lines.next().unwrap().unwrap();
        let address = line.strip_prefix(prefix).unwrap_or_else(|| panic!("{line}"));
        address.trim_end_matches("/metrics").parse().unwrap()
    };
    let (public, metrics) = (address("listening on http://"), address("metrics at http://"));
    (child, public, metrics)
}

#[tokio::test]
async fn a_server_is_watched_saved_and_put_back_without_telling_its_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let data = path("data");
    let text =
        format!("listen = '127.0.0.1:0'\nmetrics = '127.0.0.1:0'\ndata-dir = '{data}'\njson-log = true\n");
    std::fs::write(path("bestiary.toml"), text).unwrap();
    let (mut server, address, metrics) = start(Path::new(&path("bestiary.toml")));

    // Somebody plays, signs up and in, talks, and does something wrong.
    let guest = Client::guest(address, "Ana").await;
    let credentials = |login: &str| Credentials { login: login.into(), password: PASSWORD.into() };
    let made = guest.post("/api/me/account", &credentials("ana")).await;
    let cookie = made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let ana = Client { cookie: Some(cookie.clone()), ..guest.clone() };
    assert_eq!(ana.post("/api/session", &credentials("ana")).await.status, 201);
    assert_eq!(ana.post("/api/session", &credentials("eva")).await.status, 401);
    let bots = [SeatRequest::Bot("random".into()), SeatRequest::Bot("random".into())];
    let finished = ana.create("lair", &bots, Visibility::Public).await.table;
    ana.start(finished).await.unwrap();
    let private = ana.create("lair", &[SeatRequest::Me, SeatRequest::Me], Visibility::Private).await;
    ana.start(private.table).await.unwrap();
    let say = Say { id: Uuid::from_u128(1), text: "a word between friends".into() };
    assert_eq!(ana.post(&format!("/api/tables/{}/chat", private.table), &say).await.status, 201);
    let refused = ana.order(private.table, Some("A"), Order::Act { action: "nonsense".into() }).await;
    assert!(refused.is_err());
    let mut live = ana.live(private.table, "").await;
    live.update().await;
    while ana.look(finished, "").await.update.table.status != Status::Finished {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let proof = ana.proof(finished).await;

    let counted = Client::stranger(metrics).get("/metrics").await;
    assert_eq!(counted.status, 200);
    for line in [
        "bestiary_connections{kind=\"websocket\"} 1",
        "bestiary_tables 2",
        "bestiary_refused_total{code=\"wrong_login\"} 1",
        "bestiary_refused_total{code=\"bad_request\"} 1",
    ] {
        assert!(counted.body.lines().any(|found| found == line), "{line}\n{}", counted.body);
    }
    assert!(counted.body.contains("bestiary_receive_seconds_count "), "{}", counted.body);
    let commits = counted.body.lines().find_map(|line| line.strip_prefix("bestiary_commit_seconds_count "));
    assert!(commits.unwrap().parse::<u64>().unwrap() > 10);
    assert!(!counted.body.contains("ana") && !counted.body.contains("Ana"), "{}", counted.body);
    let elsewhere = Client::stranger(address).get("/metrics").await;
    assert!(!elsewhere.body.contains("bestiary_"), "not where players are: {}", elsewhere.body);

    // A copy while it runs; then it is killed.
    let backup = path("backup.db");
    ran(&["backup", "--data-dir", &data, &backup], 0);
    assert!(ran(&["backup", "--data-dir", &data, &backup], 2).contains("left alone"));
    server.kill().unwrap();
    let mut log = String::new();
    server.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    server.wait().unwrap();
    assert!(log.lines().count() >= 3 && log.lines().all(|line| line.starts_with('{')), "{log}");
    let token = cookie.split_once('=').unwrap().1;
    let record = proof.record.unwrap();
    let steps =
        record.lines().filter(|line| line.contains(" = ")).map(|line| line.split(" = ").next().unwrap());
    let secrets = [
        PASSWORD,
        token,
        &proof.reveal.seed,
        &proof.reveal.salt,
        &say.text,
        "argon2",
        "chacha20",
        "nonsense",
    ];
    for secret in secrets.into_iter().chain([private.invitation.as_deref().unwrap()]).chain(steps) {
        assert!(!log.contains(secret), "the log tells {secret}:\n{log}");
    }

    // The copy is sound, and takes the place of what was there only after it was played again.
    assert!(ran(&["doctor", "--data-dir", &data], 0).contains("2 of 2 tables replay"));
    let place = path("elsewhere");
    let told = ran(&["restore", "--verify", "--data-dir", &place, &backup], 0);
    assert!(told.contains("2 of 2 tables replay") && told.contains("is in place"), "{told}");
    assert!(ran(&["restore", "--verify", "--data-dir", &place, &backup], 2).contains("--replace"));
    ran(&["restore", "--verify", "--replace", "--data-dir", &place, &backup], 0);

    // A log that does not lead to where it led before.
    let store = Sqlite::open(&Settings::new(&backup)).await.unwrap();
    let next = store.entries(private.table).await.unwrap().len() as u64 + 1;
    let forged = Append {
        table: private.table,
        sequence: next,
        command: Uuid::from_u128(9),
        person: None,
        entry: r#"{"abandon":{}}"#.into(),
        hash: Some("0123456789abcdef".into()),
        written_ms: 1,
        status: Some("abandoned"),
        member: None,
        sight: None,
        waits: None,
    };
    store.append(forged).await.unwrap();
    store.close().await.unwrap();
    let before = std::fs::read(Path::new(&place).join("bestiary.db")).unwrap();
    let told = ran(&["restore", "--verify", "--replace", "--data-dir", &place, &backup], 1);
    assert!(told.contains(&private.table.to_string()) && told.contains("nothing was replaced"), "{told}");
    assert_eq!(std::fs::read(Path::new(&place).join("bestiary.db")).unwrap(), before);
    ran(&["doctor", "--database", &format!("sqlite:{backup}")], 1);
    ran(&["doctor", "--quick", "--data-dir", &place], 0);
}

#[test]
fn what_makes_no_sense_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("bad.toml"), "colour = 'red'").unwrap();
    std::fs::write(path("url.toml"), "public-url = 'here'").unwrap();
    std::fs::write(path("no.db"), "x".repeat(5000)).unwrap();
    assert!(ran(&["serve", "--config", &path("bad.toml")], 2).contains("colour"));
    assert!(ran(&["serve", "--config", &path("url.toml")], 2).contains("https://HOST"));
    assert!(ran(&["serve", "--config", &path("none.toml")], 2).contains("none.toml"));
    for command in ["backup", "restore"] {
        assert!(ran(&[command, "--data-dir", &path("none"), &path("to.db")], 2).contains("there is no such"));
    }
    assert!(ran(&["doctor", "--data-dir", &path("none")], 2).contains("there is no such database"));
    ran(&["restore", "--data-dir", &path("new"), &path("no.db")], 2);
    ran(&["doctor", "--database", &format!("sqlite:{}", path("no.db"))], 1);
}
