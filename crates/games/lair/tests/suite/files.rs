//! The scenario files and the golden records of the game.

table::scenarios!(lair::State);
table::records!(lair::State);
