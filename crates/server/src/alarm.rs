//! Wakes tables that sleep when something is due there: somebody's days are over, or a bot's turn was cut short by a
//! restart. Tables in memory look after themselves.

use std::sync::Arc;
use std::time::Duration;

use crate::http::House;

/// How often the store is asked.
const PERIOD: Duration = Duration::from_secs(1);

/// What was due this long ago is looked at once more: a table may have gone away because its disk failed.
const AGAIN_MS: u64 = 60_000;

/// How many tables wake at once, and the pause after them: a restart must not make all of them wake together.
const GROUP: usize = 50;
const PAUSE: Duration = Duration::from_millis(50);

/// Wakes what is due, for ever.
pub(crate) async fn run(house: Arc<House>) {
    let mut told_ms: u64 = 0;
    loop {
        let now_ms = house.now_ms();
        match house.due(told_ms.saturating_sub(AGAIN_MS), now_ms).await {
            Ok(due) => {
                for group in due.chunks(GROUP) {
                    for &table in group {
                        house.hub.wake(table);
                    }
                    tokio::time::sleep(PAUSE).await;
                }
                told_ms = now_ms.max(told_ms);
            }
            Err(error) => tracing::error!(%error, "the store does not say what is due"),
        }
        tokio::time::sleep(PERIOD).await;
    }
}
