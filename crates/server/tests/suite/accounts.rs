//! Accounts from outside: every path, everybody's rights, and answers that give nothing away.

use crate::client::{Client, Reply};
use crate::house::{House, config};
use protocol::{
    Code, Credentials, Export, ForgetMe, Me, NewGuest, NewName, NewPassword, Order, Refused, SeatRequest,
    SessionList, TableList, Visibility,
};
use serde::Serialize;
use server::{Allowance, Config, Limits};

const PASSWORD: &str = "correct horse battery";

fn credentials(login: &str, password: &str) -> Credentials {
    Credentials { login: login.into(), password: password.into() }
}

/// Sends a body with any method, as our own page does.
async fn send(who: &Client, method: &str, path: &str, body: &impl Serialize) -> Reply {
    let origin = format!("http://{}", who.address);
    let body = serde_json::to_string(body).unwrap();
    who.send(&format!("{method} {path} HTTP/1.1"), &[("Origin", &origin)], &body).await.unwrap()
}

#[track_caller]
fn refused(reply: &Reply) -> Code {
    let refused: Refused = reply.json();
    assert_eq!(reply.status, refused.code.status(), "{}", reply.body);
    refused.code
}

/// The client with the cookie that came with an answer.
fn with_cookie(who: &Client, reply: &Reply) -> Client {
    let cookie = reply.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    Client { cookie: Some(cookie), ..who.clone() }
}

async fn account(house: &House, name: &str) -> Client {
    let guest = Client::guest(house.address, name).await;
    let reply = guest.post("/api/me/account", &credentials(name, PASSWORD)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    with_cookie(&guest, &reply)
}

async fn sign_in(house: &House, login: &str, password: &str) -> Reply {
    Client::stranger(house.address).post("/api/session", &credentials(login, password)).await
}

async fn is_in(who: &Client) -> bool {
    who.get("/api/me").await.status == 200
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let house = House::open().await;
    let guest = Client::guest(house.address, "Ana").await;
    let before: Me = guest.get("/api/me").await.json();
    assert_eq!(before.login, None);
    let table = guest.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    let reply = guest.post("/api/me/account", &credentials(" Ana-1 ", PASSWORD)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    assert!(!reply.body.contains(PASSWORD));
    let ana = with_cookie(&guest, &reply);
    assert_eq!(ana.get("/api/me").await.json::<Me>(), Me { login: Some("ana-1".into()), ..before.clone() });
    assert!(!is_in(&guest).await, "the token of the guest is worth nothing any more");
    // From another browser.
    let reply = sign_in(&house, "ANA-1", PASSWORD).await;
    let elsewhere = with_cookie(&ana, &reply);
    assert_eq!(reply.json::<Me>().id, before.id);
    let mine: TableList = elsewhere.get("/api/me/tables").await.json();
    assert_eq!(mine.tables.iter().map(|table| table.id).collect::<Vec<_>>(), [table]);
    elsewhere.order(table, Some("A"), Order::Leave {}).await.unwrap();
    let again = ana.post("/api/me/account", &credentials("other", PASSWORD)).await;
    assert_eq!(refused(&again), Code::AccountExists);
    let bob = Client::guest(house.address, "Bob").await;
    assert_eq!(
        refused(&bob.post("/api/me/account", &credentials("ana-1", PASSWORD)).await),
        Code::LoginTaken
    );
    for (login, password) in [("no", PASSWORD), ("a b c", PASSWORD), ("bob", "short"), ("bob", "xx bob xxx")]
    {
        let reply = bob.post("/api/me/account", &credentials(login, password)).await;
        assert_eq!(refused(&reply), Code::BadRequest, "{login} {password}");
    }
    assert!(is_in(&bob).await, "nothing has changed");
    house.stop().await;
}

#[tokio::test]
async fn signing_in_tells_nothing_but_yes_or_no() {
    let house = House::open().await;
    account(&house, "ana").await;
    let wrong = sign_in(&house, "ana", "wrong password").await;
    let nobody = sign_in(&house, "nobody", PASSWORD).await;
    let odd = sign_in(&house, "no such login at all, with spaces", "x").await;
    assert_eq!(refused(&wrong), Code::WrongLogin);
    assert_eq!((wrong.status, &wrong.body), (nobody.status, &nobody.body), "the two look the same");
    assert_eq!((wrong.status, &wrong.body), (odd.status, &odd.body));
    assert!(wrong.header("set-cookie").is_none());
    let names = |reply: &Reply| reply.headers.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&wrong), names(&nobody));
    assert_eq!(sign_in(&house, "ana", PASSWORD).await.status, 201);
}

