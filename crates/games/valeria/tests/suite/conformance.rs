//! Everything the kernel demands of a game.

// Many games with few probes each see more than few games with many.
table::conformance! {
    valeria::State,
    games = 2000,
    probe_every = 64,
    alone: "players=1",
    two_players: "players=2 card_set=random",
    three_players: "players=3 card_set=mastery_over_magic",
    four_players: "players=4 card_set=monster_blood",
    five_players: "players=5 card_set=glittering_gold",
    alone_with_mixed_stacks: "players=1 card_set=random mixed_citizens=on",
    two_players_with_mixed_stacks: "players=2 card_set=mastery_over_magic mixed_citizens=on",
}
