//! What the table chooses before the start (ST-25.3).

use table::{Choices, OptionError, OptionSpec, OptionValues, Seat};

use crate::components::{FigureCard, ROUND_CAP};

/// The options of Stworze.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "first_game", values: OptionValues::OneOf(&["off", "on"]), default: "off" },
    OptionSpec { key: "creatures", values: OptionValues::OneOf(&["pick", "random"]), default: "pick" },
    OptionSpec {
        key: "first",
        values: OptionValues::OneOf(&["random", "A", "B", "C", "D", "E", "F"]),
        default: "random",
    },
    OptionSpec {
        key: "warrior",
        values: OptionValues::OneOf(&[
            "random",
            "warrior_careful_warrior",
            "warrior_young_warrior",
            "warrior_sworn_warrior",
            "warrior_cruel_warrior",
        ]),
        default: "random",
    },
    OptionSpec {
        key: "sorcerer",
        values: OptionValues::OneOf(&[
            "random",
            "sorcerer_soothsayer",
            "sorcerer_blind_sorcerer",
            "sorcerer_herbalist",
            "sorcerer_snake_charmer",
        ]),
        default: "random",
    },
    OptionSpec { key: "rounds", values: OptionValues::Number { min: 1, max: 40 }, default: "40" },
];

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// ST-25.1.
    pub first_game: bool,
    /// ST-3.2: creatures are drawn, not picked.
    pub random_creatures: bool,
    /// ST-3.1: who begins; `None` to be drawn.
    pub first: Option<Seat>,
    /// ST-3.18: the Warrior; `None` to be drawn.
    pub warrior: Option<FigureCard>,
    /// ST-3.18: the Sorcerer; `None` to be drawn.
    pub sorcerer: Option<FigureCard>,
    /// ST-24.7.
    pub rounds: u8,
}

impl table::Options for Options {
    fn build(choices: &Choices) -> Result<Self, OptionError> {
        let players = choices.players();
        let first: Option<Seat> = choices.value("first").parse().ok(); // `random` is no seat
        if first.is_some_and(|seat| seat.index() >= players as usize) {
            return Err(OptionError::Together("`first` names a seat where nobody sits".to_owned()));
        }
        Ok(Self {
            players,
            first_game: choices.value("first_game") == "on",
            random_creatures: choices.value("creatures") == "random",
            first,
            warrior: choices.value("warrior").parse().ok(), // `random` is no card
            sorcerer: choices.value("sorcerer").parse().ok(),
            rounds: choices.value("rounds").parse().unwrap_or(ROUND_CAP), // in range: `Choices` has checked it
        })
    }
}
