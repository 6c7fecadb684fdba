//! The scenario files of the game.

table::scenarios!(lair::State);
