//! `bench/floors.toml`: the figures the engine has reached and should keep.

use std::fmt::{Display, Formatter};
use std::fs;
use std::process::Command;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::workspace::{Workspace, read};
use crate::{clock, process};

/// Where the file lies in the repository.
const PATH: &str = "bench/floors.toml";

/// What stands above the figures.
const HEADER: &str = "\
# Instructions for one action of random play, by game and number of players, counted under callgrind.
# `cargo xtask floors` compares; `cargo xtask floors --update` measures anew. A figure that rises needs a reason in
# the commit. `games` may be edited: enough that the figure is steady, few enough that it takes seconds.

";

/// How many games a new workload plays: with twice as many, some ten thousand actions and a few seconds.
const GAMES: u32 = 100;

/// The whole file.
#[derive(Serialize, Deserialize, Default)]
pub(crate) struct Floors {
    /// The compiler that the figures were measured with.
    #[serde(default)]
    rustc: String,
    /// The day they were measured.
    #[serde(default)]
    date: String,
    /// The figures, sorted by game and players.
    #[serde(rename = "workload", default)]
    pub(crate) workloads: Vec<Workload>,
}

/// One kind of game and what an action of it costs.
#[derive(Serialize, Deserialize)]
pub(crate) struct Workload {
    /// The game's id.
    pub(crate) game: String,
    /// At a table of so many.
    pub(crate) players: u32,
    /// How many games the shorter of the two runs plays.
    pub(crate) games: u32,
    /// The figure.
    pub(crate) instructions_per_action: f64,
}

impl Floors {
    /// Reads the file; empty if there is none.
    pub(crate) fn read(workspace: &Workspace) -> Result<Self> {
        let path = workspace.root.join(PATH);
        if !path.is_file() {
            return Ok(Self::default());
        }
        toml::from_str(&read(&path)?).with_context(|| format!("{PATH} is not as it should be"))
    }

    /// Writes the file, with today's date and the compiler in use.
    pub(crate) fn write(&mut self, workspace: &Workspace) -> Result<()> {
        self.rustc = process::stdout(Command::new("rustc").arg("--version"))?.trim().into();
        self.date = clock::today();
        let path = workspace.root.join(PATH);
        fs::create_dir_all(path.with_file_name(""))?;
        fs::write(&path, self.text()?)?;
        println!("{PATH} written");
        Ok(())
    }

    fn text(&self) -> Result<String> {
        Ok(format!("{HEADER}{}", toml::to_string(self)?))
    }

    /// The workload of this game and number of players.
    pub(crate) fn find(&self, game: &str, players: u32) -> Option<&Workload> {
        self.workloads.iter().find(|workload| workload.game == game && workload.players == players)
    }

    /// Adds what is missing and drops games that are no more; workloads somebody added by hand stay.
    pub(crate) fn cover(&mut self, wanted: &[(String, u32)]) {
        self.workloads.retain(|workload| wanted.iter().any(|(game, _)| *game == workload.game));
        for (game, players) in wanted {
            if self.find(game, *players).is_none() {
                let (game, players) = (game.clone(), *players);
                self.workloads.push(Workload { game, players, games: GAMES, instructions_per_action: 0.0 });
            }
        }
        self.workloads.sort_by(|a, b| (&a.game, a.players).cmp(&(&b.game, b.players)));
    }

    /// When and with what the figures were measured.
    pub(crate) fn provenance(&self) -> String {
        format!("{} with {}", self.date, self.rustc)
    }
}

impl Display for Workload {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} with {} players", self.game, self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(list: &[(&str, u32)]) -> Vec<(String, u32)> {
        list.iter().map(|(game, players)| ((*game).to_owned(), *players)).collect()
    }

    #[test]
    fn covering_adds_keeps_and_drops() {
        let mut floors: Floors = toml::from_str(
            "[[workload]]\ngame = \"abyss\"\nplayers = 3\ngames = 7\ninstructions_per_action = 5.5\n\
             [[workload]]\ngame = \"gone\"\nplayers = 2\ngames = 7\ninstructions_per_action = 5.5\n",
        )
        .unwrap();
        floors.cover(&wanted(&[("abyss", 2), ("abyss", 4)]));
        let found: Vec<_> =
            floors.workloads.iter().map(|work| (work.game.as_str(), work.players, work.games)).collect();
        assert_eq!(found, [("abyss", 2, GAMES), ("abyss", 3, 7), ("abyss", 4, GAMES)]);
    }

    #[test]
    fn the_file_reads_back() {
        let mut floors =
            Floors { rustc: "rustc 1.95.0".into(), date: "2026-11-15".into(), workloads: Vec::new() };
        floors.cover(&wanted(&[("abyss", 2)]));
        let again: Floors = toml::from_str(&floors.text().unwrap()).unwrap();
        assert_eq!(again.provenance(), "2026-11-15 with rustc 1.95.0");
        assert!(again.find("abyss", 2).is_some() && again.find("abyss", 4).is_none());
    }
}
