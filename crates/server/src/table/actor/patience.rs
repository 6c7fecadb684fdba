//! How long the table waits for whoever is to act.

use std::time::Duration;

use table::Seat;

use super::{Actor, Lost};
use crate::table::entry::{Entry, Place, Why};

impl Actor {
    /// When patience ends with somebody who is to act.
    fn patience(&self) -> impl Iterator<Item = (Seat, Why, u64)> + '_ {
        let clock = self.hosted.next_clock().map(|(seat, until_ms)| (seat, Why::Time, until_ms));
        let absence = self.hosted.grace_ms().into_iter().flat_map(move |grace_ms| {
            self.hosted.asked().iter().filter_map(move |seat| {
                let gone_ms = self.present.gone_since(self.hosted.holder(seat)?)?;
                Some((seat, Why::Absence, gone_ms.saturating_add(grace_ms)))
            })
        });
        clock.into_iter().chain(absence)
    }

    /// When somebody must be looked after next.
    pub(super) fn next_alarm(&self) -> Option<u64> {
        self.patience().map(|(_, _, at_ms)| at_ms).min()
    }

    /// Lets a bot play for whoever is out of time or gone for too long.
    pub(super) async fn stand_in(&mut self) -> Result<(), Lost> {
        self.look_around();
        let now_ms = self.now_ms();
        let overdue = self.patience().find(|&(_, _, at_ms)| at_ms <= now_ms);
        match overdue {
            Some((seat, why, _)) => self.decide(Entry::StandIn { seat: Place(seat), why }).await,
            None => Ok(()),
        }
    }
}

/// Waits so many milliseconds; for ever if there is nothing to wait for.
pub(super) async fn ring(after_ms: Option<u64>) {
    match after_ms {
        Some(after_ms) => tokio::time::sleep(Duration::from_millis(after_ms)).await,
        None => std::future::pending().await,
    }
}
