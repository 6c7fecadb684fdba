//! Refusals that come up everywhere, and faults that are told to the log but not to clients.

use protocol::{Code, Refused};
use store::StoreError;
use uuid::Uuid;

/// There is no such table, or it is not for these eyes: the two must look the same.
pub(crate) fn no_table() -> Refused {
    Refused::new(Code::NotFound, "there is no such table, or it is private and you do not sit there")
}

/// A request that makes no sense.
pub(crate) fn bad(sentence: impl Into<String>) -> Refused {
    Refused::new(Code::BadRequest, sentence)
}

/// The server stops.
pub(crate) fn stopping() -> Refused {
    Refused {
        retry_after: Some(2),
        ..Refused::new(Code::Stopping, "the server is restarting; try again in a moment")
    }
}

/// Too many wait already.
pub(crate) fn busy() -> Refused {
    Refused { retry_after: Some(1), ..Refused::new(Code::Busy, "the table is busy; try again") }
}

/// The store failed: the log of the server is told why, the client that nothing was done.
pub(crate) fn not_saved(error: &StoreError) -> Refused {
    tracing::error!(%error, "the store failed");
    let sentence = "it could not be saved, so it was not done; try again";
    Refused { retry_after: Some(1), ..Refused::new(Code::NotSaved, sentence) }
}

/// A fault of the server at a table. `what` must hold no secret.
pub(crate) fn fault(table: Uuid, what: &str) -> Refused {
    tracing::error!(table.id = %table, "table {table}: {what}");
    mistake()
}

/// A fault of the server that its log has been told of.
pub(crate) fn mistake() -> Refused {
    Refused::new(Code::Internal, "the server made a mistake; nothing was done")
}
