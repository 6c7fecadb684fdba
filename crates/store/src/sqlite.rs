//! Everything in one SQLite file: write-ahead log, `synchronous=FULL`, one writer that commits in groups, a few
//! readers beside it.

mod care;
mod people;
mod read;
mod write;

use std::path::PathBuf;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::mpsc;
use uuid::Uuid;

use crate::{Answer, Append, Entry, Person, Session, Store, StoreError, Summary, TableRow, TokenHash};
use write::{Job, Work};

/// How many writes may wait. More are told that the store is busy by waiting themselves.
const QUEUE: usize = 1024;

/// Where and how.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The file; it is created if it is not there.
    pub path: PathBuf,
    /// How many may read at once.
    pub readers: u32,
    /// How many pages the file may have, for tests of a full disk.
    pub max_pages: Option<u32>,
}

impl Settings {
    /// The usual settings for a file.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), readers: 4, max_pages: None }
    }
}

/// The embedded store.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

impl Sqlite {
    /// Opens the file, brings it up to date and checks that it keeps its promises.
    ///
    /// # Errors
    /// [`StoreError::Unusable`] if the file cannot be opened, is of an unknown version, or does not do
    /// write-ahead logging with full synchronisation.
    pub async fn open(settings: &Settings) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(&settings.path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let unusable = |error: sqlx::Error| StoreError::Unusable(error.to_string());
        let mut writing = options.connect().await.map_err(unusable)?;
        let migrations = sqlx::migrate!("./migrations");
        migrations.run(&mut writing).await.map_err(|error| StoreError::Unusable(error.to_string()))?;
        check_promises(&mut writing).await?;
        if let Some(pages) = settings.max_pages {
            limit_pages(&mut writing, pages).await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(settings.readers)
            .connect_with(options.read_only(true))
            .await
            .map_err(unusable)?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        write::start(writing, jobs).map_err(|error| StoreError::Unusable(error.to_string()))?;
        Ok(Self { readers, writer })
    }

    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (job, answer) = Job::new(work);
        self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Asks the database itself, for a setting that was only asked for may not have been taken.
async fn check_promises(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
    if journal != "wal" || synchronous != 2 {
        return Err(StoreError::Unusable(format!(
            "it must have journal_mode=wal and synchronous=2 (full), it has {journal} and {synchronous}"
        )));
    }
    Ok(())
}

/// SQLite takes no parameters here; the text is made of a number.
async fn limit_pages(connection: &mut SqliteConnection, pages: u32) -> Result<(), StoreError> {
    let pragma = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::query(pragma).execute(connection).await?;
    Ok(())
}

impl Store for Sqlite {
    fn add_person(&self, person: Person, session: Session) -> Answer<'_, ()> {
        Box::pin(self.write(Work::AddPerson(person, session)))
    }

    fn person_of(&self, token: TokenHash, now_ms: u64) -> Answer<'_, Option<Person>> {
        Box::pin(read::person_of(&self.readers, token, now_ms))
    }

    fn end_session(&self, token: TokenHash) -> Answer<'_, ()> {
        Box::pin(self.write(Work::EndSession(token)))
    }

    fn create_table(&self, table: TableRow, members: Vec<Uuid>, summary: Summary) -> Answer<'_, ()> {
        Box::pin(self.write(Work::CreateTable(Box::new((table, summary)), members)))
    }

    fn table(&self, id: Uuid) -> Answer<'_, Option<TableRow>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.write(Work::Append(append)))
    }

    fn entries(&self, table: Uuid) -> Answer<'_, Vec<Entry>> {
        Box::pin(read::entries(&self.readers, table))
    }

    fn listed(&self, status: &'static str, limit: u32) -> Answer<'_, Vec<Uuid>> {
        Box::pin(read::listed(&self.readers, status, limit))
    }

    fn tables_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>> {
        Box::pin(read::tables_of(&self.readers, person, limit))
    }

    fn people(&self) -> &dyn crate::People {
        self
    }

    fn running_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>> {
        Box::pin(read::running_of(&self.readers, person, limit))
    }

    fn summary(&self, table: Uuid) -> Answer<'_, Option<Summary>> {
        Box::pin(read::summary(&self.readers, table))
    }

    fn due(&self, after_ms: u64, until_ms: u64) -> Answer<'_, Vec<Uuid>> {
        Box::pin(read::due(&self.readers, after_ms, until_ms))
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(read::ready(&self.readers))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let closed = self.write(Work::Close).await;
            self.readers.close().await;
            closed
        })
    }
}
