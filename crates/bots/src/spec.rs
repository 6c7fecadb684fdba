//! Bots by name: the same short text on the command line, in records and in the arena.

use std::fmt;
use std::str::FromStr;

use crate::{Level, SearchSettings};

/// A kind of bot, written as its spec string.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BotSpec {
    /// `random`: every legal action equally likely.
    Random,
    /// `weighted`: every legal action as likely as the game's guide thinks it good.
    Weighted,
    /// `greedy`: what the game's guide thinks sensible, without looking ahead.
    Greedy,
    /// `ismcts:iterations=2000`: information-set Monte-Carlo tree search; further settings follow after colons.
    Search(SearchSettings),
    /// `level:hard`: what the catalogue has for this level of this game.
    Level(Level),
}

impl BotSpec {
    /// How specs look, for messages.
    pub const FORMS: &'static str = "random, weighted, greedy, ismcts:iterations=2000, level:novice, level:easy, \
        level:normal, level:hard, level:master";

    /// The five levels, the weakest first: what people are offered.
    pub const LEVELS: [Self; 5] = {
        let [novice, easy, normal, hard, master] = Level::ALL;
        [Self::Level(novice), Self::Level(easy), Self::Level(normal), Self::Level(hard), Self::Level(master)]
    };

    /// Whether it takes no more than a moment whatever is asked: all but searches with settings of somebody's own.
    pub const fn is_bounded(self) -> bool {
        !matches!(self, Self::Search(_))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Weighted => f.write_str("weighted"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(settings) => write!(f, "ismcts:{settings}"),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
        match (kind, rest) {
            ("random", None) => Ok(Self::Random),
            ("weighted", None) => Ok(Self::Weighted),
            ("greedy", None) => Ok(Self::Greedy),
            ("ismcts", None) => Ok(Self::Search(SearchSettings::DEFAULT)),
            ("ismcts", Some(settings)) => settings.parse().map(Self::Search),
            ("level", Some(level)) => {
                level.parse().map(Self::Level).map_err(|()| SpecError::Level(quoted(level)))
            }
            _ => Err(SpecError::Unknown(quoted(text))),
        }
    }
}

/// A spec string that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No such kind.
    #[error("there is no bot `{0}`; known are: {forms}", forms = BotSpec::FORMS)]
    Unknown(String),
    /// No such level.
    #[error("there is no level `{0}`; known are: novice, easy, normal, hard, master")]
    Level(String),
    /// No such setting.
    #[error("a search has no setting `{found}`; it has: {known}")]
    Setting {
        /// What was written.
        found: String,
        /// What could have been.
        known: String,
    },
    /// Nobody who says what a position is worth.
    #[error("`{0}` is no value for value: it is guide, net or both")]
    Judge(String),
    /// A setting with an impossible value.
    #[error("`{found}` is no value for {key}: it is a number from {least} to {most}")]
    Value {
        /// The setting.
        key: &'static str,
        /// What was written.
        found: String,
        /// The smallest value.
        least: String,
        /// The largest value.
        most: String,
    },
}

/// What somebody typed, fit for a message.
pub(crate) fn quoted(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn error(spec: &str) -> String {
        spec.parse::<BotSpec>().unwrap_err().to_string()
    }

    #[test]
    fn every_bot_reads_back_from_its_spec() {
        let more = [
            "ismcts",
            "ismcts:iterations=7",
            "ismcts:iterations=20:ms=5:horizon=0:rounds=1:exploration=0.75:value=net",
            "ismcts:iterations=20:value=both",
        ];
        let simple = ["random", "weighted", "greedy"].into_iter().chain(more);
        let specs = simple.map(|spec| spec.parse().unwrap()).chain(BotSpec::LEVELS);
        for spec in specs {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn what_differs_from_the_default_is_written() {
        let short = |spec: &str| spec.parse::<BotSpec>().unwrap().to_string();
        assert_eq!(short("ismcts:horizon=3:iterations=20"), "ismcts:iterations=20:horizon=3");
        assert_eq!(short("ismcts"), format!("ismcts:iterations={}", SearchSettings::DEFAULT.iterations));
    }

    #[test]
    fn an_unknown_bot_is_told_which_there_are() {
        for bad in ["deep-thought", "", "Random", "greedy:", "random:1", "level", ":", "ismcts2"] {
            assert!(
                error(bad).starts_with(&format!("there is no bot `{bad}`; known are: random, ")),
                "{bad}"
            );
        }
        assert!(error("level:").starts_with("there is no level ``; known are: novice, easy"));
        assert!(error("level:Hard").starts_with("there is no level `Hard`"));
        assert!(!error("\u{1b}[2J").contains('\u{1b}'));
    }

    #[test]
    fn a_setting_is_checked_before_anybody_thinks() {
        assert_eq!(
            error("ismcts:depth=3"),
            "a search has no setting `depth`; it has: iterations, ms, horizon, rounds, exploration, prior, margin, value"
        );
        assert!(error("ismcts:").contains("no setting ``"));
        assert!(error("ismcts:iterations").contains("no setting `iterations`"));
        for bad in ["0", "-1", "", "1e9", "many", "1000001"] {
            let message = error(&format!("ismcts:iterations={bad}"));
            assert_eq!(
                message,
                format!("`{bad}` is no value for iterations: it is a number from 1 to 1000000")
            );
        }
        assert!(error("ismcts:exploration=NaN").contains("from 0 to 100"));
        assert!(error("ismcts:margin=2").contains("from 0 to 1"));
        assert_eq!(error("ismcts:value=oracle"), "`oracle` is no value for value: it is guide, net or both");
    }
}
