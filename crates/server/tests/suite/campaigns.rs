//! Campaigns over HTTP: everybody has their own, and every game counts once.

use crate::client::{Client, Reply};
use crate::house::{House, config};
use protocol::{
    CampaignShown, Code, Created, Export, GameOffer, Look, Order, PlayCampaign, Refused, Status, Visibility,
};
use serde_json::{Value, json};
use store::Settings;
use uuid::Uuid;

const DOOR: &str = "/api/me/campaigns/monster-lands";

async fn stands(who: &Client) -> CampaignShown {
    who.get(DOOR).await.json()
}

async fn play(who: &Client, level: &str) -> Reply {
    let options = vec![("difficulty".to_owned(), level.to_owned())];
    who.post(DOOR, &PlayCampaign { options, contribution: Some("ab".repeat(16)) }).await
}

async fn table(who: &Client, level: &str) -> Uuid {
    let reply = play(who, level).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json::<Created>().table
}

async fn give_up(who: &Client) -> u16 {
    let origin = format!("http://{}", who.address);
    who.send(&format!("DELETE {DOOR} HTTP/1.1"), &[("Origin", &origin)], "").await.unwrap().status
}

/// Plays to the end without wanting anything: that is worth the lowest rank.
async fn idle(who: &Client, table: Uuid) {
    loop {
        let Look { update, .. } = who.look(table, "").await;
        if update.table.status == Status::Finished {
            return;
        }
        let game = update.game.unwrap();
        let actions: Vec<&str> = game.notations().collect();
        let dull = ["pass", "done", "stop", "hide", "allow"];
        let action = dull.iter().find(|dull| actions.contains(dull)).copied().unwrap_or(actions[0]);
        who.act(table, "A", update.version, action).await.unwrap();
    }
}

#[tokio::test]
async fn a_campaign_goes_from_game_to_game_and_counts_each_once() {
    let house = House::open().await;
    let (ana, bob) = (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    let begin = stands(&ana).await;
    assert_eq!((begin.is_begun, begin.table, begin.chapters.len()), (false, None, 4));
    assert_eq!(stands(&Client::stranger(house.address)).await, begin, "who has not come in may look");
    let offers: Vec<GameOffer> = ana.get("/api/games").await.json();
    let with: Vec<&str> =
        offers.iter().filter(|offer| offer.has_campaign).map(|offer| offer.id.as_str()).collect();
    assert_eq!(with, ["monster-lands"]);

    // The table is there, begun and private; whoever asks again gets the same one.
    let first = table(&ana, "normal").await;
    assert_eq!(table(&ana, "normal").await, first);
    assert_eq!(table(&ana, "hard").await, first, "the level was chosen with the first request");
    let look = ana.look(first, "").await;
    assert_eq!(
        (look.update.table.status, look.update.table.visibility),
        (Status::Playing, Visibility::Private)
    );
    assert!(look.update.table.seats[0].contribution.is_some(), "and her own bytes are in the dice");
    assert_eq!(bob.get(&format!("/api/tables/{first}")).await.status, 404);
    let on = stands(&ana).await;
    assert_eq!((on.is_begun, on.table, &on.progress), (true, Some(first), &begin.progress));
    assert_eq!(stands(&bob).await, begin, "Bob's own is where it was");

    // Normal, then Tutorial, then lost: each game counts once, whoever looks how often, and across a restart.
    idle(&ana, first).await;
    let moved = stands(&ana).await;
    assert_eq!(moved.progress, "scenario=1 difficulty=tutorial games=1 state=playing");
    assert_eq!((moved.table, moved.chapters.len()), (None, 1));
    assert_eq!(play(&ana, "normal").await.json::<Refused>().code, Code::WrongPhase);
    let second = table(&ana, "tutorial").await;
    assert_ne!(second, first);
    let folder = house.stop().await.unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&settings, config()).await;
    let ana = Client { address: house.address, ..ana };
    assert_eq!(stands(&ana).await, CampaignShown { table: Some(second), ..moved.clone() });
    idle(&ana, second).await;
    house.stop().await; // whether or not the result was kept by then
    for _ in 0..2 {
        let house = House::at(&settings, config()).await;
        let ana = Client { address: house.address, ..ana.clone() };
        let lost = stands(&ana).await;
        assert_eq!(lost.progress, "scenario=1 difficulty=tutorial games=2 state=lost");
        assert_eq!((lost.table, lost.chapters.len()), (None, 0));
        assert_eq!(play(&ana, "tutorial").await.json::<Refused>().code, Code::WrongPhase, "it is over");
        house.stop().await;
    }
}

