//! The only place in the tooling that asks what time it is.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Measures from now on: the returned function tells how long ago that was.
#[expect(clippy::disallowed_methods, reason = "durations of steps are for people; no game sees them")]
pub(crate) fn stopwatch() -> impl Fn() -> Duration {
    let start = Instant::now();
    move || start.elapsed()
}

/// Today in UTC as `2026-11-15`.
#[expect(clippy::disallowed_methods, reason = "a recorded figure carries its date")]
pub(crate) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = date(seconds / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A duration for people: `0.4 s`, `2 min 05 s`.
pub(crate) fn human(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

/// Year, month and day of a number of days since 1 January 1970.
fn date(mut days: u64) -> (u64, u64, u64) {
    let mut year = 1970;
    while days >= 365 + leap(year) {
        days -= 365 + leap(year);
        year += 1;
    }
    let lengths = [31, 28 + leap(year), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

/// 1 in a leap year, else 0.
fn leap(year: u64) -> u64 {
    u64::from(year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates_across_leap_years() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_088), (2024, 12, 31));
        assert_eq!(date(20_772), (2026, 11, 15));
    }

    #[test]
    fn durations_read_well() {
        assert_eq!(human(Duration::from_millis(420)), "0.4 s");
        assert_eq!(human(Duration::from_secs(125)), "2 min 05 s");
    }
}
