//! The hot path stays off the heap.

table::allocates_nothing!(stworze::State, "players=2", "players=4", "players=6");
