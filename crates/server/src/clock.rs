//! The one clock of the server. No game sees it.

use std::fmt;
use std::sync::{Arc, LazyLock};
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

/// Where tables take the time from. Tests bring their own.
#[derive(Clone)]
pub struct TimeSource(Arc<dyn Fn() -> u64 + Send + Sync>);

impl TimeSource {
    /// A clock of one's own: milliseconds since 1970, whenever it is asked.
    pub fn new(now_ms: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(now_ms))
    }

    pub(crate) fn now_ms(&self) -> u64 {
        (self.0)()
    }
}

impl Default for TimeSource {
    /// The clock of the machine.
    fn default() -> Self {
        Self::new(now_ms)
    }
}

impl fmt::Debug for TimeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TimeSource({})", self.now_ms())
    }
}
