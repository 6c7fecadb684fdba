//! Temporary: writes the golden records as `bestiary record` does.
#![allow(missing_docs, clippy::all, clippy::pedantic, clippy::print_stdout)]
use table::conformance::choices;
use table::{Game, GuidedPolicy, Known, Pcg, Play, Policy, RandomPolicy, Recall, Seat, Seed};
use valeria::State;

fn main() {
    let custom = "card_set=custom areas=barrens,swamp,mountains,caverns,hills citizens=monk,blacksmith,alchemist,wizard,thief,warlord,priestess,miner removed=halfpenny_hill,grimmwater_keep";
    let list: Vec<(String, u64, bool, &str)> = vec![
        ("players=1".into(), 1, false, "1p-random"),
        ("players=1".into(), 2, true, "1p-greedy"),
        ("players=2".into(), 3, false, "2p-random"),
        ("players=2".into(), 4, true, "2p-greedy"),
        ("players=3 card_set=mastery_over_magic".into(), 5, false, "3p-random-mastery-over-magic"),
        ("players=3 card_set=glittering_gold".into(), 6, true, "3p-greedy-glittering-gold"),
        ("players=4 card_set=monster_blood".into(), 7, false, "4p-random-monster-blood"),
        ("players=4".into(), 8, true, "4p-greedy"),
        ("players=5".into(), 9, false, "5p-random"),
        ("players=5 card_set=mastery_over_magic mixed_citizens=on".into(), 10, true, "5p-greedy-mixed"),
        ("players=2 card_set=random mixed_citizens=on".into(), 11, false, "2p-random-mixed"),
        ("players=2 card_set=random".into(), 12, true, "2p-greedy-random-set"),
        (format!("players=2 {custom}"), 13, true, "2p-greedy-custom-set"),
        ("players=1 card_set=mastery_over_magic mixed_citizens=on".into(), 14, true, "1p-greedy-mixed"),
    ];
    for (options, seed, greedy, name) in list {
        let mut play = Play::<State>::start(choices::<State>(&options).unwrap(), Seed::Pcg(seed)).unwrap();
        let bot = if greedy { "greedy" } else { "random" };
        play.name_seats(Seat::all(play.game().seats()).map(|seat| (seat, bot.to_owned())).collect());
        let mut mind = Pcg::nth(seed, 1);
        while let Some(seat) = play.game().to_act().first() {
            let known = Known::of(play.game(), seat, Recall::Perfect, &mut mind);
            let action = if greedy {
                GuidedPolicy::new().choose(&known, &mut mind)
            } else {
                RandomPolicy::new().choose(&known, &mut mind)
            };
            play.apply(seat, action).unwrap();
        }
        let file = format!("{}/tests/records/valeria-r1-{name}.rec", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(&file, play.record().to_string()).unwrap();
        println!(
            "{name}: {} steps, {:?}",
            play.steps().len(),
            play.game().outcome().unwrap().places.as_slice()
        );
    }
    for players in 2..=5u8 {
        let (mut wins, games) = (0.0, 2000u64);
        let settings = choices::<State>(&format!("players={players}")).unwrap();
        let options = <valeria::Options as table::Options>::build(&settings).unwrap();
        for game in 0..games {
            let mut chance = Pcg::nth(77, game);
            let mut state = State::new(&options, &mut chance, &mut table::Silent);
            let me = Seat::new((game % u64::from(players)) as u8).unwrap();
            while let Some(seat) = state.to_act().first() {
                let known = Known::of(&state, seat, Recall::Perfect, &mut chance);
                let action = if seat == me {
                    GuidedPolicy::new().choose(&known, &mut chance)
                } else {
                    RandomPolicy::new().choose(&known, &mut chance)
                };
                state.apply(seat, action, &mut chance, &mut table::Silent).unwrap();
            }
            wins += state.outcome().unwrap().win_share(me);
        }
        println!("{players} players: greedy wins {wins} of {games}");
    }
}
