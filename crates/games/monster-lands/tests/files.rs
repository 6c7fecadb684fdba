//! The scenario files of the game.

table::scenarios!(monster_lands::State);
