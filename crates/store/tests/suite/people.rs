//! What every store must do about people.

use store::people::{
    Account, GameResult, HistoryFilter, NewLine, PasswordHash, Place, Rating, Report, Statistic,
};
use store::{Append, PersonKind, Session, Store, StoreError, TokenHash};
use uuid::Uuid;

use super::{campaigns, entry, person};

/// People of these checks have numbers from 50 on, so that they do not meet those of the others.
const ANA: Uuid = Uuid::from_u128(50);
const BOB: Uuid = Uuid::from_u128(51);

fn session(n: u8) -> Session {
    Session { token: TokenHash([n; 32]), created_ms: u64::from(n), expires_ms: 1000 }
}

fn account(person: Uuid, login: &str) -> Account {
    Account { person, login: login.into(), password: PasswordHash("first".into()), created_ms: 9 }
}

/// The whole suite about people, after [`super::furnish`].
pub(crate) async fn check(store: &dyn Store) {
    for n in [50, 51] {
        let (person, session) = person(n);
        store.add_person(person, session).await.unwrap();
    }
    a_guest_becomes_an_account_once(store).await;
    passwords_change_only_from_the_one_that_was_checked(store).await;
    sessions_end_all_or_all_but_one(store).await;
    settings_are_replaced(store).await;
    lines_are_numbered_without_gaps_and_said_once(store).await;
    mutes_and_reports_are_kept_once(store).await;
    results_are_kept_once_and_with_their_ratings(store).await;
    history_is_filtered_and_paged(store).await;
    all_tables_are_found_page_by_page(store).await;
    campaigns::check(store, ANA, BOB).await;
    who_is_forgotten_leaves_an_id_and_nothing_else(store).await;
}

async fn a_guest_becomes_an_account_once(store: &dyn Store) {
    let people = store.people();
    assert_eq!(people.account("ana".into()).await.unwrap(), None);
    people.make_account(account(ANA, "ana"), session(60), TokenHash([50; 32])).await.unwrap();
    assert_eq!(people.account("ana".into()).await.unwrap(), Some(account(ANA, "ana")));
    assert_eq!(people.account_of(ANA).await.unwrap(), Some(account(ANA, "ana")));
    assert_eq!(people.account_of(BOB).await.unwrap(), None);
    assert_eq!(people.person(ANA).await.unwrap().unwrap().kind, PersonKind::Account);
    assert_eq!(store.person_of(TokenHash([50; 32]), 5).await.unwrap(), None, "the guest's session ended");
    assert_eq!(store.person_of(TokenHash([60; 32]), 5).await.unwrap().unwrap().id, ANA);
    for taken in [account(BOB, "ana"), account(ANA, "another")] {
        let refused = people.make_account(taken, session(61), TokenHash([51; 32])).await;
        assert_eq!(refused, Err(StoreError::Taken));
    }
    assert_eq!(people.person(BOB).await.unwrap().unwrap().kind, PersonKind::Guest, "nothing has changed");
    assert_eq!(store.person_of(TokenHash([51; 32]), 5).await.unwrap().unwrap().id, BOB);
    assert_eq!(store.person_of(TokenHash([61; 32]), 5).await.unwrap(), None);
    people.rename(BOB, "Robert".into()).await.unwrap();
    assert_eq!(people.person(BOB).await.unwrap().unwrap().name, "Robert");
}

async fn passwords_change_only_from_the_one_that_was_checked(store: &dyn Store) {
    let (people, hash) = (store.people(), |text: &str| PasswordHash(text.into()));
    people.set_password(ANA, hash("wrong"), hash("second"), None).await.unwrap();
    assert_eq!(people.account_of(ANA).await.unwrap().unwrap().password, hash("first"));
    assert!(store.person_of(TokenHash([60; 32]), 5).await.unwrap().is_some());
    people.rehash(ANA, hash("first"), hash("second")).await.unwrap();
    assert!(store.person_of(TokenHash([60; 32]), 5).await.unwrap().is_some(), "no session ends");
    people.add_session(ANA, session(62)).await.unwrap();
    people.set_password(ANA, hash("second"), hash("third"), Some(TokenHash([62; 32]))).await.unwrap();
    assert_eq!(people.account_of(ANA).await.unwrap().unwrap().password, hash("third"));
    assert_eq!(people.sessions_of(ANA, 5).await.unwrap(), [session(62)], "the others end");
}

async fn sessions_end_all_or_all_but_one(store: &dyn Store) {
    let people = store.people();
    people.add_session(ANA, session(63)).await.unwrap();
    people.add_session(ANA, session(64)).await.unwrap();
    assert_eq!(people.sessions_of(ANA, 5).await.unwrap(), [64, 63, 62].map(session));
    assert_eq!(people.sessions_of(ANA, 1000).await.unwrap(), [], "expired");
    people.end_sessions(ANA, Some(TokenHash([63; 32]))).await.unwrap();
    assert_eq!(people.sessions_of(ANA, 5).await.unwrap(), [session(63)]);
    people.end_sessions(ANA, None).await.unwrap();
    assert_eq!(people.sessions_of(ANA, 5).await.unwrap(), []);
    assert!(store.person_of(TokenHash([51; 32]), 5).await.unwrap().is_some(), "others stay");
}

