//! Looking after a database file: copies of it, and whether it is sound.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::Sqlite;
use crate::StoreError;

impl Sqlite {
    /// Writes a copy of a database into a new file, as it is at one moment, while others go on using it.
    ///
    /// # Errors
    /// [`StoreError::Unusable`] if there is no such database, [`StoreError::Failed`] if the copy cannot be written;
    /// then what there is of it is of no use.
    pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(from).read_only(true).disable_statement_logging();
        let opened = options.connect().await;
        let mut connection = opened.map_err(|error| StoreError::Unusable(error.to_string()))?;
        let to = to.to_str().ok_or_else(|| StoreError::Failed("the file's name is no text".to_owned()))?;
        sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }

    /// What SQLite itself finds wrong with the file, one sentence each.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub async fn problems(&self) -> Result<Vec<String>, StoreError> {
        let mut found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers).await?;
        found.retain(|line| line != "ok");
        for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await? {
            let (table, parent): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            found.push(format!("a row of `{table}` points to a row of `{parent}` that is not there"));
        }
        Ok(found)
    }

    /// How many rows there are of each kind.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub async fn counts(&self) -> Result<Vec<(&'static str, u64)>, StoreError> {
        const KINDS: [(&str, &str); 8] = [
            ("people", "SELECT COUNT(*) FROM people WHERE deleted_ms IS NULL"),
            ("accounts", "SELECT COUNT(*) FROM accounts"),
            ("open tables", "SELECT COUNT(*) FROM tables WHERE status = 'open'"),
            ("running tables", "SELECT COUNT(*) FROM tables WHERE status = 'playing'"),
            ("finished tables", "SELECT COUNT(*) FROM tables WHERE status = 'finished'"),
            ("abandoned tables", "SELECT COUNT(*) FROM tables WHERE status = 'abandoned'"),
            ("entries", "SELECT COUNT(*) FROM events"),
            ("reports", "SELECT COUNT(*) FROM reports"),
        ];
        let mut counts = Vec::with_capacity(KINDS.len());
        for (kind, query) in KINDS {
            let count: i64 = sqlx::query_scalar(query).fetch_one(&self.readers).await?;
            counts.push((kind, count.cast_unsigned()));
        }
        Ok(counts)
    }
}
