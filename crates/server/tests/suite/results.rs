//! What is said at a table, and what comes of games: talk, results, ratings, history.

use crate::client::{Client, Reply};
use crate::house::{House, config};
use protocol::{
    Chat, ChatLine, Code, Credentials, History, Me, MuteList, Order, Profile, Refused, ReportLine, Say,
    SeatRequest, ServerMessage, Status, Visibility,
};
use server::{Allowance, Config, Limits};
use store::{Settings, Sqlite, Store as _};
use uuid::Uuid;

async fn account(house: &House, name: &str) -> Client {
    let guest = Client::guest(house.address, name).await;
    let credentials = Credentials { login: name.into(), password: "correct horse".into() };
    let reply = guest.post("/api/me/account", &credentials).await;
    let cookie = reply.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    Client { cookie: Some(cookie), ..guest }
}

async fn id_of(who: &Client) -> Uuid {
    who.get("/api/me").await.json::<Me>().id
}

/// Plays a table to its end: everybody does the first thing that is legal.
async fn play_out(table: Uuid, people: &[(&Client, &str)]) {
    loop {
        let mut acted = false;
        for (person, seat) in people {
            let look = person.look(table, &format!("?as={seat}")).await;
            if look.update.table.status == Status::Finished {
                return;
            }
            let Some(game) = look.update.game else { continue };
            let Some(action) = game.notations().next() else { continue };
            person.act(table, seat, look.update.version, action).await.unwrap();
            acted = true;
        }
        if !acted {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await; // a bot thinks
        }
    }
}

async fn say(who: &Client, table: Uuid, id: u128, text: &str) -> Reply {
    who.post(&format!("/api/tables/{table}/chat"), &Say { id: Uuid::from_u128(id), text: text.into() }).await
}

#[track_caller]
fn code(reply: &Reply) -> Code {
    reply.json::<Refused>().code
}

async fn heard(live: &mut crate::client::Live) -> ChatLine {
    loop {
        if let ServerMessage::Chat(line) = live.next().await.unwrap() {
            return line;
        }
    }
}

