//! The hot path stays off the heap.

table::allocates_nothing!(abyss::State, "players=2", "players=4", "players=3 memory_aid=on");
