//! The games of an arena in a file, one line each: an arena that was stopped goes on where it was.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use catalog::BoutResult;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::failure::Failure;

/// The games of an arena in a file.
pub(crate) struct Journal {
    results: BTreeMap<u64, BoutResult>,
    file: Option<File>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    number: u64,
    result: BoutResult,
}

impl Journal {
    /// Nothing is kept.
    pub(crate) const fn none() -> Self {
        Self { results: BTreeMap::new(), file: None }
    }

    /// Reads what was played before and goes on after it. `heading` says what is played; a file about something else is
    /// refused. A last line that was cut off is played again.
    pub(crate) fn open(path: &Path, heading: &Value) -> Result<Self, Failure> {
        let trouble = |error: std::io::Error| Failure::Input(format!("{}: {error}", path.display()));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(trouble)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(trouble)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let mut results = BTreeMap::new();
        match lines.next() {
            None => {
                file.set_len(0).map_err(trouble)?;
                file.seek(SeekFrom::Start(0)).map_err(trouble)?;
                writeln!(file, "{heading}").map_err(trouble)?;
            }
            Some(first) if serde_json::from_str::<Value>(first).is_ok_and(|first| first == *heading) => {
                for (number, line) in lines.enumerate() {
                    let Line { number, result } = serde_json::from_str(line).map_err(|error| {
                        Failure::Input(format!("{}, line {}: {error}", path.display(), number + 2))
                    })?;
                    results.insert(number, result);
                }
                file.set_len(whole as u64).map_err(trouble)?;
                file.seek(SeekFrom::End(0)).map_err(trouble)?;
            }
            Some(_) => {
                return Err(Failure::Input(format!(
                    "{} is about another arena; it cannot go on with {heading}",
                    path.display()
                )));
            }
        }
        Ok(Self { results, file: Some(file) })
    }

    /// What was played before.
    pub(crate) const fn results(&self) -> &BTreeMap<u64, BoutResult> {
        &self.results
    }

    /// Keeps one more game.
    pub(crate) fn write(&mut self, number: u64, result: &BoutResult) -> Result<(), Failure> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let line = serde_json::to_string(&Line { number, result: result.clone() })?;
        writeln!(file, "{line}").map_err(|error| Failure::Input(format!("cannot keep a game: {error}")))
    }
}
