//! Players that are not people, and how to tell which of them is better.
//!
//! | to … | look at |
//! |---|---|
//! | name a bot | [`BotSpec`]: `random`, `weighted`, `greedy`, `ismcts:iterations=2000`, `level:hard` |
//! | let it play | [`Mind`], one for each seat and game: it keeps what it has thought |
//! | search | [`Search`] with its [`SearchSettings`] |
//! | learn what a position is worth | [`teach`](mod@teach): positions of games that were played become a net |
//! | compare bots | [`arena`]: who plays whom, ratings, when enough has been played |
//!
//! **Invariant:** a bot gets a [`table::Known`], never the true state.
//! **Invariant:** nothing here knows what time it is: a [`Clock`] is handed in.

pub mod arena;
mod level;
mod mind;
mod search;
mod spec;
pub mod teach;
mod weighted;

pub use level::Level;
pub use mind::Mind;
pub use search::{Candidate, Clock, Explanation, Search, SearchSettings, Value};
pub use spec::{BotSpec, SpecError};
pub use weighted::WeightedPolicy;
