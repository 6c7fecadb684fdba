//! Games that were played: stepped through, checked, brought in and gone on with; and hints.

use crate::client::{Client, Reply};
use crate::house::House;
use protocol::{
    Chances, Code, ContinueTable, Created, Hint, Holder, Order, Origin, Refused, ReplayLines, ReplayPage,
    SeatRequest, Status, Verdict, Visibility,
};
use table::{Record, Seat, Viewer};
use uuid::Uuid;

const BOT: &str = "random";

/// A finished game of Ana against a bot.
async fn finished(house: &House, visibility: Visibility) -> (Client, Uuid) {
    let ana = Client::guest(house.address, "Ana").await;
    let seats = [SeatRequest::Me, SeatRequest::Bot(BOT.into())];
    let table = ana.create("lair", &seats, visibility).await.table;
    ana.start(table).await.unwrap();
    play_on(&ana, table).await;
    (ana, table)
}

async fn play_on(ana: &Client, table: Uuid) {
    let mut live = ana.live(table, "?as=A").await;
    loop {
        let update = live.update().await;
        if update.table.status == Status::Finished {
            break;
        }
        if let Some(action) = update.game.as_ref().and_then(|game| game.notations().last()) {
            // Refused as stale if a newer update is on its way; then that one is answered.
            let _ = ana.act(table, "A", update.version, action).await;
        }
    }
}

async fn text(client: &Client, path: &str, body: &str) -> Reply {
    let origin = format!("http://{}", client.address);
    client.send(&format!("POST {path} HTTP/1.1"), &[("Origin", &origin)], body).await.unwrap()
}

async fn replay(client: &Client, table: Uuid, query: &str) -> ReplayPage {
    let reply = client.get(&format!("/api/tables/{table}/replay{query}")).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

#[tokio::test]
async fn a_finished_game_is_stepped_through_from_every_side() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Public).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(record.as_bytes()).unwrap();
    let stranger = Client::stranger(house.address);
    for eyes in ["A", "B", "spectator", "open"] {
        let mut frames = Vec::new();
        loop {
            let page =
                replay(&stranger, table, &format!("?as={eyes}&from={}&count=7&board=en", frames.len())).await;
            assert_eq!(
                (page.viewer.as_str(), page.is_over, page.count),
                (eyes, true, record.steps.len() + 1)
            );
            assert!(page.frames.len() <= 7);
            if page.frames.is_empty() {
                break;
            }
            frames.extend(page.frames);
        }
        assert_eq!(frames.len(), record.steps.len() + 1);
        let viewer: Viewer = eyes.parse().unwrap_or(Viewer::Spectator);
        let game = catalog::find("lair").unwrap();
        let mut play = game.start(record.choices(game.meta()).unwrap(), record.seed).unwrap();
        for (number, frame) in frames.iter().enumerate() {
            if let Some(step) = number.checked_sub(1).map(|index| &record.steps[index]) {
                play.apply(step.seat, &step.action).unwrap();
                assert_eq!(frame.action.as_ref(), Some(&step.action));
                assert_eq!(frame.seat, Some(step.seat.to_string()));
            }
            assert_eq!((frame.number, frame.hash.clone()), (number, Some(play.hash().to_string())));
            assert_eq!(frame.game.view, play.view(viewer));
            let views: Vec<_> = frame.seats.iter().map(|seat| seat.view.clone()).collect();
            let all: Vec<_> = Seat::all(2).map(|seat| play.view(seat.into())).collect();
            assert_eq!(views, if eyes == "open" { all } else { vec![] });
            assert!(!frame.board.as_ref().unwrap().is_empty());
        }
        // The same address shows the same position for ever.
        let linked = replay(&stranger, table, &format!("?as={eyes}&from=3&count=1&board=en")).await;
        assert_eq!(linked.frames, [frames[3].clone()]);
    }
    let named = replay(&stranger, table, "?as=A&count=1&board=en&names=Zo%C3%AB%0ABot%20B").await;
    let board = named.frames[0].board.clone().unwrap();
    assert!(board.contains("Zoë") && board.contains("Bot B"), "{board}");
    let long = format!("?board=en&names={}", "x".repeat(81));
    for bad in ["?as=Z", "?from=x", "?board=xx", "?as=F", &long] {
        assert_eq!(ana.get(&format!("/api/tables/{table}/replay{bad}")).await.status, 400, "{bad}");
    }
    assert_eq!(replay(&ana, table, "?from=100000").await.frames, []);
}

