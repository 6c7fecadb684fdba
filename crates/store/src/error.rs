//! Why a store did not do it.

/// Why a store did not do it. The sentences are for the server's own log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this place of the log, or the one before it is missing.
    #[error("entry {sequence} is not the next one of this table")]
    Conflict {
        /// The place.
        sequence: u64,
    },
    /// The log has this command already.
    #[error("this command is in the log already")]
    Repeated,
    /// Somebody else has this already.
    #[error("this is taken already")]
    Taken,
    /// The database cannot be used with these settings.
    #[error("the database cannot be used: {0}")]
    Unusable(String),
    /// The database did not answer, refused, or is full.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            other => Self::Failed(other.to_string()),
        }
    }
}
