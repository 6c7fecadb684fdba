//! What the table chooses before the start (ML-3.1, ML-17, ML-19).

use table::{Choices, OptionError, OptionSpec, OptionValues};

use crate::components::{Difficulty, scenario};

const SWITCH: OptionValues = OptionValues::OneOf(&["off", "on"]);

/// The options of Monster Lands.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "difficulty",
        values: OptionValues::OneOf(&["tutorial", "normal", "hard", "nightmare"]),
        default: "normal",
    },
    OptionSpec { key: "trickery", values: SWITCH, default: "off" },
    OptionSpec { key: "queens_gift", values: SWITCH, default: "off" },
    OptionSpec { key: "more_monsters", values: SWITCH, default: "off" },
    OptionSpec { key: "venom_helps_conquest", values: SWITCH, default: "off" },
    OptionSpec { key: "scenario", values: OptionValues::Number { min: 1, max: 10 }, default: "1" },
];

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the rules")]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// ML-17.1.
    pub difficulty: Difficulty,
    /// ML-18.1.
    pub trickery: bool,
    /// ML-17.7.
    pub queens_gift: bool,
    /// ML-17.10.
    pub more_monsters: bool,
    /// ML-1.12.
    pub venom_helps_conquest: bool,
    /// The scenario of a game alone, 1 to 10; 0 with rivals.
    pub scenario: u8,
}

impl table::Options for Options {
    fn build(choices: &Choices) -> Result<Self, OptionError> {
        let players = choices.players();
        let on = |key: &str| choices.value(key) == "on";
        let number: u8 = choices.value("scenario").parse().unwrap_or(1);
        let difficulty = choices.value("difficulty").parse().unwrap_or(Difficulty::Normal);
        if players == 1 {
            // ML-17.13, ML-19.1: the variants are for two to four players.
            if let Some(key) = ["trickery", "queens_gift", "more_monsters"].into_iter().find(|key| on(key)) {
                return Err(OptionError::Together(format!("{key} is for two to four players")));
            }
            if difficulty == Difficulty::Tutorial && scenario(number).no_tutorial {
                let sentence = format!("scenario {number} cannot be played on tutorial"); // ML-20.10
                return Err(OptionError::Together(sentence));
            }
        } else if number != 1 {
            return Err(OptionError::Together("scenarios are for one player".to_owned()));
        }
        Ok(Self {
            players,
            difficulty,
            trickery: on("trickery"),
            queens_gift: on("queens_gift"),
            more_monsters: on("more_monsters"),
            venom_helps_conquest: on("venom_helps_conquest"),
            scenario: if players == 1 { number } else { 0 },
        })
    }
}

#[cfg(test)]
mod tests {
    use table::conformance::choices;
    use table::{Game, Options as _};

    use super::*;
    use crate::State;

    fn build(text: &str) -> Result<Options, OptionError> {
        Options::build(&choices::<State>(text)?)
    }

    // rules: ML-3.1 ML-17.1 ML-17.13 ML-20.10
    #[test]
    fn variants_are_for_rivals_and_scenarios_for_one() {
        assert_eq!(State::META.players, (1, 4));
        assert_eq!(build("players=3 difficulty=hard trickery=on").unwrap().difficulty, Difficulty::Hard);
        assert_eq!(build("players=1 scenario=10").unwrap().scenario, 10);
        assert_eq!(build("players=4").unwrap().scenario, 0);
        for bad in [
            "players=5",
            "players=2 scenario=2",
            "players=1 trickery=on",
            "players=1 queens_gift=on",
            "players=1 more_monsters=on",
            "players=1 scenario=10 difficulty=tutorial",
            "players=1 scenario=11",
        ] {
            assert!(build(bad).is_err(), "{bad}");
        }
    }
}
