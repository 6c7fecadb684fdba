//! What is inside the parts of a message that the games fill in. The server passes those through as plain JSON; a
//! client that wants to read them has their shape here, and `tests/whole_games.rs` of the server holds every message
//! against it.

use serde::{Deserialize, Serialize};

/// Which sentence, with which things in it. The words are in the game's Fluent texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Phrase {
    /// The message.
    pub id: String,
    /// The things in it, by their name in the message.
    pub args: Vec<(String, Arg)>,
}

/// Something filled into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Arg {
    /// A number, on which plural forms depend.
    Number(i64),
    /// A player, by letter; shown by name.
    Seat(String),
    /// The name of a thing: the id of another message.
    Name(String),
    /// Several of these, joined as the language joins a list.
    #[cfg_attr(feature = "describe", schema(no_recursion))]
    List(Vec<Arg>),
}

/// Something the viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ActionShown {
    /// Its text form, to be sent back as it is.
    pub notation: String,
    /// What it means.
    pub phrase: Phrase,
}

/// Something that came of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct EventShown {
    /// Its text form, hidden parts as `?`.
    pub notation: String,
    /// What it means, if that needs words.
    pub phrase: Option<Phrase>,
}

/// The end of a game, score part by score part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OutcomeShown {
    /// The names of the parts, each the end of a message id `part-…`.
    pub parts: Vec<String>,
    /// Each seat from `A` on.
    pub seats: Vec<SeatOutcome>,
}

/// The end of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatOutcome {
    /// Who.
    pub seat: String,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// The sum of the parts.
    pub total: i32,
    /// The parts, in the order of their names.
    pub parts: Vec<i32>,
}

/// What may be chosen for an option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum OptionValues {
    /// One of these words.
    OneOf(Vec<String>),
    /// A number between these two.
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// Words separated by commas.
    List,
}
