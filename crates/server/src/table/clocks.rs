//! The time of each seat. It follows from the times of the log's entries alone, so it survives a restart.
//!
//! A clock that runs is known by the moment it will have run out: entries in between that told a viewer nothing leave
//! no trace in it.

use protocol::{Clock, ClockShown};
use table::{Seat, SeatSet};

const DAY_MS: u64 = 86_400_000;

/// The clocks of a table; none if it plays without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    setting: Option<Clock>,
    seats: Vec<Time>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Time {
    Stopped { left_ms: u64 },
    Running { until_ms: u64 },
}

/// What an entry did to somebody's time, beside who is asked afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// Nothing.
    No,
    /// The seat took a step back: what that step had brought is taken back with it.
    Back(Seat),
    /// A bot stands in for the seat: nothing is gained.
    Away(Seat),
    /// The seat came back and has at least so much time.
    Again(Seat, u64),
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn new(setting: Option<Clock>, seats: usize) -> Self {
        let left_ms = setting.map_or(0, full);
        Self { setting, seats: vec![Time::Stopped { left_ms }; seats] }
    }

    /// From now on these seats are asked, and no others.
    pub(crate) fn turn(&mut self, asked: SeatSet, at_ms: u64, turned: Turned) {
        let Some(setting) = self.setting else { return };
        // Who has days has all of them again.
        let turned = match (turned, setting) {
            (Turned::Again(seat, _), Clock::Slow { .. }) => Turned::Again(seat, full(setting)),
            _ => turned,
        };
        for (seat, time) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            *time = match *time {
                Time::Running { until_ms } if !asked.contains(seat) => {
                    let left_ms = until_ms.saturating_sub(at_ms);
                    let gained = turned != Turned::Away(seat);
                    Time::Stopped { left_ms: if gained { refilled(setting, left_ms) } else { left_ms } }
                }
                Time::Stopped { left_ms } if asked.contains(seat) => {
                    let left_ms = match turned {
                        Turned::Back(own) if own == seat => left_ms.saturating_sub(increment(setting)),
                        Turned::Again(own, least_ms) if own == seat => left_ms.max(least_ms),
                        _ => left_ms,
                    };
                    Time::Running { until_ms: at_ms.saturating_add(left_ms) }
                }
                Time::Stopped { left_ms } if matches!(turned, Turned::Again(own, _) if own == seat) => {
                    let Turned::Again(_, least_ms) = turned else { continue };
                    Time::Stopped { left_ms: left_ms.max(least_ms) }
                }
                unchanged => unchanged,
            };
        }
    }

    /// The first clock to run out, and when.
    pub(crate) fn next(&self) -> Option<(Seat, u64)> {
        let running =
            Seat::all(self.seats.len() as u8).zip(&self.seats).filter_map(|(seat, time)| match time {
                Time::Running { until_ms } => Some((seat, *until_ms)),
                Time::Stopped { .. } => None,
            });
        running.min_by_key(|&(_, until_ms)| until_ms)
    }

    /// The clocks of these seats, as everybody sees them.
    pub(crate) fn shown(&self, people: SeatSet) -> Vec<ClockShown> {
        if self.setting.is_none() {
            return Vec::new();
        }
        let shown = |(seat, time): (Seat, &Time)| {
            let (left_ms, until_ms) = match *time {
                Time::Stopped { left_ms } => (Some(left_ms), None),
                Time::Running { until_ms } => (None, Some(until_ms)),
            };
            ClockShown { seat: seat.to_string(), left_ms, until_ms }
        };
        let all = Seat::all(self.seats.len() as u8).zip(&self.seats);
        all.filter(|(seat, _)| people.contains(*seat)).map(shown).collect()
    }
}

fn full(setting: Clock) -> u64 {
    match setting {
        Clock::Live { bank_s, .. } => u64::from(bank_s) * 1000,
        Clock::Slow { days } => u64::from(days) * DAY_MS,
    }
}

fn increment(setting: Clock) -> u64 {
    match setting {
        Clock::Live { increment_s, .. } => u64::from(increment_s) * 1000,
        Clock::Slow { .. } => 0,
    }
}

