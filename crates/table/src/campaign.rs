//! Games played one after the other, where what came of one decides which is next.

use std::fmt;
use std::str::FromStr;

use crate::{Choices, Game, NotationError, Phrase};

/// A game that is also played as a campaign. How somebody stands is a small value; its text form is all that has to be
/// kept between two games, by whoever hosts them.
pub trait Campaign: Game {
    /// How somebody stands. The text form reads back, and nothing else does.
    type Progress: Copy
        + Eq
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;

    /// Where everybody begins.
    fn begin() -> Self::Progress;

    /// The games that may be played now, the usual one first; none once the campaign is over.
    fn chapters(progress: Self::Progress) -> Vec<Chapter>;

    /// How one stands after a game that is over. Callers started it with `choices`, those of one of the
    /// [`Campaign::chapters`]; from other choices it is `None`.
    fn after(progress: Self::Progress, choices: &Choices, game: &Self) -> Option<Self::Progress>;

    /// How one stands, as a sentence for the player.
    fn stands(progress: Self::Progress) -> Phrase;
}

/// A game that may be played next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// How it is set up.
    pub choices: Choices,
    /// What it is, for somebody who is about to choose it.
    pub phrase: Phrase,
}
