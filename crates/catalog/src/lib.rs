//! The one place that knows all games. Nothing above it is generic over a game: the server, the terminal and the
//! tools go through [`AnyGame`] and [`AnyPlay`].
//!
//! **To add a game**: one line in the list `GAMES` below, and the crate in `Cargo.toml`.
//!
//! | to … | look at |
//! |---|---|
//! | choose a game by name | [`find`], [`published`], [`all`] |
//! | play it, show it, undo, save | [`AnyPlay`] |
//! | put it into words | [`AnyGame::messages`], [`Messages`] |
//! | let bots play a million games | [`AnyGame::simulate`] |
//! | let a bot hold a seat | [`Player`], [`AnyPlay::choose_for`] |
//! | play one game after the other | [`AnyGame::campaign`] |
//! | pass in the place of people who do not want to be asked | [`Orders`], [`AnyPlay::standing`] |
//! | let bots play against the clock | [`AnyGame::bout`] |
//!
//! **Invariant:** what a viewer gets from here comes from [`table::Game::view`], the legal actions of that viewer or
//! [`table::Shown`] events, and from nothing else.

mod any_game;
mod any_play;
mod belongings;
mod bout;
mod campaign;
mod components;
mod kind;
mod lessons;
mod levels;
mod measure;
mod orders;
mod player;
mod refusal;
mod simulate;
mod survey;
mod typed_play;
mod words;

pub use any_game::AnyGame;
pub use any_play::{
    ActionShown, AnyPlay, EventShown, Glance, Observation, OutcomeShown, SeatOutcome, StepShown,
};
pub use belongings::Belonging;
pub use bout::{Bout, BoutResult, SeatResult};
pub use campaign::{AnyCampaign, CampaignFault, Stand};
pub use measure::{Chore, Sizes};
pub use orders::Orders;
pub use player::{Considered, Player, Thoughts};
pub use refusal::Refusal;
pub use simulate::{Account, Job, SimulateError, Tally, WIN};
pub use survey::{PartCount, SeatCount, Split, Survey};
pub use words::{Fill, Messages, Speaker, missing};

use std::sync::LazyLock;

use kind::Kind;
use table::{Record, ReplayError};

/// Every game there is, in the order people see them.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Box::new(Kind::<abyss::State>::new()),
        Box::new(Kind::<valeria::State>::new()),
        Box::new(Kind::<monster_lands::State>::new().with_campaign()),
        Box::new(Kind::<stworze::State>::new()),
        Box::new(Kind::<lair::State>::new().sample()), // not offered, unless there is nothing else
    ]
});

/// Every game, samples included.
pub fn all() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().map(AsRef::as_ref)
}

/// The games that people are offered: all but the samples, which fill in while there is nothing else.
pub fn published() -> Vec<&'static dyn AnyGame> {
    let real: Vec<_> = all().filter(|game| !game.is_sample()).collect();
    if real.is_empty() { all().collect() } else { real }
}

/// The game with this id, samples included.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    all().find(|game| game.meta().id == id).ok_or_else(|| UnknownGame::new(id))
}

/// Plays a record of any game again and compares the hash after every step.
pub fn replay(record: &Record) -> Result<Box<dyn AnyPlay>, ReplayFault> {
    Ok(find(&record.game)?.replay(record)?)
}

/// An id that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{found}`; known are: {known}")]
pub struct UnknownGame {
    found: String,
    known: String,
}

impl UnknownGame {
    fn new(id: &str) -> Self {
        let known: Vec<&str> = all().map(|game| game.meta().id).collect();
        let found = id.chars().filter(|letter| !letter.is_control()).take(40).collect();
        Self { found, known: known.join(", ") }
    }
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// Of a game that is not here.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It does not play to its end.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}
