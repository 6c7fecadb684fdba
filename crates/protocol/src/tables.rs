//! Tables: how they are asked for and how they are shown.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Update;

/// Asks for a new table. Who asks is its owner.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The game.
    pub game: String,
    /// Options that differ from their default.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub options: Vec<(String, String)>,
    /// One entry for each seat, from `A` on. Several `me` make a hot-seat table.
    pub seats: Vec<SeatRequest>,
    /// Who may find and join it.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub visibility: Visibility,
    /// How much time people have; none: as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub clock: Option<Clock>,
    /// The bot that plays for somebody who is gone or out of time; none: nobody does. With a clock there is always
    /// one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub stand_in: Option<StandIn>,
}

/// How much time people have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Everybody has a bank of time. It runs while the table waits for them and gets the increment each time they
    /// have answered, but never more than it had at first.
    Live {
        /// Seconds in the bank, 1 to 86,400.
        bank_s: u32,
        /// Seconds that each answer brings back, up to 3,600.
        increment_s: u32,
    },
    /// So many days for each turn.
    Slow {
        /// Days, 1 to 60.
        days: u32,
    },
}

/// The bot that plays for people who are not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Its spec.
    pub bot: String,
    /// How many seconds the table waits for somebody who is to act and not connected, 1 to 86,400. With days for
    /// each turn nobody needs to be connected.
    pub grace_s: u32,
}

/// The time of one seat. Exactly one of the two is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ClockShown {
    /// Whose.
    pub seat: String,
    /// It stands still: milliseconds that are left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub left_ms: Option<u64>,
    /// It runs: when it will have run out, in milliseconds since 1970 by the server's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub until_ms: Option<u64>,
}

/// Where a game comes from that did not begin at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// From a record that somebody brought.
    Imported {},
    /// From a position of another table.
    Continued {
        /// The table.
        table: Uuid,
        /// After how many steps.
        step: usize,
    },
}

/// Who shall sit there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatRequest {
    /// Whoever asks for the table.
    Me,
    /// Anybody who joins.
    Open,
    /// A bot, by its spec.
    Bot(String),
}

/// Who may find, join and watch a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby; anybody may join and watch.
    #[default]
    Public,
    /// Not listed; joining takes the invitation, and only those at the table see it.
    Private,
}

/// A table was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Created {
    /// Its id.
    pub table: Uuid,
    /// The secret that lets others join a private table. It is told once: only its hash is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub invitation: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for players and for the owner to start.
    Open,
    /// The game is on.
    Playing,
    /// The game came to its end.
    Finished,
    /// The owner ended it before that.
    Abandoned,
}

impl Status {
    /// Its name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }

    /// Whether nothing can be played any more.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Abandoned)
    }
}

/// A table as everybody who may see it sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableShown {
    /// Its id.
    pub id: Uuid,
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// Each option with its value.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// Who may find it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// How much time people have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub clock: Option<Clock>,
    /// Who plays for people who are gone or out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub stand_in: Option<StandIn>,
    /// Where the game comes from, if it did not begin here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub origin: Option<Origin>,
    /// The promise about the dice, published before anybody can contribute: 64 hexadecimal digits.
    pub commitment: String,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub rematch: Option<Uuid>,
    /// Milliseconds since 1970 when it was created.
    pub created_ms: u64,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatShown {
    /// Its letter.
    pub seat: String,
    /// Who sits there.
    pub holder: Holder,
    /// What this seat mixed into the dice, as hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub contribution: Option<String>,
    /// The bot that plays here for now, in place of its person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub stand_in: Option<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Who: their profile is at `/api/people/{id}`.
        id: Uuid,
        /// What the others read.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its spec.
        bot: String,
    },
    /// Somebody named in a record that was brought in.
    Past {
        /// The name.
        name: String,
    },
}

/// What the one who asks holds at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct You {
    /// Your seats.
    pub seats: Vec<String>,
    /// Whether the table is yours.
    pub owner: bool,
}

/// A look at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Look {
    /// What you hold.
    pub you: You,
    /// Everything you may see.
    pub update: Update,
    /// The board in words, where a language was asked for and the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub board: Option<String>,
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableList {
    /// Those where it is your turn first (in a list of your own), then the newest.
    pub tables: Vec<TableShown>,
    /// The tables that wait for you, in a list of your own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(as = "Option<_>", optional))]
    pub turns: Vec<Turn>,
}

/// A table waits for you.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Turn {
    /// Which.
    pub table: Uuid,
    /// When time runs out there, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub due_ms: Option<u64>,
}

/// What was secret about the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Reveal {
    /// What the server drew at creation: 64 hexadecimal digits.
    pub seed: String,
    /// What kept the promise from being guessed: 64 hexadecimal digits.
    pub salt: String,
    /// What each seat mixed in, from `A` on.
    pub contributions: Vec<Option<String>>,
}

/// Everything that is needed to check a table that is over, down to every die and card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Proof {
    /// The table.
    pub table: Uuid,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The promise.
    pub commitment: String,
    /// What was behind it.
    pub reveal: Reveal,
    /// The record of the game, if it was started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub record: Option<String>,
}
