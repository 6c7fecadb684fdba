//! What the table chooses before the start (LA-2.1).

use table::{Choices, OptionError, OptionSpec, OptionValues};

/// The options of Lair.
pub const SPECS: &[OptionSpec] =
    &[OptionSpec { key: "nights", values: OptionValues::Number { min: 3, max: 7 }, default: "5" }];

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// How many nights are played.
    pub nights: u8,
}

impl table::Options for Options {
    fn build(choices: &Choices) -> Result<Self, OptionError> {
        let nights = choices.value("nights").parse().unwrap_or(5); // in range: `Choices` has checked it
        Ok(Self { players: choices.players(), nights })
    }
}
