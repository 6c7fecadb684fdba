//! The messages of a live connection.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

#[cfg(feature = "describe")]
use crate::shapes::{ActionShown, EventShown, OutcomeShown, Phrase};
use crate::{ChatLine, ClockShown, Command, Done, Refused, StandingShown, TableShown, Turn, Version, You};

/// From the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Do something.
    Command(Command),
    /// Are you there?
    Ping,
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message: as whom you look, and what you hold here.
    Welcome {
        /// The table.
        table: Uuid,
        /// A seat or `spectator`.
        viewer: String,
        /// What you hold.
        you: You,
        /// The seats whose people are connected now, you among them.
        present: Vec<String>,
        /// The server's clock, in milliseconds since 1970: compare it with your own.
        now_ms: u64,
    },
    /// What has changed since the version you had.
    Update(Box<Update>),
    /// Your command was carried out and saved. The update that shows it was sent before.
    Done(Done),
    /// Your command was not carried out.
    Refused(Box<Refused>),
    /// Somebody said something at the table. What was said before comes from `GET …/chat`.
    Chat(ChatLine),
    /// Somebody at a seat came or went.
    Presence {
        /// The seats whose people are connected now.
        present: Vec<String>,
    },
    /// Another table waits for you from now on.
    YourTurn(Turn),
    /// I am.
    Pong {
        /// The server's clock, in milliseconds since 1970.
        now_ms: u64,
    },
    /// The connection ends now; connect again, with your version, unless the reason speaks against it.
    Closing {
        /// Why.
        reason: Closing,
    },
}

/// Why the server ends a live connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// You read too slowly; come back and resume.
    TooSlow,
    /// Nothing was heard from you for too long.
    Silent,
    /// You sent too much, or something that is no message.
    Unruly,
    /// The table was reloaded; come back and resume.
    Reloaded,
    /// The server stops or restarts; come back and resume.
    Stopping,
}

/// The table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Update {
    /// The version this brings you from; `null` if it tells everything from the beginning.
    #[cfg_attr(feature = "describe", schema(value_type = Option<u64>))]
    pub since: Option<Version>,
    /// The version this brings you to.
    #[cfg_attr(feature = "describe", schema(value_type = u64))]
    pub version: Version,
    /// What happened between the two, as the viewer saw it.
    pub happened: Vec<Happening>,
    /// The table: who sits where, and how far it is.
    pub table: TableShown,
    /// The time of each person's seat, if the table has a clock and the game has started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub clocks: Vec<ClockShown>,
    /// When your seat wants to be asked whether it reacts, while a game with reactions is on. Nobody else is shown it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub standing: Option<StandingShown>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub game: Option<Observation>,
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// A step in the game, or its set-up.
    Step {
        /// Who acted; nobody in set-up.
        seat: Option<String>,
        /// What came of it: `{"notation": …, "phrase": …}` each.
        #[cfg_attr(feature = "describe", ts(as = "Vec<EventShown>"), schema(value_type = Vec<EventShown>))]
        events: Vec<Value>,
    },
    /// The last of the steps of this seat that you were told of does not count any more.
    TakenBack {
        /// Whose.
        seat: String,
    },
}

/// The game as one viewer may see it, with what that viewer can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Observation {
    /// Who is looking: a seat or `spectator`.
    pub viewer: String,
    /// Who is to act.
    pub to_act: Vec<String>,
    /// What the viewer is asked, or what everybody is waiting for: a message id and what is filled in.
    #[cfg_attr(feature = "describe", ts(as = "Phrase"), schema(value_type = Phrase))]
    pub prompt: Value,
    /// What the viewer may do: `{"notation": …, "phrase": …}` each.
    #[cfg_attr(feature = "describe", ts(as = "Vec<ActionShown>"), schema(value_type = Vec<ActionShown>))]
    pub actions: Vec<Value>,
    /// Whether the viewer may take back its last step.
    pub may_undo: bool,
    /// The game's own view.
    #[cfg_attr(feature = "describe", ts(type = "unknown"))]
    pub view: Value,
    /// The end, if it has come.
    #[cfg_attr(feature = "describe", ts(as = "Option<OutcomeShown>"), schema(value_type = Option<OutcomeShown>))]
    pub outcome: Option<Value>,
}

impl Observation {
    /// The notation of every legal action.
    pub fn notations(&self) -> impl Iterator<Item = &str> {
        self.actions.iter().filter_map(|action| action.get("notation")?.as_str())
    }
}
