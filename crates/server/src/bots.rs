//! Bots think on a bounded pool, with a deadline. A bot that is stuck costs one place in the pool, never a table.

use std::sync::Arc;
use std::time::Duration;

use bots::BotSpec;
use catalog::{ActionShown, AnyPlay, Player};
use protocol::{HintMove, Refused};
use table::{Pcg, Seat};
use tokio::sync::Semaphore;

use crate::table::seen::json;
use crate::{Config, clock, entropy, refuse};

/// The places where bots think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    deadline: Duration,
}

impl Thinkers {
    pub(crate) fn new(config: &Config) -> Self {
        Self { places: Arc::new(Semaphore::new(config.thinkers.max(1))), deadline: config.bot_deadline }
    }

    /// What `player` does at `seat`: its own choice if it comes in time, else what looks sensible at first sight. `None`
    /// if the seat has nothing to choose.
    pub(crate) async fn choose(
        &self,
        play: Box<dyn AnyPlay>,
        seat: Seat,
        mut player: Player,
        seed: u64,
    ) -> Option<Decision> {
        let bot = player.spec();
        let hasty =
            play.choose_for(seat, &mut Player::new(BotSpec::Greedy, None), &mut Pcg::new(seed)).ok()?;
        let mut legal = play.legal(seat);
        let thought = move || {
            let index = play.choose_for(seat, &mut player, &mut Pcg::new(seed)).ok()?;
            Some((index, player))
        };
        let (index, player) = if let Some((index, player)) = self.think(thought).await {
            (index, Some(player))
        } else {
            tracing::warn!(%bot, "a bot found no action in time; the first that looks sensible is done");
            (hasty, None)
        };
        (index < legal.len()).then(|| Decision { action: legal.swap_remove(index), player })
    }

    /// What `bot` thinks of the legal actions of `seat`, the most promising first.
    pub(crate) async fn advise(
        &self,
        play: Box<dyn AnyPlay>,
        seat: Seat,
        bot: BotSpec,
    ) -> Result<Vec<HintMove>, Refused> {
        let seed = entropy::fresh().map(u64::from_le_bytes)?;
        self.think(move || advice(&*play, seat, bot, seed)).await.ok_or_else(refuse::busy)
    }

    /// What comes of a thought, if it comes in time. Its place is given back when it has come to an end, however long that
    /// takes.
    async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let thinking = async {
            let place = self.places.clone().acquire_owned().await.ok()?;
            let thinking = tokio::task::spawn_blocking(move || {
                let found = thought();
                drop(place);
                found
            });
            thinking.await.ok().flatten()
        };
        tokio::time::timeout(self.deadline, thinking).await.ok().flatten()
    }
}

/// What a bot has decided.
pub(crate) struct Decision {
    /// What is to be done, in notation.
    pub(crate) action: String,
    /// The bot with what it has thought, if it came to an end.
    pub(crate) player: Option<Player>,
}

/// A bot of this kind, limited by the clock on the wall.
pub(crate) fn player(bot: BotSpec) -> Player {
    Player::new(bot, Some(clock::running))
}

/// The chance to win that a bot sees for a seat that is to act, if it looks ahead. The same position has the same chance,
/// as long as the machine is fast enough.
pub(crate) fn chance_to_win(play: &dyn AnyPlay, seat: Seat, bot: BotSpec) -> Option<f32> {
    let mut player = player(bot);
    play.choose_for(seat, &mut player, &mut Pcg::new(play.steps() as u64)).ok()?;
    play.thoughts(seat, &player)?.candidates.first().map(|best| best.win)
}

/// What a bot that searches found out; `None` from one that does not.
fn advice(play: &dyn AnyPlay, seat: Seat, bot: BotSpec, seed: u64) -> Option<Vec<HintMove>> {
    let mut player = player(bot);
    play.choose_for(seat, &mut player, &mut Pcg::new(seed)).ok()?;
    let (thoughts, actions) = (play.thoughts(seat, &player)?, play.actions(seat));
    let all: u32 = thoughts.candidates.iter().map(|found| found.visits).sum();
    let candidates = thoughts.candidates.iter().filter_map(|found| {
        let ActionShown { notation, phrase } = actions.get(found.index)?;
        Some(HintMove {
            notation: notation.clone(),
            phrase: json(phrase),
            share: found.visits as f32 / all.max(1) as f32,
            visits: Some(found.visits.into()),
            win: Some(found.win),
        })
    });
    Some(candidates.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Choices, Seed};

    fn start() -> (Box<dyn AnyPlay>, Seat) {
        let game = catalog::all().next().unwrap();
        let choices = Choices::new(game.meta(), game.meta().players.0).unwrap();
        let play = game.start(choices, Seed::Pcg(1)).unwrap();
        let seat = play.to_act().first().unwrap();
        (play, seat)
    }

    #[tokio::test]
    async fn a_bot_without_time_still_does_something_legal() {
        let (play, seat) = start();
        let legal = play.legal(seat);
        let config = Config { bot_deadline: Duration::ZERO, ..Config::default() };
        let thinkers = Thinkers::new(&config);
        let all = thinkers.places.clone().acquire_many_owned(2).await.unwrap(); // every place is stuck
        let action = thinkers.choose(play.copy(), seat, player(BotSpec::Greedy), 5).await.unwrap().action;
        assert!(legal.contains(&action));
        drop(all);
    }

    #[tokio::test]
    async fn a_seat_that_is_not_asked_does_nothing() {
        let (play, _) = start();
        let thinkers = Thinkers::new(&Config::default());
        let nobody = Seat::new(5).unwrap();
        assert!(thinkers.choose(play, nobody, player(BotSpec::Random), 5).await.is_none());
    }
}
