//! What every store must do, whatever it is built on.

pub(crate) mod campaigns;
pub(crate) mod people;

use store::{
    Append, Entry, Person, PersonKind, Session, Sight, Store, StoreError, Summary, TableRow, TokenHash, Waits,
};
use uuid::Uuid;

/// A person with a session.
pub(crate) fn person(n: u128) -> (Person, Session) {
    let id = Uuid::from_u128(n);
    (
        Person { id, name: format!("Ana {n} Źdźbło"), kind: PersonKind::Guest, created_ms: 5 },
        Session { token: TokenHash([n as u8; 32]), created_ms: 5, expires_ms: 1000 },
    )
}

/// A public table of that person.
pub(crate) fn table(n: u128, owner: u128) -> TableRow {
    TableRow {
        id: Uuid::from_u128(n),
        game: "lair".into(),
        rules: 1,
        options: "[]".into(),
        seats: "[]".into(),
        terms: "{}".into(),
        owner: Uuid::from_u128(owner),
        invitation: None,
        commitment: [1; 32],
        seed: [2; 32],
        salt: [3; 32],
        status: "open".into(),
        created_ms: n as u64,
    }
}

/// The entry number `sequence` of a table, from a command of its own.
pub(crate) fn entry(table: u128, sequence: u64) -> Append {
    Append {
        table: Uuid::from_u128(table),
        sequence,
        command: Uuid::from_u128(u128::from(sequence) << 64 | table),
        person: None,
        entry: format!("entry {sequence}"),
        hash: Some(format!("{sequence:016x}")),
        written_ms: 7,
        status: None,
        member: None,
        sight: None,
        waits: None,
    }
}

/// Adds a table of that person.
pub(crate) async fn create(store: &dyn Store, n: u128, owner: u128, members: Vec<Uuid>) {
    store.create_table(table(n, owner), members, summary(None)).await.unwrap();
}

/// What lists show of a table at first.
pub(crate) fn summary(due_ms: Option<u64>) -> Summary {
    let sight = Sight { shown: "new".into(), people: vec![Uuid::from_u128(1)] };
    Summary { sight, waits: Waits { people: vec![], due_ms } }
}

/// Adds a person and a table.
pub(crate) async fn furnish(store: &dyn Store) {
    let (ana, session) = person(1);
    store.add_person(ana, session).await.unwrap();
    store.create_table(table(10, 1), vec![Uuid::from_u128(1)], summary(None)).await.unwrap();
}

/// The whole suite, on an empty store.
pub(crate) async fn check(store: &dyn Store) {
    furnish(store).await;
    what_was_written_reads_back(store).await;
    sessions_end(store).await;
    a_place_in_the_log_is_taken_once(store).await;
    a_command_is_taken_once(store).await;
    many_writers_get_one_log_without_gaps(store).await;
    lists_know_status_visibility_and_people(store).await;
    people::check(store).await;
    summaries_follow_the_log(store).await;
}

async fn what_was_written_reads_back(store: &dyn Store) {
    store.ready().await.unwrap();
    assert_eq!(store.table(Uuid::from_u128(10)).await.unwrap(), Some(table(10, 1)));
    assert_eq!(store.table(Uuid::from_u128(11)).await.unwrap(), None);
    assert_eq!(store.person_of(TokenHash([1; 32]), 999).await.unwrap(), Some(person(1).0));
    let append = entry(10, 1);
    store.append(append.clone()).await.unwrap();
    let Append { sequence, command, person, entry, hash, written_ms, .. } = append;
    let kept = store.entries(Uuid::from_u128(10)).await.unwrap();
    assert_eq!(kept, [Entry { sequence, command, person, entry, hash, written_ms }]);
}

async fn sessions_end(store: &dyn Store) {
    assert_eq!(store.person_of(TokenHash([1; 32]), 1000).await.unwrap(), None, "expired");
    assert_eq!(store.person_of(TokenHash([9; 32]), 5).await.unwrap(), None, "unknown");
    let (bob, session) = person(2);
    store.add_person(bob, session).await.unwrap();
    store.end_session(TokenHash([2; 32])).await.unwrap();
    assert_eq!(store.person_of(TokenHash([2; 32]), 5).await.unwrap(), None, "ended");
    store.end_session(TokenHash([2; 32])).await.unwrap();
}

async fn a_place_in_the_log_is_taken_once(store: &dyn Store) {
    for wrong in [0, 1, 3] {
        let refused = Append { command: Uuid::from_u128(77), ..entry(10, wrong) };
        assert_eq!(store.append(refused).await, Err(StoreError::Conflict { sequence: wrong }));
    }
    assert_eq!(store.entries(Uuid::from_u128(10)).await.unwrap().len(), 1);
}

