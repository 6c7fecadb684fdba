//! What is said at a table. It is no part of the game: it has its own numbers, and records know nothing of it.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Says something at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Say {
    /// Names the intention; a repeat says nothing twice.
    pub id: Uuid,
    /// 1 to 300 characters on one line.
    pub text: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// Its place among what was said at the table, from 1. Lines of those you muted are left out.
    pub number: u64,
    /// Who said it.
    pub person: Uuid,
    /// Their name then; empty if they asked to be forgotten, and then the text is too.
    pub name: String,
    /// Their seat then; the owner may have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub seat: Option<String>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub written_ms: u64,
}

/// What was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Chat {
    /// In order; at most 100 at once.
    pub lines: Vec<ChatLine>,
    /// Ask for what comes after this number next.
    pub last: u64,
    /// Whether there is more already.
    pub is_more: bool,
}

/// Complains about a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReportLine {
    /// What is wrong with it: at most 300 characters, for whoever runs the server.
    pub reason: String,
}

/// Whom I do not hear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MuteList {
    /// Their ids.
    pub people: Vec<Uuid>,
}
