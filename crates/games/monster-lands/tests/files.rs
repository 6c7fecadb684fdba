//! The scenario files and the golden records of the game.

table::scenarios!(monster_lands::State);
table::records!(monster_lands::State);
