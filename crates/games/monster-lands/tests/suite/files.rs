//! The scenario files and the golden records of the game.

table::scenarios!(monster_lands::State);
table::records!(monster_lands::State);

/// Every level, module, variant and scenario has a game that is kept.
#[test]
fn golden_records_of_every_kind() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let texts: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    let options: Vec<&str> =
        texts.iter().filter_map(|text| text.lines().find(|line| line.starts_with("options "))).collect();
    let levels = ["tutorial", "normal", "hard", "nightmare"].map(|level| format!("difficulty={level}"));
    let switches =
        ["trickery", "queens_gift", "more_monsters", "venom_helps_conquest"].map(|key| format!("{key}=on"));
    for wanted in levels.into_iter().chain(switches) {
        assert!(options.iter().any(|line| line.split(' ').any(|word| word == wanted)), "{wanted}");
    }
    for scenario in 1..=10 {
        let (start, end) = ("options players=1 ", format!(" scenario={scenario}"));
        assert!(options.iter().any(|line| line.starts_with(start) && line.ends_with(&end)), "{scenario}");
    }
}