fn refilled(setting: Clock, left_ms: u64) -> u64 {
    match setting {
        Clock::Live { .. } => (left_ms + increment(setting)).min(full(setting)),
        Clock::Slow { .. } => full(setting),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::FIRST;

    fn b() -> Seat {
        A.next(2)
    }

    fn live() -> Clocks {
        Clocks::new(Some(Clock::Live { bank_s: 60, increment_s: 5 }), 2)
    }

    fn left(clocks: &Clocks, seat: Seat) -> (Option<u64>, Option<u64>) {
        let shown = &clocks.shown(SeatSet::all(2))[seat.index()];
        (shown.left_ms, shown.until_ms)
    }

    #[test]
    fn only_who_is_asked_loses_time_and_an_answer_brings_the_increment_up_to_the_bank() {
        let mut clocks = live();
        assert_eq!((left(&clocks, A), clocks.next()), ((Some(60_000), None), None));
        clocks.turn(SeatSet::only(A), 1000, Turned::No);
        assert_eq!(clocks.next(), Some((A, 61_000)));
        let running = clocks.clone();
        clocks.turn(SeatSet::only(A), 9000, Turned::No);
        assert_eq!(clocks, running, "a step in between leaves no trace");
        clocks.turn(SeatSet::only(b()), 21_000, Turned::No);
        assert_eq!(left(&clocks, A), (Some(45_000), None), "20 s used, 5 s won");
        assert_eq!(left(&clocks, b()), (None, Some(81_000)));
        clocks.turn(SeatSet::only(A), 22_000, Turned::No);
        assert_eq!(left(&clocks, b()), (Some(60_000), None), "never more than at first");
        clocks.turn(SeatSet::EMPTY, 500_000, Turned::No);
        assert_eq!(left(&clocks, A), (Some(5000), None), "time never goes below nothing");
    }

    #[test]
    fn taking_back_and_doing_again_wins_no_time() {
        let mut clocks = live();
        clocks.turn(SeatSet::only(A), 0, Turned::No);
        for at_ms in [20_000, 20_001, 20_002] {
            clocks.turn(SeatSet::only(b()), at_ms, Turned::No);
            clocks.turn(SeatSet::only(A), at_ms, Turned::Back(A));
            assert_eq!(left(&clocks, A), (None, Some(60_000)));
        }
    }

    #[test]
    fn who_was_away_comes_back_with_a_little_time() {
        let mut clocks = live();
        clocks.turn(SeatSet::only(A), 0, Turned::No);
        clocks.turn(SeatSet::EMPTY, 60_000, Turned::Away(A));
        assert_eq!(left(&clocks, A), (Some(0), None), "nothing is won by it");
        let mut not_asked = clocks.clone();
        not_asked.turn(SeatSet::EMPTY, 70_000, Turned::Again(A, 30_000));
        assert_eq!(left(&not_asked, A), (Some(30_000), None));
        clocks.turn(SeatSet::only(A), 70_000, Turned::Again(A, 30_000));
        assert_eq!(left(&clocks, A), (None, Some(100_000)));
    }

    #[test]
    fn days_begin_anew_with_every_turn() {
        let mut clocks = Clocks::new(Some(Clock::Slow { days: 2 }), 2);
        clocks.turn(SeatSet::only(A), 5, Turned::No);
        clocks.turn(SeatSet::only(b()), DAY_MS, Turned::No);
        assert_eq!(left(&clocks, A), (Some(2 * DAY_MS), None));
        assert_eq!(clocks.next(), Some((b(), 3 * DAY_MS)));
        clocks.turn(SeatSet::only(A), 3 * DAY_MS, Turned::Away(b()));
        clocks.turn(SeatSet::only(A), 3 * DAY_MS, Turned::Again(b(), 30_000));
        assert_eq!(left(&clocks, b()), (Some(2 * DAY_MS), None), "who comes back has all days again");
        let mut none = Clocks::new(None, 2);
        none.turn(SeatSet::all(2), 5, Turned::No);
        assert_eq!((none.next(), none.shown(SeatSet::all(2)).len()), (None, 0));
    }
}
