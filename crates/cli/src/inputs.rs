//! What people type on the command line, made into values.

use bots::BotSpec;
use catalog::AnyGame;
use table::{Choices, Seed};

use crate::crew;
use crate::failure::Failure;

/// A game, by its id.
pub(crate) fn game(text: &str) -> Result<&'static dyn AnyGame, String> {
    catalog::find(text).map_err(|error| error.to_string())
}

/// `KEY=VALUE`.
pub(crate) fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option is written KEY=VALUE, such as nights=3".to_owned()),
    }
}

/// A seed of play: a plain number, or what the `seed` line of a record says.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse() {
        return Ok(Seed::Pcg(number));
    }
    text.parse().map_err(|_| {
        "a seed is a number from 0 to 18446744073709551615, or what the `seed` line of a record says"
            .to_owned()
    })
}

/// Which game, for how many, with which options.
#[derive(clap::Args)]
pub(crate) struct Setting {
    /// The game, as `bestiary games` lists it
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn AnyGame,
    /// How many play [default: 2, or as few as the game allows]
    #[arg(short, long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<u8>,
    /// An option of the game, such as nights=3; may be repeated
    #[arg(short, long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

impl Setting {
    /// The settings, checked against the game.
    pub(crate) fn choices(&self) -> Result<Choices, Failure> {
        choices(self.game, self.players, &self.options)
    }
}

/// The settings, checked against the game.
pub(crate) fn choices(
    game: &'static dyn AnyGame,
    players: Option<u8>,
    options: &[(String, String)],
) -> Result<Choices, Failure> {
    let meta = game.meta();
    let mut choices = Choices::new(meta, players.unwrap_or_else(|| usual_players(game)))?;
    for (key, value) in options {
        choices.set(meta, key, value)?;
    }
    game.check(&choices)?;
    Ok(choices)
}

/// How many play if nobody says: two where the game allows it.
pub(crate) fn usual_players(game: &dyn AnyGame) -> u8 {
    let (min, max) = game.meta().players;
    2.clamp(min, max)
}

/// The bots of an automatic game, one spec or several separated by commas.
#[derive(clap::Args)]
pub(crate) struct Bots {
    /// Who plays: random, greedy, level:hard, ismcts:iterations=500, or several separated by commas, seated in turn
    #[arg(short = 'b', long = "bot", value_name = "BOT", value_delimiter = ',', default_value = "random")]
    pub(crate) list: Vec<BotSpec>,
}

/// Where chance begins in many games, and how many are played at once.
#[derive(clap::Args)]
pub(crate) struct Work {
    /// Where chance begins: any number
    #[arg(short, long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// How many threads [default: one for each core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Work {
    /// How many games are played at once.
    pub(crate) fn threads(&self) -> usize {
        self.threads.map_or_else(crew::cores, usize::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_lines_of_a_record() {
        assert_eq!(seed("7"), Ok(Seed::Pcg(7)));
        assert_eq!(seed("pcg:7"), Ok(Seed::Pcg(7)));
        for bad in ["", "-1", "seven", "18446744073709551616", "chacha20:00"] {
            assert!(seed(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_option_needs_a_key() {
        assert_eq!(pair("nights=3"), Ok(("nights".to_owned(), "3".to_owned())));
        assert!(pair("nights").is_err() && pair("=3").is_err());
    }
}
