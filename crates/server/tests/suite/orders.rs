//! Standing orders: when a seat wants to be asked whether it reacts. Set, refused, kept, carried out, revoked; and nobody
//! else's business. That nobody is shown anything of them in whole games is in `whole_games.rs`.

use std::time::Duration;

use crate::client::{Client, Live, command};
use crate::house::{House, config};
use protocol::{
    ClientMessage, Code, CreateTable, Done, Happening, Order, Refused, SeatRequest, ServerMessage,
    StandingOrder, StandingShown, Status, Update, Visibility,
};
use server::Config;
use store::{Settings, Sqlite, Store as _};
use table::{Chance as _, Pcg, Record, Source};
use uuid::Uuid;

/// A game in which everybody may react in everybody's turn.
const GAME: &str = "stworze";

/// A game in which people are asked in the turns of others all the time.
const OFFERS: &str = "abyss";

/// What a seat is shown that has said nothing.
fn usual() -> StandingShown {
    StandingShown {
        offers: vec![StandingOrder::Ask, StandingOrder::Smart, StandingOrder::Skip],
        order: StandingOrder::Smart,
        raised: false,
        is_given: false,
        answers: false,
    }
}

/// So late that it does not happen in a test.
const NEVER: (Duration, Duration) = (Duration::from_hours(1), Duration::from_hours(1));
const AT_ONCE: (Duration, Duration) = (Duration::ZERO, Duration::ZERO);

fn pausing(reaction_pause: (Duration, Duration)) -> Config {
    Config { reaction_pause, ..config() }
}

fn wish(game: &str, seats: &[SeatRequest]) -> CreateTable {
    let options = if game == GAME { vec![("first_game".into(), "on".into())] } else { Vec::new() };
    CreateTable { game: game.into(), seats: seats.to_vec(), options, ..CreateTable::default() }
}

/// Ana at A and Bob at B.
async fn two(house: &House, game: &str) -> (Client, Client, Uuid) {
    let (ana, bob) = (Client::guest(house.address, "Ana").await, Client::guest(house.address, "Bob").await);
    let table = ana.create_as(&wish(game, &[SeatRequest::Me, SeatRequest::Open])).await.table;
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    (ana, bob, table)
}

async fn say(
    who: &Client,
    table: Uuid,
    seat: &str,
    order: StandingOrder,
    raised: bool,
) -> Result<Done, Refused> {
    who.order(table, Some(seat), Order::Standing { order, raised }).await
}

async fn mine(who: &Client, table: Uuid, seat: &str) -> Update {
    who.look(table, &format!("?as={seat}")).await.update
}

/// Whether the table is about to pass for who is shown this.
fn answers(update: &Update) -> bool {
    update.standing.as_ref().is_some_and(|standing| standing.answers)
}

/// One of the actions that are offered, by chance.
fn any_action(update: &Update, mind: &mut Pcg) -> String {
    let actions: Vec<&str> = update.game.as_ref().unwrap().notations().collect();
    actions[mind.below(Source::POLICY, actions.len() as u32) as usize].to_owned()
}

/// Everybody plays by chance until the table is about to pass for A. Returns what A is shown then.
async fn until_it_answers(ana: &Client, bob: &Client, table: Uuid, mind: &mut Pcg) -> Update {
    loop {
        let public = Client::stranger(ana.address).look(table, "").await.update;
        assert_eq!(public.table.status, Status::Playing, "nobody was ever asked about a reaction");
        let seat = public.game.unwrap().to_act[0].clone();
        let who = if seat == "A" { ana } else { bob };
        let update = mine(who, table, &seat).await;
        if answers(&update) {
            assert_eq!(seat, "A", "the other wants to be asked");
            return update;
        }
        who.act(table, &seat, update.version, &any_action(&update, mind)).await.unwrap();
    }
}

#[tokio::test]
async fn an_order_is_kept_for_its_seat_and_shown_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&settings, config()).await;
    let (ana, bob, table) = two(&house, GAME).await;
    assert_eq!(mine(&ana, table, "A").await.standing, Some(usual()));
    let mut watchers =
        [bob.live(table, "?as=B").await, Client::stranger(house.address).live(table, "").await];
    for live in &mut watchers {
        live.update().await;
    }
    let before = [mine(&bob, table, "B").await, ana.look(table, "?as=spectator").await.update];
    let version = mine(&ana, table, "A").await.version;
    let done = say(&ana, table, "A", StandingOrder::Skip, false).await.unwrap();
    assert_eq!(done.version, version + 1, "the seat itself is told");
    say(&ana, table, "A", StandingOrder::Smart, true).await.unwrap();
    let kept = StandingShown { raised: true, is_given: true, ..usual() };
    assert_eq!(mine(&ana, table, "A").await.standing, Some(kept.clone()));
    let after = [mine(&bob, table, "B").await, ana.look(table, "?as=spectator").await.update];
    assert_eq!(after, before);
    assert_eq!((&after[0].standing, &after[1].standing), (&Some(usual()), &None));
    for live in &mut watchers {
        silence(live).await;
    }
    drop(watchers);
    house.stop().await;
    // It is in the log: another process knows it as well.
    let house = House::at(&settings, config()).await;
    let [ana, bob] = [ana, bob].map(|person| Client { address: house.address, ..person });
    assert_eq!(mine(&ana, table, "A").await.standing, Some(kept));
    let again = [mine(&bob, table, "B").await, ana.look(table, "?as=spectator").await.update];
    assert_eq!(again, before);
    house.stop().await;
}

