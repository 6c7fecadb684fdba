//! The hot path stays off the heap.

table::allocates_nothing!(
    valeria::State,
    "players=1",
    "players=2",
    "players=5 mixed_citizens=on",
    "players=3 card_set=random"
);
