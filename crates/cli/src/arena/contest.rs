//! Two or more bots at one table, from the settings to the report: what `arena`, `ladder` and the results table share.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::BotSpec;
use bots::arena::Verdict;
use catalog::AnyGame;
use serde_json::{Value, json};
use table::Choices;

use super::{Arena, ArenaReport, Journal, play};
use crate::failure::Failure;

/// What an arena may be told.
pub(crate) struct Terms<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) choices: &'a Choices,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) until: bool,
    pub(crate) end: Option<Duration>,
    pub(crate) threads: usize,
}

impl Terms<'_> {
    /// Plays, keeping every game in `journal` and going on from what it has.
    pub(crate) fn hold(
        &self,
        bots: &[BotSpec],
        journal: Option<&Path>,
    ) -> Result<(ArenaReport, Option<Verdict>), Failure> {
        let &Terms { game, choices, games, seed, until, end, threads } = self;
        let mut journal = match journal {
            Some(path) => Journal::open(path, &self.heading(bots))?,
            None => Journal::none(),
        };
        let arena = Arena { game, choices, bots, games, seed, until, end, threads };
        let played = play(&arena, &mut journal)?;
        Ok((ArenaReport::new(game.meta().id, choices.players(), bots, &played), played.verdict))
    }

    /// What is played, as it stands at the head of the journal. Levels stand there as what they are.
    pub(crate) fn heading(&self, bots: &[BotSpec]) -> Value {
        let names: Vec<String> = bots.iter().map(|&bot| self.game.resolve(bot).to_string()).collect();
        json!({
            "game": self.game.meta().id,
            "rules": self.choices.rules(),
            "options": self.choices.to_string(),
            "seed": self.seed,
            "bots": names,
        })
    }

    /// The same with a journal in `folder`, named after what is played.
    pub(crate) fn hold_in(&self, bots: &[BotSpec], folder: Option<&Path>) -> Result<ArenaReport, Failure> {
        let path = folder.map(|folder| folder.join(self.file_name(bots)));
        Ok(self.hold(bots, path.as_deref())?.0)
    }

    fn file_name(&self, bots: &[BotSpec]) -> PathBuf {
        let names: Vec<String> = bots.iter().map(|bot| bot.to_string().replace([':', '='], "-")).collect();
        let (game, players) = (self.game.meta().id, self.choices.players());
        format!("{game}-{players}p-{}-seed{}.jsonl", names.join("-vs-"), self.seed).into()
    }
}
