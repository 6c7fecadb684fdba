//! The scenario files and the golden records of the game.

table::scenarios!(stworze::State);
table::records!(stworze::State);