#[tokio::test]
async fn signing_out_ends_one_session_or_all() {
    let house = House::open().await;
    let ana = account(&house, "ana").await;
    let phone = with_cookie(&ana, &sign_in(&house, "ana", PASSWORD).await);
    let sessions: SessionList = ana.get("/api/me/sessions").await.json();
    assert_eq!(sessions.sessions.iter().filter(|session| session.is_this).count(), 1);
    assert_eq!(sessions.sessions.len(), 2);
    let reply = send(&phone, "DELETE", "/api/me/session", &()).await;
    assert_eq!(reply.status, 204);
    assert!(!is_in(&phone).await && is_in(&ana).await);
    let phone = with_cookie(&ana, &sign_in(&house, "ana", PASSWORD).await);
    let other = account(&house, "bob").await;
    let reply = send(&phone, "DELETE", "/api/me/sessions", &()).await;
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert!(!is_in(&phone).await && !is_in(&ana).await && is_in(&other).await);
}

#[tokio::test]
async fn name_and_password_change_and_strangers_with_the_old_one_are_out() {
    let house = House::open().await;
    let ana = account(&house, "ana").await;
    let thief = with_cookie(&ana, &sign_in(&house, "ana", PASSWORD).await);
    let me: Me = send(&ana, "PUT", "/api/me/name", &NewName { name: " Ana  Maria ".into() }).await.json();
    assert_eq!(me.name, "Ana Maria");
    assert_eq!(thief.get("/api/me").await.json::<Me>().name, "Ana Maria");
    let bad = send(&ana, "PUT", "/api/me/name", &NewName { name: "a\u{202e}b".into() }).await;
    assert_eq!(refused(&bad), Code::BadRequest);
    let change = |old: &str, new: &str| NewPassword { old: old.into(), new: new.into() };
    let path = "/api/me/password";
    let wrong = send(&ana, "PUT", path, &change("wrong password", "another one 1")).await;
    assert_eq!(refused(&wrong), Code::WrongLogin);
    assert_eq!(refused(&send(&ana, "PUT", path, &change(PASSWORD, "short")).await), Code::BadRequest);
    assert!(is_in(&thief).await);
    assert_eq!(send(&ana, "PUT", path, &change(PASSWORD, "another one 1")).await.status, 204);
    assert!(is_in(&ana).await && !is_in(&thief).await);
    assert_eq!(sign_in(&house, "ana", PASSWORD).await.status, 401);
    assert_eq!(sign_in(&house, "ana", "another one 1").await.status, 201);
    let guest = Client::guest(house.address, "Gus").await;
    assert_eq!(refused(&send(&guest, "PUT", path, &change("", "another one 1")).await), Code::AccountNeeded);
}

#[tokio::test]
async fn what_is_exported_is_mine_and_what_is_forgotten_is_gone() {
    let house = House::open().await;
    let (ana, bob) = (account(&house, "ana").await, account(&house, "bob").await);
    let me: Me = ana.get("/api/me").await.json();
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    bob.join(table, "B").await.unwrap();
    let say = protocol::Say { id: uuid::Uuid::from_u128(1), text: "my secret word".into() };
    assert_eq!(ana.post(&format!("/api/tables/{table}/chat"), &say).await.status, 201);
    let settings = serde_json::json!({"theme": "dark"});
    assert_eq!(send(&ana, "PUT", "/api/me/settings", &settings).await.status, 204);
    assert_eq!(ana.get("/api/me/settings").await.json::<serde_json::Value>(), settings);
    let export = ana.get("/api/me/export").await;
    let kept: Export = export.json();
    assert_eq!((&kept.me, kept.said.len(), kept.settings.0.len()), (&me, 1, 1));
    assert!(!export.body.contains("argon2"), "not even the hash of the password");
    assert!(!bob.get("/api/me/export").await.body.contains("my secret word"));

    let forget = |password: Option<&str>| ForgetMe { password: password.map(Into::into) };
    for wrong in [None, Some("wrong password")] {
        assert_eq!(refused(&send(&ana, "DELETE", "/api/me", &forget(wrong)).await), Code::WrongLogin);
    }
    assert!(is_in(&ana).await);
    assert_eq!(send(&ana, "DELETE", "/api/me", &forget(Some(PASSWORD))).await.status, 204);
    assert!(!is_in(&ana).await);
    assert_eq!(sign_in(&house, "ana", PASSWORD).await.status, 401);
    assert_eq!(bob.get(&format!("/api/people/{}", me.id)).await.status, 404);
    assert!(!bob.get(&format!("/api/tables/{table}/chat")).await.body.contains("my secret word"));
    // The login is free again, and the table of the others still opens after a restart, without the name.
    account(&house, "ana").await;
    let folder = house.stop().await.unwrap();
    let house = House::at(&store::Settings::new(folder.path().join("test.db")), config()).await;
    let bob = Client { address: house.address, ..bob };
    let shown = bob.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown.status, 200);
    let names = shown.json::<protocol::Look>().update.table.seats.into_iter().map(|seat| match seat.holder {
        protocol::Holder::Person { name, .. } => name,
        other => panic!("{other:?}"),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["", "bob"]);
    // A guest needs no password to be forgotten.
    let guest = Client::guest(house.address, "Gus").await;
    assert_eq!(send(&guest, "DELETE", "/api/me", &forget(None)).await.status, 204);
    assert!(!is_in(&guest).await);
    house.stop().await;
}

