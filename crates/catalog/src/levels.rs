//! What stands behind each level, game by game: the one table of it.
//!
//! A level is a number of looks ahead, so that it is as strong on a slow machine as on a fast one; the time it may take
//! ([`Level::most_ms`]) only binds where a machine is very slow or very busy. `bestiary arena` is how a line is
//! justified, and `docs/bench/bots.md` shows what came of it.

use bots::{BotSpec, Level, SearchSettings, Value};

/// The five levels of one game, the weakest first.
type Levels = [BotSpec; Level::ALL.len()];

/// Games with lines of their own, each for tables of so many players or more; the last that fits a table counts.
const OWN: [(&str, u8, Levels); 5] = [
    ("abyss", 1, levels(SearchSettings::DEFAULT, [150, 1000, 10_000])),
    // What a turn of Valeria is worth shows some eight turns later: with the usual horizon a search of 1,000 looks wins
    // 85 % against the greedy bot, with this one 95 %, and with 100 steps no more.
    ("valeria", 1, levels(FAR, [200, 1000, 12_500])),
    // Eight turns are less than two rounds of five. The guide cannot tell there what will come of them, and more looks
    // stopped helping; a search that plays on to the end still gains from them.
    ("valeria", 5, levels(TO_THE_END, [200, 1500, 15_000])),
    // In the midst of a round of Monster Lands dice and mercenaries are out and nobody can tell what they bring: a search
    // that plays on to its end wins 69 % against one of forty steps, which takes twice the time.
    ("monster-lands", 1, levels(ROUND, [100, 500, 4000])),
    // The net was taught by games that searches like these played, and judges the end of the round.
    ("stworze", 1, levels(ROUND_NET, [35, 300, 6000])),
];

/// Roll-outs of forty steps.
const FAR: SearchSettings = SearchSettings { horizon: 40, ..SearchSettings::DEFAULT };

/// Roll-outs to the end of the game, which comes long before.
const TO_THE_END: SearchSettings = SearchSettings { horizon: 1000, ..SearchSettings::DEFAULT };

/// Roll-outs to the end of the round.
const ROUND: SearchSettings = SearchSettings { horizon: 0, rounds: 1, ..SearchSettings::DEFAULT };

/// The same, and a net says what came of it.
const ROUND_NET: SearchSettings = SearchSettings { value: Value::Net, ..ROUND };

/// Every other game.
const USUAL: Levels = levels(SearchSettings::DEFAULT, [200, 1000, 5000]);

/// The two lower levels do not look ahead; the three upper ones do, so many times.
const fn levels(settings: SearchSettings, iterations: [u32; 3]) -> Levels {
    [
        BotSpec::Weighted,
        BotSpec::Greedy,
        search(settings, Level::Normal, iterations[0]),
        search(settings, Level::Hard, iterations[1]),
        search(settings, Level::Master, iterations[2]),
    ]
}

const fn search(settings: SearchSettings, level: Level, iterations: u32) -> BotSpec {
    BotSpec::Search(settings.with_iterations(iterations).with_ms(level.most_ms()))
}

/// What a bot is in this game at a table of so many: a level becomes what the table says, everything else stays.
pub(crate) fn resolve(game: &str, players: u8, spec: BotSpec) -> BotSpec {
    let BotSpec::Level(level) = spec else { return spec };
    let own = OWN.iter().rfind(|(id, least, _)| *id == game && *least <= players);
    own.map_or(&USUAL, |(_, _, levels)| levels)[level as usize]
}

/// How the levels of a game search at a table of so many: the usual budget and no limit of time, everything else as the
/// strongest has it.
pub(crate) fn search_settings(game: &str, players: u8) -> SearchSettings {
    match resolve(game, players, BotSpec::Level(Level::Master)) {
        BotSpec::Search(settings) => {
            settings.with_iterations(SearchSettings::DEFAULT.iterations).with_ms(SearchSettings::DEFAULT.ms)
        }
        _ => SearchSettings::DEFAULT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_at_every_table_is_a_bot_with_a_limit_of_time() {
        for game in crate::all() {
            let (least, most) = game.meta().players;
            for (players, level) in
                (least..=most).flat_map(|players| Level::ALL.map(|level| (players, level)))
            {
                match resolve(game.meta().id, players, BotSpec::Level(level)) {
                    BotSpec::Search(settings) => assert_eq!(settings.ms, level.most_ms()),
                    BotSpec::Level(_) => panic!("{level} stands for nothing"),
                    BotSpec::Random | BotSpec::Weighted | BotSpec::Greedy => (),
                }
            }
        }
    }

    #[test]
    fn every_line_belongs_to_a_table_that_exists_and_smaller_tables_come_first() {
        for (id, least, _) in OWN {
            let game = crate::find(id).unwrap();
            assert!(least <= game.meta().players.1, "{id} from {least} on");
        }
        for pair in OWN.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            assert!(pair[0].1 < pair[1].1, "{}", pair[0].0);
        }
    }

    #[test]
    fn a_larger_table_has_its_own_line_where_there_is_one() {
        let hard = |players| resolve("valeria", players, BotSpec::Level(Level::Hard)).to_string();
        assert_eq!(hard(4), "ismcts:iterations=1000:ms=1000:horizon=40");
        assert_eq!(hard(4), hard(1));
        assert_eq!(hard(5), "ismcts:iterations=1500:ms=1000:horizon=1000");
    }
}
