//! Invariants, worked out from scratch (LA-9), and what is hidden from whom.

use table::{Audit, Recall, Viewer};

use crate::State;
use crate::components::{ALL, GOLD, HAND};

impl Audit for State {
    fn audit(&self) -> Result<(), String> {
        let mut cards = self.deck.all();
        cards.add_all(&self.discard);
        let mut gold = self.supply + self.hoard;
        let mut trophies = 0;
        for (seat, player) in self.players.iter() {
            cards.add_all(&player.hand);
            gold += player.gold;
            trophies += player.trophies;
            if player.hand.len() > HAND + 1 {
                return Err(format!("LA-6.1: {seat} holds {} cards", player.hand.len()));
            }
            if let Some(beast) = player.chosen.and_then(crate::action::Choice::beast)
                && !player.hand.contains(beast)
            {
                return Err(format!("LA-3.1: {seat} has chosen {beast} and does not hold it"));
            }
        }
        if cards != ALL {
            return Err(format!("LA-9.1: the cards in the game are {cards:?}"));
        }
        if gold != GOLD {
            return Err(format!("LA-9.2: there are {gold} gold pieces"));
        }
        if trophies > self.night {
            return Err(format!("LA-9.3: {trophies} trophies after {} nights", self.night));
        }
        Ok(())
    }

    fn secrets(&self, viewer: Viewer, _recall: Recall) -> Vec<(String, String)> {
        let mut secrets = vec![("deck".to_owned(), format!("{:?}", self.deck.all()))];
        for (seat, player) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            secrets.push((format!("{seat}.hand"), format!("{:?}", player.hand)));
            if let Some(choice) = player.chosen {
                secrets.push((format!("{seat}.chosen"), choice.to_string()));
            }
        }
        secrets
    }
}
