//! Who may do what, seen from outside; and the checks around every request.

use crate::client::{Client, command};
use crate::house::{House, config};
use protocol::{Code, NewGuest, Order, Refused, SeatRequest, Status, Visibility};
use server::{Allowance, Config, Limits};
use uuid::Uuid;

/// A table in some phase, and everybody who could want something there.
struct Scene {
    table: Uuid,
    invitation: Option<String>,
    /// Owner (who sits at A), holder of B, holder of C, somebody else, somebody without a session.
    people: [Client; 5],
}

const NAMES: [&str; 5] = ["owner", "seat", "other seat", "spectator", "stranger"];

async fn scene(house: &House, status: Status, visibility: Visibility) -> Scene {
    let game = catalog::find("lair").unwrap().meta().id;
    let mut people = Vec::new();
    for name in &NAMES[..4] {
        people.push(Client::guest(house.address, name).await);
    }
    people.push(Client::stranger(house.address));
    let people: [Client; 5] = people.try_into().unwrap_or_else(|_| panic!());
    let seats = [SeatRequest::Me, SeatRequest::Open, SeatRequest::Open];
    let created = people[0].create(game, &seats, visibility).await;
    let table = created.table;
    for (person, seat) in [(&people[1], "B"), (&people[2], "C")] {
        let order = Order::Join { invitation: created.invitation.clone() };
        person.order(table, Some(seat), order).await.unwrap();
    }
    if status != Status::Open {
        people[0].start(table).await.unwrap();
    }
    if status == Status::Abandoned {
        people[0].order(table, None, Order::Abandon {}).await.unwrap();
    }
    Scene { table, invitation: created.invitation, people }
}

/// Tries an order about seat B and says how it came out.
async fn attempt(scene: &Scene, person: usize, order: Order) -> Option<Code> {
    let version = scene.people[1].look(scene.table, "").await.update.version;
    let command = command(Some("B"), Some(version), order);
    scene.people[person].command(scene.table, &command).await.err().map(|refused| refused.code)
}

#[tokio::test]
async fn every_order_by_everybody_in_every_phase() {
    let house = House::open().await;
    let orders = [
        ("leave", Order::Leave {}),
        ("kick", Order::Kick {}),
        ("contribute", Order::Contribute { bytes: "00".repeat(16) }),
        ("start", Order::Start {}),
        ("act", Order::Act { action: "nonsense".into() }),
        ("undo", Order::Undo {}),
        ("return", Order::Return {}),
        ("abandon", Order::Abandon {}),
        ("rematch", Order::Rematch {}),
    ];
    // Who may, in the order of `NAMES`: + done, r the rules refuse it, p not now, - not yours, ? come in first.
    let expected = [
        ("leave", ["-+--?", "-p--?", "-p--?"]),
        ("kick", ["+---?", "p---?", "p---?"]),
        ("contribute", ["-+--?", "-p--?", "-p--?"]),
        ("start", ["+---?", "p---?", "p---?"]),
        ("act", ["-p--?", "-r--?", "-p--?"]),
        ("undo", ["-p--?", "-r--?", "-p--?"]),
        ("return", ["-p--?", "-p--?", "-p--?"]), // nobody stands in: `clocks.rs` shows what happens where somebody does
        ("abandon", ["+---?", "+---?", "p---?"]),
        ("rematch", ["ppp-?", "ppp-?", "+++-?"]),
    ];
    let phases = [Status::Open, Status::Playing, Status::Abandoned];
    for ((name, order), (same, rows)) in orders.iter().zip(&expected) {
        assert_eq!(name, same);
        for (status, row) in phases.into_iter().zip(rows) {
            let mut found = String::new();
            for person in 0..NAMES.len() {
                let scene = scene(&house, status, Visibility::Public).await;
                found.push(match attempt(&scene, person, order.clone()).await {
                    None => '+',
                    Some(Code::Illegal | Code::CannotUndo) => 'r',
                    Some(Code::WrongPhase) => 'p',
                    Some(Code::Forbidden) => '-',
                    Some(Code::Unauthorized) => '?',
                    Some(other) => panic!("{name}: {other:?}"),
                });
            }
            assert_eq!(&found, row, "{name} while {status:?}, by {NAMES:?}");
        }
    }
}

