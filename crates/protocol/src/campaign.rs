//! Games played one after the other, where what came of one decides which is next.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

#[cfg(feature = "describe")]
use crate::shapes::Phrase;

/// How I stand in the campaign of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CampaignShown {
    /// The game.
    pub game: String,
    /// How I stand, in the game's own words.
    pub progress: String,
    /// The same as a sentence.
    #[cfg_attr(feature = "describe", ts(as = "Phrase"), schema(value_type = Phrase))]
    pub standing: Value,
    /// The games that may be played now, the usual one first; none once the campaign is over.
    pub chapters: Vec<ChapterShown>,
    /// Whether it was ever begun; else this is the beginning.
    pub is_begun: bool,
    /// Where the next game is played already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub table: Option<Uuid>,
}

/// A game that may be played next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChapterShown {
    /// Its options.
    pub options: Vec<(String, String)>,
    /// What it is.
    #[cfg_attr(feature = "describe", ts(as = "Phrase"), schema(value_type = Phrase))]
    pub phrase: Value,
}

/// Play the next game of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayCampaign {
    /// Which of the games that may be played now: some or all of its options; without any the usual one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub options: Vec<(String, String)>,
    /// Own randomness for the dice: 16 to 32 bytes as hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub contribution: Option<String>,
}
