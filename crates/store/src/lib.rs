//! Where tables, people and sessions are kept. A table is its log: [`Store::append`] is the one way a table changes,
//! and when it returns `Ok` the entry survives a crash.
//!
//! | to … | look at |
//! |---|---|
//! | use a store | [`Store`] |
//! | keep accounts, talk, ratings and results | [`People`] |
//! | keep everything in one file | [`Sqlite`] |
//! | know what is kept | [`TableRow`], [`Append`], [`Entry`], [`Summary`], [`Person`], [`Session`] |
//!
//! **To add a backend**: implement [`Store`], then run the suite in `tests/suite` on it, as `tests/sqlite.rs` does.
//! The suite is the contract: durable after `Ok`, nothing changed after `Err` (unless the backend itself cannot know,
//! which is why callers read the log again after a failure), sequences without gaps, no command twice.

mod error;
mod model;
pub mod people;
mod sqlite;

use std::future::Future;
use std::pin::Pin;

use uuid::Uuid;

pub use error::StoreError;
pub use model::{Append, Entry, Person, PersonKind, Session, Sight, Summary, TableRow, TokenHash, Waits};
pub use people::People;
pub use sqlite::{Settings, Sqlite};

/// What a store answers, once it knows. Boxed, so that a store can be chosen while the program runs.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Storage. Every write is durable when its answer is `Ok`.
pub trait Store: Send + Sync + 'static {
    /// Adds a person together with their first session.
    fn add_person(&self, person: Person, session: Session) -> Answer<'_, ()>;

    /// Whose session this is, unless it has ended by `now_ms`.
    fn person_of(&self, token: TokenHash, now_ms: u64) -> Answer<'_, Option<Person>>;

    /// Ends a session; no effect if there is none.
    fn end_session(&self, token: TokenHash) -> Answer<'_, ()>;

    /// Adds a table, with the people who sit there from the beginning and what lists show of it.
    fn create_table(&self, table: TableRow, members: Vec<Uuid>, summary: Summary) -> Answer<'_, ()>;

    /// The table with this id.
    fn table(&self, id: Uuid) -> Answer<'_, Option<TableRow>>;

    /// Adds the next entry to the log of a table.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `sequence` is not the next one, [`StoreError::Repeated`] if the log has the
    /// command already: then nothing has changed. After [`StoreError::Failed`] the caller reads the log to know.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// The whole log of a table, in order.
    fn entries(&self, table: Uuid) -> Answer<'_, Vec<Entry>>;

    /// The newest public tables with this status.
    fn listed(&self, status: &'static str, limit: u32) -> Answer<'_, Vec<Uuid>>;

    /// The newest tables where this person sits or sat.
    fn tables_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>>;

    /// The newest tables where this person sits or sat that are not over.
    fn running_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>>;

    /// What lists know of a table; nothing if it was last changed before there were summaries.
    fn summary(&self, table: Uuid) -> Answer<'_, Option<Summary>>;

    /// The tables that are due after `after_ms` and until `until_ms`, both in milliseconds since 1970.
    fn due(&self, after_ms: u64, until_ms: u64) -> Answer<'_, Vec<Uuid>>;

    /// What is kept about people besides their sessions.
    fn people(&self) -> &dyn People;

    /// Whether the store answers at all.
    fn ready(&self) -> Answer<'_, ()>;

    /// Finishes what is under way and closes. Nothing can be written afterwards.
    fn close(&self) -> Answer<'_, ()>;
}
