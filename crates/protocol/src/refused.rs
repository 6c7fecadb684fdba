//! Refusals: a code for programs, a sentence for people.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Update;

/// Something was not done, and nothing has changed by it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refused {
    /// What kind of refusal it is.
    pub code: Code,
    /// Why, for a person.
    pub sentence: String,
    /// The command, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub id: Option<Uuid>,
    /// Seconds to wait before trying again, if waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub retry_after: Option<u64>,
    /// The table as the sender may see it now, where it saw an older one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub fresh: Option<Box<Update>>,
}

impl Refused {
    /// A refusal with its sentence.
    pub fn new(code: Code, sentence: impl Into<String>) -> Self {
        Self { code, sentence: sentence.into(), id: None, retry_after: None, fresh: None }
    }
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The request makes no sense as it is.
    BadRequest,
    /// Nobody is signed in.
    Unauthorized,
    /// This is not yours to do.
    Forbidden,
    /// The request came from another site.
    ForeignOrigin,
    /// There is no such thing, or it is not yours to see.
    NotFound,
    /// The table has moved on since; `fresh` shows how it is now.
    Stale,
    /// Another seat is to act.
    NotYourTurn,
    /// The rules do not allow it now; `fresh` shows what they do.
    Illegal,
    /// The step stands: something new was seen since.
    CannotUndo,
    /// The table is not in the right phase for this.
    WrongPhase,
    /// The seat is taken, or there is no such seat.
    SeatTaken,
    /// Not every seat is taken yet.
    SeatsOpen,
    /// This command id belongs to somebody else's command.
    IdTaken,
    /// No account has this login and this password.
    WrongLogin,
    /// Somebody has this login already.
    LoginTaken,
    /// You have an account already.
    AccountExists,
    /// This takes an account; a guest has none.
    AccountNeeded,
    /// Too much too fast; see `retry_after`.
    TooMany,
    /// The body or message is too large.
    TooLarge,
    /// The table is busy; try again.
    Busy,
    /// The server could not save it, so it was not done.
    NotSaved,
    /// The server is about to stop.
    Stopping,
    /// A fault of the server; its log knows more.
    Internal,
}

impl Code {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Self::BadRequest,
        Self::Unauthorized,
        Self::Forbidden,
        Self::ForeignOrigin,
        Self::NotFound,
        Self::Stale,
        Self::NotYourTurn,
        Self::Illegal,
        Self::CannotUndo,
        Self::WrongPhase,
        Self::SeatTaken,
        Self::SeatsOpen,
        Self::IdTaken,
        Self::WrongLogin,
        Self::LoginTaken,
        Self::AccountExists,
        Self::AccountNeeded,
        Self::TooMany,
        Self::TooLarge,
        Self::Busy,
        Self::NotSaved,
        Self::Stopping,
        Self::Internal,
    ];

    /// The HTTP status that goes with it.
    pub const fn status(self) -> u16 {
        match self {
            Self::BadRequest => 400,
            Self::Unauthorized | Self::WrongLogin => 401,
            Self::Forbidden | Self::ForeignOrigin | Self::AccountNeeded => 403,
            Self::NotFound => 404,
            Self::Stale
            | Self::SeatTaken
            | Self::SeatsOpen
            | Self::WrongPhase
            | Self::IdTaken
            | Self::LoginTaken
            | Self::AccountExists => 409,
            Self::NotYourTurn | Self::Illegal | Self::CannotUndo => 422,
            Self::TooMany => 429,
            Self::TooLarge => 413,
            Self::Internal => 500,
            Self::Busy | Self::NotSaved | Self::Stopping => 503,
        }
    }
}
