//! What travels between the server and its clients. One enum a direction for live connections, plain structs for
//! HTTP, one type for everything that is refused. `docs/PROTOCOL.md` says the same in prose.
//!
//! | to … | look at |
//! |---|---|
//! | do something at a table | [`Command`] and its [`Order`] |
//! | follow a table live | [`ClientMessage`], [`ServerMessage`], [`Update`] |
//! | sign in, talk, look at results | [`Me`], [`ChatLine`], [`Profile`], [`History`] |
//! | create, list, look up tables | [`CreateTable`], [`TableShown`] |
//! | play one game after the other | [`CampaignShown`], [`PlayCampaign`] |
//! | step through a game, check it, ask for a hint | [`ReplayPage`], [`Chances`], [`Verdict`], [`Hint`] |
//! | know what is inside the parts that games fill in | [`shapes`] |
//! | generate types and documents for other languages | `describe` (feature) |
//! | understand a refusal | [`Refused`], [`Code`] |
//!
//! **Invariant:** nothing here counts the steps of the engine. A [`Version`] counts what one viewer was shown, so a
//! step that told a viewer nothing leaves no trace in what that viewer receives.

mod campaign;
mod chat;
mod command;
#[cfg(feature = "describe")]
pub mod describe;
mod games;
mod live;
mod people;
mod profile;
mod refused;
mod replay;
pub mod shapes;
mod standing;
mod tables;

pub use campaign::{CampaignShown, ChapterShown, PlayCampaign};
pub use chat::{Chat, ChatLine, MuteList, ReportLine, Say};
pub use command::{Command, Done, Order};
pub use games::{GameOffer, OptionOffer};
pub use live::{ClientMessage, Closing, Happening, Observation, ServerMessage, Update};
pub use people::{
    Credentials, Export, ForgetMe, Me, NewGuest, NewName, NewPassword, Person, Registered, SessionList,
    SessionShown, Setting, Settings,
};
pub use profile::{History, PastGame, PastSeat, Profile, RatingPointShown, RatingShown, StatisticShown};
pub use refused::{Code, Refused};
pub use replay::{
    ChancePoint, Chances, ContinueTable, Hint, HintMove, ReplayFrame, ReplayLine, ReplayLines, ReplayPage,
    Verdict,
};
pub use standing::{StandingOrder, StandingShown};
pub use tables::{
    Clock, ClockShown, CreateTable, Created, Holder, Look, Origin, Proof, Reveal, SeatRequest, SeatShown,
    StandIn, Status, TableList, TableShown, Turn, Visibility, You,
};

/// Counts the changes of a table that one viewer was shown. It begins at 1; 0 is "nothing seen yet".
pub type Version = u64;

/// The largest message a client may send over a live connection, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 4096;
