//! Counting instructions.

use anyhow::{Context, Result, ensure};

use super::file::Workload;
use crate::bestiary::Bestiary;
use crate::process;

/// Instructions for each action of random play, without the cost of starting.
pub(crate) fn instructions_per_action(bestiary: &Bestiary, workload: &Workload) -> Result<f64> {
    let few = count(bestiary, workload, workload.games)?;
    let many = count(bestiary, workload, 2 * workload.games)?;
    let actions = many.actions.saturating_sub(few.actions);
    ensure!(actions > 0, "{workload}: twice the games made no more actions");
    Ok(many.instructions.saturating_sub(few.instructions) as f64 / actions as f64)
}

/// What one run did and what it cost.
struct Count {
    actions: u64,
    instructions: u64,
}

fn count(bestiary: &Bestiary, workload: &Workload, games: u32) -> Result<Count> {
    let mut command = bestiary.under("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.args(["bench", "work", &workload.game, "--seed", "1"]);
    command.args(["--players", &workload.players.to_string(), "--games", &games.to_string()]);
    let (said, complaints) = process::both(&mut command)?;
    let actions = said
        .trim()
        .parse()
        .with_context(|| format!("`bench work` printed `{said}`, not the number of actions"))?;
    let instructions =
        collected(&complaints).with_context(|| format!("no count in what valgrind said:\n{complaints}"))?;
    Ok(Count { actions, instructions })
}

/// The total in callgrind's last words: `==7== Collected : 123456`, or `==7== I   refs:      123,456`.
fn collected(stderr: &str) -> Option<u64> {
    stderr.lines().find_map(|line| {
        let words = line.trim_start_matches(|mark: char| mark == '=' || mark.is_ascii_digit());
        let (name, value) = words.split_once(':')?;
        let is_total = name.trim() == "Collected" || name.split_whitespace().eq(["I", "refs"]);
        value.split_whitespace().next().filter(|_| is_total)?.replace(',', "").parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found_in_valgrinds_words() {
        let said = "==7== Callgrind, a call-graph generating cache profiler\n==7== Command: bestiary\n==7== \n\
            ==7== Events    : Ir\n==7== Collected : 2171553\n==7== \n==7== I   refs:      2,171,553\n";
        assert_eq!(collected(said), Some(2_171_553));
        assert_eq!(collected("==7== I   refs:      2,171,553\n"), Some(2_171_553));
        assert_eq!(collected("==7== Events    : Ir\n"), None);
    }
}
