//! The one clock of the server. No game sees it.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long the server has been asked for the time: what bots are limited by.
#[expect(clippy::disallowed_methods, reason = "bots must answer in time; no game sees it")]
pub(crate) fn running() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Milliseconds since 1970.
#[expect(clippy::disallowed_methods, reason = "sessions expire and tables have a date; no game sees it")]
pub(crate) fn now_ms() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}