async fn settings_are_replaced(store: &dyn Store) {
    let people = store.people();
    assert_eq!(people.settings(ANA).await.unwrap(), None);
    for document in ["{}", "{\"theme\":\"dark\"}"] {
        people.set_settings(ANA, document.into()).await.unwrap();
        assert_eq!(people.settings(ANA).await.unwrap().as_deref(), Some(document));
    }
    assert_eq!(people.settings(BOB).await.unwrap(), None);
}

fn line(id: u128, person: Uuid, text: &str) -> NewLine {
    NewLine {
        table: Uuid::from_u128(10),
        id: Uuid::from_u128(id),
        person,
        name: "Ana".into(),
        seat: Some("A".into()),
        text: text.into(),
        written_ms: 3,
    }
}

async fn lines_are_numbered_without_gaps_and_said_once(store: &dyn Store) {
    let people = store.people();
    for (id, text) in [(1, "hello"), (2, "zażółć"), (1, "something else"), (3, "bye")] {
        people.say(line(id, ANA, text)).await.unwrap();
    }
    let said = people.said(Uuid::from_u128(10), 0, 99).await.unwrap();
    let found: Vec<(u64, &str)> = said.iter().map(|said| (said.number, said.line.text.as_str())).collect();
    assert_eq!(found, [(1, "hello"), (2, "zażółć"), (3, "bye")]);
    assert_eq!(people.say(line(2, ANA, "again")).await.unwrap(), said[1], "a repeat gets what is kept");
    assert_eq!(people.line(Uuid::from_u128(10), Uuid::from_u128(2)).await.unwrap(), Some(said[1].clone()));
    assert_eq!(people.line(Uuid::from_u128(12), Uuid::from_u128(2)).await.unwrap(), None);
    assert_eq!(people.said(Uuid::from_u128(10), 1, 1).await.unwrap(), said[1..2]);
    assert_eq!(people.said(Uuid::from_u128(10), u64::MAX, 9).await.unwrap(), []);
    assert_eq!(people.said(Uuid::from_u128(12), 0, 9).await.unwrap(), []);
    assert_eq!(people.said_by(ANA).await.unwrap().len(), 3);
}

async fn mutes_and_reports_are_kept_once(store: &dyn Store) {
    let people = store.people();
    for _ in 0..2 {
        people.mute(BOB, ANA, true).await.unwrap();
        assert_eq!(people.mutes(BOB).await.unwrap(), [ANA]);
    }
    assert!(people.mutes(ANA).await.unwrap().is_empty());
    people.mute(BOB, ANA, false).await.unwrap();
    assert!(people.mutes(BOB).await.unwrap().is_empty());
    let report = |reason: &str| Report {
        table: Uuid::from_u128(10),
        number: 3,
        reporter: BOB,
        reason: reason.into(),
        written_ms: 4,
    };
    people.report(report("rude")).await.unwrap();
    people.report(report("very rude")).await.unwrap();
    assert_eq!(people.reports(9).await.unwrap(), [report("rude")]);
}

/// What came of a table, Ana first.
fn result(table: u128, ended_ms: u64, place: u8, rating: Option<(f64, f64)>) -> GameResult {
    let seat = |seat: &str, person: Uuid, name: &str, place: u8| Place {
        seat: seat.into(),
        person: Some(person),
        name: name.into(),
        place,
        total: 30 - i32::from(place),
        rating,
    };
    GameResult {
        table: Uuid::from_u128(table),
        game: "lair".into(),
        players: 2,
        ended_ms,
        is_rated: rating.is_some(),
        places: vec![seat("A", ANA, "Ana 100%", place), seat("B", BOB, "Bob", 3 - place)],
    }
}

fn rating(person: Uuid, mu: f64, games: u32) -> Rating {
    Rating { person, game: "lair".into(), players: 2, mu, sigma: 8.0, games }
}

async fn finish(store: &dyn Store, table: u128, written_ms: u64) {
    super::create(store, table, 50, vec![ANA, BOB]).await;
    let finished = Append { status: Some("finished"), written_ms, ..entry(table, 1) };
    store.append(finished).await.unwrap();
}

