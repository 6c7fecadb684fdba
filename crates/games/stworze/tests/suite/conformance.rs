//! Everything the kernel demands of a game.

// A probe redraws the world for up to seven viewers and is dear here; there are many games instead.
table::conformance! {
    stworze::State,
    games = 1000,
    probe_every = 512,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4",
    five_players: "players=5",
    six_players: "players=6",
}

table::conformance! {
    stworze::State,
    games = 200,
    probe_every = 512,
    two_players_first_game: "players=2 first_game=on creatures=random",
    three_players_first_game: "players=3 first_game=on creatures=random",
    four_players_first_game: "players=4 first_game=on creatures=random",
    five_players_first_game: "players=5 first_game=on creatures=random",
    six_players_first_game: "players=6 first_game=on creatures=random",
}