#[tokio::test]
async fn a_running_game_shows_only_what_one_was_shown() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let bob = Client::guest(house.address, "Bob").await;
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    assert_eq!(ana.get(&format!("/api/tables/{table}/replay")).await.status, 404, "not started");
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    let before = replay(&ana, table, "").await;
    let update = bob.look(table, "").await.update;
    let action = update.game.as_ref().unwrap().notations().next().unwrap().to_owned();
    bob.act(table, "B", update.version, &action).await.unwrap(); // a secret choice
    let mut seen = replay(&ana, table, "?as=A").await;
    assert!(
        seen.frames
            .iter()
            .all(|frame| frame.hash.is_none() && frame.action.is_none() && frame.seats.is_empty())
    );
    assert_eq!(seen.frames[0], before.frames[0]);
    if let Some(frame) = seen.frames.pop().filter(|frame| frame.number > 0) {
        let told = serde_json::to_string(&frame.events).unwrap();
        assert!(told.contains('?') && !told.contains(action.rsplit(' ').next().unwrap()), "{told}");
    }
    assert_eq!(replay(&bob, table, "").await.viewer, "B");
    for (client, eyes, status) in [
        (&ana, "B", 403),
        (&ana, "open", 403),
        (&bob, "A", 403),
        (&bob, "B", 200),
        (&bob, "spectator", 200),
        (&Client::stranger(house.address), "A", 403),
        (&Client::stranger(house.address), "spectator", 200),
    ] {
        let reply = client.get(&format!("/api/tables/{table}/replay?as={eyes}")).await;
        assert_eq!(reply.status, status, "{eyes}: {}", reply.body);
    }
}

#[tokio::test]
async fn the_board_in_words_is_for_the_eyes_of_who_looks() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let bob = Client::guest(house.address, "Bob").await;
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    assert_eq!(ana.look(table, "?board=en").await.board, None, "not started");
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    assert_eq!(ana.look(table, "").await.board, None, "nobody asked for it");
    let words = |look: protocol::Look| look.board.unwrap();
    let mine = words(ana.look(table, "?board=en").await);
    assert!(mine.contains("Ana") && mine.contains("Bob") && mine.contains("Hand:"), "{mine}");
    let theirs = words(bob.look(table, "?as=spectator&board=en").await);
    assert!(theirs.contains("Ana") && !theirs.contains("Hand:"), "{theirs}");
    let named = words(ana.look(table, "?board=pl&names=Zofia%0ABot").await);
    assert!(named.contains("Zofia") && named.contains("Bot") && !named.contains("Ana"), "{named}");
    for (query, status) in [("?board=xx", 400), ("?as=B&board=en", 403), ("?v=x", 400)] {
        assert_eq!(ana.get(&format!("/api/tables/{table}{query}")).await.status, status, "{query}");
    }
}

#[tokio::test]
async fn proofs_and_records_are_checked_completely() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Private).await;
    let verdict: Verdict = ana.get(&format!("/api/tables/{table}/verify")).await.json();
    assert!(verdict.ok && verdict.promised && verdict.is_over && verdict.steps > 0, "{verdict:?}");
    let stranger = Client::stranger(house.address);
    assert_eq!(stranger.get(&format!("/api/tables/{table}/verify")).await.status, 404);
    let proof = ana.get(&format!("/api/tables/{table}/proof")).await.body;
    assert_eq!(text(&stranger, "/api/verify", &proof).await.json::<Verdict>(), verdict);
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let alone: Verdict = text(&stranger, "/api/verify", &record).await.json();
    assert_eq!(alone, Verdict { promised: false, table: None, ..verdict });
    let at = record.rfind(" = ").unwrap() + 3;
    let digit = if &record[at..=at] == "0" { "1" } else { "0" };
    let forged = format!("{}{digit}{}", &record[..at], &record[at + 1..]);
    for wrong in [&forged, "", "{}", "nonsense", &proof.replace("\"salt\":\"", "\"salt\":\"00")] {
        let verdict: Verdict = text(&stranger, "/api/verify", wrong).await.json();
        assert!(!verdict.ok && verdict.error.is_some(), "{wrong}");
    }
    assert_eq!(text(&stranger, "/api/verify", &"x".repeat(2 << 20)).await.status, 413);
}

