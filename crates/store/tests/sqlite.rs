//! SQLite keeps the contract, and what only a file can do wrong.

mod suite;

use store::{Append, Settings, Sqlite, Store, StoreError};
use suite::{entry, furnish, person};
use uuid::Uuid;

fn settings(folder: &tempfile::TempDir) -> Settings {
    Settings::new(folder.path().join("test.db"))
}

#[tokio::test]
async fn sqlite_passes_the_suite() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&settings(&folder)).await.unwrap();
    suite::check(&store).await;
}

#[tokio::test]
async fn what_was_answered_is_there_after_reopening_without_a_farewell() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&settings(&folder)).await.unwrap();
    furnish(&store).await;
    for sequence in 1..=50 {
        store.append(entry(10, sequence)).await.unwrap();
    }
    std::mem::forget(store); // as if killed: nothing is closed, nothing is flushed
    let again = Sqlite::open(&settings(&folder)).await.unwrap();
    let kept = again.entries(Uuid::from_u128(10)).await.unwrap();
    assert!(kept.iter().map(|entry| entry.sequence).eq(1..=50));
    again.append(entry(10, 51)).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_an_error_and_never_a_half_written_entry() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&Settings { max_pages: Some(58), ..settings(&folder) }).await.unwrap();
    furnish(&store).await;
    let mut accepted = 0;
    let error = loop {
        let large = Append { entry: "x".repeat(3000), status: Some("playing"), ..entry(10, accepted + 1) };
        match store.append(large).await {
            Ok(()) => accepted += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(&error, StoreError::Failed(why) if why.contains("full")), "{error}");
    assert!(accepted > 3);
    assert_eq!(store.entries(Uuid::from_u128(10)).await.unwrap().len() as u64, accepted);
    drop(store);
    // With room again the log goes on exactly where it stopped.
    let again = Sqlite::open(&settings(&folder)).await.unwrap();
    assert_eq!(again.entries(Uuid::from_u128(10)).await.unwrap().len() as u64, accepted);
    again.append(entry(10, accepted + 1)).await.unwrap();
}

#[tokio::test]
async fn a_closed_store_finishes_what_it_has_and_takes_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&settings(&folder)).await.unwrap();
    furnish(&store).await;
    let (last, closed) = tokio::join!(store.append(entry(10, 1)), store.close());
    assert_eq!((last, closed), (Ok(()), Ok(())));
    assert_eq!(store.append(entry(10, 2)).await, Err(StoreError::Closed));
    let (bob, session) = person(2);
    assert_eq!(store.add_person(bob, session).await, Err(StoreError::Closed));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("test.db"), "x".repeat(5000)).unwrap();
    assert!(matches!(Sqlite::open(&settings(&folder)).await, Err(StoreError::Unusable(_))));
}
