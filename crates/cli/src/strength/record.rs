//! What was found out about each pair, in a file beside the page: a line each, small enough to be kept for good, while the
//! games themselves stay in the logs of the machine that played them.

use std::collections::BTreeMap;
use std::path::Path;

use bots::BotSpec;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::ArenaReport;
use crate::failure::Failure;
use crate::files;

/// How one pair came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    /// What was played: the heading of the arena, where levels stand as what they are.
    pub(crate) played: Value,
    pub(crate) games: u64,
    /// The better bot's part of all wins.
    pub(crate) wins: f64,
    /// Half the width of its 95 % interval.
    pub(crate) wins_95: f64,
    /// How far the better bot is above the other one.
    pub(crate) elo: f64,
    /// How long the better bot took to decide.
    pub(crate) ms: f64,
    /// The longest it took, where it is a level and has a limit to keep.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) slowest_ms: Option<f64>,
    /// Of both bots.
    pub(crate) illegal: u64,
    pub(crate) machine: String,
}

impl Row {
    /// `bot` is the better one, and the first of `report`.
    pub(crate) fn new(played: Value, bot: BotSpec, report: &ArenaReport, machine: &str) -> Self {
        let better = &report.bots[0];
        Self {
            played,
            games: report.games,
            wins: rounded(better.win_share),
            wins_95: rounded(better.win_share_95),
            // The mean of all ratings is 0, so the other one of two is as far below.
            elo: rounded(2.0 * better.rating),
            ms: rounded(better.ms_per_decision),
            slowest_ms: matches!(bot, BotSpec::Level(_)).then_some(rounded(better.most_ms)),
            illegal: report.bots.iter().map(|bot| bot.illegal).sum(),
            machine: machine.to_owned(),
        }
    }

    /// Whether the better bot won more than half, beyond the interval.
    pub(crate) fn is_above_half(&self) -> bool {
        self.wins - self.wins_95 > 0.5
    }
}

/// To as many digits as anybody reads, so that a file that is read and written again stays as it was.
fn rounded(figure: f64) -> f64 {
    (figure * 1e4).round() / 1e4
}

/// The rows of all runs.
#[derive(Debug, Default)]
pub(crate) struct Record(BTreeMap<String, Row>);

impl Record {
    /// Reads the file; one that is not there yet has no rows.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        if !path.exists() {
            return Ok(Self::default());
        }
        let wrong =
            |line: usize, why: String| Failure::Input(format!("{}, line {line}: {why}", path.display()));
        let text = String::from_utf8(files::read(path).map_err(Failure::Input)?)
            .map_err(|_| wrong(1, "not text".to_owned()))?;
        let mut record = Self::default();
        for (number, line) in text.lines().enumerate() {
            let row: Row =
                serde_json::from_str(line).map_err(|error| wrong(number + 1, error.to_string()))?;
            record.keep(row);
        }
        Ok(record)
    }

    /// The row of what `played` says, if it has `games` or more.
    pub(crate) fn find(&self, played: &Value, games: u64) -> Option<&Row> {
        self.0.get(&played.to_string()).filter(|row| row.games >= games)
    }

    /// Keeps the row of more games, the new one among equals, and returns it.
    pub(crate) fn keep(&mut self, row: Row) -> Row {
        let key = row.played.to_string();
        match self.0.get(&key) {
            Some(kept) if kept.games > row.games => kept.clone(),
            _ if row.games == 0 => row,
            _ => {
                self.0.insert(key, row.clone());
                row
            }
        }
    }

    /// Writes the file.
    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        let lines: Result<String, _> =
            self.0.values().map(|row| serde_json::to_string(row).map(|line| line + "\n")).collect();
        files::write(path, &lines?).map_err(Failure::Input)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(games: u64, wins: f64) -> Row {
        Row {
            played: json!({ "game": "lair", "bots": ["greedy", "random"] }),
            games,
            wins,
            wins_95: 0.1,
            elo: 100.0,
            ms: 1.5,
            slowest_ms: Some(3.0),
            illegal: 0,
            machine: "a test".to_owned(),
        }
    }

    #[test]
    fn more_games_replace_fewer_and_never_the_other_way_round() {
        let mut record = Record::default();
        assert_eq!(record.keep(row(0, 0.0)).games, 0);
        assert_eq!(record.find(&row(0, 0.0).played, 0), None, "nothing was played");
        assert_eq!(record.keep(row(20, 0.6)), row(20, 0.6));
        assert_eq!(record.keep(row(10, 0.7)), row(20, 0.6));
        assert_eq!(record.keep(row(20, 0.8)), row(20, 0.8));
        assert_eq!(record.find(&row(0, 0.0).played, 20), Some(&row(20, 0.8)));
        assert_eq!(record.find(&row(0, 0.0).played, 21), None);
        assert_eq!(record.find(&json!({ "game": "lair", "bots": ["random", "greedy"] }), 1), None);
    }
}
