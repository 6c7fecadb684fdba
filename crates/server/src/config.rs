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
    /// How soon and how late the table passes for somebody by their standing order, where others could notice. A quick
    /// person takes as long, so that nobody can tell.
    pub reaction_pause: (Duration, Duration),
    /// How long a table stays in memory when nobody looks at it.
    pub unload_after: Duration,
    /// How often a live connection is pinged; silence of three times as long ends it.
    pub heartbeat: Duration,
    /// How long a session lasts.
    pub session_days: u64,
    /// What it costs to hash a password.
    pub passwords: PasswordCost,
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
            reaction_pause: (Duration::from_millis(700), Duration::from_secs(2)),
            unload_after: Duration::from_mins(5),
            heartbeat: Duration::from_secs(10),
            session_days: 180,
            passwords: PasswordCost::default(),
            clock: TimeSource::default(),
        }
    }
}

/// What it costs to hash a password: Argon2id with one lane.
#[derive(Clone, Copy, Debug)]
pub struct PasswordCost {
    /// Memory, in KiB.
    pub memory_kib: u32,
    /// How often it is gone through.
    pub passes: u32,
    /// How many may be hashed at once; each takes the memory.
    pub at_once: usize,
}

impl PasswordCost {
    /// As cheap as Argon2 allows: for tests only.
    pub const CHEAP: Self = Self { memory_kib: 8, passes: 1, at_once: 2 };
}

impl Default for PasswordCost {
    fn default() -> Self {
        Self { memory_kib: 19 * 1024, passes: 2, at_once: 2 }
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
    /// Attempts to sign in from one address.
    pub sign_ins: Allowance,
    /// Attempts to sign in to one account.
    pub sign_ins_of_account: Allowance,
    /// New accounts from one address.
    pub sign_ups: Allowance,
    /// Lines one person may say.
    pub lines: Allowance,
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
            sign_ins: Allowance::new(5, 12_000),
            sign_ins_of_account: Allowance::new(20, 45_000),
            sign_ups: Allowance::new(3, 1_200_000),
            lines: Allowance::new(4, 2_500),
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
        sign_ins: Allowance::BOUNDLESS,
        sign_ins_of_account: Allowance::BOUNDLESS,
        sign_ups: Allowance::BOUNDLESS,
        lines: Allowance::BOUNDLESS,
    };
}
