//! Everything the kernel demands of a game.

table::conformance! {
    stworze::State,
    games = 300,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4",
    five_players: "players=5",
    six_players: "players=6",
    four_players_first_game: "players=4 first_game=on creatures=random",
}