/// Nothing has come over this connection, not even somebody's coming or going.
async fn silence(live: &mut Live) {
    live.say(&ClientMessage::Ping).await.unwrap();
    loop {
        match live.any().await {
            Some(ServerMessage::Pong { .. }) => return,
            Some(ServerMessage::Presence { .. }) => {} // of those who connected after it
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn orders_that_make_no_sense_are_refused() {
    let house = House::open().await;
    let (ana, bob, table) = two(&house, GAME).await;
    let before = mine(&ana, table, "A").await;
    let code = |result: Result<Done, Refused>| result.unwrap_err().code;
    assert_eq!(code(say(&ana, table, "B", StandingOrder::Skip, false).await), Code::Forbidden);
    assert_eq!(code(say(&bob, table, "A", StandingOrder::Skip, false).await), Code::Forbidden);
    assert_eq!(code(say(&ana, table, "F", StandingOrder::Skip, false).await), Code::BadRequest);
    let eve = Client::guest(house.address, "Eve").await;
    assert_eq!(code(say(&eve, table, "A", StandingOrder::Skip, false).await), Code::Forbidden);
    let nobody = ana.order(table, None, Order::Standing { order: StandingOrder::Ask, raised: false }).await;
    assert_eq!(code(nobody), Code::Forbidden);
    let id = command(None, None, Order::Start {}).id;
    let mut live = ana.live(table, "?as=A").await;
    live.update().await;
    for order in [r#"{"order":"never"}"#, r#"{"order":7}"#, "{}", r#"{"order":"ask","until":"noon"}"#] {
        let body = format!(r#"{{"id":"{id}","do":{{"standing":{order}}},"seat":"A"}}"#);
        let origin = format!("http://{}", house.address);
        let line = format!("POST /api/tables/{table}/commands HTTP/1.1");
        let reply = ana.send(&line, &[("Origin", &origin)], &body).await.unwrap();
        assert_eq!((reply.status, reply.json::<Refused>().code), (400, Code::BadRequest), "{order}");
        live.raw(&format!(r#"{{"type":"command",{}"#, &body[1..])).await.unwrap();
        let Some(ServerMessage::Refused(refused)) = live.next().await else { panic!("{order}") };
        assert_eq!(refused.code, Code::BadRequest, "{order}");
    }
    assert_eq!(mine(&ana, table, "A").await, before);
    // Before the game, after it, and where nobody ever reacts.
    let open = ana.create_as(&wish(GAME, &[SeatRequest::Me, SeatRequest::Open])).await.table;
    assert_eq!(code(say(&ana, open, "A", StandingOrder::Ask, false).await), Code::WrongPhase);
    ana.order(table, None, Order::Abandon {}).await.unwrap();
    assert_eq!(code(say(&ana, table, "A", StandingOrder::Ask, false).await), Code::WrongPhase);
    assert_eq!(mine(&ana, table, "A").await.standing, None);
    let (ana, _, lair) = two(&house, "lair").await;
    assert_eq!(mine(&ana, lair, "A").await.standing, None);
    assert_eq!(code(say(&ana, lair, "A", StandingOrder::Ask, false).await), Code::BadRequest);
}

/// Where others might notice, the table takes its time; until then the seat may think better of it.
#[tokio::test]
async fn an_order_can_be_revoked_until_it_is_carried_out() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&settings, pausing(NEVER)).await;
    let (ana, bob, table) = two(&house, OFFERS).await;
    say(&ana, table, "A", StandingOrder::Skip, false).await.unwrap();
    say(&bob, table, "B", StandingOrder::Ask, false).await.unwrap();
    let mut mind = Pcg::new(1);
    let first = until_it_answers(&ana, &bob, table, &mut mind).await;
    // To others it looks as if A were asked; A itself is not called to the table.
    assert_eq!(mine(&bob, table, "B").await.game.unwrap().to_act, ["A"]);
    let called: protocol::TableList = ana.get("/api/me/tables").await.json();
    assert_eq!(called.turns, []);
    // Asked after all: nothing changes for others, and the offer is the same.
    let of_bob = mine(&bob, table, "B").await;
    say(&ana, table, "A", StandingOrder::Ask, false).await.unwrap();
    let asked = mine(&ana, table, "A").await;
    assert_eq!((answers(&asked), &asked.game), (false, &first.game));
    let called: protocol::TableList = ana.get("/api/me/tables").await.json();
    assert_eq!(called.turns.len(), 1);
    assert_eq!(mine(&bob, table, "B").await, of_bob);
    // Left to the table again, and done by hand before it comes to it; the choice was made on what A saw at first.
    say(&ana, table, "A", StandingOrder::Skip, false).await.unwrap();
    assert!(answers(&mine(&ana, table, "A").await));
    ana.act(table, "A", first.version, "pass").await.unwrap();
    // What a server leaves undone the next one does, though nobody looks.
    until_it_answers(&ana, &bob, table, &mut mind).await;
    house.stop().await;
    let store = Sqlite::open(&settings).await.unwrap();
    let before = store.entries(table).await.unwrap().len();
    let house = House::at(&settings, pausing(AT_ONCE)).await;
    let passed = async {
        loop {
            if let Some(entry) = store.entries(table).await.unwrap().get(before) {
                return entry.entry.clone();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let passed = tokio::time::timeout(Duration::from_secs(20), passed).await.unwrap();
    assert_eq!(passed, r#"{"act":{"seat":"A","action":"pass"}}"#);
    house.stop().await;
}

/// Who plays alone is answered for at once, and whoever takes a step back is asked after all.
#[tokio::test]
async fn passes_by_order_are_steps_like_any_other() {
    let house = House::with(pausing(NEVER)).await; // nobody is there who could notice
    let ana = Client::guest(house.address, "Ana").await;
    let alone = wish(OFFERS, &[SeatRequest::Me, SeatRequest::Me]);
    let table = ana.create_as(&CreateTable { visibility: Visibility::Private, ..alone }).await.table;
    ana.start(table).await.unwrap();
    say(&ana, table, "A", StandingOrder::Skip, true).await.unwrap();
    say(&ana, table, "B", StandingOrder::Ask, false).await.unwrap();
    let (mut mind, mut sent, mut taken_back) = (Pcg::new(2), Vec::new(), 0);
    loop {
        let public = mine(&ana, table, "A").await;
        if public.table.status == Status::Finished {
            break;
        }
        if public.game.as_ref().unwrap().may_undo && has_passed(&public) && taken_back == 0 {
            let undo = command(Some("A"), Some(public.version), Order::Undo {});
            if ana.command(table, &undo).await.is_ok() {
                let asked = mine(&ana, table, "A").await;
                assert!(!answers(&asked), "it would only be done again");
                assert!(asked.game.as_ref().unwrap().notations().any(|action| action == "pass"));
                ana.act(table, "A", asked.version, "pass").await.unwrap();
                sent.push(("A".to_owned(), "pass".to_owned()));
                taken_back += 1;
            }
            continue;
        }
        let seat = public.game.unwrap().to_act[0].clone();
        let update = mine(&ana, table, &seat).await;
        if update.game.as_ref().unwrap().actions.is_empty() || answers(&update) {
            continue; // the table is on its way
        }
        let action = any_action(&update, &mut mind);
        assert!(seat == "B" || action != "pass", "A does not want to be asked");
        ana.act(table, &seat, update.version, &action).await.unwrap();
        sent.push((seat, action));
    }
    assert!(taken_back > 0, "no pass could be taken back");
    let proof = ana.proof(table).await;
    server::fair::verify(&proof).unwrap();
    let record = Record::parse(proof.record.unwrap().as_bytes()).unwrap();
    let is_pass = |seat: &str, action: &str| seat == "A" && action == "pass";
    let (by_order, own): (Vec<_>, Vec<_>) = record
        .steps
        .iter()
        .map(|step| (step.seat.to_string(), step.action.clone()))
        .partition(|(seat, action)| is_pass(seat, action));
    sent.retain(|(seat, action)| !is_pass(seat, action));
    assert_eq!(own, sent, "everything else was chosen by hand");
    assert!(by_order.len() > taken_back);
}

/// Whether A passed in the last step that A was told of.
fn has_passed(update: &Update) -> bool {
    let Some(Happening::Step { seat: Some(seat), events }) = update.happened.last() else { return false };
    let said =
        |event: &serde_json::Value| event["notation"].as_str().is_some_and(|text| text.starts_with("passed"));
    seat == "A" && events.iter().any(said)
}