#[tokio::test]
async fn a_private_table_exists_only_for_those_who_sit_there() {
    let house = House::open().await;
    let scene = scene(&house, Status::Open, Visibility::Private).await;
    let address = format!("/api/tables/{}", scene.table);
    let nowhere = scene.people[3].get(&format!("/api/tables/{}", Uuid::from_u128(1))).await;
    let origin = format!("http://{}", house.address);
    for (person, sees) in scene.people.iter().zip([true, true, true, false, false]) {
        assert_eq!(person.try_live(scene.table, "", &origin).await.is_ok(), sees);
        for page in ["", "/events", "/proof", "/record", "/replay", "/verify"] {
            if sees && page == "/events" {
                continue; // it would not end
            }
            let reply = person.get(&format!("{address}{page}")).await;
            // A replay of a table that was never started is not there for anybody.
            assert_eq!(reply.status == 404, !sees || page == "/replay", "{page}: {}", reply.body);
            if !sees {
                assert_eq!(reply.body, nowhere.body, "a private table looks like no table");
            }
        }
    }
    let lobby: protocol::TableList = scene.people[3].get("/api/tables").await.json();
    assert_eq!(lobby.tables, []);
    let stranger = &scene.people[3];
    scene.people[1].order(scene.table, Some("B"), Order::Leave {}).await.unwrap();
    for wrong in [None, Some(String::new()), Some("0".repeat(32))] {
        let order = Order::Join { invitation: wrong };
        let refused = stranger.order(scene.table, Some("B"), order).await.unwrap_err();
        assert_eq!(refused.code, Code::Forbidden);
        assert!(refused.fresh.is_none());
    }
    let order = Order::Join { invitation: scene.invitation.clone() };
    stranger.order(scene.table, Some("B"), order).await.unwrap();
    let shown = stranger.get(&address).await.body;
    assert!(!shown.contains(&scene.invitation.unwrap()), "the secret is told once, to the owner");
}

#[tokio::test]
async fn nobody_looks_through_the_eyes_of_another_seat() {
    let house = House::open().await;
    let scene = scene(&house, Status::Playing, Visibility::Public).await;
    for (person, seats) in scene.people.iter().zip([&["A"][..], &["B"], &["C"], &[], &[]]) {
        for seat in ["A", "B", "C"] {
            let reply = person.get(&format!("/api/tables/{}?as={seat}", scene.table)).await;
            assert_eq!(reply.status, if seats.contains(&seat) { 200 } else { 403 }, "{seat}");
            let origin = format!("http://{}", house.address);
            let live = person.try_live(scene.table, &format!("?as={seat}"), &origin).await;
            assert_eq!(live.is_ok(), seats.contains(&seat));
        }
        let look = person.look(scene.table, "").await;
        assert_eq!(look.you.seats, seats);
        assert_eq!(look.update.game.unwrap().viewer, *seats.first().unwrap_or(&"spectator"));
        assert_eq!(person.get(&format!("/api/tables/{}/proof", scene.table)).await.status, 409, "not yet");
        assert_eq!(person.get(&format!("/api/tables/{}?as=Z", scene.table)).await.status, 400);
    }
}

#[tokio::test]
async fn other_sites_cannot_change_anything() {
    let house = House::open().await;
    let scene = scene(&house, Status::Open, Visibility::Public).await;
    let owner = &scene.people[0];
    let ours = format!("http://{}", house.address);
    let line = format!("POST /api/tables/{}/commands HTTP/1.1", scene.table);
    let body = serde_json::to_string(&command(None, None, Order::Abandon {})).unwrap();
    let foreign: [&[(&str, &str)]; 5] = [
        &[],
        &[("Origin", "http://evil.example")],
        &[("Origin", "null")],
        &[("Origin", &ours), ("Sec-Fetch-Site", "cross-site")],
        &[("Origin", &ours), ("Sec-Fetch-Site", "same-site")],
    ];
    for headers in foreign {
        let reply = owner.send(&line, headers, &body).await.unwrap();
        assert_eq!(reply.json::<Refused>().code, Code::ForeignOrigin, "{headers:?}");
    }
    assert!(owner.try_live(scene.table, "", "http://evil.example").await.is_err());
    assert_eq!(owner.send("DELETE /api/me/session HTTP/1.1", &[], "").await.unwrap().status, 403);
    assert_eq!(owner.look(scene.table, "").await.update.table.status, Status::Open);
    let own = [("Origin", ours.as_str()), ("Sec-Fetch-Site", "same-origin")];
    assert_eq!(owner.send(&line, &own, &body).await.unwrap().status, 200);
}

