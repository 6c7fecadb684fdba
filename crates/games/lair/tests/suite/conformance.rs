//! Everything the kernel demands of a game.

table::conformance! {
    lair::State,
    games = 2000,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4",
    four_players_seven_nights: "players=4 nights=7",
}