async fn a_command_is_taken_once(store: &dyn Store) {
    let repeat = Append { command: entry(10, 1).command, ..entry(10, 2) };
    assert_eq!(store.append(repeat).await, Err(StoreError::Repeated));
    assert_eq!(store.entries(Uuid::from_u128(10)).await.unwrap().len(), 1);
    // The same id at another table is another command.
    store.create_table(table(12, 1), vec![], summary(None)).await.unwrap();
    store.append(Append { command: entry(10, 1).command, ..entry(12, 1) }).await.unwrap();
}

async fn many_writers_get_one_log_without_gaps(store: &dyn Store) {
    // Eight writers race for each of 20 places: exactly one gets it, and a refused one spoils nobody else's commit.
    for place in 2..22 {
        let race = (0..8u128).map(|writer| {
            let command = Uuid::from_u128(writer << 96 | u128::from(place));
            store.append(Append { command, ..entry(10, place) })
        });
        let mut race: Vec<_> = race.collect();
        let mut won = 0;
        for result in join(&mut race).await {
            match result {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Conflict { sequence: place }),
            }
        }
        assert_eq!(won, 1);
    }
    let kept = store.entries(Uuid::from_u128(10)).await.unwrap();
    assert!(kept.iter().map(|entry| entry.sequence).eq(1..22));
}

async fn lists_know_status_visibility_and_people(store: &dyn Store) {
    let ids = |numbers: &[u128]| numbers.iter().copied().map(Uuid::from_u128).collect::<Vec<_>>();
    let private = TableRow { invitation: Some([4; 32]), ..table(13, 1) };
    store.create_table(private, vec![], summary(None)).await.unwrap();
    assert_eq!(store.listed("open", 9).await.unwrap(), ids(&[12, 10]));
    assert_eq!(store.listed("open", 1).await.unwrap(), ids(&[12]));
    let playing = Append { status: Some("playing"), member: Some(Uuid::from_u128(2)), ..entry(12, 2) };
    store.append(playing).await.unwrap();
    assert_eq!(store.listed("playing", 9).await.unwrap(), ids(&[12]));
    assert_eq!(store.table(Uuid::from_u128(12)).await.unwrap().unwrap().status, "playing");
    assert_eq!(store.tables_of(Uuid::from_u128(1), 9).await.unwrap(), ids(&[10]));
    assert_eq!(store.tables_of(Uuid::from_u128(2), 9).await.unwrap(), ids(&[12]));
}

async fn summaries_follow_the_log(store: &dyn Store) {
    let (id, people) = (Uuid::from_u128(14), vec![Uuid::from_u128(2), Uuid::from_u128(1)]);
    assert_eq!(store.summary(id).await.unwrap(), None);
    store.create_table(table(14, 1), people.clone(), summary(Some(50))).await.unwrap();
    assert_eq!(store.summary(id).await.unwrap(), Some(summary(Some(50))));
    assert!(store.due(0, 49).await.unwrap().is_empty());
    assert_eq!(store.due(0, 50).await.unwrap(), [id]);
    assert!(store.due(50, 99).await.unwrap().is_empty(), "told before");
    let waits = Waits { people: people.clone(), due_ms: Some(70) };
    store.append(Append { waits: Some(waits.clone()), ..entry(14, 1) }).await.unwrap();
    assert_eq!(store.summary(id).await.unwrap().unwrap(), Summary { waits: waits.clone(), ..summary(None) });
    let sight = Sight { shown: "other".into(), people };
    store.append(Append { sight: Some(sight.clone()), ..entry(14, 2) }).await.unwrap();
    assert_eq!(store.summary(id).await.unwrap().unwrap(), Summary { sight, waits });
    let refused = Append { waits: Some(Waits::default()), ..entry(14, 2) };
    assert!(store.append(refused).await.is_err());
    assert_eq!(store.due(60, 80).await.unwrap(), [id], "a refused entry changes nothing");
    assert_eq!(store.running_of(Uuid::from_u128(2), 9).await.unwrap(), [id, Uuid::from_u128(12)]);
    store.append(Append { status: Some("finished"), ..entry(14, 3) }).await.unwrap();
    assert_eq!(store.running_of(Uuid::from_u128(2), 9).await.unwrap(), [Uuid::from_u128(12)]);
}

/// Drives all of them at once.
async fn join<T>(futures: &mut [store::Answer<'_, T>]) -> Vec<Result<T, StoreError>> {
    let mut results: Vec<Option<Result<T, StoreError>>> = futures.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        let mut waiting = false;
        for (future, result) in futures.iter_mut().zip(&mut results) {
            if result.is_none() {
                match future.as_mut().poll(context) {
                    std::task::Poll::Ready(ready) => *result = Some(ready),
                    std::task::Poll::Pending => waiting = true,
                }
            }
        }
        if waiting { std::task::Poll::Pending } else { std::task::Poll::Ready(()) }
    })
    .await;
    results.into_iter().flatten().collect()
}
