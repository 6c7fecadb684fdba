//! Who sits where: people and bots.

use std::fmt;
use std::str::FromStr;

use bots::{BotSpec, Clock, Level};
use catalog::Player;
use table::{Record, Seat};

use crate::failure::Failure;

/// Who plays if nobody says.
pub(crate) const USUAL_BOT: BotSpec = BotSpec::Level(Level::Normal);

/// Who gives hints.
pub(crate) const ADVISER: BotSpec = BotSpec::Level(Level::Hard);

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sitter {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(BotSpec),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "human" {
            return Ok(Self::Human);
        }
        text.parse().map(Self::Bot).map_err(|error: bots::SpecError| format!("{error}, or `human`"))
    }
}

/// `A=human`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place(Seat, Sitter);

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (seat, sitter) = text.split_once('=').ok_or("a seat is written A=human or B=level:hard")?;
        Ok(Self(seat.parse().map_err(|error: table::NotationError| error.to_string())?, sitter.parse()?))
    }
}

/// Who sits where: what was said, else seat A human and the rest bots.
pub(crate) fn seated(players: u8, places: &[Place]) -> Result<Vec<Sitter>, Failure> {
    let mut sitters: Vec<Sitter> = Seat::all(players)
        .map(|seat| if seat == Seat::FIRST { Sitter::Human } else { Sitter::Bot(USUAL_BOT) })
        .collect();
    put(&mut sitters, places)?;
    Ok(sitters)
}

/// Who sits where in a saved game: as it was saved, unless something else is said now. A seat with a bot's name is
/// that bot; everybody else is a person.
pub(crate) fn reseated(record: &Record, places: &[Place]) -> Result<Vec<Sitter>, Failure> {
    let mut sitters = seated(record.players, &[])?;
    for (seat, name) in &record.seats {
        if let Some(sitter) = sitters.get_mut(seat.index()) {
            *sitter = name.parse().unwrap_or(Sitter::Human);
        }
    }
    put(&mut sitters, places)?;
    Ok(sitters)
}

/// The bots among those who sit there, each for its own seat.
pub(crate) fn players(sitters: &[Sitter], clock: Option<Clock>) -> Vec<Option<Player>> {
    let player = |sitter: &Sitter| match sitter {
        Sitter::Bot(bot) => Some(Player::new(*bot, clock)),
        Sitter::Human => None,
    };
    sitters.iter().map(player).collect()
}

fn put(sitters: &mut [Sitter], places: &[Place]) -> Result<(), Failure> {
    let players = sitters.len();
    for &Place(seat, sitter) in places {
        let no_such = || Failure::Input(format!("there is no seat {seat} at a table of {players}"));
        *sitters.get_mut(seat.index()).ok_or_else(no_such)? = sitter;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_default_you_play_against_bots_of_normal_strength() {
        let sitters = seated(3, &["C=random".parse().unwrap()]).unwrap();
        assert_eq!(
            sitters.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["human", "level:normal", "random"]
        );
        assert!(seated(2, &["C=random".parse().unwrap()]).is_err());
    }

    #[test]
    fn a_seat_is_a_letter_and_somebody() {
        for bad in ["", "A", "A=", "G=human", "A=wizard", "=human"] {
            assert!(bad.parse::<Place>().is_err(), "{bad}");
        }
    }
}
