//! The clocks of this program. Nothing below it knows what time it is.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// How long it is since somebody first asked: what bots are limited by when a person waits.
#[expect(clippy::disallowed_methods, reason = "people should not wait for ever; no game sees it")]
pub(crate) fn wall() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// The processor time of this thread: what bots are measured by, however busy the machine is.
#[cfg(unix)]
pub(crate) fn thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.cast_unsigned(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// This system does not tell processor time: time on the wall.
#[cfg(not(unix))]
pub(crate) fn thread() -> Duration {
    wall()
}

/// A running measurement of time.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch {
    wall: Instant,
    #[cfg(unix)]
    cpu: f64,
}

impl Stopwatch {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "measuring is what it is for; no game sees it")]
    pub(crate) fn start() -> Self {
        Self {
            wall: Instant::now(),
            #[cfg(unix)]
            cpu: process_cpu_seconds(),
        }
    }

    /// Seconds on the wall since the start.
    pub(crate) fn wall_seconds(&self) -> f64 {
        self.wall.elapsed().as_secs_f64()
    }

    /// Seconds of processor time this program took since the start, all threads together.
    #[cfg(unix)]
    pub(crate) fn cpu_seconds(&self) -> f64 {
        process_cpu_seconds() - self.cpu
    }

    /// This system does not tell processor time: seconds on the wall.
    #[cfg(not(unix))]
    pub(crate) fn cpu_seconds(&self) -> f64 {
        self.wall_seconds()
    }
}

#[cfg(unix)]
fn process_cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
