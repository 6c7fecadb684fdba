//! The scenario files of the game.

table::scenarios!(abyss::State);