#[tokio::test]
async fn those_at_the_table_speak_and_those_who_see_it_listen() {
    let house = House::open().await;
    let (ana, bob) = (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    let (spectator, stranger) = (Client::guest(house.address, "Eva").await, Client::stranger(house.address));
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    bob.join(table, "B").await.unwrap();
    let mut live = bob.live(table, "").await;
    let mut watching = stranger.live(table, "").await;
    let first: ChatLine = say(&ana, table, 1, "  Hello,   Bob! ").await.json();
    assert_eq!((first.number, first.text.as_str(), first.seat.as_deref()), (1, "Hello, Bob!", Some("A")));
    assert_eq!(heard(&mut live).await, first);
    assert_eq!(heard(&mut watching).await, first, "spectators listen");
    assert_eq!(code(&say(&spectator, table, 2, "Hi").await), Code::Forbidden, "they do not speak");
    assert_eq!(code(&say(&stranger, table, 2, "Hi").await), Code::Unauthorized);
    assert_eq!(say(&ana, table, 1, "twice").await.json::<ChatLine>(), first, "a repeat says nothing new");
    assert_eq!(code(&say(&bob, table, 1, "my id too").await), Code::IdTaken);
    for bad in ["", " ", "a\u{202e}b", &"x".repeat(301)] {
        assert_eq!(code(&say(&bob, table, 9, bad).await), Code::BadRequest, "{bad}");
    }
    let second: ChatLine = say(&bob, table, 3, "Hello, Ana!").await.json();
    // Coming back: what was missed is there, by number.
    let chat: Chat = spectator.get(&format!("/api/tables/{table}/chat?after=1")).await.json();
    assert_eq!(chat, Chat { lines: vec![second.clone()], last: 2, is_more: false });

    // A private table is silent for others.
    let private = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Private).await.table;
    say(&ana, private, 4, "nobody hears this").await.json::<ChatLine>();
    for other in [&bob, &stranger] {
        assert_eq!(other.get(&format!("/api/tables/{private}/chat")).await.status, 404);
    }
    assert_eq!(say(&bob, private, 5, "me neither").await.status, 404);

    // Muting: not heard, live or later, by the one who muted; and heard again.
    let (of_ana, path) = (id_of(&ana).await, "/api/me/mutes");
    let origin = format!("http://{}", house.address);
    let mute = async |method: &str, whom: Uuid| {
        bob.send(&format!("{method} {path}/{whom} HTTP/1.1"), &[("Origin", &origin)], "")
            .await
            .unwrap()
            .status
    };
    assert_eq!(mute("PUT", of_ana).await, 204);
    assert_eq!(mute("PUT", Uuid::from_u128(1)).await, 404);
    assert_eq!(bob.get(path).await.json::<MuteList>().people, [of_ana]);
    say(&ana, table, 6, "Can you hear me?").await.json::<ChatLine>();
    let chat: Chat = bob.get(&format!("/api/tables/{table}/chat")).await.json();
    assert_eq!((chat.lines, chat.last), (vec![second], 3));
    assert_eq!(mute("DELETE", of_ana).await, 204);
    let fourth: ChatLine = say(&ana, table, 7, "And now?").await.json();
    assert_eq!(heard(&mut live).await.number, 2, "Bob's own line");
    assert_eq!(heard(&mut live).await, fourth, "line 3 was never sent");

    // Reports are kept for the operator.
    let report = async |who: &Client, number: u64| {
        let path = format!("/api/tables/{table}/chat/{number}/report");
        who.post(&path, &ReportLine { reason: "rude".into() }).await.status
    };
    assert_eq!(report(&spectator, 1).await, 204);
    assert_eq!((report(&spectator, 99).await, report(&stranger, 1).await), (404, 401));
    let folder = house.stop().await.unwrap();
    let store = Sqlite::open(&Settings::new(folder.path().join("test.db"))).await.unwrap();
    let reports = store.people().reports(9).await.unwrap();
    assert_eq!(
        reports.iter().map(|report| (report.number, report.reason.as_str())).collect::<Vec<_>>(),
        [(1, "rude")]
    );
    assert_eq!(store.people().said(table, 0, 99).await.unwrap().len(), 4, "what was said is kept");
}

#[tokio::test]
async fn a_flood_is_stopped_with_the_time_to_wait() {
    let limits = Limits { lines: Allowance::new(4, 60_000), ..Limits::BOUNDLESS };
    let house = House::with(Config { limits, ..config() }).await;
    let ana = Client::guest(house.address, "Ana").await;
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    assert_eq!(say(&ana, table, 1, "Good luck to all of you").await.status, 201);
    let again = say(&ana, table, 2, "good luck to all of you!").await;
    assert_eq!((code(&again), again.header("retry-after").is_some()), (Code::TooMany, true));
    for (id, text) in [(3, "one"), (4, "two")] {
        assert_eq!(say(&ana, table, id, text).await.status, 201);
    }
    assert_eq!(code(&say(&ana, table, 5, "three").await), Code::TooMany);
}

