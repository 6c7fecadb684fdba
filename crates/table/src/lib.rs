//! The kernel of Bestiary: what every game is, the parts they share, and the tests every one of them must pass.
//!
//! **Pure**: no clock, no files, no global generator, no threads. A game is a value; the rules are a function over it;
//! chance comes in as a parameter and is asked when a card is turned, never earlier.
//!
//! | to … | look at |
//! |---|---|
//! | write a game | [`Game`], then `docs/ADD-A-GAME.md` |
//! | ask a question inside a question | [`Pending`] |
//! | draw, throw, shuffle | [`Chance`], [`Pile`], [`Pool`], [`Dice`] |
//! | keep a few cards | [`Row`] (in order), [`IdSet`] (a set), [`Pool`] (how many of each) |
//! | name things in text | [`ids!`], [`notation!`], [`Notation`] |
//! | say things to people | [`Phrase`], [`Describe`] |
//! | hide things | [`Game::view`], [`Event::redacted`], [`Shown`], [`Game::determinize`], [`Known`] |
//! | play, undo, save, replay | [`Play`], [`Record`] |
//! | play one game after the other | [`Campaign`] |
//! | write a bot | [`Policy`], [`Guide`], [`mod@weights`], [`Net`] |
//! | build a position from text | [`scenario`], [`Position`] |
//! | prove a game right | [`mod@conformance`], [`Audit`] |
//!
//! **Invariant:** nothing in this crate depends on a game, and no game depends on another.

mod audit;
mod campaign;
mod chance;
pub mod conformance;
mod dice;
mod game;
mod hash;
mod id;
mod known;
mod log;
mod net;
mod notation;
mod options;
mod outcome;
mod pending;
mod phrase;
mod pile;
mod play;
mod policy;
mod pool;
mod position;
mod record;
mod row;
pub mod scenario;
mod seat;
mod set;
pub mod sheet;
mod standing;
pub mod weights;

pub use audit::Audit;
pub use campaign::{Campaign, Chapter};
pub use chance::{ChaCha, Chance, Draw, Pcg, ScriptFault, Scripted, Seed, Seeded, Source, Witness};
pub use dice::Dice;
pub use game::{Game, Illegal, Meta, Recall};
pub use hash::StateHash;
pub use id::Id;
pub use known::Known;
pub use log::{Event, Log, Shown, Silent};
pub use net::{Features, Net, shares};
pub use notation::{Fields, Notation, NotationError, Number, Secret};
pub use options::{Choices, OptionError, OptionSpec, OptionValues, Options};
pub use outcome::{MAX_SCORE_PARTS, Outcome, Score};
pub use pending::Pending;
pub use phrase::{Arg, Describe, Lang, Phrase, Words};
pub use pile::Pile;
pub use play::{Play, ReplayError, Step, StepFault, UndoError};
pub use policy::{Guide, GuidedPolicy, Policy, RandomPolicy, pick, pick_weighted};
pub use pool::Pool;
pub use position::Position;
pub use record::{MAX_RECORD_BYTES, Problem, Record, RecordError, RecordStep};
pub use row::Row;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use set::{IdSet, Iter, Word};
pub use standing::{Order, Standing};

/// For the macros of this crate.
#[doc(hidden)]
pub use serde;
