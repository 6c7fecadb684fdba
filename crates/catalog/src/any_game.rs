//! A game, whichever it is.

use bots::teach::Lesson;
use bots::{BotSpec, SearchSettings};
use table::conformance::{Failure, Plan, Report};
use table::scenario::{ScenarioError, Summary};
use table::{Choices, Lang, Meta, OptionError, Order, Record, ReplayError, Seed, Words as _};

use crate::components::GAME;
use crate::measure::{Chore, Sizes};
use crate::{AnyCampaign, AnyPlay, Bout, BoutResult, Job, Messages, SimulateError, Survey, Tally, levels};

/// A game that can be chosen by its name while the program runs. There is one value for each, in the list of this
/// crate.
pub trait AnyGame: Send + Sync {
    /// The fixed facts.
    fn meta(&self) -> &'static Meta;

    /// Whether it is there to show how a game is written, and not for players.
    fn is_sample(&self) -> bool;

    /// The standing orders that make a difference in it.
    fn orders(&self) -> &'static [Order];

    /// Whether people are asked about reactions in it, so that standing orders mean something.
    fn has_reactions(&self) -> bool {
        !self.orders().is_empty()
    }

    /// The words of the game. `game` is its name, `option-<key>` an option, `part-<part>` a part of the score.
    fn messages(&self, lang: Lang) -> &Messages;

    /// The facts of its components that are not words, by table and id.
    fn components(&self) -> serde_json::Value;

    /// The name of the game.
    fn name(&self, lang: Lang) -> String {
        self.messages(lang).with_names(&[]).name(GAME)
    }

    /// What is wrong with the game's words, one sentence each: texts that do not parse, messages that one of the
    /// languages lacks.
    fn missing_messages(&self) -> Vec<String>;

    /// Whether a game can be set up like this.
    fn check(&self, choices: &Choices) -> Result<(), OptionError>;

    /// Sets up a game.
    fn start(&'static self, choices: Choices, seed: Seed) -> Result<Box<dyn AnyPlay>, OptionError>;

    /// Plays a record again and compares the hash after every step.
    fn replay(&'static self, record: &Record) -> Result<Box<dyn AnyPlay>, ReplayError>;

    /// Its campaign, if it has one.
    fn campaign(&self) -> Option<&dyn AnyCampaign>;

    /// Runs a scenario file.
    fn run_scenario(&self, text: &[u8]) -> Result<Summary, ScenarioError>;

    /// Lets bots play many games.
    fn simulate(&self, job: &Job<'_>) -> Result<Tally, SimulateError>;

    /// Lets bots play many games and looks at them closely.
    fn survey(&self, job: &Job<'_>) -> Result<Survey, SimulateError>;

    /// Lets bots play games to learn from; nothing comes of a game whose guide has no features.
    fn lessons(&self, job: &Job<'_>) -> Result<Vec<Lesson>, SimulateError>;

    /// What a bot is in this game: a level becomes what the table of levels has for it, everything else stays.
    fn resolve(&self, bot: BotSpec) -> BotSpec {
        levels::resolve(self.meta().id, bot)
    }

    /// How the strongest level of this game searches, whatever its budget.
    fn search_settings(&self) -> SearchSettings {
        levels::search_settings(self.meta().id)
    }

    /// Lets bots play one game against the clock.
    fn bout(&self, bout: &Bout<'_>) -> Result<BoutResult, SimulateError>;

    /// Runs the conformance suite on random games, and a few by bots of every kind.
    fn conform(&self, choices: &Choices, plan: &Plan) -> Result<Report, Box<Failure>>;

    /// Lets a bot play whole games and looks whether it plays the same in worlds that are the same to it, and only legal
    /// actions.
    fn conform_bot(&self, choices: &Choices, plan: &Plan, bot: BotSpec) -> Result<(), Box<Failure>>;

    /// How large the game's values are.
    fn sizes(&self) -> Sizes;

    /// Does one thing at least `repeats` times, for a caller with a clock. Returns how often.
    fn toil(&self, chore: Chore, choices: &Choices, seed: u64, repeats: u64) -> Result<u64, OptionError>;
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyGame({})", self.meta().id)
    }
}
