//! The bots of the table: each thinks while the table goes on with everything else.

use catalog::{AnyPlay, Player};
use table::{Seat, StateHash};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::{Actor, Lost};
use crate::bots::{self, Decision, Thinkers};
use crate::table::hosted::Hosted;
use crate::{entropy, metrics};

/// A bot that makes up its mind about a position.
pub(super) struct Thinking {
    seat: Seat,
    about: StateHash,
    choice: JoinHandle<Option<Decision>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.choice.abort();
    }
}

impl Actor {
    /// Lets a bot think if it is its turn and it does not yet.
    pub(super) fn wake_bot(&mut self) {
        let Some((seat, bot, about)) = self.hosted.bot_to_act() else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.about == about && thinking.seat == seat) {
            return;
        }
        let kept = self.players.remove(&seat).filter(|player| player.spec() == bot);
        let player = kept.unwrap_or_else(|| bots::player(bot));
        let Some(position) = self.hosted.position() else { return };
        let choice = tokio::spawn(think(self.means.thinkers.clone(), position, seat, player));
        self.thinking = Some(Thinking { seat, about, choice });
    }

    pub(super) async fn bot_acts(&mut self, decision: Option<Decision>) -> Result<(), Lost> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        let Some(Decision { action, player }) = decision else { return Err(Lost) };
        if let Some(player) = player {
            self.players.insert(thinking.seat, player);
        }
        let command = entropy::command_id().map_err(|_| Lost)?;
        self.carry_out(Hosted::act_for(thinking.seat, action, command)).await
    }
}

async fn think(thinkers: Thinkers, play: Box<dyn AnyPlay>, seat: Seat, player: Player) -> Option<Decision> {
    let seed = entropy::fresh().map(u64::from_le_bytes).ok()?;
    let began = Instant::now();
    let choice = thinkers.choose(play, seat, player, seed).await;
    metrics::THINKING.since(began);
    choice
}

/// What the bot chose; waits for ever if none thinks.
pub(super) async fn decided(thinking: &mut Option<Thinking>) -> Option<Decision> {
    match thinking {
        Some(thinking) => (&mut thinking.choice).await.ok().flatten(),
        None => std::future::pending().await,
    }
}
