//! Settings of a server. The program fills them in; nothing here reads the environment.

use std::time::Duration;

use crate::TimeSource;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach the server, such as `https://play.example.org`; without it the host of each request counts.
    pub public_url: Option<String>,
    /// How much one address or connection may do.
    pub limits: Limits,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long a bot may take, waiting included; then an action that looks sensible at first sight is done in its place.
    pub bot_deadline: Duration,
    /// How long a table stays in memory when nobody looks at it.
    pub unload_after: Duration,
    /// How often a live connection is pinged; silence of three times as long ends it.
    pub heartbeat: Duration,
    /// How long a session lasts.
    pub session_days: u64,
    /// Where tables take the time from.
    pub clock: TimeSource,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            limits: Limits::default(),
            thinkers: 2,
            bot_deadline: Duration::from_secs(10),
            unload_after: Duration::from_mins(5),
            heartbeat: Duration::from_secs(10),
            session_days: 180,
            clock: TimeSource::default(),
        }
    }
}

/// How much is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Allowance,
    /// New guests from one address.
    pub guests: Allowance,
    /// New tables from one address.
    pub tables: Allowance,
    /// Messages of one live connection.
    pub messages: Allowance,
}

/// So many at once, then one more each time this much time has passed.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// At once.
    pub burst: u32,
    /// The time until one more is allowed.
    pub every: Duration,
}

impl Allowance {
    /// So many at once, and one more every so many milliseconds.
    pub const fn new(burst: u32, every_ms: u64) -> Self {
        Self { burst, every: Duration::from_millis(every_ms) }
    }

    /// So much that nobody meets it.
    pub const BOUNDLESS: Self = Self::new(1_000_000, 1);
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Allowance::new(200, 20),
            guests: Allowance::new(10, 60_000),
            tables: Allowance::new(5, 12_000),
            messages: Allowance::new(100, 200),
        }
    }
}

impl Limits {
    /// No limits, for tests and measurements.
    pub const BOUNDLESS: Self = Self {
        requests: Allowance::BOUNDLESS,
        guests: Allowance::BOUNDLESS,
        tables: Allowance::BOUNDLESS,
        messages: Allowance::BOUNDLESS,
    };
}
