//! What is settled before a game starts: how many play, and the choices the rules leave to the table.

use std::fmt;

use serde::Serialize;

use crate::{Meta, notation::quote};

/// An option of a game. Its words for people are the message `option-<key>`, which explains the values as well.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// What may be chosen.
    pub values: OptionValues,
    /// What holds if nobody chooses.
    pub default: &'static str,
}

/// What may be chosen for an option.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number between these two.
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// A list of words separated by commas, checked by the game itself; at most 400 characters.
    List,
}

impl OptionValues {
    const LONGEST_LIST: usize = 400;

    fn allow(self, value: &str) -> bool {
        match self {
            Self::OneOf(words) => words.contains(&value),
            Self::Number { min, max } => {
                value.parse().is_ok_and(|n: u16| (min..=max).contains(&n) && n.to_string() == value)
            }
            Self::List => {
                value.len() <= Self::LONGEST_LIST
                    && !value.is_empty()
                    && value.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-,:".contains(&b))
            }
        }
    }
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Self::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Self::List => f.write_str("words separated by commas"),
        }
    }
}

/// The settings of one game: rules version, number of players and a value for each option. Checked against the
/// game's [`Meta`], so a `Choices` in hand is in range; only [`Options::build`] can still refuse a combination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    rules: u16,
    players: u8,
    values: Vec<(&'static str, String)>,
}

impl Choices {
    /// The current rules, all options at their default.
    pub fn new(meta: &'static Meta, players: u8) -> Result<Self, OptionError> {
        if !(meta.players.0..=meta.players.1).contains(&players) {
            return Err(OptionError::Players {
                game: meta.id,
                min: meta.players.0,
                max: meta.players.1,
                found: players,
            });
        }
        let values = meta.options.iter().map(|spec| (spec.key, spec.default.to_owned())).collect();
        Ok(Self { rules: meta.rules, players, values })
    }

    /// Chooses a value for an option.
    pub fn set(&mut self, meta: &'static Meta, key: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::Unknown { game: meta.id, key: quote(key), known: meta.option_keys() };
        let spec = meta.options.iter().find(|spec| spec.key == key).ok_or_else(unknown)?;
        if !spec.values.allow(value) {
            return Err(OptionError::Value {
                key: spec.key,
                found: quote(value),
                expected: spec.values.to_string(),
            });
        }
        for (chosen, slot) in &mut self.values {
            if *chosen == key {
                value.clone_into(slot);
            }
        }
        Ok(())
    }

    /// Plays by an older version of the rules.
    pub fn set_rules(&mut self, meta: &'static Meta, rules: u16) -> Result<(), OptionError> {
        if rules == 0 || rules > meta.rules {
            return Err(OptionError::Rules { game: meta.id, newest: meta.rules, found: rules });
        }
        self.rules = rules;
        Ok(())
    }

    /// The version of the rules.
    pub const fn rules(&self) -> u16 {
        self.rules
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The value of an option; empty if the game has no such option.
    pub fn value(&self, key: &str) -> &str {
        self.values.iter().find(|(known, _)| *known == key).map_or("", |(_, value)| value)
    }

    /// Each option with its value, in the order of the game's list.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|(key, value)| (*key, value.as_str()))
    }
}

impl fmt::Display for Choices {
    /// `players=3 first=random`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        self.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

/// The settings of one game in the game's own types.
pub trait Options: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// Reads the choices. Every value is already one that its [`OptionSpec`] allows.
    fn build(choices: &Choices) -> Result<Self, OptionError>;
}

/// Settings a game cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// Too few or too many.
    #[error("{game} is for {min} to {max} players, not for {found}")]
    Players {
        /// The game.
        game: &'static str,
        /// The smallest table.
        min: u8,
        /// The largest table.
        max: u8,
        /// What was asked for.
        found: u8,
    },
    /// No such option.
    #[error("{game} has no option `{key}`; it has: {known}")]
    Unknown {
        /// The game.
        game: &'static str,
        /// What was asked for.
        key: String,
        /// The options there are.
        known: String,
    },
    /// The option has no such value.
    #[error("`{found}` is not possible for `{key}`: it must be {expected}")]
    Value {
        /// The option.
        key: &'static str,
        /// What was asked for.
        found: String,
        /// What would be right.
        expected: String,
    },
    /// Each option is fine alone, but not together.
    #[error("these options do not go together: {0}")]
    Together(String),
    /// A version of the rules that this program does not know.
    #[error("rules version {found} of {game} is unknown here; the newest is {newest}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The newest version.
        newest: u16,
        /// What was asked for.
        found: u16,
    },
}
