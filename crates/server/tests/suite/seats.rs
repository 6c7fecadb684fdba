//! Who gives a seat up, is sent away from it or signs out looks through it no more, however they are connected.

use crate::client::{Client, Live};
use crate::house::{House, config};
use protocol::{Closing, Code, Order, SeatRequest, ServerMessage, Visibility};
use store::Settings;
use uuid::Uuid;

/// Ana's table, where Bob sits at B and looks on from there.
async fn table_of_two(house: &House, visibility: Visibility) -> (Client, Client, Uuid, Option<String>, Live) {
    let (ana, bob) = (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    let created = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], visibility).await;
    let join = Order::Join { invitation: created.invitation.clone() };
    bob.order(created.table, Some("B"), join).await.unwrap();
    let mut live = bob.live(created.table, "?as=B").await;
    live.update().await;
    (ana, bob, created.table, created.invitation, live)
}

/// The connection ends, and nothing of a game came over it.
async fn ends(mut live: Live) {
    loop {
        match live.any().await {
            Some(ServerMessage::Closing { reason }) => break assert_eq!(reason, Closing::Reloaded),
            Some(ServerMessage::Update(update)) => assert_eq!(update.game, None),
            Some(ServerMessage::Presence { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(live.any().await, None);
}

async fn code(person: &Client, table: Uuid, seat: &str, order: Order) -> Option<Code> {
    person.order(table, Some(seat), order).await.err().map(|refused| refused.code)
}

#[tokio::test]
async fn who_leaves_a_seat_does_not_go_on_looking_through_it() {
    let house = House::open().await;
    let (ana, bob, table, _, live) = table_of_two(&house, Visibility::Public).await;
    bob.order(table, Some("B"), Order::Leave {}).await.unwrap();
    let eve = Client::guest(house.address, "Eve").await;
    eve.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    ends(live).await;
    assert_eq!(bob.get(&format!("/api/tables/{table}?as=B")).await.status, 403);
    assert_eq!(bob.look(table, "").await.update.game.unwrap().viewer, "spectator");
}

#[tokio::test]
async fn whom_the_owner_sends_away_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&settings, config()).await;
    let (ana, bob, table, invitation, live) = table_of_two(&house, Visibility::Private).await;
    assert_eq!(code(&bob, table, "A", Order::Kick {}).await, Some(Code::Forbidden));
    assert_eq!(code(&ana, table, "A", Order::Kick {}).await, Some(Code::BadRequest), "oneself");
    assert_eq!(code(&ana, table, "B", Order::Kick {}).await, None);
    assert_eq!(code(&ana, table, "B", Order::Kick {}).await, Some(Code::BadRequest), "nobody");
    ends(live).await;
    house.stop().await;
    // It is in the log: another process knows it as well.
    let house = House::at(&settings, config()).await;
    let [ana, bob] = [ana, bob].map(|person| Client { address: house.address, ..person });
    assert_eq!(
        bob.get(&format!("/api/tables/{table}")).await.status,
        404,
        "it is not theirs to see any more"
    );
    let join = Order::Join { invitation: invitation.clone() };
    assert_eq!(code(&bob, table, "B", join.clone()).await, Some(Code::Forbidden));
    let eve = Client::guest(house.address, "Eve").await;
    assert_eq!(code(&eve, table, "B", join).await, None, "the invitation is good for others");
    ana.start(table).await.unwrap();
    assert_eq!(code(&ana, table, "B", Order::Kick {}).await, Some(Code::WrongPhase), "the game is on");
}

#[tokio::test]
async fn signing_out_ends_what_is_open_in_ones_name() {
    let house = House::open().await;
    for path in ["/api/me/session", "/api/me/sessions"] {
        let (ana, bob, table, _, live) = table_of_two(&house, Visibility::Public).await;
        let mut notices = bob.events("/api/me/events").await;
        let of_ana = ana.live(table, "?as=A").await;
        let origin = format!("http://{}", house.address);
        let line = format!("DELETE {path} HTTP/1.1");
        assert_eq!(bob.send(&line, &[("Origin", &origin)], "").await.unwrap().status, 204);
        ends(live).await;
        notices.until(r#"{"type":"closing","reason":"reloaded"}"#).await;
        assert_eq!(bob.look(table, "").await.you.seats, Vec::<String>::new(), "nobody is Bob now");
        let mut of_ana = of_ana;
        assert!(of_ana.update().await.game.is_none(), "others stay");
    }
}
