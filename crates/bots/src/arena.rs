//! Telling which bot is better, without fooling ourselves.
//!
//! Games come in *blocks*: the same deal played once for every way the bots can sit ([`lineups`]). A lucky deal is lucky
//! for everybody once, so the block is what intervals are made of, not the game. [`rate`] turns finishing orders into
//! ratings; [`Standing`] counts wins against the fair share; [`Verdict`] says when enough has been played.

mod lineup;
mod rating;
mod standing;
mod verdict;

pub use lineup::lineups;
pub use rating::{Rating, rate};
pub use standing::{Standing, standings};
pub use verdict::{Verdict, judge};

/// How one game ended: for each seat the number of the bot that held it, its place from 1, and its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Which deal was played: finishes of the same block share it.
    pub block: u64,
    /// Each seat.
    pub seats: Vec<FinishedSeat>,
}

/// How one game ended for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedSeat {
    /// Which bot held it.
    pub bot: usize,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// All points.
    pub score: i32,
}

impl Finish {
    /// The share of the win that bot number `bot` has, from 0 to 1.
    fn win_share(&self, bot: usize) -> f64 {
        let first = self.seats.iter().filter(|seat| seat.place == 1);
        let winners = first.clone().count().max(1);
        first.filter(|seat| seat.bot == bot).count() as f64 / winners as f64
    }

    /// How many seats bot number `bot` held.
    fn held(&self, bot: usize) -> usize {
        self.seats.iter().filter(|seat| seat.bot == bot).count()
    }
}

/// Where each block of `finishes`, which are sorted by block, begins and ends.
fn blocks(finishes: &[Finish]) -> impl Iterator<Item = &[Finish]> {
    finishes.chunk_by(|a, b| a.block == b.block)
}
