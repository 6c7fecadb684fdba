//! Everything the kernel demands of a game.

// Many games with few probes each see more than few games with many.
table::conformance! {
    abyss::State,
    games = 2000,
    probe_every = 64,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4",
    three_players_with_memory_aid: "players=3 memory_aid=on",
}
