//! How a search goes about it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::spec::{SpecError, quoted};

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// After so many iterations it decides.
    pub iterations: u32,
    /// At the latest it decides after so many milliseconds; 0 for no such limit.
    pub ms: u32,
    /// A roll-out goes on for so many steps before the guide says what the position is worth.
    pub horizon: u32,
    /// And on until so many rounds have ended, in a game that counts them ([`table::Guide::round`]).
    pub rounds: u32,
    /// How eagerly it tries what it knows little of.
    pub exploration: f32,
    /// The power to which the guide's weights are raised: above 1 it trusts the guide more.
    pub prior: f32,
    /// How much the margin counts beside the win, from 0 to 1.
    pub margin: f32,
    /// Who says what a position is worth.
    pub value: Value,
}

/// Who says what a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The game's guide.
    Guide,
    /// The net that was trained for the game; the guide where there is none.
    Net,
    /// Both, each as much as the other: they err in different ways. The guide alone where there is no net.
    Both,
}

impl Value {
    const ALL: [(&'static str, Self); 3] = [("guide", Self::Guide), ("net", Self::Net), ("both", Self::Both)];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }
}

impl SearchSettings {
    /// What has proved itself in the arena.
    pub const DEFAULT: Self = Self {
        iterations: 1000,
        ms: 0,
        horizon: 12,
        rounds: 0,
        exploration: 0.3,
        prior: 1.0,
        margin: 0.1,
        value: Value::Guide,
    };

    /// The same with another budget.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> Self {
        Self { iterations, ..self }
    }

    /// The same with a limit of time.
    #[must_use]
    pub const fn with_ms(self, ms: u32) -> Self {
        Self { ms, ..self }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        match key {
            "iterations" => self.iterations = number("iterations", value, 1..=1_000_000)?,
            "ms" => self.ms = number("ms", value, 0..=600_000)?,
            "horizon" => self.horizon = number("horizon", value, 0..=100_000)?,
            "rounds" => self.rounds = number("rounds", value, 0..=100)?,
            "exploration" => self.exploration = number("exploration", value, 0.0..=100.0)?,
            "prior" => self.prior = number("prior", value, 0.0..=10.0)?,
            "margin" => self.margin = number("margin", value, 0.0..=1.0)?,
            "value" => self.value = value_of(value)?,
            _ => return Err(unknown(key)),
        }
        Ok(())
    }
}

impl fmt::Display for SearchSettings {
    /// The iterations, and whatever differs from the default.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::DEFAULT;
        write!(f, "iterations={}", self.iterations)?;
        let whole = [
            ("ms", self.ms, usual.ms),
            ("horizon", self.horizon, usual.horizon),
            ("rounds", self.rounds, usual.rounds),
        ];
        for (key, value, _) in whole.into_iter().filter(|(_, value, usual)| value != usual) {
            write!(f, ":{key}={value}")?;
        }
        let broken = [
            ("exploration", self.exploration, usual.exploration),
            ("prior", self.prior, usual.prior),
            ("margin", self.margin, usual.margin),
        ];
        for (key, value, _) in
            broken.into_iter().filter(|(_, value, usual)| value.to_bits() != usual.to_bits())
        {
            write!(f, ":{key}={value}")?;
        }
        if self.value != usual.value {
            write!(f, ":value={}", self.value.name())?;
        }
        Ok(())
    }
}

impl FromStr for SearchSettings {
    type Err = SpecError;

    /// `key=value`, several separated by colons.
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut settings = Self::DEFAULT;
        for setting in text.split(':') {
            let (key, value) = setting.split_once('=').ok_or_else(|| unknown(setting))?;
            settings.set(key, value)?;
        }
        Ok(settings)
    }
}

fn unknown(key: &str) -> SpecError {
    let known = "iterations, ms, horizon, rounds, exploration, prior, margin, value".to_owned();
    SpecError::Setting { found: quoted(key), known }
}

fn value_of(text: &str) -> Result<Value, SpecError> {
    let found = Value::ALL.iter().find(|(name, _)| *name == text);
    found.map(|&(_, value)| value).ok_or_else(|| SpecError::Judge(quoted(text)))
}

fn number<N: FromStr + PartialOrd + fmt::Display>(
    key: &'static str,
    text: &str,
    range: RangeInclusive<N>,
) -> Result<N, SpecError> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| SpecError::Value {
        key,
        found: quoted(text),
        least: range.start().to_string(),
        most: range.end().to_string(),
    })
}
