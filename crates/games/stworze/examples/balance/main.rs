//! The balance report of Stworze: `cargo run -p stworze --example stworze-balance -- 2000` plays so many games of the guide
//! against itself for each size of the table and writes what it measured into `docs/bench/stworze-balance.md`, below
//! the line that says so. With settings behind the number (`-- 500 players=4`) it only prints a summary.

#![allow(clippy::print_stdout, reason = "a report")]

mod count;
mod report;

use std::path::Path;

use count::count;

/// What stands above this line of the report is written by hand and stays.
const MARK: &str = "<!-- measured: everything below is written by the program -->";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|games| games.parse().ok()).unwrap_or(500);
    let only = args.collect::<Vec<_>>().join(" ");
    if !only.is_empty() {
        print!("{}", report::summary(&count(&only, games, 1)));
        return Ok(());
    }
    let tables: Vec<_> = (2..=6)
        .map(|players| (players, count(&format!("players={players} creatures=random"), games, 1)))
        .collect();
    let first = count("players=4 first_game=on creatures=random", games, 1);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/bench/stworze-balance.md");
    let text = std::fs::read_to_string(&file)?;
    let kept = text.split(MARK).next().unwrap_or_default().trim_end();
    std::fs::write(&file, format!("{kept}\n\n{MARK}\n\n{}", report::whole(games, &tables, &first)))?;
    println!("written: docs/bench/stworze-balance.md");
    Ok(())
}
