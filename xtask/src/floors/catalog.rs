//! The games that need a floor.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::bestiary::Bestiary;
use crate::process;

/// A game as `bestiary games --all --json` lists it; more is said there than is needed here.
#[derive(Deserialize)]
struct Game {
    id: String,
    players: Players,
}

#[derive(Deserialize)]
struct Players {
    min: u32,
    max: u32,
}

/// Every game with its smallest and its largest number of players; samples too, since they measure the kernel.
pub(crate) fn extremes(bestiary: &Bestiary) -> Result<Vec<(String, u32)>> {
    let list = process::stdout(bestiary.command().args(["games", "--all", "--json"]))?;
    parse(&list)
}

fn parse(list: &str) -> Result<Vec<(String, u32)>> {
    let games: Vec<Game> =
        serde_json::from_str(list).context("`bestiary games` answered in an unknown form")?;
    let counts = |game: Game| {
        let Players { min, max } = game.players;
        let ends = if min == max { vec![min] } else { vec![min, max] };
        ends.into_iter().map(move |players| (game.id.clone(), players))
    };
    Ok(games.into_iter().flat_map(counts).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_the_range_are_taken() {
        let list = r#"[{"id": "abyss", "name": "Abyss", "players": {"min": 2, "max": 4}}, {"id": "solo", "players": {"min": 1, "max": 1}}]"#;
        let expected =
            [("abyss", 2), ("abyss", 4), ("solo", 1)].map(|(game, players)| (game.to_owned(), players));
        assert_eq!(parse(list).unwrap(), expected);
    }
}
