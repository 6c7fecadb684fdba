//! Games stepped through, brought in, gone on with and checked.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

#[cfg(feature = "describe")]
use crate::shapes::{EventShown, Phrase};
use crate::{Observation, SeatRequest, Version, Visibility};

/// A part of a game, frame by frame, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayPage {
    /// Whose eyes: a seat, `spectator`, or `open` for all seats at once.
    pub viewer: String,
    /// Whether the table is over. Until then frames count what the viewer was shown, afterwards the steps of the
    /// game.
    pub is_over: bool,
    /// How many frames there are so far; the first has the number 0.
    pub count: usize,
    /// The frames that were asked for.
    pub frames: Vec<ReplayFrame>,
}

/// The table after one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayFrame {
    /// Its number; 0 is the table after set-up.
    pub number: usize,
    /// Who acted; nobody in set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub seat: Option<String>,
    /// What was done, in notation. Told once the table is over, for it may be a secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub action: Option<String>,
    /// What came of it, as the viewer saw it: `{"notation": …, "phrase": …}` each.
    #[cfg_attr(feature = "describe", ts(as = "Vec<EventShown>"), schema(value_type = Vec<EventShown>))]
    pub events: Vec<Value>,
    /// The game as the viewer saw it then.
    pub game: Observation,
    /// The game as each seat saw it then, from `A` on, where all seats were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub seats: Vec<Observation>,
    /// The board as text, where a language was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub board: Option<String>,
    /// The hash of the true position, once the table is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub hash: Option<String>,
}

/// What happened in a game, as one viewer saw it: a line for each frame that has something to tell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayLines {
    /// Whose eyes: a seat or `spectator`.
    pub viewer: String,
    /// From the first to the last, one for each step that updates told the viewer of.
    pub lines: Vec<ReplayLine>,
}

/// What happened in one step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayLine {
    /// The number of the frame after it.
    pub number: usize,
    /// Who acted; nobody in set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub seat: Option<String>,
    /// What came of it: `{"notation": …, "phrase": …}` each.
    #[cfg_attr(feature = "describe", ts(as = "Vec<EventShown>"), schema(value_type = Vec<EventShown>))]
    pub events: Vec<Value>,
}

/// Asks to go on from a position of a table that is over, at a table of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ContinueTable {
    /// After how many steps.
    pub step: usize,
    /// One entry for each seat, from `A` on: `"me"` or a bot.
    pub seats: Vec<SeatRequest>,
    /// Who may find and watch it.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub visibility: Visibility,
}

/// What came of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Verdict {
    /// Whether everything is right.
    pub ok: bool,
    /// What is wrong, for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub error: Option<String>,
    /// The table, where a proof was checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub table: Option<Uuid>,
    /// Whether the dice were promised beforehand and came from that promise. A record alone cannot show it.
    pub promised: bool,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub game: Option<String>,
    /// How many steps were played again.
    pub steps: usize,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// The hash of the last position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub hash: Option<String>,
}

/// What a bot would do in your place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// Which bot.
    pub bot: String,
    /// The seat it thought for.
    pub seat: String,
    /// The version of the seat's view it thought about.
    #[cfg_attr(feature = "describe", schema(value_type = u64))]
    pub version: Version,
    /// The best moves, the best first.
    pub moves: Vec<HintMove>,
}

/// A move and what the bot thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HintMove {
    /// The action, in notation.
    pub notation: String,
    /// What it means: a phrase.
    #[cfg_attr(feature = "describe", ts(as = "Phrase"), schema(value_type = Phrase))]
    pub phrase: Value,
    /// How much of its attention the bot gives it, between 0 and 1.
    pub share: f32,
    /// How often a bot that searches tried it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub visits: Option<u64>,
    /// The chance to win that a bot that searches expects after it, between 0 and 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub win: Option<f32>,
}

/// How a game that is over stood, here and there on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chances {
    /// Which bot thinks so.
    pub bot: String,
    /// The positions that were asked for and led to a decision, from the first to the last.
    pub points: Vec<ChancePoint>,
}

/// What the seat that was to act could expect at a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChancePoint {
    /// After how many steps.
    pub step: usize,
    /// Who took the next one.
    pub seat: String,
    /// Their chance to win, between 0 and 1.
    pub win: f32,
}
