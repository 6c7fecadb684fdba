//! The hot path stays off the heap.

table::allocates_nothing!(
    monster_lands::State,
    "players=2",
    "players=4 trickery=on queens_gift=on more_monsters=on",
    "players=1 scenario=8",
);
