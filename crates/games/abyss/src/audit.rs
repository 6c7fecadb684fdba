//! Invariants, worked out from scratch (AB-21), and what is hidden from whom.

use table::{Audit, Id, Recall, Viewer};

use crate::components::{
    AllyList, COPIES, Card, Cards, KEY_TOKENS, KEYS_PER_LOCATION, LocationId, LordId, MONSTERS, Race,
    THREAT_SPACES, TOKENS, TokenList,
};
use crate::rules::{first_option, payment};
use crate::state::Turn;
use crate::{Question, State};

impl Audit for State {
    fn audit(&self) -> Result<(), String> {
        self.is_consistent()?;
        self.between_turns()
    }

    /// AB-15.4, AB-15.5, AB-15.8, AB-15.17, AB-15.18.
    fn secrets(&self, viewer: Viewer, recall: Recall) -> Vec<(String, String)> {
        let mut secrets = Vec::new();
        let others = || self.players.iter().filter(|&(seat, _)| !viewer.is(seat));
        if recall == Recall::Display && !self.memory_aid {
            secrets.push(("deck".to_owned(), format!("{:?}", self.deck)));
            let stacks = Race::ALL.iter().map(|&race| (race, self.council_stack(race)));
            for (race, stack) in stacks.filter(|(_, stack)| !stack.is_empty()) {
                secrets.push((format!("council.{race}"), AllyList(stack).to_string()));
            }
            for (seat, player) in others().filter(|(_, player)| !player.hand.is_empty()) {
                secrets.push((format!("{seat}.hand"), AllyList(player.hand).to_string()));
            }
        }
        if !self.over {
            for (seat, player) in others().filter(|(_, player)| !player.tokens.is_empty()) {
                secrets.push((format!("{seat}.tokens"), TokenList(player.tokens).to_string()));
            }
        }
        secrets
    }
}

impl State {
    /// What holds in every position, also in one that was built by hand.
    pub(crate) fn is_consistent(&self) -> Result<(), String> {
        self.exploration_cards()?;
        self.every_lord_once()?;
        self.every_location_once()?;
        self.tokens_and_keys()?;
        self.lords_and_their_places()?;
        self.limits()?;
        self.drafts()
    }

    /// AB-21.7, AB-21.11: what the rules see to at the end of a turn.
    fn between_turns(&self) -> Result<(), String> {
        let turn_starts = !self.over && self.turn == Turn::default();
        if turn_starts && self.court.len() < 3 && !self.lord_deck.is_empty() {
            return Err(format!("AB-21.7: {} lords in the Court at the start of a turn", self.court.len()));
        }
        let no_tile = self.stack.is_empty() && self.available.is_empty();
        for (seat, player) in self.players.iter().filter(|&(seat, _)| seat != self.active) {
            if player.all_keys() >= KEYS_PER_LOCATION && !no_tile {
                return Err(format!("AB-21.11: {seat} has {} keys outside the own turn", player.all_keys()));
            }
        }
        Ok(())
    }

    /// AB-21.1.
    fn exploration_cards(&self) -> Result<(), String> {
        let mut cards: Cards = self.deck;
        cards.add_all(&self.discard);
        self.track.iter().for_each(|&card| cards.add(card));
        let hands = self.players.iter().flat_map(|(_, player)| [player.hand, player.affiliated]);
        for allies in hands.chain([self.council, self.played]) {
            allies.each().for_each(|ally| cards.add(Card::Ally(ally)));
        }
        for card in Card::all() {
            let expected = card.ally().map_or(MONSTERS, |ally| COPIES[ally.value() as usize - 1]);
            if cards.count(card) != expected {
                return Err(format!(
                    "AB-21.1: there are {} × {card} instead of {expected}",
                    cards.count(card)
                ));
            }
        }
        Ok(())
    }

    /// AB-21.2.
    fn every_lord_once(&self) -> Result<(), String> {
        for lord in LordId::all() {
            let places = usize::from(self.lord_deck.count(lord))
                + self.court.iter().filter(|&&other| other == lord).count()
                + usize::from(self.lord_discard.contains(lord))
                + self.players.iter().filter(|(_, player)| player.lords.contains(lord)).count();
            if places != 1 {
                return Err(format!("AB-21.2: the {lord} is in {places} places"));
            }
        }
        Ok(())
    }

    /// AB-21.3.
    fn every_location_once(&self) -> Result<(), String> {
        for tile in LocationId::all() {
            let undecided = self.pending.iter().filter(|question| match *question {
                Question::Tile { drawn, .. } => drawn.contains(tile),
                Question::Keys { tile: chosen } => chosen == tile,
                _ => false,
            });
            let places = usize::from(self.stack.count(tile))
                + usize::from(self.available.contains(tile))
                + usize::from(self.removed.contains(tile))
                + self.players.iter().filter(|(_, player)| player.locations.contains(tile)).count()
                + undecided.count();
            if places != 1 {
                return Err(format!("AB-21.3: the {tile} is in {places} places"));
            }
        }
        match self.removed.iter().find(|tile| tile.tile().on_gain.is_none()) {
            Some(tile) => Err(format!("AB-21.3: the {tile} was removed")),
            None => Ok(()),
        }
    }

