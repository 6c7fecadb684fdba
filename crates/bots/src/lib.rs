//! Players that are not people. Each has a short spec string, the same on the command line, in records and in the
//! arena: `random`, `greedy`.
//!
//! **Invariant:** a bot gets a [`table::Known`], never the true state.

use std::fmt;
use std::str::FromStr;

use table::{Guide, GuidedPolicy, Policy, RandomPolicy};

/// A kind of bot, written as its spec string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotSpec {
    /// Every legal action equally likely.
    Random,
    /// What the game's own guide thinks sensible, without looking ahead.
    Greedy,
}

impl BotSpec {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its spec string.
    pub const fn spec(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this kind for one game.
    pub fn policy<G: Guide>(self) -> Box<dyn Policy<G>> {
        match self {
            Self::Random => Box::new(RandomPolicy::<G::Action>::new()),
            Self::Greedy => Box::new(GuidedPolicy::<G::Action>::new()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec())
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|bot| bot.spec() == text).ok_or_else(|| UnknownBot::new(text))
    }
}

/// A spec string that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{found}`; known are: {known}")]
pub struct UnknownBot {
    found: String,
    known: String,
}

impl UnknownBot {
    fn new(found: &str) -> Self {
        let known: Vec<&str> = BotSpec::ALL.iter().map(|bot| bot.spec()).collect();
        let found = found.chars().filter(|letter| !letter.is_control()).take(40).collect();
        Self { found, known: known.join(", ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_reads_back_from_its_spec() {
        for bot in BotSpec::ALL {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
    }

    #[test]
    fn an_unknown_bot_is_told_which_there_are() {
        let error = "deep-thought".parse::<BotSpec>().unwrap_err();
        assert_eq!(error.to_string(), "there is no bot `deep-thought`; known are: random, greedy");
    }
}
