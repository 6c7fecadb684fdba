//! People and how they come in.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Asks for a seat in the house: a name, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What the others will read: 1 to 40 characters.
    pub name: String,
}

/// Somebody the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub id: Uuid,
    /// What the others read.
    pub name: String,
}

/// The guest is in; the session itself is in the cookie that comes with this answer and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Registered {
    /// Who you are now.
    pub person: Person,
}