async fn results_are_kept_once_and_with_their_ratings(store: &dyn Store) {
    let people = store.people();
    assert!(people.unrecorded(9).await.unwrap().is_empty());
    for table in 70..74 {
        finish(store, table, table as u64).await;
    }
    assert_eq!(people.unrecorded(9).await.unwrap(), (70..74).map(Uuid::from_u128).collect::<Vec<_>>());
    assert_eq!(people.unrecorded(1).await.unwrap(), [Uuid::from_u128(70)]);
    let first = result(70, 70, 1, Some((27.5, 8.0)));
    people.record(first.clone(), vec![rating(ANA, 27.5, 1), rating(BOB, 22.5, 1)], None).await.unwrap();
    assert_eq!(people.ratings_of(ANA).await.unwrap(), [rating(ANA, 27.5, 1)]);
    assert_eq!(people.rating(BOB, "lair".into(), 2).await.unwrap(), Some(rating(BOB, 22.5, 1)));
    assert_eq!(people.rating(BOB, "lair".into(), 3).await.unwrap(), None);
    let again = people.record(first, vec![rating(ANA, 29.0, 2), rating(BOB, 20.0, 2)], None).await;
    assert_eq!(again, Err(StoreError::Repeated));
    let stale = people.record(result(71, 71, 2, Some((1.0, 1.0))), vec![rating(ANA, 9.0, 1)], None).await;
    assert_eq!(
        stale,
        Err(StoreError::Conflict { sequence: 1 }),
        "a rating that was read before the first game"
    );
    assert_eq!(people.ratings_of(ANA).await.unwrap(), [rating(ANA, 27.5, 1)], "nothing has changed");
    assert_eq!(people.unrecorded(9).await.unwrap().len(), 3);
    let second = result(71, 71, 2, Some((25.0, 7.5)));
    people.record(second, vec![rating(ANA, 25.0, 2), rating(BOB, 25.0, 2)], None).await.unwrap();
    for table in 72..74 {
        people.record(result(table, table as u64, 1, None), vec![], None).await.unwrap();
    }
    assert!(people.unrecorded(9).await.unwrap().is_empty());
    let points = people.rating_history(ANA, 9).await.unwrap();
    let found: Vec<(u64, f64)> = points.iter().map(|point| (point.ended_ms, point.mu)).collect();
    assert_eq!(found, [(70, 27.5), (71, 25.0)]);
    let statistic =
        Statistic { game: "lair".into(), players: 2, games: 4, wins: 3, mean_place: 1.25, mean_total: 28.75 };
    assert_eq!(people.statistics(ANA).await.unwrap(), [statistic]);
}

async fn history_is_filtered_and_paged(store: &dyn Store) {
    let people = store.people();
    let found = async |person, filter, limit| {
        let found = people.history(person, filter, limit).await.unwrap();
        found.iter().map(|result| result.ended_ms).collect::<Vec<_>>()
    };
    let any = HistoryFilter::default;
    assert_eq!(found(ANA, any(), 9).await, [73, 72, 71, 70]);
    assert_eq!(people.history(ANA, any(), 1).await.unwrap(), [result(73, 73, 1, None)]);
    let after = Some((73, Uuid::from_u128(73)));
    assert_eq!(found(ANA, HistoryFilter { after, ..any() }, 2).await, [72, 71]);
    assert_eq!(found(ANA, HistoryFilter { is_won: Some(false), ..any() }, 9).await, [71]);
    assert_eq!(found(BOB, HistoryFilter { is_won: Some(true), ..any() }, 9).await, [71]);
    assert_eq!(found(ANA, HistoryFilter { game: Some("abyss".into()), ..any() }, 9).await, []);
    let opponent = |name: &str| HistoryFilter { opponent: Some(name.into()), ..any() };
    assert_eq!(found(ANA, opponent("bo"), 9).await.len(), 4);
    assert_eq!(found(BOB, opponent("100%"), 9).await.len(), 4);
    for nobody in ["ana", "%", "b_b"] {
        assert_eq!(found(ANA, opponent(nobody), 9).await, [], "{nobody}");
    }
    let dates = HistoryFilter { from_ms: Some(71), until_ms: Some(73), ..any() };
    assert_eq!(found(ANA, dates, 9).await, [72, 71]);
}

async fn all_tables_are_found_page_by_page(store: &dyn Store) {
    let people = store.people();
    let all = people.tables_after(None, 99).await.unwrap();
    assert!(all.is_sorted() && all.len() > 5);
    let mut paged = Vec::new();
    loop {
        let page = people.tables_after(paged.last().copied(), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        paged.extend(page);
    }
    assert_eq!(paged, all);
}

async fn who_is_forgotten_leaves_an_id_and_nothing_else(store: &dyn Store) {
    let people = store.people();
    people.add_session(ANA, session(65)).await.unwrap();
    people.forget(ANA, 8).await.unwrap();
    assert_eq!(people.person(ANA).await.unwrap(), None);
    assert_eq!(people.account("ana".into()).await.unwrap(), None);
    assert_eq!(store.person_of(TokenHash([65; 32]), 9).await.unwrap(), None);
    assert_eq!(people.settings(ANA).await.unwrap(), None);
    assert_eq!(people.campaigns_of(ANA).await.unwrap(), []);
    assert_eq!(people.campaigns_of(BOB).await.unwrap().len(), 1, "those of others stay");
    assert_eq!(
        (people.ratings_of(ANA).await.unwrap(), people.statistics(ANA).await.unwrap()),
        (vec![], vec![])
    );
    assert!(people.said_by(ANA).await.unwrap().iter().all(|said| said.line.text.is_empty()));
    let of_bob = people.history(BOB, HistoryFilter::default(), 9).await.unwrap();
    assert_eq!(of_bob.len(), 4, "games of others stay");
    assert!(
        of_bob.iter().all(|result| result.places[0].name.is_empty() && result.places[0].person.is_none())
    );
    people.forget(ANA, 9).await.unwrap();
}