#[tokio::test]
async fn a_record_is_brought_in_only_if_it_is_right() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Public).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let bob = Client::guest(house.address, "Bob").await;
    let created: Created = text(&bob, "/api/records", &record).await.json();
    let look = bob.look(created.table, "").await;
    assert!(look.you.owner && look.you.seats.is_empty());
    assert_eq!(
        (look.update.table.status, look.update.table.origin),
        (Status::Finished, Some(Origin::Imported {}))
    );
    let names: Vec<_> = look.update.table.seats.iter().map(|seat| seat.holder.clone()).collect();
    let past = |name: &str| Holder::Past { name: name.into() };
    assert_eq!(names, [past("Ana"), past(BOT)]);
    assert_eq!(ana.get(&format!("/api/tables/{}/record", created.table)).await.body, record);
    assert_eq!(
        replay(&ana, created.table, "?as=open&from=2").await,
        replay(&ana, table, "?as=open&from=2").await
    );
    assert_eq!(
        ana.get(&format!("/api/tables/{}/proof", created.table)).await.status,
        404,
        "nothing was promised"
    );
    let refused = bob.order(created.table, None, Order::Rematch {}).await.unwrap_err();
    assert_eq!(refused.code, Code::WrongPhase);

    // A game that broke off is one that was given up.
    let mut broken_off = Record::parse(record.as_bytes()).unwrap();
    broken_off.steps.truncate(3);
    let created: Created = text(&bob, "/api/records", &broken_off.to_string()).await.json();
    assert_eq!(bob.look(created.table, "").await.update.table.status, Status::Abandoned);
    let forged = record.replacen("seed chacha20:", "seed chacha20:00", 1);
    for wrong in [forged.as_str(), "", "{}", &record[..record.len() / 2], &record.replace("lair", "chess")] {
        let refused: Refused = text(&bob, "/api/records", wrong).await.json();
        assert_eq!(refused.code, Code::BadRequest, "{}", refused.sentence);
    }
    assert_eq!(text(&Client::stranger(house.address), "/api/records", &record).await.status, 401);
}

#[tokio::test]
async fn a_finished_game_goes_on_from_a_position_with_new_dice() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Public).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(record.as_bytes()).unwrap();
    let bob = Client::guest(house.address, "Bob").await;
    let path = format!("/api/tables/{table}/continue");
    let seats = vec![SeatRequest::Me, SeatRequest::Bot("greedy".into())];
    let wish = |step: usize| ContinueTable { step, seats: seats.clone(), visibility: Visibility::Public };
    let created: Created = bob.post(&path, &wish(4)).await.json();
    let shown = bob.look(created.table, "").await.update.table;
    assert_eq!(shown.origin, Some(Origin::Continued { table, step: 4 }));
    play_on(&bob, created.table).await;
    let proof = bob.proof(created.table).await;
    server::fair::verify(&proof).unwrap();
    let new = Record::parse(proof.record.unwrap().as_bytes()).unwrap();
    assert_eq!((new.seed, &new.steps[..4]), (record.seed, &record.steps[..4]));
    assert_eq!((new.reseeds.len(), new.reseeds[0].0), (1, 4));
    assert_ne!(new.reseeds[0].1, record.seed, "the old dice are known, so they are not thrown again");
    // It can be brought in, stepped through and gone on with itself.
    let again = bob.post(&format!("/api/tables/{}/continue", created.table), &wish(6)).await;
    assert_eq!(again.status, 201, "{}", again.body);
    assert_eq!(replay(&bob, created.table, "?from=5").await.frames[0].number, 5);

    for (wish, why) in [
        (wish(record.steps.len()), "over"),
        (wish(record.steps.len() + 1), "steps"),
        (ContinueTable { seats: vec![SeatRequest::Me], ..wish(2) }, "seats"),
        (ContinueTable { seats: vec![SeatRequest::Me, SeatRequest::Open], ..wish(2) }, "bot"),
    ] {
        let reply = bob.post(&path, &wish).await;
        assert_eq!(reply.status, 400, "{}", reply.body);
        assert!(reply.json::<Refused>().sentence.contains(why), "{}", reply.body);
    }
    assert_eq!(Client::stranger(house.address).post(&path, &wish(2)).await.status, 401);
    let (_, private) = finished(&house, Visibility::Private).await;
    assert_eq!(bob.post(&format!("/api/tables/{private}/continue"), &wish(2)).await.status, 404);
    let running = bob.create("lair", &seats, Visibility::Public).await.table;
    bob.start(running).await.unwrap();
    assert_eq!(bob.post(&format!("/api/tables/{running}/continue"), &wish(0)).await.status, 409);
}

