//! `cargo xtask floors`: is the engine as fast as it was?
//!
//! Seconds on a shared machine are noise, so instructions are counted, under valgrind's callgrind: random games
//! with a fixed seed, once with K games and once with 2K. The difference is free of what it costs to start, and
//! divided by the actions played it is a figure that hardly moves unless the code does.

mod callgrind;
mod catalog;
mod file;

use anyhow::{Context, Result, bail};

use crate::bestiary::Bestiary;
use crate::tools::{self, VALGRIND};
use crate::workspace::Workspace;
use file::Floors;

/// What to do with the figures.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record what is found, instead of comparing with it
    #[arg(long)]
    update: bool,
}

/// How far a figure may move, in percent, before somebody should look.
const TOLERANCE: f64 = 10.0;

/// Compares, or records.
pub(crate) fn floors(workspace: &Workspace, args: &Args) -> Result<()> {
    if args.update { update(workspace) } else { compare(workspace) }
}

/// Holds every workload against its floor; fails if one is more than the tolerance above it.
pub(crate) fn compare(workspace: &Workspace) -> Result<()> {
    let bestiary = Bestiary::build(workspace)?;
    let floors = Floors::read(workspace)?;
    let missing: Vec<String> = catalog::extremes(&bestiary)?
        .into_iter()
        .filter(|(game, players)| floors.find(game, *players).is_none())
        .map(|(game, players)| format!("{game} with {players} players"))
        .collect();
    if !missing.is_empty() {
        bail!("no floor for {}; record it with `cargo xtask floors --update`", missing.join(", "));
    }
    tools::need(VALGRIND)?;
    let mut slower = 0;
    for workload in &floors.workloads {
        let found = callgrind::instructions_per_action(&bestiary, workload)?;
        let judgement = Judgement::of(workload.instructions_per_action, found);
        println!("{workload}: {judgement}");
        slower += usize::from(judgement.is_slower());
    }
    if slower > 0 {
        bail!(
            "{slower} workloads need over {TOLERANCE} % more instructions than recorded ({})",
            floors.provenance()
        );
    }
    Ok(())
}

/// Measures every workload and writes the file anew.
fn update(workspace: &Workspace) -> Result<()> {
    let bestiary = Bestiary::build(workspace)?;
    tools::need(VALGRIND)?;
    let mut floors = Floors::read(workspace)?;
    floors.cover(&catalog::extremes(&bestiary)?);
    for workload in &mut floors.workloads {
        let found = callgrind::instructions_per_action(&bestiary, workload)?;
        println!("{workload}: {found:.1} instructions an action");
        workload.instructions_per_action = (found * 10.0).round() / 10.0;
    }
    floors.write(workspace).context("the floors could not be written")
}

/// A figure beside its floor.
struct Judgement {
    recorded: f64,
    found: f64,
}

impl Judgement {
    fn of(recorded: f64, found: f64) -> Self {
        Self { recorded, found }
    }

    /// By how many percent the figure lies above the floor; below it, negative.
    fn percent(&self) -> f64 {
        (self.found / self.recorded - 1.0) * 100.0
    }

    fn is_slower(&self) -> bool {
        self.percent() > TOLERANCE
    }
}

impl std::fmt::Display for Judgement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = self.percent();
        write!(f, "recorded {:.1}, found {:.1} ({percent:+.1} %)", self.recorded, self.found)?;
        if percent > TOLERANCE {
            write!(f, ": SLOWER")?;
        } else if percent < -TOLERANCE {
            write!(f, ": faster; record the gain with `cargo xtask floors --update`")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_loss_of_over_a_tenth_fails() {
        assert!(!Judgement::of(1000.0, 1099.0).is_slower());
        assert!(Judgement::of(1000.0, 1101.0).is_slower());
        assert!(!Judgement::of(1000.0, 500.0).is_slower());
    }

    #[test]
    fn a_judgement_says_what_to_do() {
        assert_eq!(Judgement::of(1000.0, 1010.0).to_string(), "recorded 1000.0, found 1010.0 (+1.0 %)");
        assert_eq!(
            Judgement::of(1000.0, 1200.0).to_string(),
            "recorded 1000.0, found 1200.0 (+20.0 %): SLOWER"
        );
        assert!(Judgement::of(1000.0, 800.0).to_string().ends_with("`cargo xtask floors --update`"));
    }
}
