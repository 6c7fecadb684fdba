//! Stopping in time: before the limit, unless a look takes longer than all before it.

use std::time::Duration;

use super::Clock;

/// Watches the clock while a search thinks.
pub(super) struct Timer {
    clock: Clock,
    deadline: Duration,
    /// The last look at the clock.
    looked: Duration,
    /// The longest time between two looks so far; the next may take as long.
    longest: Duration,
}

impl Timer {
    pub(super) fn start(clock: Clock, ms: u32) -> Self {
        let looked = clock();
        Self { clock, deadline: looked + Duration::from_millis(ms.into()), looked, longest: Duration::ZERO }
    }

    /// Looks at the clock: whether the time until the next look might be too much.
    pub(super) fn is_late(&mut self) -> bool {
        let now = (self.clock)();
        self.longest = self.longest.max(now.saturating_sub(self.looked));
        self.looked = now;
        now + self.longest > self.deadline
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(0) };
    }

    fn now() -> Duration {
        Duration::from_millis(NOW.get())
    }

    /// The moment at which a search with so much time stops, if its looks at the clock are `steps` apart, over and over.
    fn stopped_at(ms: u32, steps: &[u64]) -> u64 {
        NOW.set(1000);
        let mut timer = Timer::start(now, ms);
        for step in steps.iter().cycle() {
            NOW.set(NOW.get() + step);
            if timer.is_late() {
                break;
            }
        }
        NOW.get() - 1000
    }

    #[test]
    fn a_search_stops_before_its_time_is_over_and_uses_what_it_can() {
        assert_eq!(stopped_at(100, &[10]), 100);
        assert_eq!(stopped_at(105, &[10]), 100);
        assert_eq!(stopped_at(100, &[10, 30]), 80, "another 30 would be too much");
        assert_eq!(stopped_at(100, &[1]), 100);
        assert_eq!(stopped_at(100, &[60]), 60);
    }
}
