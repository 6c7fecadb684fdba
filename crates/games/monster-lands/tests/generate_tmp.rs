use monster_lands::State;
use table::conformance::choices;
use table::{Game, Pcg, Play, Seed, pick};

#[test]
fn generate() {
    for (name, options, seed) in [
        ("1p-random", "players=1", 1),
        ("1p-scenario-8", "players=1 scenario=8 difficulty=hard", 2),
        ("2p-random", "players=2", 3),
        ("3p-random", "players=3 difficulty=nightmare", 4),
        ("4p-variants", "players=4 trickery=on queens_gift=on more_monsters=on", 5),
    ] {
        let mut play = Play::<State>::start(choices::<State>(options).unwrap(), Seed::Pcg(seed)).unwrap();
        let mut chance = Pcg::new(seed);
        let mut legal = Vec::new();
        while let Some(seat) = play.game().to_act().first() {
            play.game().legal(seat, &mut legal);
            let action = pick(&legal, &mut chance);
            play.apply(seat, action).unwrap();
        }
        std::fs::write(format!("/work/trees/monster-lands/crates/games/monster-lands/tests/records/monster-lands-r1-{name}.rec"), play.record().to_string()).unwrap();
    }
}
