//! Reading.

use sqlx::Row as _;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use uuid::Uuid;

use crate::{Entry, Person, PersonKind, Sight, StoreError, Summary, TableRow, TokenHash, Waits};

pub(super) async fn person_of(
    pool: &SqlitePool,
    token: TokenHash,
    now_ms: u64,
) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query(
        "SELECT people.id, people.name, people.kind, people.created_ms FROM sessions \
         JOIN people ON people.id = sessions.person WHERE token_hash = ? AND expires_ms > ?",
    )
    .bind(&token.0[..])
    .bind(now_ms.cast_signed())
    .fetch_optional(pool)
    .await?;
    row.as_ref().map(to_person).transpose()
}

/// A person from the columns `id`, `name`, `kind` and `created_ms`.
pub(super) fn to_person(row: &SqliteRow) -> Result<Person, StoreError> {
    let kind: String = row.try_get("kind")?;
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: if kind == "account" { PersonKind::Account } else { PersonKind::Guest },
        created_ms: number(row, "created_ms")?,
    })
}

pub(super) async fn table(pool: &SqlitePool, id: Uuid) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(pool).await?;
    row.map(|row| {
        let invitation: Option<Vec<u8>> = row.try_get("invitation")?;
        Ok(TableRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            options: row.try_get("options")?,
            seats: row.try_get("seats")?,
            terms: row.try_get("terms")?,
            owner: row.try_get("owner")?,
            invitation: invitation.map(bytes).transpose()?,
            commitment: bytes(row.try_get("commitment")?)?,
            seed: bytes(row.try_get("seed")?)?,
            salt: bytes(row.try_get("salt")?)?,
            status: row.try_get("status")?,
            created_ms: number(&row, "created_ms")?,
        })
    })
    .transpose()
}

pub(super) async fn entries(pool: &SqlitePool, table: Uuid) -> Result<Vec<Entry>, StoreError> {
    let rows = sqlx::query(
        "SELECT sequence, command, person, entry, hash, written_ms FROM events WHERE table_id = ? \
         ORDER BY sequence",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    rows.iter()
        .map(|row| {
            Ok(Entry {
                sequence: number(row, "sequence")?,
                command: row.try_get("command")?,
                person: row.try_get("person")?,
                entry: row.try_get("entry")?,
                hash: row.try_get("hash")?,
                written_ms: number(row, "written_ms")?,
            })
        })
        .collect()
}

pub(super) async fn listed(pool: &SqlitePool, status: &str, limit: u32) -> Result<Vec<Uuid>, StoreError> {
    let query =
        "SELECT id FROM tables WHERE status = ? AND invitation IS NULL ORDER BY created_ms DESC LIMIT ?";
    Ok(sqlx::query_scalar(query).bind(status).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn tables_of(pool: &SqlitePool, person: Uuid, limit: u32) -> Result<Vec<Uuid>, StoreError> {
    let query = "SELECT table_id FROM members JOIN tables ON tables.id = table_id WHERE person = ? \
                 ORDER BY created_ms DESC LIMIT ?";
    Ok(sqlx::query_scalar(query).bind(person).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn running_of(pool: &SqlitePool, person: Uuid, limit: u32) -> Result<Vec<Uuid>, StoreError> {
    let query = "SELECT table_id FROM members JOIN tables ON tables.id = table_id \
                 WHERE person = ? AND status IN ('open', 'playing') ORDER BY created_ms DESC LIMIT ?";
    Ok(sqlx::query_scalar(query).bind(person).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn summary(pool: &SqlitePool, table: Uuid) -> Result<Option<Summary>, StoreError> {
    let query = "SELECT shown, people, waits_for, due_ms FROM summaries WHERE table_id = ?";
    let row = sqlx::query(query).bind(table).fetch_optional(pool).await?;
    row.map(|row| {
        let due_ms: Option<i64> = row.try_get("due_ms")?;
        Ok(Summary {
            sight: Sight { shown: row.try_get("shown")?, people: people(row.try_get("people")?)? },
            waits: Waits {
                people: people(row.try_get("waits_for")?)?,
                due_ms: due_ms.map(i64::cast_unsigned),
            },
        })
    })
    .transpose()
}

pub(super) async fn due(pool: &SqlitePool, after_ms: u64, until_ms: u64) -> Result<Vec<Uuid>, StoreError> {
    let query = "SELECT table_id FROM summaries WHERE due_ms > ? AND due_ms <= ? ORDER BY due_ms";
    let due = sqlx::query_scalar(query).bind(after_ms.cast_signed()).bind(until_ms.cast_signed());
    Ok(due.fetch_all(pool).await?)
}

pub(super) async fn ready(pool: &SqlitePool) -> Result<(), StoreError> {
    let _: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM (SELECT 1 FROM tables LIMIT 1)").fetch_one(pool).await?;
    Ok(())
}

pub(super) fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)?.cast_unsigned())
}

pub(super) fn bytes(found: Vec<u8>) -> Result<[u8; 32], StoreError> {
    found.try_into().map_err(|_| StoreError::Failed("a stored key does not have 32 bytes".to_owned()))
}

/// Ids as `write::ids` puts them.
fn people(text: &str) -> Result<Vec<Uuid>, StoreError> {
    let id = |text: &str| text.parse().map_err(|_| StoreError::Failed("a stored id is none".to_owned()));
    text.split_whitespace().map(id).collect()
}
