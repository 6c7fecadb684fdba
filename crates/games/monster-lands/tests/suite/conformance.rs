//! Everything the kernel demands of a game, in every mode.

table::conformance! {
    monster_lands::State,
    games = 1000,
    two_players: "players=2",
    three_players: "players=3",
    four_players: "players=4 difficulty=hard",
    two_players_tricks: "players=2 trickery=on difficulty=nightmare",
    four_players_all_variants: "players=4 trickery=on queens_gift=on more_monsters=on venom_helps_conquest=on",
    three_players_tutorial: "players=3 difficulty=tutorial queens_gift=on more_monsters=on",
    scenario_1: "players=1",
    scenario_2: "players=1 scenario=2 difficulty=hard",
    scenario_3: "players=1 scenario=3 difficulty=tutorial",
    scenario_4: "players=1 scenario=4",
    scenario_5: "players=1 scenario=5",
    scenario_6: "players=1 scenario=6 difficulty=nightmare",
    scenario_7: "players=1 scenario=7",
    scenario_8: "players=1 scenario=8",
    scenario_9: "players=1 scenario=9",
    scenario_10: "players=1 scenario=10",
}