    /// AB-21.4, AB-15.18.
    fn tokens_and_keys(&self) -> Result<(), String> {
        let mut tokens = self.token_pile;
        let mut keys = self.key_supply;
        for (_, player) in self.players.iter() {
            tokens.add_all(&player.tokens);
            keys += player.keys;
        }
        if tokens != TOKENS {
            return Err(format!("AB-21.4: the monster tokens are {tokens:?}"));
        }
        if keys != KEY_TOKENS {
            return Err(format!("AB-21.4: there are {keys} key tokens"));
        }
        match self.stolen {
            Some(stolen) if !self.players[stolen.thief].tokens.contains(stolen.token) => {
                Err(format!("AB-15.18: {} has lost the stolen token", stolen.thief))
            }
            _ => Ok(()),
        }
    }

    /// AB-21.9, AB-21.10, AB-21.12.
    fn lords_and_their_places(&self) -> Result<(), String> {
        for (seat, player) in self.players.iter() {
            for lord in LordId::all() {
                let owned = player.lords.contains(lord);
                let free = player.free.contains(lord);
                let tucked = self.under[lord.index()].is_some_and(|tile| player.locations.contains(tile));
                if (owned && free == tucked) || (!owned && free) || (player.turned.contains(lord) && !free) {
                    return Err(format!("AB-21.9: the {lord} of {seat} is free: {free}, tucked: {tucked}"));
                }
            }
            if player.turned.contains(LordId::Shaman) {
                return Err("AB-21.12: the shaman is turned".to_owned());
            }
        }
        for tile in LocationId::all() {
            let tucked: Vec<LordId> =
                LordId::all().filter(|lord| self.under[lord.index()] == Some(tile)).collect();
            let keys: u8 = tucked.iter().map(|lord| lord.card().keys).sum();
            if keys > KEYS_PER_LOCATION || tucked.iter().any(|lord| lord.card().keys == 0) {
                return Err(format!("AB-21.10: under the {tile} lie {tucked:?}"));
            }
        }
        match LordId::all().find(|&lord| {
            self.under[lord.index()].is_some() && !self.players.iter().any(|(_, p)| p.lords.contains(lord))
        }) {
            Some(lord) => Err(format!("AB-21.9: the {lord} is tucked and belongs to nobody")),
            None => Ok(()),
        }
    }

    /// AB-21.6, AB-21.13, AB-21.15.
    fn limits(&self) -> Result<(), String> {
        if !(1..=THREAT_SPACES).contains(&self.threat) {
            return Err(format!("AB-21.6: the threat token is on space {}", self.threat));
        }
        for (seat, player) in self.players.iter() {
            if player.lords.len() > 9 {
                return Err(format!("AB-21.13: {seat} owns {} lords", player.lords.len()));
            }
        }
        if self.turn.sales as usize != self.turn.bought.len() || self.turn.bought.contains(self.active) {
            return Err(format!("AB-21.15: {} sales to {}", self.turn.sales, self.turn.bought));
        }
        Ok(())
    }

    /// AB-10.10, AB-10.11, AB-21.17, AB-21.19: picks are in the hand, and there is a way to go on.
    fn drafts(&self) -> Result<(), String> {
        match self.pending.top() {
            Some(Question::Pay { lord, next, confirm }) => {
                let me = self.me();
                let demand = payment::Terms::of(self, self.active).demand(lord);
                if !me.hand.clone().take_all(&self.draft) || !self.court.contains(&lord) {
                    return Err(format!("AB-10.10: the draft for the {lord} is {:?}", self.draft));
                }
                if (next, confirm) != payment::next(&me.hand, &self.draft, me.pearls, demand) {
                    return Err(format!("AB-10.11: stale options for the {lord}"));
                }
                if next.is_empty() && !confirm {
                    return Err(format!("AB-21.19: no payment for the {lord}"));
                }
            }
            Some(question @ Question::Discard { seat, left, .. })
                if self.players[seat].hand.len() < left as usize
                    || first_option(self, question).is_none() =>
            {
                return Err(format!("AB-10.14: {seat} cannot discard {left} more"));
            }
            _ if !self.draft.is_empty() => {
                return Err(format!("AB-10.10: a draft of nobody: {:?}", self.draft));
            }
            _ => {}
        }
        match self.pending.top() {
            Some(Question::Affiliate { .. }) => Ok(()),
            _ if self.played.is_empty() => Ok(()),
            _ => Err(format!("AB-9.16: {:?} were played and lie nowhere", self.played)),
        }
    }
}
