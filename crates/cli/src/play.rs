//! Playing in a terminal: the questions before the game, the game, its end.

mod answer;
pub(crate) mod ending;
pub(crate) mod json_lines;
pub(crate) mod notebook;
pub(crate) mod session;
pub(crate) mod wizard;
