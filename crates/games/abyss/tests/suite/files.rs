//! The scenario files and the golden records of the game.

table::scenarios!(abyss::State);
table::records!(abyss::State);
