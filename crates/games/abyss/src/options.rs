//! What the table chooses before the start (AB-19).

use table::{Choices, OptionError, OptionSpec, OptionValues, Seat};

/// The options of Abyss.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "first",
        values: OptionValues::OneOf(&["random", "A", "B", "C", "D"]),
        default: "random",
    },
    OptionSpec { key: "memory_aid", values: OptionValues::OneOf(&["off", "on"]), default: "off" },
];

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// AB-19.4: who begins; `None` for a random player.
    pub first: Option<Seat>,
    /// AB-19.3: whether the cards known from public events are shown.
    pub memory_aid: bool,
}

impl table::Options for Options {
    fn build(choices: &Choices) -> Result<Self, OptionError> {
        let first: Option<Seat> = choices.value("first").parse().ok(); // `random` is no seat
        let players = choices.players();
        if let Some(seat) = first.filter(|seat| seat.index() >= players as usize) {
            let sentence = format!("with {players} players nobody sits at {seat}, so {seat} cannot begin");
            return Err(OptionError::Together(sentence));
        }
        Ok(Self { players, first, memory_aid: choices.value("memory_aid") == "on" })
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Options as _};

    use super::*;
    use crate::State;

    fn build(players: u8, first: &str) -> Result<Options, OptionError> {
        let mut choices = Choices::new(&State::META, players)?;
        choices.set(&State::META, "first", first)?;
        Options::build(&choices)
    }

    // rules: AB-3.1 AB-19.1 AB-19.2 AB-19.4
    #[test]
    fn a_named_first_player_must_sit_at_the_table() {
        assert_eq!(build(2, "random").unwrap().first, None);
        assert_eq!(build(4, "D").unwrap().first, Seat::new(3));
        assert!(matches!(build(2, "C"), Err(OptionError::Together(_))));
        for players in [0, 1, 5, 6] {
            assert!(matches!(build(players, "random"), Err(OptionError::Players { .. })));
        }
    }
}
