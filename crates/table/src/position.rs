//! Positions written as text, for scenarios, lessons and reports.

use crate::{Game, Source};

/// A game whose positions can be built and read by name: what a scenario file needs.
///
/// A position is a list of `key=value`, such as `active=A A.pearls=0 track=crab.4,squid.1`. Each game has its own keys
/// and documents them where it implements this.
pub trait Position: Game {
    /// A table with nothing dealt: every card in its pile, seat `A` about to begin.
    fn blank(options: &Self::Options) -> Self;

    /// Puts one thing into its place.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the key or the value.
    fn place(&mut self, key: &str, value: &str) -> Result<(), String>;

    /// Called when everything is in place: checks the position and asks the first question.
    ///
    /// # Errors
    /// A sentence that says what is missing or contradictory.
    fn settle(&mut self) -> Result<(), String>;

    /// What is in a place now, written as [`Position::place`] takes it; `None` if there is no such key.
    fn read(&self, key: &str) -> Option<String>;

    /// The outcome of a draw, by its name: `crab.4` from the deck, `5` on a die.
    fn draw_text(source: Source, outcome: u32) -> String;

    /// The other way round; `None` if this source has no such outcome.
    fn draw_parse(source: Source, text: &str) -> Option<u32>;
}