#[tokio::test]
async fn hints_are_for_who_plays_alone_and_is_to_move() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    for game in catalog::all() {
        let mut seats = vec![SeatRequest::Bot(BOT.into()); game.meta().players.0 as usize];
        seats[0] = SeatRequest::Me;
        let table = ana.create(game.meta().id, &seats, Visibility::Public).await.table;
        let path = format!("/api/tables/{table}/hint");
        assert_eq!(ana.get(&path).await.status, 409, "not started");
        ana.start(table).await.unwrap();
        let mut live = ana.live(table, "").await;
        let update = loop {
            let update = live.update().await;
            if update.game.as_ref().is_some_and(|game| !game.actions.is_empty()) {
                break update;
            }
        };
        let hint: Hint = ana.get(&path).await.json();
        // Bots may have gone on meanwhile; what Ana may do has not changed by it.
        assert!(hint.seat == "A" && hint.version >= update.version, "{hint:?}");
        let legal: Vec<&str> = update.game.as_ref().unwrap().notations().collect();
        assert!(!hint.moves.is_empty() && hint.moves.len() <= 5);
        assert!(
            hint.moves.iter().all(|advice| legal.contains(&advice.notation.as_str()) && advice.share <= 1.0)
        );
        assert!(hint.moves.windows(2).all(|pair| pair[0].share >= pair[1].share));
        let eve = Client::guest(house.address, "Eve").await;
        assert_eq!(eve.get(&path).await.status, 403);
        assert_eq!(Client::stranger(house.address).get(&path).await.status, 401);
    }
    let bob = Client::guest(house.address, "Bob").await;
    let table = ana.create("lair", &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    bob.join(table, "B").await.unwrap();
    ana.start(table).await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{table}/hint")).await.status, 403, "another person plays");
}

#[tokio::test]
async fn a_bot_says_how_a_game_that_is_over_stood() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Public).await;
    let path = format!("/api/tables/{table}/chances");
    let ask = async |query: &str| -> Chances { ana.get(&format!("{path}{query}")).await.json() };
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(record.as_bytes()).unwrap();
    let end = record.steps.len();
    let found = ask(&format!("?at=2,0,1,{end},100000")).await;
    let steps: Vec<usize> = found.points.iter().map(|point| point.step).collect();
    assert_eq!((found.bot.as_str(), steps), ("level:normal", vec![0, 1, 2]), "the end is no decision");
    for point in &found.points {
        assert_eq!(point.seat, record.steps[point.step].seat.to_string());
        assert!((0.0..=1.0).contains(&point.win), "{point:?}");
    }
    for bad in ["", "?at=", "?at=often", "?at=-1", "?at=1,2,3,4,5,6,7,8,9"] {
        assert_eq!(ana.get(&format!("{path}{bad}")).await.status, 400, "{bad}");
    }
    let path = format!("{path}?at=0");
    assert_eq!(Client::stranger(house.address).get(&path).await.status, 401);
    let running =
        ana.create("lair", &[SeatRequest::Me, SeatRequest::Bot(BOT.into())], Visibility::Public).await;
    ana.start(running.table).await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{}/chances?at=0", running.table)).await.status, 409, "still on");
}

#[tokio::test]
async fn every_line_of_a_game_names_its_frame() {
    let house = House::open().await;
    let (ana, table) = finished(&house, Visibility::Public).await;
    for eyes in ["A", "B", "spectator"] {
        let found: ReplayLines = ana.get(&format!("/api/tables/{table}/lines?as={eyes}")).await.json();
        assert!(found.viewer == eyes && found.lines.len() > 2, "{found:?}");
        let frames = replay(&ana, table, &format!("?as={eyes}")).await.frames;
        let told: Vec<_> = frames.iter().filter(|frame| !frame.events.is_empty()).collect();
        for (line, frame) in found.lines.iter().filter(|line| !line.events.is_empty()).zip(told) {
            assert_eq!((line.number, &line.seat, &line.events), (frame.number, &frame.seat, &frame.events));
        }
    }
    // While a game is on, the lines are those of the updates.
    let seats = [SeatRequest::Me, SeatRequest::Bot(BOT.into())];
    let running = ana.create("lair", &seats, Visibility::Public).await.table;
    ana.start(running).await.unwrap();
    let look = ana.look(running, "").await;
    let found: ReplayLines = ana.get(&format!("/api/tables/{running}/lines")).await.json();
    assert!(found.lines.len() >= look.update.happened.len());
    let frames = replay(&ana, running, "?as=A").await;
    assert!(found.lines.iter().all(|line| line.number < frames.count));
    assert_eq!(ana.get(&format!("/api/tables/{running}/lines?as=B")).await.status, 403);
}
