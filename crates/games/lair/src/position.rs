//! Positions as text, for scenarios.
//!
//! | key | value |
//! |---|---|
//! | `A.hand` | beasts: `wolf,imp,imp`, or `-` for none |
//! | `A.gold`, `A.trophies` | numbers |
//! | `discard` | beasts |
//! | `deck` | how many cards the deck has: the rest goes to the discard pile (to be read, and to be set last) |
//! | `hoard`, `night` | numbers |
//! | `moon` | the last throw (only to be read) |
//! | `supply` | gold not in the game (only to be read) |

use table::{Pcg, Position, Seat, Source};

use crate::components::{Beast, Beasts};
use crate::{DECK, MOON, Options, Question, ROBBERY, State, setup};

impl Position for State {
    fn blank(options: &Options) -> Self {
        let mut state = setup::empty(options);
        state.night = 1;
        state
    }

    fn place(&mut self, key: &str, value: &str) -> Result<(), String> {
        if let Some((seat, field)) = key.split_once('.') {
            let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
            if self.players.get(seat).is_none() {
                return Err(format!("nobody sits at {seat}"));
            }
            match field {
                "hand" => self.players[seat].hand = self.cards(value)?,
                "gold" => {
                    self.players[seat].gold = number(value)?;
                    self.supply =
                        self.supply.checked_sub(number(value)?).ok_or("there is not so much gold")?;
                }
                "trophies" => self.players[seat].trophies = number(value)?,
                _ => return Err(format!("a player has no `{field}`; hand, gold or trophies")),
            }
            return Ok(());
        }
        match key {
            "discard" => self.discard = self.cards(value)?,
            "deck" => {
                let keep = number(value)? as usize;
                while self.deck.len() > keep {
                    // Any cards will do; scenarios that care name them in `discard`.
                    if let Some(card) = self.deck.draw(DECK, &mut Pcg::new(0)) {
                        self.discard.add(card);
                    }
                }
            }
            "hoard" => {
                self.hoard = number(value)?;
                self.supply = self.supply.checked_sub(self.hoard).ok_or("there is not so much gold")?;
            }
            "night" => self.night = number(value)?,
            _ => return Err("no such place; see the keys in position.rs".to_owned()),
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<(), String> {
        self.pending.push(Question::Send);
        table::Audit::audit(self)
    }

    fn read(&self, key: &str) -> Option<String> {
        if let Some((seat, field)) = key.split_once('.') {
            let player = self.players.get(seat.parse().ok()?)?;
            return match field {
                "hand" => Some(text(&player.hand)),
                "gold" => Some(player.gold.to_string()),
                "trophies" => Some(player.trophies.to_string()),
                _ => None,
            };
        }
        match key {
            "discard" => Some(text(&self.discard)),
            "deck" => Some(self.deck.len().to_string()),
            "hoard" => Some(self.hoard.to_string()),
            "supply" => Some(self.supply.to_string()),
            "night" => Some(self.night.to_string()),
            "moon" => Some(self.moon.to_string()),
            _ => None,
        }
    }

    fn draw_text(source: Source, outcome: u32) -> String {
        match source {
            MOON => (outcome + 1).to_string(),
            _ => Beast::ALL.get(outcome as usize).map_or_else(|| outcome.to_string(), ToString::to_string),
        }
    }

    fn draw_parse(source: Source, text: &str) -> Option<u32> {
        match source {
            MOON => text.parse::<u32>().ok()?.checked_sub(1),
            DECK | ROBBERY => text.parse::<Beast>().ok().map(|beast| beast as u32),
            _ => None,
        }
    }
}

impl State {
    /// Takes the named cards out of the deck.
    fn cards(&mut self, list: &str) -> Result<Beasts, String> {
        let mut cards = Beasts::EMPTY;
        for word in list.split(',').filter(|_| list != "-") {
            let beast: Beast = word.parse().map_err(|error| format!("{error}"))?;
            if !self.deck.take(beast) {
                return Err(format!("there is no {beast} left to place"));
            }
            cards.add(beast);
        }
        Ok(cards)
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse::<table::Number>().map(|number| number.0).map_err(|error| error.to_string())
}

fn text(cards: &Beasts) -> String {
    if cards.is_empty() {
        return "-".to_owned();
    }
    cards.each().map(|beast| beast.to_string()).collect::<Vec<_>>().join(",")
}
