//! Commands: repeated, stale, out of turn, illegal, taken back; and how a table begins and ends.

use crate::client::{Client, command};
use crate::house::House;
use protocol::{Code, Order, SeatRequest, Status, Update, Visibility};
use uuid::Uuid;

/// The sample game: its night begins with a secret choice of all seats, which a seat may take back until all have
/// chosen.
const GAME: &str = "lair";
const OPEN: SeatRequest = SeatRequest::Open;
const ME: SeatRequest = SeatRequest::Me;

/// Two people at a table where the game has begun.
async fn two_at_a_table(house: &House) -> (Client, Client, Uuid) {
    let ana = Client::guest(house.address, "Ana").await;
    let bob = Client::guest(house.address, "Bob").await;
    let table = ana.create(GAME, &[ME, OPEN], Visibility::Public).await.table;
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    (ana, bob, table)
}

fn first_action(update: &Update) -> String {
    update.game.as_ref().unwrap().notations().next().unwrap().to_owned()
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once_and_answered_alike() {
    let house = House::open().await;
    let (ana, bob, table) = two_at_a_table(&house).await;
    let before = ana.look(table, "").await.update;
    let order = Order::Act { action: first_action(&before) };
    let act = command(Some("A"), Some(before.version), order);
    let (first, second) = tokio::join!(ana.command(table, &act), ana.command(table, &act));
    let first = first.unwrap();
    assert_eq!(first, second.unwrap());
    assert_eq!(ana.command(table, &act).await.unwrap(), first, "also later");
    assert_eq!(ana.look(table, "").await.update.version, before.version + 1);
    // The id belongs to Ana's command; Bob learns nothing by using it.
    let mut stolen = act.clone();
    stolen.seat = Some("B".to_owned());
    assert_eq!(bob.command(table, &stolen).await.unwrap_err().code, Code::IdTaken);
}

#[tokio::test]
async fn a_double_click_with_two_ids_is_one_move() {
    let house = House::open().await;
    let (ana, _, table) = two_at_a_table(&house).await;
    let before = ana.look(table, "").await.update;
    let action = first_action(&before);
    ana.act(table, "A", before.version, &action).await.unwrap();
    let refused = ana.act(table, "A", before.version, &action).await.unwrap_err();
    assert_eq!(refused.code, Code::Stale);
    let fresh = refused.fresh.unwrap();
    assert_eq!((fresh.since, fresh.version), (None, before.version + 1));
    assert_eq!(*fresh, ana.look(table, "").await.update);
}

#[tokio::test]
async fn others_choosing_at_the_same_time_do_not_make_a_choice_stale() {
    let house = House::open().await;
    let (ana, bob, table) = two_at_a_table(&house).await;
    let (hers, his) = (ana.look(table, "").await.update, bob.look(table, "").await.update);
    ana.act(table, "A", hers.version, &first_action(&hers)).await.unwrap();
    bob.act(table, "B", his.version, &first_action(&his)).await.unwrap();
}

#[tokio::test]
async fn what_the_rules_do_not_allow_changes_nothing() {
    let house = House::open().await;
    let (ana, bob, table) = two_at_a_table(&house).await;
    let before = ana.look(table, "").await;
    let version = before.update.version;
    for nonsense in ["", "fly to the moon", "\u{0}", &"x".repeat(3000)] {
        let refused = ana.act(table, "A", version, nonsense).await.unwrap_err();
        assert_eq!(refused.code, Code::Illegal, "{}", refused.sentence);
        assert!(refused.fresh.is_some());
    }
    assert_eq!(ana.act(table, "A", version + 9, "x").await.unwrap_err().code, Code::Stale, "from the future");
    assert_eq!(ana.act(table, "B", version, "x").await.unwrap_err().code, Code::Forbidden);
    assert_eq!(ana.act(table, "C", version, "x").await.unwrap_err().code, Code::BadRequest);
    let no_version = ana.order(table, Some("A"), Order::Act { action: "x".into() }).await.unwrap_err();
    assert_eq!(no_version.code, Code::BadRequest);
    assert_eq!(bob.order(table, None, Order::Undo {}).await.unwrap_err().code, Code::Forbidden);
    assert_eq!(ana.look(table, "").await, before);
    // After her choice it is not her turn any more.
    ana.act(table, "A", version, &first_action(&before.update)).await.unwrap();
    let now = ana.look(table, "").await.update;
    let refused = ana.act(table, "A", now.version, &first_action(&before.update)).await.unwrap_err();
    assert_eq!(refused.code, Code::NotYourTurn, "{}", refused.sentence);
}

#[tokio::test]
async fn a_step_is_taken_back_until_something_new_was_seen() {
    let house = House::open().await;
    let (ana, bob, table) = two_at_a_table(&house).await;
    let before = ana.look(table, "").await.update;
    let undo = |version| command(Some("A"), Some(version), Order::Undo {});
    assert_eq!(ana.command(table, &undo(before.version)).await.unwrap_err().code, Code::CannotUndo);
    ana.act(table, "A", before.version, &first_action(&before)).await.unwrap();
    let after = ana.look(table, "").await.update;
    assert!(after.game.unwrap().may_undo);
    ana.command(table, &undo(after.version)).await.unwrap();
    let again = ana.look(table, "").await.update;
    assert_eq!((again.game, again.happened), (before.game, before.happened));
    assert_eq!(again.version, before.version + 2);
    // Both choose: now everybody has seen both choices.
    for (client, seat) in [(&ana, "A"), (&bob, "B")] {
        let now = client.look(table, "").await.update;
        client.act(table, seat, now.version, &first_action(&now)).await.unwrap();
    }
    let now = ana.look(table, "").await.update;
    assert_eq!(ana.command(table, &undo(now.version)).await.unwrap_err().code, Code::CannotUndo);
}

#[tokio::test]
async fn a_table_opens_fills_begins_and_is_played_again() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let bob = Client::guest(house.address, "Bob").await;
    let table = ana.create(GAME, &[ME, OPEN], Visibility::Public).await.table;
    let lobby: protocol::TableList = bob.get("/api/tables").await.json();
    assert_eq!(lobby.tables.iter().map(|shown| shown.id).collect::<Vec<_>>(), [table]);
    assert_eq!(ana.start(table).await.unwrap_err().code, Code::SeatsOpen);
    assert_eq!(bob.join(table, "A").await.unwrap_err().code, Code::SeatTaken);
    bob.join(table, "B").await.unwrap();
    bob.order(table, Some("B"), Order::Leave {}).await.unwrap();
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    assert_eq!(bob.order(table, Some("B"), Order::Leave {}).await.unwrap_err().code, Code::WrongPhase);
    assert_eq!(bob.order(table, None, Order::Rematch {}).await.unwrap_err().code, Code::WrongPhase);
    ana.order(table, None, Order::Abandon {}).await.unwrap();
    assert_eq!(ana.look(table, "").await.update.table.status, Status::Abandoned);
    let lobby: protocol::TableList = bob.get("/api/tables").await.json();
    assert_eq!(lobby.tables, []);
    // Both ask for a rematch: it is the same one.
    let first = bob.order(table, None, Order::Rematch {}).await.unwrap().table.unwrap();
    let second = ana.order(table, None, Order::Rematch {}).await.unwrap().table.unwrap();
    assert_eq!(first, second);
    assert_ne!(first, table);
    ana.start(first).await.unwrap();
    assert_eq!(bob.look(first, "").await.you.seats, ["B"]);
    let mine: protocol::TableList = bob.get("/api/me/tables").await.json();
    assert_eq!(mine.tables.iter().map(|shown| shown.id).collect::<Vec<_>>(), [first, table]);
    assert_ne!(mine.tables[0].commitment, mine.tables[1].commitment);
}

