//! What stands behind each level, game by game: the one table of it.
//!
//! A level is a number of looks ahead, so that it is as strong on a slow machine as on a fast one; the time it may take
//! ([`Level::most_ms`]) only binds where a machine is very slow or very busy. `bestiary arena` is how a line is
//! justified, and `docs/bench/bots.md` shows what came of it.

use bots::{BotSpec, Level, SearchSettings, Value};

/// The five levels of one game, the weakest first.
type Levels = [BotSpec; Level::ALL.len()];

/// Games with a line of their own.
const OWN: [(&str, Levels); 4] = [
    // The master of Abyss plays on twice as far as the others and asks the net as well: 62 % against ten thousand looks like
    // theirs.
    ("abyss", levels([(DEFAULT, 150), (DEFAULT, 1000), (FARTHER_BOTH, 20_000)])),
    // Two rounds on, what was bought has begun to pay and nothing is under way; the guide and the net judge it
    // together, for they err in different ways. In equal time this wins 59 % against the guide after forty steps with two
    // players, and 58 % against a look to the end of the game with five. Who looks often can afford roll-outs that vary
    // more and err less: against hard, four rounds win 66 % where two win 57 % in the same time.
    ("valeria", levels([(rounds_both(2), 80), (rounds_both(2), 600), (rounds_both(4), 20_000)])),
    // In the midst of a round of Monster Lands dice and mercenaries are out and nobody can tell what they bring: a search
    // that plays on to its end wins 69 % against one of forty steps, which takes twice the time.
    ("monster-lands", levels([(ROUND, 100), (ROUND, 500), (ROUND, 4000)])),
    // The net was taught by games that searches like these played, and judges the end of the round.
    ("stworze", levels([(ROUND_NET, 35), (ROUND_NET, 300), (ROUND_NET, 6000)])),
];

/// Every other game.
const USUAL: Levels = levels([(DEFAULT, 200), (DEFAULT, 1000), (DEFAULT, 5000)]);

const DEFAULT: SearchSettings = SearchSettings::DEFAULT;

/// Roll-outs twice as far as usual; the guide and the net say what came of it.
const FARTHER_BOTH: SearchSettings =
    SearchSettings { horizon: 2 * DEFAULT.horizon, value: Value::Both, ..DEFAULT };

/// Roll-outs to the end of the round.
const ROUND: SearchSettings = SearchSettings { horizon: 0, rounds: 1, ..DEFAULT };

/// The same, and a net says what came of it.
const ROUND_NET: SearchSettings = SearchSettings { value: Value::Net, ..ROUND };

/// Roll-outs over so many rounds; the guide and the net say what came of it.
const fn rounds_both(rounds: u32) -> SearchSettings {
    SearchSettings { rounds, value: Value::Both, ..ROUND }
}

/// The two lower levels do not look ahead; the three upper ones do, each in its way and so many times.
const fn levels([normal, hard, master]: [(SearchSettings, u32); 3]) -> Levels {
    [
        BotSpec::Weighted,
        BotSpec::Greedy,
        search(Level::Normal, normal),
        search(Level::Hard, hard),
        search(Level::Master, master),
    ]
}

const fn search(level: Level, (settings, iterations): (SearchSettings, u32)) -> BotSpec {
    BotSpec::Search(settings.with_iterations(iterations).with_ms(level.most_ms()))
}

/// What a bot is in this game: a level becomes what the table says, everything else stays.
pub(crate) fn resolve(game: &str, spec: BotSpec) -> BotSpec {
    let BotSpec::Level(level) = spec else { return spec };
    let own = OWN.iter().find(|(id, _)| *id == game);
    own.map_or(&USUAL, |(_, levels)| levels)[level as usize]
}

/// How the strongest level of a game searches: the usual budget and no limit of time, everything else as it has it.
pub(crate) fn search_settings(game: &str) -> SearchSettings {
    match resolve(game, BotSpec::Level(Level::Master)) {
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
    fn every_level_of_every_game_is_a_bot_with_a_limit_of_time() {
        for game in crate::all() {
            for level in Level::ALL {
                match resolve(game.meta().id, BotSpec::Level(level)) {
                    BotSpec::Search(settings) => assert_eq!(settings.ms, level.most_ms()),
                    BotSpec::Level(_) => panic!("{level} stands for nothing"),
                    BotSpec::Random | BotSpec::Weighted | BotSpec::Greedy => (),
                }
            }
        }
        for (id, _) in OWN {
            assert!(crate::find(id).is_ok(), "{id}");
        }
    }
}
