//! The clocks of this program. Nothing below it knows what time it is.

use std::time::Instant;

/// A running measurement of time.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch {
    wall: Instant,
    cpu: f64,
}

impl Stopwatch {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "measuring is what it is for; no game sees it")]
    pub(crate) fn start() -> Self {
        Self { wall: Instant::now(), cpu: process_cpu_seconds().unwrap_or(0.0) }
    }

    /// Seconds on the wall since the start.
    pub(crate) fn wall_seconds(&self) -> f64 {
        self.wall.elapsed().as_secs_f64()
    }

    /// Seconds of processor time this program took since the start, all threads together; on systems that do not
    /// tell, seconds on the wall.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        process_cpu_seconds().map_or_else(|| self.wall_seconds(), |now| now - self.cpu)
    }
}

#[cfg(unix)]
fn process_cpu_seconds() -> Option<f64> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 / 1e9)
}

#[cfg(not(unix))]
fn process_cpu_seconds() -> Option<f64> {
    None
}
