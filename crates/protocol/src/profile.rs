//! What came of somebody's games.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Somebody as everybody may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub id: Uuid,
    /// What the others read.
    pub name: String,
    /// Whether it is a guest: without an account, and so without ratings.
    pub is_guest: bool,
    /// Since when, in milliseconds since 1970.
    pub since_ms: u64,
    /// Counts over finished games, for each game and number of players.
    pub statistics: Vec<StatisticShown>,
    /// How good they are, for each game and number of players.
    pub ratings: Vec<RatingShown>,
    /// How that came about: the last 200 rated games, the oldest first.
    pub rating_history: Vec<RatingPointShown>,
}

/// Counts over finished games. Tables where somebody held several seats do not count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StatisticShown {
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many were won, ties for the first place included.
    pub wins: u32,
    /// The mean place.
    pub mean_place: f64,
    /// The mean score.
    pub mean_total: f64,
}

/// How good somebody is at a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RatingShown {
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// Where one begins is 1500.
    pub rating: i32,
    /// The true value is within so many points of it, 19 times out of 20.
    pub uncertainty: i32,
    /// After how many rated games.
    pub games: u32,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RatingPointShown {
    /// The table.
    pub table: Uuid,
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// When, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The rating afterwards.
    pub rating: i32,
    /// How sure it is.
    pub uncertainty: i32,
}

/// Finished games, page by page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct History {
    /// The newest first.
    pub games: Vec<PastGame>,
    /// Where the next page begins, if there is one: give it back as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PastGame {
    /// The table.
    pub table: Uuid,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// Whether it changed ratings.
    pub is_rated: bool,
    /// Each seat from `A` on.
    pub seats: Vec<PastSeat>,
}

/// A seat of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PastSeat {
    /// Its letter.
    pub seat: String,
    /// Who sat there; nobody for a bot or somebody who asked to be forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub person: Option<Uuid>,
    /// Their name then, or the spec of the bot.
    pub name: String,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// The score.
    pub total: i32,
    /// The rating afterwards, if the game was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub rating: Option<i32>,
}
