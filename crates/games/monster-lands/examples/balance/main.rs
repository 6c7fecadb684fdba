//! The balance report of Monster Lands: `cargo run -p monster-lands --example monster-lands-balance -- 2000 docs/bench` plays so many games
//! a line and writes tables and plots; what the report says about changes, above them, stays as it is. With settings in
//! place of the folder (`-- 300 players=4`) it prints one line for each: for trying a number.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that reports")]

mod count;
mod plot;
mod report;

use std::path::Path;

use count::count;
use report::Report;

/// Everything before this heading is written by hand.
const HEADING: &str = "## What is asked for, and what is seen";

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|games| games.parse().ok()).unwrap_or(500);
    let rest: Vec<String> = args.collect();
    if let [folder] = rest.as_slice()
        && Path::new(folder).is_dir()
    {
        return write(Path::new(folder), &Report::play(games));
    }
    println!("{}", report::TABLE_HEAD);
    for settings in &rest {
        println!("{}", report::row(settings, &count(settings, games, 1)));
    }
    Ok(())
}

fn write(folder: &Path, report: &Report) -> std::io::Result<()> {
    let file = folder.join("monster-lands-balance.md");
    let old = std::fs::read_to_string(&file).unwrap_or_default();
    let by_hand = old.split(HEADING).next().unwrap_or_default();
    std::fs::write(&file, format!("{by_hand}{HEADING}\n\n{}", report.text()))?;
    for (name, svg) in report.plots() {
        std::fs::write(folder.join(format!("monster-lands-{name}.svg")), svg)?;
    }
    Ok(())
}
