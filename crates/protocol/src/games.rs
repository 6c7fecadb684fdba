//! Which games a server offers.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "describe")]
use crate::shapes::OptionValues;

/// A game that tables can be made for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameOffer {
    /// Its id.
    pub id: String,
    /// Its name by language code.
    pub names: Vec<(String, String)>,
    /// The version of the rules that new tables play by.
    pub rules: u16,
    /// The smallest and the largest table.
    pub players: (u8, u8),
    /// What the table may choose.
    pub options: Vec<OptionOffer>,
    /// The bots that can take a seat, the weakest first.
    pub bots: Vec<String>,
    /// Whether it has a campaign.
    pub has_campaign: bool,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionOffer {
    /// Its name.
    pub key: String,
    /// What may be chosen: `{"one_of": […]}`, `{"number": {"min": …, "max": …}}` or `"list"`.
    #[cfg_attr(feature = "describe", ts(as = "OptionValues"), schema(value_type = OptionValues))]
    pub values: Value,
    /// What holds if nobody chooses.
    pub default: String,
}
