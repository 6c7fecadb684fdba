//! Invariants, worked out from scratch (VA-28), and what is hidden from whom.

use table::{Audit, Id, Recall, Viewer};

use crate::components::{
    ACTIONS, COPIES, CitizenId, Citizens, DomainId, DukeId, Dukes, MonsterId, Place, ROUND_CAP, Slot,
};
use crate::rules::exhausted;
use crate::state::{Phase, centre_place};
use crate::{Question, State};

impl Audit for State {
    fn audit(&self) -> Result<(), String> {
        self.every_citizen()?;
        self.every_monster()?;
        self.every_domain_once()?;
        self.every_duke_once()?;
        self.stacks()?;
        self.turn_in_bounds()
    }

    /// VA-21.5, VA-21.6: the dukes of the others. What lies face down is not decided yet, so it is no secret.
    fn secrets(&self, viewer: Viewer, _recall: Recall) -> Vec<(String, String)> {
        let mut secrets = Vec::new();
        if self.is_over() {
            return secrets;
        }
        for (seat, player) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            secrets.push((format!("{seat}.dealt"), format!("{:?}", player.dealt)));
            if let Some(duke) = player.duke {
                secrets.push((format!("{seat}.duke"), duke.to_string()));
            }
        }
        secrets
    }
}

impl State {
    /// VA-28.1, VA-28.10: no more of a type than there are, and only those of its number in a stack. What is missing is
    /// in the box; in a mixed game the box is among the unseen.
    fn every_citizen(&self) -> Result<(), String> {
        let mut cards: Citizens = self.dark_lord.citizens;
        for (_, player) in self.players.iter() {
            cards.add_all(&player.citizens);
        }
        for (&slot, stack) in Slot::ALL.iter().zip(&self.citizens) {
            for citizen in [stack.top, stack.covered].into_iter().flatten() {
                if citizen.card().slot != slot {
                    return Err(format!("VA-28.10: {citizen} lies on {slot}"));
                }
                cards.add(citizen);
            }
            for &citizen in slot.types() {
                cards.add_many(citizen, stack.unseen[centre_place(citizen)]);
            }
            let unseen: u8 = stack.unseen.iter().sum();
            let possible = if self.mixed {
                unseen >= stack.down
            } else {
                unseen == stack.down && stack.covered.is_none()
            };
            if !possible {
                return Err(format!("VA-28.1: {} cards of {slot} are {:?}", stack.down, stack.unseen));
            }
            if !self.mixed
                && unseen > 0
                && stack.top.is_some_and(|top| stack.unseen[centre_place(top)] != unseen)
            {
                return Err(format!("VA-28.10: {slot} is not of one name"));
            }
        }
        for citizen in CitizenId::all() {
            let count = cards.count(citizen);
            if count > COPIES || (self.mixed && count != COPIES) {
                return Err(format!("VA-28.1: there are {count} × {citizen}"));
            }
        }
        Ok(())
    }

    /// VA-28.2, VA-28.9, VA-28.10: what is missing is in the box.
    fn every_monster(&self) -> Result<(), String> {
        for monster in MonsterId::all() {
            let card = monster.card();
            let stack = self.monsters.iter().find(|stack| stack.area == card.area);
            let owned: u8 = self.players.iter().map(|(_, player)| player.monsters.count(monster)).sum();
            let count = owned + stack.map_or(0, |stack| stack.left[monster.level()]);
            if count > card.copies[self.sizes().monster_copies] || (stack.is_none() && count > 0) {
                return Err(format!("VA-28.2: there are {count} × {monster}"));
            }
        }
        let areas: Vec<_> = self.monsters.iter().map(|stack| stack.area).collect();
        if !areas.is_sorted_by(|a, b| a < b) {
            return Err(format!("VA-4.6: the areas stand as {areas:?}"));
        }
        for stack in &self.monsters {
            let strengths = stack.cards().map(|monster| monster.card().strength);
            if !strengths.is_sorted() {
                return Err(format!("VA-28.9: the {} are not in order", stack.area));
            }
        }
        Ok(())
    }

    /// VA-28.3.
    fn every_domain_once(&self) -> Result<(), String> {
        for domain in DomainId::all() {
            let places = usize::from(self.unseen_domains.contains(domain))
                + usize::from(self.removed.contains(domain))
                + usize::from(self.dark_lord.domains.contains(domain))
                + self.domains.iter().filter(|stack| stack.top == Some(domain)).count()
                + self.players.iter().filter(|(_, player)| player.domains.contains(domain)).count();
            if places != 1 {
                return Err(format!("VA-28.3: {domain} is in {places} places"));
            }
        }
        let down: u8 = self.domains.iter().map(|stack| stack.down).sum();
        if self.unseen_domains.len() < down.into() {
            return Err(format!(
                "VA-28.3: {down} domains are face down and {} unseen",
                self.unseen_domains.len()
            ));
        }
        Ok(())
    }

    /// VA-28.4, VA-2.16.
    fn every_duke_once(&self) -> Result<(), String> {
        let dealt = self.players.iter().flat_map(|(_, player)| player.dealt);
        let all: Vec<DukeId> = dealt.chain(self.dark_lord.duke).collect();
        if all.iter().copied().collect::<Dukes>().len() != all.len() {
            return Err(format!("VA-28.4: the dukes are {all:?}"));
        }
        for (seat, player) in self.players.iter() {
            match player.duke {
                Some(duke) if !player.dealt.contains(&duke) => {
                    return Err(format!("VA-28.4: {seat} has {duke}, which was not dealt"));
                }
                None if self.first.is_some() => return Err(format!("VA-2.16: {seat} has no duke")),
                _ => {}
            }
        }
        Ok(())
    }

    /// VA-28.7, VA-28.8: outside the resolution of an action or attack.
    fn stacks(&self) -> Result<(), String> {
        let resolving = match self.turn.phase {
            Phase::Action | Phase::Monsters => !matches!(self.pending.top(), Some(Question::Action)),
            _ => false,
        };
        if resolving || self.is_over() {
            return Ok(());
        }
        for &place in Place::ALL {
            if exhausted::is_empty(self, place) != self.exhausted.contains(place) {
                return Err(format!("VA-28.7: {place} is empty or exhausted, not both"));
            }
        }
        if self.domains.iter().any(|stack| stack.top.is_none() && stack.down > 0) {
            return Err("VA-28.8: a domain stack shows no card".to_owned());
        }
        if self.citizens.iter().any(|stack| stack.top.is_none() && stack.down > 0) {
            return Err("VA-28.8: a citizen stack shows no card".to_owned());
        }
        Ok(())
    }

    /// VA-28.12, VA-28.16, VA-28.21.
    fn turn_in_bounds(&self) -> Result<(), String> {
        let seats = u16::from(self.players.seats());
        if self.turns > ROUND_CAP * seats || self.turn.actions > ACTIONS {
            return Err(format!("VA-28.21: {} turns, {} actions", self.turns, self.turn.actions));
        }
        if self.turn.dice.iter().any(|&die| die > 6) || (self.turn.dice[0] == 0) != (self.turn.dice[1] == 0) {
            return Err(format!("VA-28.16: the dice show {:?}", self.turn.dice));
        }
        Ok(())
    }
}
