//! People: how they come in, and what is theirs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{CampaignShown, ChatLine, PastGame, RatingShown, StatisticShown};

/// Asks for a seat in the house: a name, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
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

/// Who I am.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// Who.
    pub id: Uuid,
    /// What the others read.
    pub name: String,
    /// What I sign in with; a guest has nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub login: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created_ms: u64,
}

/// Turns a guest into an account, or signs in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Credentials {
    /// 3 to 32 letters `a` to `z`, digits, `.`, `_` and `-`; capitals count as small letters.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NewName {
    /// What the others will read: 1 to 40 characters. Tables keep the name one sat down with.
    pub name: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NewPassword {
    /// The one that holds now.
    pub old: String,
    /// 8 to 128 characters.
    pub new: String,
}

/// Forget me.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ForgetMe {
    /// An account shows its password once more; a guest has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub password: Option<String>,
}

/// A browser where I am signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SessionShown {
    /// Since when, in milliseconds since 1970.
    pub created_ms: u64,
    /// Until when.
    pub expires_ms: u64,
    /// Whether it is this one.
    pub is_this: bool,
}

/// Where I am signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SessionList {
    /// The newest first.
    pub sessions: Vec<SessionShown>,
}

/// What somebody set, by key. The page decides what the keys mean; the server keeps at most 64 of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Settings(pub BTreeMap<String, Setting>);

/// One setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word of at most 200 characters.
    Word(String),
}

/// Everything the server keeps about me.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Export {
    /// Who I am.
    pub me: Me,
    /// Where I am signed in.
    pub sessions: Vec<SessionShown>,
    /// What I set.
    pub settings: Settings,
    /// Whom I muted.
    pub mutes: Vec<Uuid>,
    /// How good I am.
    pub ratings: Vec<RatingShown>,
    /// Counts over my games.
    pub statistics: Vec<StatisticShown>,
    /// How I stand in campaigns.
    pub campaigns: Vec<CampaignShown>,
    /// My finished games, the newest first; the record of each is at `/api/tables/{id}/record`.
    pub games: Vec<PastGame>,
    /// What I said, with the table.
    pub said: Vec<(Uuid, ChatLine)>,
}
