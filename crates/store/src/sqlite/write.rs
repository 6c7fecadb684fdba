//! The one writer. It takes what is waiting, commits once and answers all: a lone write never waits for company, and
//! under load one synchronisation of the disk serves many.

use std::{io, thread};

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use super::people;
use crate::{Append, Person, Session, Sight, StoreError, Summary, TableRow, TokenHash, Waits};

/// How many writes go into one commit.
const GROUP: usize = 256;

/// Something to be written.
pub(super) enum Work {
    AddPerson(Person, Session),
    EndSession(TokenHash),
    CreateTable(Box<(TableRow, Summary)>, Vec<Uuid>),
    Append(Append),
    People(Box<people::Deed>),
    Close,
}

/// Something to be written, and who waits for it.
pub(super) struct Job {
    work: Work,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    pub(super) fn new(work: Work) -> (Self, oneshot::Receiver<Result<(), StoreError>>) {
        let (answer, waiting) = oneshot::channel();
        (Self { work, answer }, waiting)
    }
}

/// Starts the writer on a thread of its own. Every statement goes to SQLite and back; among the tasks of a busy server
/// each way back would wait for its turn, and a group of forty moves would wait forty times.
pub(super) fn start(connection: SqliteConnection, jobs: mpsc::Receiver<Job>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let writer = move || runtime.block_on(run(connection, jobs));
    thread::Builder::new().name("store writer".to_owned()).spawn(writer).map(drop)
}

/// Writes until the store is closed or dropped.
async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        if group.iter().any(|job| matches!(job.work, Work::Close)) {
            jobs.close(); // what is queued is still written; later writes are refused
        }
        let results = commit(&mut connection, &group).await;
        for (job, result) in group.drain(..).zip(results) {
            let _ = job.answer.send(result); // whoever asked may be gone
        }
    }
    let _ = connection.close().await; // nothing depends on it: every commit was synchronised
}

/// Writes a group in one transaction. A refused job leaves no trace; a failure of the database fails all of them.
async fn commit(connection: &mut SqliteConnection, group: &[Job]) -> Vec<Result<(), StoreError>> {
    match try_commit(connection, group).await {
        Ok(results) => results,
        Err(error) => group.iter().map(|_| Err(error.clone())).collect(),
    }
}

async fn try_commit(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        match write(&mut transaction, &job.work).await {
            Ok(()) => results.push(Ok(())),
            Err(refused @ (StoreError::Conflict { .. } | StoreError::Repeated | StoreError::Taken)) => {
                results.push(Err(refused));
            }
            Err(failed) => {
                // SQLite may have rolled back by itself; then this second time does nothing.
                let _ = transaction.rollback().await;
                return Err(failed);
            }
        }
    }
    transaction.commit().await?;
    Ok(results)
}

async fn write(connection: &mut SqliteConnection, work: &Work) -> Result<(), StoreError> {
    match work {
        Work::AddPerson(person, session) => add_person(connection, person, session).await,
        Work::EndSession(token) => end_session(connection, *token).await,
        Work::CreateTable(new, members) => create_table(connection, &new.0, members, &new.1).await,
        Work::Append(append) => add_entry(connection, append).await,
        Work::People(deed) => people::write(connection, deed).await,
        Work::Close => Ok(()),
    }
}

async fn add_person(
    connection: &mut SqliteConnection,
    person: &Person,
    session: &Session,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO people (id, name, kind, created_ms) VALUES (?, ?, ?, ?)")
        .bind(person.id)
        .bind(&person.name)
        .bind(person.kind.name())
        .bind(person.created_ms.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO sessions (token_hash, person, created_ms, expires_ms) VALUES (?, ?, ?, ?)")
        .bind(&session.token.0[..])
        .bind(person.id)
        .bind(session.created_ms.cast_signed())
        .bind(session.expires_ms.cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

async fn end_session(connection: &mut SqliteConnection, token: TokenHash) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE token_hash = ?").bind(&token.0[..]).execute(connection).await?;
    Ok(())
}

pub(super) async fn create_table(
    connection: &mut SqliteConnection,
    table: &TableRow,
    members: &[Uuid],
    summary: &Summary,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, rules, options, seats, owner, invitation, commitment, seed, salt, status, \
         created_ms, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.id)
    .bind(&table.game)
    .bind(table.rules)
    .bind(&table.options)
    .bind(&table.seats)
    .bind(table.owner)
    .bind(table.invitation.as_ref().map(|hash| &hash[..]))
    .bind(&table.commitment[..])
    .bind(&table.seed[..])
    .bind(&table.salt[..])
    .bind(&table.status)
    .bind(table.created_ms.cast_signed())
    .bind(&table.terms)
    .execute(&mut *connection)
    .await?;
    show(connection, table.id, &summary.sight).await?;
    wait(connection, table.id, &summary.waits).await?;
    for &member in members {
        add_member(connection, table.id, member).await?;
    }
    Ok(())
}

/// What lists show. Where there was no summary, the table waits for nobody until it is said.
async fn show(connection: &mut SqliteConnection, table: Uuid, sight: &Sight) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO summaries (table_id, shown, people, waits_for) VALUES (?1, ?2, ?3, '') \
         ON CONFLICT (table_id) DO UPDATE SET shown = ?2, people = ?3",
    )
    .bind(table)
    .bind(&sight.shown)
    .bind(ids(&sight.people))
    .execute(connection)
    .await?;
    Ok(())
}

async fn wait(connection: &mut SqliteConnection, table: Uuid, waits: &Waits) -> Result<(), StoreError> {
    sqlx::query("UPDATE summaries SET waits_for = ?, due_ms = ? WHERE table_id = ?")
        .bind(ids(&waits.people))
        .bind(waits.due_ms.map(u64::cast_signed))
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

/// Ids as text, with spaces between them.
fn ids(people: &[Uuid]) -> String {
    people.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

async fn add_member(connection: &mut SqliteConnection, table: Uuid, member: Uuid) -> Result<(), StoreError> {
    sqlx::query("INSERT OR IGNORE INTO members (person, table_id) VALUES (?, ?)")
        .bind(member)
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

/// The first statement decides: it inserts only right after the last entry, and the two keys forbid the rest.
async fn add_entry(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let inserted = sqlx::query(
        "INSERT INTO events (table_id, sequence, command, person, entry, hash, written_ms) \
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 \
         WHERE (SELECT COALESCE(MAX(sequence), 0) + 1 FROM events WHERE table_id = ?1) = ?2",
    )
    .bind(append.table)
    .bind(append.sequence.cast_signed())
    .bind(append.command)
    .bind(append.person)
    .bind(&append.entry)
    .bind(append.hash.as_deref())
    .bind(append.written_ms.cast_signed())
    .execute(&mut *connection)
    .await;
    let conflict = StoreError::Conflict { sequence: append.sequence };
    match inserted {
        Ok(done) if done.rows_affected() == 1 => {}
        Ok(_) => return Err(conflict),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            return Err(if error.message().contains("command") { StoreError::Repeated } else { conflict });
        }
        Err(error) => return Err(error.into()),
    }
    if let Some(status) = append.status {
        sqlx::query("UPDATE tables SET status = ? WHERE id = ?")
            .bind(status)
            .bind(append.table)
            .execute(&mut *connection)
            .await?;
    }
    if let Some(sight) = &append.sight {
        show(connection, append.table, sight).await?;
    }
    if let Some(waits) = &append.waits {
        wait(connection, append.table, waits).await?;
    }
    match append.member {
        Some(member) => add_member(connection, append.table, member).await,
        None => Ok(()),
    }
}