#[tokio::test]
async fn every_answer_carries_the_careful_headers() {
    let house = House::open().await;
    let client = Client::stranger(house.address);
    for page in
        ["/", "/livez", "/readyz", "/api/games", "/api/tables", "/api/me", "/api/nowhere", "/api/tables/x"]
    {
        let reply = client.get(page).await;
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        let cache = if page == "/" { "no-cache" } else { "no-store" };
        assert_eq!(reply.header("cache-control"), Some(cache));
    }
    assert!(client.get("/").await.body.starts_with("<!doctype html>"));
    assert_eq!(client.get("/livez").await.body, "alive\n");
    assert_eq!(client.get("/readyz").await.body, "ready\n");
    assert_eq!(client.get("/api/nowhere").await.json::<Refused>().code, Code::NotFound);
    assert_eq!(client.get("/assets/nowhere.js").await.json::<Refused>().code, Code::NotFound);
    assert_eq!(client.get("/api/me").await.json::<Refused>().code, Code::Unauthorized);
}

#[tokio::test]
async fn too_much_is_refused_with_the_time_to_wait() {
    let limits =
        Limits { guests: Allowance::new(2, 60_000), tables: Allowance::new(1, 60_000), ..Limits::BOUNDLESS };
    let house = House::with(Config { limits, ..config() }).await;
    let ana = Client::guest(house.address, "Ana").await;
    Client::guest(house.address, "Bob").await;
    let reply = Client::stranger(house.address).post("/api/guests", &NewGuest { name: "Eve".into() }).await;
    let refused: Refused = reply.json();
    assert_eq!((reply.status, refused.code), (429, Code::TooMany));
    assert_eq!(reply.header("retry-after").unwrap(), refused.retry_after.unwrap().to_string());
    let game = catalog::all().next().unwrap().meta().id;
    ana.create(game, &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await;
    let wish = serde_json::json!({"game": game, "seats": ["me", "open"]});
    assert_eq!(ana.post("/api/tables", &wish).await.status, 429);

    let tight = Limits { requests: Allowance::new(3, 60_000), ..Limits::BOUNDLESS };
    let house = House::with(Config { limits: tight, ..config() }).await;
    let client = Client::stranger(house.address);
    for _ in 0..3 {
        assert_eq!(client.get("/api/games").await.status, 200);
    }
    assert_eq!(client.get("/api/games").await.status, 429);
    assert_eq!(client.get("/livez").await.status, 200, "probes always get an answer");
}

#[tokio::test]
async fn bodies_are_small_and_make_sense() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let large = ana.post("/api/tables", &"x".repeat(20_000)).await;
    assert_eq!((large.status, large.json::<Refused>().code), (413, Code::TooLarge));
    let origin = format!("http://{}", house.address);
    for nonsense in ["", "{", "null", "[]", "{\"name\":7}", "{\"name\":\"\"}", "\u{0}"] {
        let reply = ana.send("POST /api/guests HTTP/1.1", &[("Origin", &origin)], nonsense).await.unwrap();
        assert_eq!(reply.json::<Refused>().code, Code::BadRequest, "{nonsense}");
    }
}

#[tokio::test]
async fn a_session_ends_when_it_is_told_to() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    assert_eq!(ana.get("/api/me").await.json::<protocol::Person>().name, "Ana");
    let origin = format!("http://{}", house.address);
    let left = ana.send("DELETE /api/me/session HTTP/1.1", &[("Origin", &origin)], "").await.unwrap();
    assert_eq!(left.status, 204);
    assert!(left.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(ana.get("/api/me").await.status, 401);
    let forged = Client { cookie: Some(format!("bestiary_session={}", "0".repeat(64))), ..ana };
    assert_eq!(forged.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn everybody_gets_the_words_and_the_components_of_a_game() {
    let house = House::open().await;
    let client = Client::stranger(house.address);
    let english = client.get("/api/games/lair/messages/en").await;
    assert_eq!(english.status, 200);
    assert_eq!(english.header("content-type"), Some("text/plain; charset=utf-8"));
    assert_eq!(english.header("cache-control"), Some("public, max-age=300"));
    assert!(english.body.contains("prompt-send = ") && english.body.contains("beast-imp = { \"Imp\" }"));
    assert_ne!(english.body, client.get("/api/games/lair/messages/pl").await.body);
    let components: serde_json::Value = client.get("/api/games/lair/components").await.json();
    assert!(components["beast"]["imp"]["strength"].is_number(), "{components}");
    for nowhere in ["/api/games/lair/messages/xx", "/api/games/no/messages/en", "/api/games/no/components"] {
        assert_eq!(client.get(nowhere).await.status, 404, "{nowhere}");
    }
}