#[tokio::test]
async fn everything_that_is_mine_takes_a_session_and_every_change_our_own_page() {
    let house = House::open().await;
    let stranger = Client::stranger(house.address);
    let ana = account(&house, "ana").await;
    let doors = [
        ("GET", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/account"),
        ("PUT", "/api/me/name"),
        ("PUT", "/api/me/password"),
        ("GET", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions"),
        ("GET", "/api/me/settings"),
        ("PUT", "/api/me/settings"),
        ("GET", "/api/me/mutes"),
        ("PUT", "/api/me/mutes/00000000-0000-0000-0000-000000000001"),
        ("GET", "/api/me/history"),
        ("GET", "/api/me/export"),
        ("POST", "/api/me/campaigns/monster-lands"),
        ("DELETE", "/api/me/campaigns/monster-lands"),
    ];
    for (method, path) in doors {
        let reply = send(&stranger, method, path, &()).await;
        assert_eq!(refused(&reply), Code::Unauthorized, "{method} {path}");
        if method != "GET" {
            let foreign = [("Origin", "http://evil.example")];
            let reply = ana.send(&format!("{method} {path} HTTP/1.1"), &foreign, "{}").await.unwrap();
            assert_eq!(refused(&reply), Code::ForeignOrigin, "{method} {path}");
        }
    }
    let foreign = [("Origin", "http://evil.example")];
    let body = serde_json::to_string(&credentials("ana", PASSWORD)).unwrap();
    let reply = stranger.send("POST /api/session HTTP/1.1", &foreign, &body).await.unwrap();
    assert_eq!(refused(&reply), Code::ForeignOrigin, "nobody is signed in by another site");
    assert!(is_in(&ana).await);
    let guest = Client::guest(house.address, "Gus").await;
    assert_eq!(refused(&guest.get("/api/me/settings").await), Code::AccountNeeded);
    for bad in [serde_json::json!([]), serde_json::json!({"a": null}), serde_json::json!({"A": 1})] {
        assert_eq!(refused(&send(&ana, "PUT", "/api/me/settings", &bad).await), Code::BadRequest);
    }
}

#[tokio::test]
async fn guessing_and_mass_sign_ups_are_slowed_down() {
    let limits = Limits {
        sign_ins: Allowance::new(3, 60_000),
        sign_ups: Allowance::new(1, 60_000),
        ..Limits::BOUNDLESS
    };
    let house = House::with(Config { limits, ..config() }).await;
    account(&house, "ana").await;
    for _ in 0..3 {
        assert_eq!(sign_in(&house, "ana", "wrong password").await.status, 401);
    }
    let slowed = sign_in(&house, "ana", PASSWORD).await;
    assert_eq!(refused(&slowed), Code::TooMany);
    assert!(slowed.header("retry-after").is_some());
    assert_eq!(sign_in(&house, "nobody", PASSWORD).await.status, 429, "the address counts, not the account");
    let guest = Client::guest(house.address, "Bob").await;
    assert_eq!(refused(&guest.post("/api/me/account", &credentials("bob", PASSWORD)).await), Code::TooMany);

    let limits = Limits { sign_ins_of_account: Allowance::new(2, 60_000), ..Limits::BOUNDLESS };
    let house = House::with(Config { limits, ..config() }).await;
    for login in ["nobody", "nobody", "somebody"] {
        assert_eq!(sign_in(&house, login, PASSWORD).await.status, 401);
    }
    let slowed = sign_in(&house, "nobody", PASSWORD).await;
    assert_eq!(refused(&slowed), Code::TooMany, "the same whether there is such an account or not");
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_host() {
    let url = "https://play.example";
    let house = House::with(Config { public_url: Some(url.into()), ..config() }).await;
    let post = async |path: &str, cookie: Option<String>, body: String| {
        let client = Client { address: house.address, cookie };
        client.send(&format!("POST {path} HTTP/1.1"), &[("Origin", url)], &body).await.unwrap()
    };
    let name = serde_json::to_string(&NewGuest { name: "Ana".into() }).unwrap();
    let guest = post("/api/guests", None, name).await;
    let cookie = guest.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let body = serde_json::to_string(&credentials("ana", PASSWORD)).unwrap();
    let made = post("/api/me/account", Some(cookie), body.clone()).await;
    let signed_in = post("/api/session", None, body).await;
    for reply in [guest, made, signed_in] {
        let cookie = reply.header("set-cookie").unwrap();
        assert!(cookie.starts_with("__Host-bestiary_session=") && cookie.contains("; Secure"), "{cookie}");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/;"));
    }
}
