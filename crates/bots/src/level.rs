//! How strong an opponent a person wants.

use std::fmt;
use std::str::FromStr;

/// How strong an opponent a person wants. What stands behind a level is decided for each game by the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Has just learned the rules.
    Novice,
    /// Plays sensibly and does not look ahead.
    Easy,
    /// Looks ahead a little.
    Normal,
    /// Looks ahead.
    Hard,
    /// As good as it gets.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Easy, Self::Normal, Self::Hard, Self::Master];

    /// Its name in specs and in the ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// The most milliseconds it may think about one decision on one core.
    pub const fn most_ms(self) -> u32 {
        match self {
            Self::Novice => 100,
            Self::Easy => 200,
            Self::Normal => 500,
            Self::Hard => 1000,
            Self::Master => 3000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(())
    }
}