#[tokio::test]
async fn finished_games_are_rated_once_for_people_with_accounts_only() {
    let house = House::open().await;
    let (ana, bob) = (account(&house, "ana").await, account(&house, "bob").await);
    let gus = Client::guest(house.address, "Gus").await;
    let open = [SeatRequest::Me, SeatRequest::Open];
    let rated = ana.create("lair", &open, Visibility::Public).await.table;
    bob.join(rated, "B").await.unwrap();
    let with_guest = ana.create("lair", &open, Visibility::Public).await.table;
    gus.join(with_guest, "B").await.unwrap();
    let seats = [SeatRequest::Me, SeatRequest::Bot("random".into())];
    let with_bot = ana.create("lair", &seats, Visibility::Public).await.table;
    let hot_seat = ana.create("lair", &[SeatRequest::Me, SeatRequest::Me], Visibility::Public).await.table;
    for (table, others) in [
        (rated, vec![(&ana, "A"), (&bob, "B")]),
        (with_guest, vec![(&ana, "A"), (&gus, "B")]),
        (with_bot, vec![(&ana, "A")]),
        (hot_seat, vec![(&ana, "A"), (&ana, "B")]),
    ] {
        ana.start(table).await.unwrap();
        play_out(table, &others).await;
    }
    let history: History = ana.get("/api/me/history").await.json();
    let tables: Vec<Uuid> = history.games.iter().map(|game| game.table).collect();
    assert_eq!(tables, [hot_seat, with_bot, with_guest, rated]);
    assert_eq!(
        history.games.iter().map(|game| game.is_rated).collect::<Vec<_>>(),
        [false, false, false, true]
    );
    assert_eq!(history.games[1].seats[1].name, "random");
    assert_eq!(history.games[1].seats[1].person, None);

    let (of_ana, of_bob) = (id_of(&ana).await, id_of(&bob).await);
    let profile = async |id: Uuid| gus.get(&format!("/api/people/{id}")).await.json::<Profile>();
    let (a, b) = (profile(of_ana).await, profile(of_bob).await);
    assert_eq!((a.ratings.len(), b.ratings.len()), (1, 1));
    assert_eq!((a.ratings[0].games, a.ratings[0].players, a.ratings[0].game.as_str()), (1, 2, "lair"));
    let places: Vec<u8> = history.games[3].seats.iter().map(|seat| seat.place).collect();
    assert_eq!(a.ratings[0].rating.cmp(&b.ratings[0].rating), places[1].cmp(&places[0]), "{places:?}");
    assert_eq!(a.ratings[0].rating + b.ratings[0].rating, 3000);
    assert_eq!(history.games[3].seats[0].rating, Some(a.ratings[0].rating));
    assert_eq!(a.rating_history.len(), 1);
    assert_eq!((a.statistics[0].games, b.statistics[0].games), (3, 1), "the hot seat does not count");
    assert!(profile(id_of(&gus).await).await.ratings.is_empty(), "guests are not rated");
    assert_eq!(gus.get(&format!("/api/people/{}", Uuid::from_u128(1))).await.status, 404);

    // Search and pages.
    let count =
        async |query: &str| ana.get(&format!("/api/me/history{query}")).await.json::<History>().games.len();
    assert_eq!(count("?game=lair").await, 4);
    assert_eq!(count("?game=abyss").await, 0);
    assert_eq!(count("?opponent=BO").await, 1);
    let won = places[0] == 1;
    assert_eq!(count(&format!("?opponent=bob&result={}", if won { "won" } else { "lost" })).await, 1);
    assert_eq!(count(&format!("?opponent=bob&result={}", if won { "lost" } else { "won" })).await, 0);
    assert_eq!(count("?until=1").await, 0);
    let last = &history.games[1];
    assert_eq!(count(&format!("?after={}-{}", last.ended_ms, last.table)).await, 2);
    for bad in ["?result=maybe", "?after=x", "?from=x"] {
        assert_eq!(ana.get(&format!("/api/me/history{bad}")).await.status, 400, "{bad}");
    }

    // A restart rates nothing twice, and what is missing is made up for from the logs.
    let folder = house.stop().await.unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    for _ in 0..2 {
        let house = House::at(&settings, config()).await;
        let ana = Client { address: house.address, ..ana.clone() };
        let again: Profile = ana.get(&format!("/api/people/{of_ana}")).await.json();
        assert_eq!(again, a);
        house.stop().await;
    }
}

#[tokio::test]
async fn an_abandoned_table_has_no_result() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Me], Visibility::Public).await.table;
    ana.start(table).await.unwrap();
    ana.order(table, None, Order::Abandon {}).await.unwrap();
    assert_eq!(ana.get("/api/me/history").await.json::<History>().games, []);
}
