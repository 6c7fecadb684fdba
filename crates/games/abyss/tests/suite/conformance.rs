//! Everything the kernel demands of a game.

table::conformance! {
    abyss::State,
    games = 2000,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4",
    three_players_with_memory_aid: "players=3 memory_aid=on",
}
