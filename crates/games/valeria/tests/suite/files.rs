//! The scenario files and the golden records of the game.

table::scenarios!(valeria::State);
table::records!(valeria::State);
