//! What every store must do about campaigns.

use store::people::{CampaignGame, CampaignRow, GameResult};
use store::{Append, Store, StoreError};
use uuid::Uuid;

use super::{entry, summary, table};

fn row(person: Uuid, progress: &str, table: Option<u128>) -> CampaignRow {
    CampaignRow { person, game: "lair".into(), progress: progress.into(), table: table.map(Uuid::from_u128) }
}

fn game(person: Uuid, progress: &str, number: u128, before: Option<CampaignRow>) -> CampaignGame {
    CampaignGame {
        campaign: row(person, progress, Some(number)),
        before,
        table: table(number, 50),
        members: vec![person],
        summary: summary(None),
    }
}

/// Keeps what came of a table.
async fn keep(store: &dyn Store, number: u128, progress: &str) -> Result<(), StoreError> {
    let result = GameResult {
        table: Uuid::from_u128(number),
        game: "lair".into(),
        players: 1,
        ended_ms: 0,
        is_rated: false,
        places: vec![],
    };
    store.people().record(result, vec![], Some(progress.into())).await
}

/// Two people who are known to the store, and no campaign yet. Afterwards both have one.
pub(crate) async fn check(store: &dyn Store, ana: Uuid, bob: Uuid) {
    let people = store.people();
    assert_eq!(people.campaigns_of(ana).await.unwrap(), []);
    people.play_campaign(game(ana, "one", 80, None)).await.unwrap();
    assert_eq!(people.campaigns_of(ana).await.unwrap(), [row(ana, "one", Some(80))]);
    assert_eq!(people.campaign_at(Uuid::from_u128(80)).await.unwrap(), Some(row(ana, "one", Some(80))));
    assert_eq!(store.table(Uuid::from_u128(80)).await.unwrap(), Some(table(80, 50)), "both or neither");
    assert_eq!(people.campaigns_of(bob).await.unwrap(), [], "it is hers alone");

    // Whoever read it otherwise changes nothing, and lays no table.
    for stale in [None, Some(row(ana, "one", None)), Some(row(ana, "two", Some(80)))] {
        let refused = people.play_campaign(game(ana, "x", 81, stale)).await;
        assert_eq!(refused, Err(StoreError::Taken));
    }
    let nobody = people.play_campaign(game(bob, "x", 81, Some(row(bob, "one", None)))).await;
    assert_eq!(nobody, Err(StoreError::Taken));
    assert_eq!(people.campaigns_of(ana).await.unwrap(), [row(ana, "one", Some(80))]);
    assert_eq!(store.table(Uuid::from_u128(81)).await.unwrap(), None);

    // A game is counted with its result, once.
    store.append(Append { status: Some("finished"), ..entry(80, 1) }).await.unwrap();
    keep(store, 80, "two").await.unwrap();
    assert_eq!(keep(store, 80, "three").await, Err(StoreError::Repeated));
    assert_eq!(people.campaigns_of(ana).await.unwrap(), [row(ana, "two", None)]);
    assert_eq!(people.campaign_at(Uuid::from_u128(80)).await.unwrap(), None);

    // Another table takes the place of one that was left; what comes of that one does not count.
    people.play_campaign(game(ana, "two", 82, Some(row(ana, "two", None)))).await.unwrap();
    people.play_campaign(game(ana, "two", 83, Some(row(ana, "two", Some(82))))).await.unwrap();
    store.append(Append { status: Some("finished"), ..entry(82, 1) }).await.unwrap();
    keep(store, 82, "three").await.unwrap();
    assert_eq!(people.campaigns_of(ana).await.unwrap(), [row(ana, "two", Some(83))]);

    // Given up, it begins again.
    people.play_campaign(game(bob, "one", 84, None)).await.unwrap();
    for _ in 0..2 {
        people.end_campaign(bob, "lair".into()).await.unwrap();
        assert_eq!(people.campaigns_of(bob).await.unwrap(), []);
    }
    people.end_campaign(ana, "abyss".into()).await.unwrap();
    assert_eq!(people.campaigns_of(ana).await.unwrap().len(), 1);
    people.play_campaign(game(bob, "one", 85, None)).await.unwrap();
}
