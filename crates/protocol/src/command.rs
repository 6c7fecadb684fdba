//! Commands: everything that changes a table goes through this one door.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{StandingOrder, Version};

/// Something to be done at a table. The same over a live connection and over `POST …/commands`.
///
/// The sender chooses `id` freshly at random for each intention and keeps it when it sends the command again: a
/// command that was carried out once is never carried out twice, the repeat gets the first answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Names the intention.
    pub id: Uuid,
    /// What is to be done.
    #[serde(rename = "do")]
    pub order: Order,
    /// For whom, `A` to `F`; needed for everything that concerns one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub seat: Option<String>,
    /// The version the sender saw of that seat's view; needed to act and to undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    #[cfg_attr(feature = "describe", schema(value_type = Option<u64>))]
    pub expected: Option<Version>,
}

/// What a command asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Sit down at an open seat; a private table asks for its invitation.
    Join {
        /// The secret of the invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "describe", ts(optional = nullable))]
        invitation: Option<String>,
    },
    /// Give the seat back before the start.
    Leave {},
    /// Send whoever holds the seat away before the start; they cannot sit down here again.
    Kick {},
    /// Mix own randomness into the dice before the start: 16 to 32 bytes as hexadecimal digits.
    Contribute {
        /// The digits.
        bytes: String,
    },
    /// Begin; every seat must be taken.
    Start {},
    /// Do one of the legal actions, in notation.
    Act {
        /// The action.
        action: String,
    },
    /// Take back the last step of the seat.
    Undo {},
    /// Say when the seat wants to be asked whether it reacts; where it does not, the table passes in its place.
    Standing {
        /// When.
        order: StandingOrder,
        /// Ask at the next occasion that is open to all, until the seat passes.
        #[serde(default)]
        #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
        raised: bool,
    },
    /// Take the seat back from the bot that stands in.
    Return {},
    /// End the table for everybody, without a result.
    Abandon {},
    /// Set up the same table once more, with the same people.
    Rematch {},
}

/// A command was carried out, and is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Done {
    /// Which one.
    pub id: Uuid,
    /// The version of the sender's view (the seat of the command, else the public view) right after it.
    #[cfg_attr(feature = "describe", schema(value_type = u64))]
    pub version: Version,
    /// The new table, after a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub table: Option<Uuid>,
}
