//! Whole games of every kind the server offers, by a script that knows nothing but `docs/PROTOCOL.md` and the OpenAPI
//! document: no type of ours, no game, no rule. Everything it sends and everything it gets back over HTTP is held
//! against the document the server itself hands out.

use std::collections::BTreeMap;

use crate::client::{Client, Reply};
use crate::document::Document;
use crate::house::House;
use serde_json::{Value, json};

/// Somebody with a browser of their own.
struct Visitor<'a> {
    document: &'a Document,
    client: Client,
}

impl Visitor<'_> {
    /// Sends a request to a route of the document and checks both directions against it.
    async fn send(&self, method: &str, route: &str, values: &[(&str, &str)], body: Value) -> (Value, Reply) {
        let operation = self.document.operation(method, route);
        operation.takes(&body);
        let mut path = route.to_owned();
        for (name, value) in values {
            path = path.replace(&format!("{{{name}}}"), value);
        }
        let query: Vec<String> = values
            .iter()
            .filter(|(name, _)| !route.contains(&format!("{{{name}}}")))
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let line = format!("{method} {path}?{} HTTP/1.1", query.join("&"));
        let origin = format!("http://{}", self.client.address);
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let reply = self.client.send(&line, &[("Origin", &origin)], &text).await.unwrap();
        (operation.answers(reply.status, &reply.body), reply)
    }

    async fn get(&self, route: &str, values: &[(&str, &str)]) -> Value {
        let (answer, reply) = self.send("GET", route, values, Value::Null).await;
        assert_eq!(reply.status, 200, "{answer}");
        answer
    }

    /// Sends a command with an id of its own.
    async fn command(&self, table: &str, number: u64, mut command: Value) -> Value {
        command["id"] = json!(format!("00000000-0000-4000-8000-{number:012}"));
        let (answer, reply) = self.send("POST", "/api/tables/{id}/commands", &[("id", table)], command).await;
        assert_eq!(reply.status, 200, "{answer}");
        answer
    }
}

/// Comes in as a guest: the session is in the cookie.
async fn come_in<'a>(document: &'a Document, house: &House, name: &str) -> Visitor<'a> {
    let mut visitor = Visitor { document, client: Client { address: house.address, cookie: None } };
    let (answer, reply) = visitor.send("POST", "/api/guests", &[], json!({"name": name})).await;
    assert_eq!((reply.status, &answer["person"]["name"]), (201, &json!(name)));
    let cookie = reply.header("set-cookie").unwrap().split(';').next().unwrap();
    visitor.client.cookie = Some(cookie.to_owned());
    visitor
}

#[tokio::test]
async fn a_script_that_only_read_the_documents_plays_a_whole_game_of_each_kind() {
    let house = House::open().await;
    let stranger = Client { address: house.address, cookie: None };
    let document = Document::read(&stranger.get("/api/openapi.json").await.body);
    let ana = come_in(&document, &house, "Ana").await;
    let bob = come_in(&document, &house, "Bob").await;
    let games = ana.get("/api/games", &[]).await;
    assert!(!games.as_array().unwrap().is_empty());
    for offer in games.as_array().unwrap() {
        play(&ana, &bob, offer).await;
    }
    house.stop().await;
}

/// Ana opens a table with all seats but the last, Bob joins there; both choose whatever comes first in the alphabet
/// of what they are offered, a little differently each time.
async fn play(ana: &Visitor<'_>, bob: &Visitor<'_>, offer: &Value) {
    let players = offer["players"][0].as_u64().unwrap().max(2) as usize;
    let mut seats = vec!["me"; players];
    seats[players - 1] = "open";
    let wish = json!({"game": offer["id"], "seats": seats});
    let (created, reply) = ana.send("POST", "/api/tables", &[], wish).await;
    assert_eq!(reply.status, 201, "{created}");
    let table = created["table"].as_str().unwrap();
    let last = ["A", "B", "C", "D", "E", "F"][players - 1];
    bob.command(table, 1, json!({"do": {"join": {}}, "seat": last})).await;
    let bytes = "0f".repeat(16);
    bob.command(table, 2, json!({"do": {"contribute": {"bytes": bytes}}, "seat": last})).await;
    ana.command(table, 3, json!({"do": {"start": {}}})).await;

    // Who wants to choose everything says so at every seat; otherwise the table may pass for it.
    let mut number = 3;
    for seat in ["A", "B", "C", "D", "E", "F"].into_iter().take(players) {
        let who = if seat == last { bob } else { ana };
        let mine = who.get("/api/tables/{id}", &[("id", table), ("as", seat)]).await;
        if mine["update"]["standing"].is_object() {
            number += 1;
            who.command(table, number, json!({"do": {"standing": {"order": "ask"}}, "seat": seat})).await;
        }
    }
    let orders = number;
    let mut versions: BTreeMap<String, u64> = BTreeMap::new();
    loop {
        let public = ana.get("/api/tables/{id}", &[("id", table), ("as", "spectator")]).await;
        let update = &public["update"];
        if update["table"]["status"] == "finished" {
            assert!(update["game"]["outcome"].is_object(), "{update}");
            break;
        }
        let seat = update["game"]["to_act"][0].as_str().unwrap().to_owned();
        let who = if seat == last { bob } else { ana };
        let since = versions.get(&seat).copied().unwrap_or_default().to_string();
        let mine = who.get("/api/tables/{id}", &[("id", table), ("as", &seat), ("v", &since)]).await;
        let actions = mine["update"]["game"]["actions"].as_array().unwrap();
        let version = mine["update"]["version"].as_u64().unwrap();
        number += 1;
        let action = &actions[(number as usize * 7919) % actions.len()]["notation"];
        let act = json!({"do": {"act": {"action": action}}, "seat": seat, "expected": version});
        let done = who.command(table, number, act).await;
        assert!(done["version"].as_u64().unwrap() > version, "{done}");
        versions.insert(seat, version);
        assert!(number < 20_000, "the game does not end");
    }
    let verdict = ana.get("/api/tables/{id}/verify", &[("id", table)]).await;
    assert_eq!(
        (&verdict["ok"], &verdict["promised"], &verdict["is_over"]),
        (&json!(true), &json!(true), &json!(true))
    );
    assert_eq!(verdict["steps"].as_u64(), Some(number - orders), "each of our moves, and no other");
    let record = ana.get("/api/tables/{id}/record", &[("id", table)]).await;
    assert!(record.as_str().unwrap().contains("Bob"), "the record names who played");
    let open = [("id", table), ("as", "open"), ("from", "1"), ("count", "2")];
    let replay = bob.get("/api/tables/{id}/replay", &open).await;
    assert_eq!(replay["frames"].as_array().unwrap().len(), 2);
}
