//! What cannot be taken back or made up: dice and disks.

use crate::client::{Client, command};
use crate::house::{House, config};
use protocol::{Code, Order, Proof, SeatRequest, Status, Visibility};
use server::fair::{Unfair, verify};
use store::{Settings, Sqlite, Store as _};

async fn finished(house: &House) -> (Client, Proof) {
    let ana = Client::guest(house.address, "Ana").await;
    let game = catalog::all().next().unwrap().meta();
    let mut seats = vec![SeatRequest::Bot("random".into()); game.players.0 as usize];
    seats[0] = SeatRequest::Me;
    let table = ana.create(game.id, &seats, Visibility::Public).await.table;
    let promised = ana.look(table, "").await.update.table.commitment;
    let bytes = "ab".repeat(20);
    ana.order(table, Some("A"), Order::Contribute { bytes }).await.unwrap();
    let mut live = ana.live(table, "?as=A").await;
    ana.start(table).await.unwrap();
    loop {
        let update = live.update().await;
        if update.table.status == Status::Finished {
            break;
        }
        if let Some(action) = update.game.as_ref().and_then(|game| game.notations().next()) {
            // Refused as stale if a newer update is on its way; then that one is answered.
            let _ = ana.act(table, "A", update.version, action).await;
        }
    }
    let proof = ana.proof(table).await;
    assert_eq!(proof.commitment, promised, "the promise was there before the start");
    (ana, proof)
}

#[tokio::test]
async fn a_finished_table_verifies_completely_and_no_part_can_be_changed() {
    let house = House::open().await;
    let (ana, proof) = finished(&house).await;
    assert_eq!(verify(&proof), Ok(()));
    let record = ana.get(&format!("/api/tables/{}/record", proof.table)).await.body;
    assert_eq!(Some(&record), proof.record.as_ref());

    let change = |text: &str| {
        let first = if text.starts_with('0') { "1" } else { "0" };
        format!("{first}{}", &text[1..])
    };
    let mut seed = proof.clone();
    seed.reveal.seed = change(&seed.reveal.seed);
    assert_eq!(verify(&seed), Err(Unfair::Commitment));
    let mut salt = proof.clone();
    salt.reveal.salt = change(&salt.reveal.salt);
    assert_eq!(verify(&salt), Err(Unfair::Commitment));
    let mut commitment = proof.clone();
    commitment.commitment = change(&commitment.commitment);
    assert_eq!(verify(&commitment), Err(Unfair::Commitment));
    let mut table = proof.clone();
    table.table = uuid::Uuid::from_u128(1);
    assert_eq!(verify(&table), Err(Unfair::Commitment));
    let mut mixed = proof.clone();
    mixed.reveal.contributions[0] = Some("cd".repeat(20));
    assert_eq!(verify(&mixed), Err(Unfair::Key));
    let mut left_out = proof.clone();
    left_out.reveal.contributions[0] = None;
    assert_eq!(verify(&left_out), Err(Unfair::Key));
    // A record with one hash changed, and one with other dice.
    let mut forged = proof.clone();
    let at = record.rfind(" = ").unwrap() + 3;
    forged.record = Some(format!("{}{}{}", &record[..at], change(&record[at..=at]), &record[at + 1..]));
    assert!(matches!(verify(&forged), Err(Unfair::Replay(_))), "{:?}", verify(&forged));
    let at = record.find("chacha20:").unwrap() + 9;
    forged.record = Some(format!("{}{}{}", &record[..at], change(&record[at..=at]), &record[at + 1..]));
    assert_eq!(verify(&forged), Err(Unfair::Key));
}

#[tokio::test]
async fn a_table_abandoned_before_its_start_reveals_its_seed_too() {
    let house = House::open().await;
    let ana = Client::guest(house.address, "Ana").await;
    let game = catalog::all().next().unwrap().meta().id;
    let table = ana.create(game, &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
    assert_eq!(ana.get(&format!("/api/tables/{table}/proof")).await.status, 409);
    ana.order(table, None, Order::Abandon {}).await.unwrap();
    let proof = ana.proof(table).await;
    assert_eq!((verify(&proof), &proof.record), (Ok(()), &None));
    assert_eq!(ana.get(&format!("/api/tables/{table}/record")).await.status, 404);
    for bad in ["", "00", "zz", &"00".repeat(15), &"00".repeat(33), &"AB".repeat(16)] {
        let table = ana.create(game, &[SeatRequest::Me, SeatRequest::Open], Visibility::Public).await.table;
        let order = Order::Contribute { bytes: bad.to_owned() };
        assert_eq!(ana.order(table, Some("A"), order).await.unwrap_err().code, Code::BadRequest);
    }
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new(folder.path().join("test.db"));
    let house = House::at(&Settings { max_pages: Some(52), ..settings.clone() }, config()).await;
    let ana = Client::guest(house.address, "Ana").await;
    let game = catalog::all().next().unwrap().meta();
    let seats = vec![SeatRequest::Me; game.players.0 as usize];
    let table = ana.create(game.id, &seats, Visibility::Public).await.table;
    // Contributions fill the disk; each is acknowledged or not done.
    let mut acknowledged = 0;
    let mut last = None;
    let refused = loop {
        let bytes = format!("{acknowledged:064x}");
        let contribute = command(Some("A"), None, Order::Contribute { bytes: bytes.clone() });
        match ana.command(table, &contribute).await {
            Ok(_) => (acknowledged, last) = (acknowledged + 1, Some(bytes)),
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused.code, Code::NotSaved, "{}", refused.sentence);
    assert!(!refused.sentence.contains("full"), "details are for the log of the server");
    assert!(acknowledged > 5);
    let shown = ana.look(table, "").await.update.table;
    assert_eq!(shown.seats[0].contribution, last, "what was not acknowledged is not shown");
    house.stop().await;

    // With room again everything acknowledged is there, and play goes on.
    let house = House::at(&settings, config()).await;
    let ana = Client { address: house.address, ..ana };
    assert_eq!(ana.look(table, "").await.update.table, shown);
    ana.start(table).await.unwrap();
    house.stop().await;
    let store = Sqlite::open(&settings).await.unwrap();
    assert_eq!(store.entries(table).await.unwrap().len(), acknowledged + 1);
}