#[tokio::test]
async fn bots_play_their_seats_and_one_person_may_hold_several() {
    let house =
        House::with(server::Config { bot_deadline: std::time::Duration::ZERO, ..crate::house::config() })
            .await;
    let ana = Client::guest(house.address, "Ana").await;
    let game = catalog::find(GAME).unwrap().meta();
    // Bots only, and so hurried that every action is the fallback: the table still comes to its end.
    let bots = vec![SeatRequest::Bot("greedy".into()); game.players.0 as usize];
    let table = ana.create(game.id, &bots, Visibility::Public).await.table;
    let mut live = ana.live(table, "").await;
    ana.start(table).await.unwrap();
    while live.update().await.table.status != Status::Finished {}
    server::fair::verify(&ana.proof(table).await).unwrap();

    let table = ana.create(game.id, &vec![ME; game.players.0 as usize], Visibility::Public).await.table;
    ana.start(table).await.unwrap();
    assert_eq!(ana.look(table, "").await.you.seats.len(), game.players.0 as usize);
    assert_eq!(ana.look(table, "?as=B").await.update.game.unwrap().viewer, "B");
    assert_eq!(ana.look(table, "?as=spectator").await.update.game.unwrap().viewer, "spectator");
}

#[tokio::test]
async fn a_table_that_makes_no_sense_is_refused_with_a_sentence() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    for (body, sentence) in [
        (serde_json::json!({"game": "chess", "seats": ["me", "open"]}), "no game `chess`"),
        (serde_json::json!({"game": GAME, "seats": ["me"]}), "players"),
        (serde_json::json!({"game": GAME, "seats": vec!["me"; 300]}), "players"),
        (serde_json::json!({"game": GAME, "seats": ["me", {"bot": "deep-thought"}]}), "no bot"),
        (serde_json::json!({"game": GAME, "seats": ["me", "open"], "options": [["moon", "x"]]}), "no option"),
        (serde_json::json!({"game": GAME, "seats": ["me", "open"], "seed": "1"}), "unknown field"),
    ] {
        let reply = ana.post("/api/tables", &body).await;
        let refused: protocol::Refused = reply.json();
        assert_eq!((reply.status, refused.code), (400, Code::BadRequest));
        assert!(refused.sentence.contains(sentence), "{}", refused.sentence);
    }
}
