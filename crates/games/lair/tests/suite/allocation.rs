//! The hot path stays off the heap.

table::allocates_nothing!(lair::State, "players=2", "players=4 nights=7");
