//! What the server counts, in the text form that Prometheus reads. No label carries a name, an id or an address.

use std::fmt::Write as _;
use std::future::Future;
use std::io;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use protocol::Code;
use tokio::net::TcpListener;
use tokio::time::Instant;

/// From the arrival of a command until its table takes it up.
pub(crate) static RECEIVE: Histogram = Histogram::new();
/// From there until it is on the disk.
pub(crate) static COMMIT: Histogram = Histogram::new();
/// From there until everybody's update is queued.
pub(crate) static BROADCAST: Histogram = Histogram::new();
/// How long bots think, waiting for a place included.
pub(crate) static THINKING: Histogram = Histogram::new();
/// Live connections over WebSockets.
pub(crate) static SOCKETS: Gauge = Gauge::new();
/// Live connections over server-sent events.
pub(crate) static STREAMS: Gauge = Gauge::new();
/// Tables in memory.
pub(crate) static TABLES: Gauge = Gauge::new();
/// Connections that came back and got just what they missed.
pub(crate) static RESUMED: Counter = Counter::new();
/// Connections that came back and had missed too much.
pub(crate) static RESYNCED: Counter = Counter::new();
/// Refusals, by code.
static REFUSED: [Counter; Code::ALL.len()] = [const { Counter::new() }; Code::ALL.len()];

/// Counts a refusal.
pub(crate) fn refused(code: Code) {
    let index = Code::ALL.iter().position(|known| *known == code);
    if let Some(counter) = index.and_then(|index| REFUSED.get(index)) {
        counter.add();
    }
}

/// Something that only grows.
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// One more.
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that comes and goes.
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    const fn new() -> Self {
        Self(AtomicI64::new(0))
    }

    /// One more, as long as the answer is there.
    pub(crate) fn enter(&'static self) -> Present {
        self.0.fetch_add(1, Ordering::Relaxed);
        Present(self)
    }
}

/// One of a gauge.
pub(crate) struct Present(&'static Gauge);

impl Drop for Present {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The upper ends of the buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000, 10_000_000];

/// How long something took, how often.
pub(crate) struct Histogram {
    /// One for each bound, and one for what took longer.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    sum_us: AtomicU64,
}

impl Histogram {
    const fn new() -> Self {
        Self { buckets: [const { AtomicU64::new(0) }; BOUNDS.len() + 1], sum_us: AtomicU64::new(0) }
    }

    /// It took as long as from `start` until now.
    pub(crate) fn since(&self, start: Instant) {
        self.took(start.elapsed());
    }

    fn took(&self, time: Duration) {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|&bound| us <= bound).unwrap_or(BOUNDS.len());
        if let Some(bucket) = self.buckets.get(bucket) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.sum_us.fetch_add(us, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (bucket, bound) in self.buckets.iter().zip(&BOUNDS) {
            count += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {count}", seconds(*bound));
        }
        count += self.buckets.last().map_or(0, |bucket| bucket.load(Ordering::Relaxed));
        let sum = seconds(self.sum_us.load(Ordering::Relaxed));
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

fn seconds(us: u64) -> f64 {
    us as f64 / 1e6
}

/// Everything, as text. Writing to a `String` does not fail.
fn text() -> String {
    let mut out = String::new();
    RECEIVE.write("bestiary_receive_seconds", "From the arrival of a command to taking it up", &mut out);
    COMMIT.write("bestiary_commit_seconds", "From taking a command up to having it on the disk", &mut out);
    BROADCAST.write("bestiary_broadcast_seconds", "From there to having every update queued", &mut out);
    THINKING.write("bestiary_bot_thinking_seconds", "How long bots think, waiting included", &mut out);
    let _ = writeln!(out, "# HELP bestiary_connections Live connections\n# TYPE bestiary_connections gauge");
    for (kind, gauge) in [("websocket", &SOCKETS), ("events", &STREAMS)] {
        let _ = writeln!(out, "bestiary_connections{{kind=\"{kind}\"}} {}", gauge.0.load(Ordering::Relaxed));
    }
    let tables = TABLES.0.load(Ordering::Relaxed);
    let _ = writeln!(out, "# HELP bestiary_tables Tables in memory\n# TYPE bestiary_tables gauge");
    let _ = writeln!(out, "bestiary_tables {tables}");
    let _ = writeln!(out, "# HELP bestiary_returns_total Connections that came back with a version");
    let _ = writeln!(out, "# TYPE bestiary_returns_total counter");
    for (kind, counter) in [("resumed", &RESUMED), ("resynced", &RESYNCED)] {
        let _ = writeln!(out, "bestiary_returns_total{{kind=\"{kind}\"}} {}", counter.get());
    }
    let _ = writeln!(out, "# HELP bestiary_refused_total Refusals\n# TYPE bestiary_refused_total counter");
    for (code, counter) in Code::ALL.iter().zip(&REFUSED) {
        let name = serde_json::to_value(code).unwrap_or_default();
        let _ = writeln!(out, "bestiary_refused_total{{code={name}}} {}", counter.get());
    }
    out
}

/// Serves the metrics at `/metrics` of an address of their own, until `stop` comes.
///
/// # Errors
/// If the listener fails.
pub async fn serve_metrics(
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let answer = || async { ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text()) };
    let routes = Router::new().route("/metrics", get(answer));
    axum::serve(listener, routes).with_graceful_shutdown(stop).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up_and_text_reads_like_prometheus() {
        static TOOK: Histogram = Histogram::new();
        for us in [1, 250, 251, 30_000, 60_000_000] {
            TOOK.took(Duration::from_micros(us));
        }
        let mut out = String::new();
        TOOK.write("x_seconds", "Help", &mut out);
        for line in [
            "# TYPE x_seconds histogram",
            "x_seconds_bucket{le=\"0.00025\"} 2",
            "x_seconds_bucket{le=\"0.0005\"} 3",
            "x_seconds_bucket{le=\"0.05\"} 4",
            "x_seconds_bucket{le=\"10\"} 4",
            "x_seconds_bucket{le=\"+Inf\"} 5",
            "x_seconds_sum 60.030502",
            "x_seconds_count 5",
        ] {
            assert!(out.lines().any(|found| found == line), "{line}\n{out}");
        }
        refused(Code::Stale);
        let _one = TABLES.enter();
        let text = text();
        assert!(
            text.contains("bestiary_refused_total{code=\"stale\"} ") && text.contains("bestiary_tables ")
        );
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (_, value) = line.rsplit_once(' ').unwrap();
            assert!(value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