#[tokio::test]
async fn what_makes_no_sense_changes_nothing() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let begin = stands(&ana).await;
    let stranger = Client::stranger(house.address);
    assert_eq!(play(&stranger, "normal").await.json::<Refused>().code, Code::Unauthorized);
    assert_eq!(give_up(&stranger).await, 401);
    for path in ["/api/me/campaigns/lair", "/api/me/campaigns/chess", "/api/me/campaigns/%ff"] {
        assert_eq!(ana.get(path).await.status, 404, "{path}");
        assert_eq!(ana.post(path, &json!({})).await.status, 404, "{path}");
    }
    for (body, status) in [
        (json!({"options": [["difficulty", "easy"]]}), 409),
        (json!({"options": [["scenario", "2"]]}), 409),
        (json!({"options": [["colour", "blue"]]}), 409),
        (json!({"options": [["difficulty"]]}), 400),
        (json!({"options": "hard"}), 400),
        (json!({"contribution": "abc"}), 400),
        (json!({"contribution": "zz".repeat(16)}), 400),
        (json!({"contribution": "ab".repeat(33)}), 400),
        (json!({"level": "hard"}), 400),
        (Value::Null, 400),
    ] {
        let reply = ana.post(DOOR, &body).await;
        assert_eq!(reply.status, status, "{body}: {}", reply.body);
    }
    assert_eq!(ana.send(&format!("POST {DOOR} HTTP/1.1"), &[], "{}").await.unwrap().status, 403, "no origin");
    assert_eq!(stands(&ana).await, begin);
    assert!(ana.get("/api/me/tables").await.json::<protocol::TableList>().tables.is_empty());
}

#[tokio::test]
async fn a_game_that_was_left_behind_counts_for_nothing() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    // Abandoned: it is played again.
    let first = table(&ana, "normal").await;
    ana.order(first, None, Order::Abandon {}).await.unwrap();
    let left = stands(&ana).await;
    assert_eq!((left.table, left.progress.contains("games=0")), (None, true));
    let second = table(&ana, "nightmare").await;
    assert_ne!(second, first);
    // Given up: the game goes on, the campaign begins again.
    assert_eq!((give_up(&ana).await, give_up(&ana).await), (204, 204));
    assert!(!stands(&ana).await.is_begun);
    let third = table(&ana, "tutorial").await;
    idle(&ana, second).await;
    let now = stands(&ana).await;
    assert_eq!((now.table, now.progress.contains("games=0")), (Some(third), true));
}

#[tokio::test]
async fn many_requests_at_once_lay_one_table() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let ask = || {
        let ana = ana.clone();
        tokio::spawn(async move { play(&ana, "normal").await })
    };
    let asked: Vec<_> = (0..8).map(|_| ask()).collect();
    let mut found = std::collections::BTreeSet::new();
    for asked in asked {
        let reply = asked.await.unwrap();
        if reply.status == 200 {
            found.insert(reply.json::<Created>().table);
        } else {
            assert_eq!(reply.json::<Refused>().code, Code::Busy, "{}", reply.body);
        }
    }
    assert_eq!(found.len(), 1);
    assert_eq!(ana.get("/api/me/tables").await.json::<protocol::TableList>().tables.len(), 1);
}

#[tokio::test]
async fn a_campaign_is_exported_and_forgotten_with_its_person() {
    let house = House::open().await;
    let (ana, bob) = (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    table(&ana, "hard").await;
    let exported = ana.get("/api/me/export").await.json::<Export>().campaigns;
    assert_eq!(exported, [stands(&ana).await]);
    assert!(bob.get("/api/me/export").await.json::<Export>().campaigns.is_empty());
    let origin = format!("http://{}", house.address);
    let forgotten = ana.send("DELETE /api/me HTTP/1.1", &[("Origin", &origin)], "{}").await.unwrap();
    assert_eq!(forgotten.status, 204, "{}", forgotten.body);
    assert!(!stands(&ana).await.is_begun, "a stranger now");
}
