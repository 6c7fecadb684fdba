//! The one source of randomness of the server: the operating system.

use protocol::{Code, Refused};
use uuid::Uuid;

use crate::clock;

/// Bytes nobody can guess.
pub(crate) fn fresh<const N: usize>() -> Result<[u8; N], Refused> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Refused::new(Code::Internal, "the server has no random numbers now; nothing was done")
    })?;
    Ok(bytes)
}

/// A new id that sorts by time of creation and cannot be guessed (UUID version 7).
pub(crate) fn id() -> Result<Uuid, Refused> {
    Ok(uuid::Builder::from_unix_timestamp_millis(clock::now_ms(), &fresh()?).into_uuid())
}

/// A new id without a time in it, for commands of the server itself.
pub(crate) fn command_id() -> Result<Uuid, Refused> {
    Ok(uuid::Builder::from_random_bytes(fresh()?).into_uuid())
}
