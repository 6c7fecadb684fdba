//! Standing orders carried out: the table passes in the place of a seat, as an action like any other. Where somebody else
//! might learn from it how soon that happens, it takes as long as a quick person does, and no two take the same time.

use std::time::Duration;

use table::{Seat, StateHash, Viewer};
use tokio::time::Instant;

use super::{Actor, Lost};
use crate::entropy;
use crate::table::hosted::Hosted;

/// An answer that the table is about to give.
pub(super) struct Answering {
    seat: Seat,
    about: StateHash,
    action: String,
    /// When.
    pub(super) at: Instant,
}

impl Actor {
    /// Gets ready to answer for a seat if its order says so, and lets it be if it does not any more.
    pub(super) fn mind_orders(&mut self) {
        let Some((seat, action, about)) = self.hosted.order_to_act() else {
            self.answering = None;
            return;
        };
        let same = |answering: &Answering| answering.seat == seat && answering.about == about;
        if self.answering.as_ref().is_some_and(same) {
            return;
        }
        let is_noticed = self.hosted.has_company(seat) || self.present.has(Viewer::Spectator);
        let pause = if is_noticed { self.pause() } else { Duration::ZERO };
        self.answering = Some(Answering { seat, about, action, at: Instant::now() + pause });
    }

    /// A random time within what the settings allow; the longest where there is no chance to be had.
    fn pause(&self) -> Duration {
        let (least, most) = self.means.reaction_pause;
        let share =
            entropy::fresh().map_or(1.0, |bytes| f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX));
        least + most.saturating_sub(least).mul_f64(share)
    }

    /// Answers by order.
    pub(super) async fn obey(&mut self) -> Result<(), Lost> {
        let Some(Answering { seat, action, .. }) = self.answering.take() else { return Ok(()) };
        let command = entropy::command_id().map_err(|_| Lost)?;
        self.carry_out(Hosted::act_for(seat, action, command)).await
    }
}

/// Waits until then; for ever if there is nothing to wait for.
pub(super) async fn until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
