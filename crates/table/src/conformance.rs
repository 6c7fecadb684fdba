//! The suite every game must pass, at every table size and in every variant.
//!
//! It plays random games and after every step asks what must always be true. Each [`Item`] says what; on a failure
//! the suite shrinks the game to the shortest list of choices that still fails and hands over a record of it.
//!
//! In a game's `tests/suite/conformance.rs`:
//!
//! ```ignore
//! table::conformance! {
//!     lair::State,
//!     games = 2000,
//!     two_players: "players=2",
//!     four_long_nights: "players=4 nights=7",
//! }
//! ```

mod guides;
mod harness;
mod hidden;
mod hot_path;
mod messages;
mod moves;
mod policies;
mod shrink;
mod walk;

use std::fmt;
use std::ops::Range;

pub use guides::{check_guide, each_guided_position, guided_win_share};
pub use hot_path::HotPath;
pub use messages::{Messages, check_messages};
pub use policies::check_policy;

use serde::Serialize;

use crate::{Audit, Choices, Game, OptionError, Options as _, Pcg, Position};

/// What the suite demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// Somebody can act until the game is over, and it is over within [`Meta::max_steps`](crate::Meta::max_steps).
    Ends,
    /// `legal` is ascending, without duplicates, empty for seats not asked, never a single action, and every listed
    /// action applies. What a standing order does is listed.
    Legal,
    /// What is not listed is refused: same hash, nothing logged, no chance used.
    Refusal,
    /// The game's own invariants hold ([`Audit::audit`]).
    Invariant,
    /// The same action with the same chance gives the same position and events, and a record replays to every hash.
    Replay,
    /// Actions, events and records in notation read back, and different actions have different texts.
    Notation,
    /// View, legal actions and everything shown are equal in all worlds that are equal to that viewer, and so is what the
    /// standing orders of others do.
    Interference,
    /// Redrawing keeps what is known, depends on nothing else, and changes what is hidden.
    Redraw,
    /// A step that used chance or told somebody something new has a barrier event, and undo goes back to the very
    /// position but never across a barrier.
    Undo,
    /// Nobody's view changes without something shown to them.
    Announced,
    /// Places and scores are consistent.
    Outcome,
    /// A bot plays the same in worlds that are the same to it, and only legal actions.
    Policy,
    /// Nothing panics.
    Panic,
}

/// How much to check.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Random games, by number: each has its own chance.
    pub games: Range<u64>,
    /// Where chance begins.
    pub seed: u64,
    /// One step in so many is probed for leaks and redraws, the dear part.
    pub probe_every: u32,
}

impl Plan {
    /// So many games, one step in sixteen probed for leaks.
    pub const fn games(games: u64) -> Self {
        Self { games: 0..games, seed: 0xbe57, probe_every: 16 }
    }
}

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Steps taken.
    pub steps: u64,
    /// The longest game in steps.
    pub longest: u64,
    /// Redrawn worlds compared.
    pub worlds: u64,
}

impl Report {
    /// Adds what was looked at elsewhere.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.worlds += other.worlds;
    }
}

/// The shortest game found that breaks a rule of the suite.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which demand.
    pub item: Item,
    /// What is wrong.
    pub message: String,
    /// The game.
    pub game: &'static str,
    /// The options it was played with.
    pub options: String,
    /// The seed of chance.
    pub seed: u64,
    /// Seat and action of each step.
    pub actions: Vec<String>,
    /// The record that leads to the failing position, as far as the game lets it be written.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}: {}", self.item, self.message)?;
        writeln!(f, "{} {} seed {}", self.game, self.options, self.seed)?;
        writeln!(f, "after {} steps:", self.actions.len())?;
        self.actions.iter().try_for_each(|action| writeln!(f, "  {action}"))
    }
}

/// A demand that was not met, before it is shrunk.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    item: Item,
    message: String,
}

fn broken<T>(item: Item, message: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { item, message: message.into() })
}

/// Plays `plan.games` random games with these settings and checks all items but [`Item::Policy`].
///
/// # Errors
/// The first failure, shrunk.
pub fn check<G: Audit>(choices: &Choices, plan: &Plan) -> Result<Report, Box<Failure>> {
    let mut report = Report::default();
    let mut hidden = hidden::Ledger::default();
    for game in plan.games.clone() {
        let mut chance = Pcg::nth(plan.seed, game);
        let seed = chance.seed();
        let mut pick = || crate::Chance::below(&mut chance, crate::Source::POLICY, u32::MAX);
        let mut walk = walk::Walk::<G>::new(choices, seed, plan.probe_every);
        let result = walk.run(&mut pick, &mut hidden);
        report.games += 1;
        report.steps += walk.choices().len() as u64;
        report.longest = report.longest.max(walk.choices().len() as u64);
        if let Err(broken) = result {
            return Err(Box::new(shrink::shrink::<G>(choices, seed, walk.choices(), &broken)));
        }
    }
    report.worlds = hidden.worlds();
    hidden.finish().map_err(|broken| {
        Box::new(shrink::unshrunk::<G>(choices, plan.seed, &broken)) // a fact about many games, not about one
    })?;
    Ok(report)
}

/// A position put together from words: the settings as [`choices`] reads them, then pairs such as `A.gold=3` for
/// [`Position::place`], separated by spaces.
///
/// # Errors
/// What is wrong with the settings, with a pair, or with the whole.
pub fn position<G: Position>(settings: &str, pairs: &str) -> Result<G, String> {
    let said = |error: OptionError| error.to_string();
    let options = G::Options::build(&choices::<G>(settings).map_err(said)?).map_err(said)?;
    let mut game = G::blank(&options);
    for pair in pairs.split_whitespace() {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| format!("`{pair}` is not written key=value"))?;
        game.place(key, value).map_err(|fault| format!("{pair}: {fault}"))?;
    }
    game.settle()?;
    Ok(game)
}

/// Reads settings such as `players=3 nights=7`.
///
/// # Errors
/// What is wrong with them.
pub fn choices<G: Game>(text: &str) -> Result<Choices, OptionError> {
    let pairs = || text.split_whitespace().filter_map(|pair| pair.split_once('='));
    let players = pairs().find(|(key, _)| *key == "players").and_then(|(_, value)| value.parse().ok());
    let mut choices = Choices::new(&G::META, players.unwrap_or(G::META.players.0))?;
    for (key, value) in pairs().filter(|(key, _)| *key != "players") {
        choices.set(&G::META, key, value)?;
    }
    Ok(choices)
}
