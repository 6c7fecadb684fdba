//! Invariants, worked out from scratch (ST-28), and what is hidden from whom (ST-22).

#[cfg(test)]
mod tests;

use table::{Audit, Id, Recall, Seat, SeatSet, Viewer};

use crate::components::{
    Area, COLUMNS, COUNT_AT, EVENT_COUNTER, EventId, Events, IMPACT, Kind, LAIR_MAX, LEVELS, Location,
    MISSIONS, MainAction, Missions, TaskId, Tasks, VITALITY,
};
use crate::state::Frame;
use crate::{Player, State};

fn check(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

impl Audit for State {
    fn audit(&self) -> Result<(), String> {
        self.tokens()?;
        self.cards()?;
        for (seat, player) in self.players.iter() {
            Self::player(seat, player, self.round > 0)?;
        }
        self.board()
    }

    fn secrets(&self, viewer: Viewer, _recall: Recall) -> Vec<(String, String)> {
        let sees = |set: SeatSet| viewer.seat().is_some_and(|me| set.contains(me));
        let mut secrets = Vec::new();
        for (seat, player) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            let mut hide = |place: &str, value: String| secrets.push((format!("{seat}.{place}"), value));
            if player.tokens() > 0 && !sees(player.card_seen) {
                hide("card", format!("{:?}", player.card));
            }
            if player.hand != [0, 0] {
                hide("hand", format!("{:?}", player.hand));
            }
            if player.spent != [0, 0] {
                hide("spent", format!("{:?}", player.spent));
            }
            if let Some(face) = player.repeat {
                hide("repeat", face.to_string());
            }
            if player.lair_counter.is_some() && !sees(player.lair_seen) && player.lair_maybe.len() > 1 {
                hide("lair", format!("{:?}", player.lair));
            }
            let top = usize::from(self.round > 0);
            if player.missions.len() > top + 1 {
                hide("missions", format!("{:?}", &player.missions[top..]));
            }
        }
        for area in Area::all() {
            for (number, token) in self.impacts(area).enumerate() {
                if !token.shown && !sees(token.known) {
                    secrets.push((format!("{area}.{number}"), token.kind.to_string()));
                }
            }
            for guess in self.area(area).guesses.iter().flatten().filter(|guess| !sees(guess.known)) {
                secrets.push((format!("{area}.guess.{}", guess.owner), guess.face.to_string()));
            }
        }
        secrets
    }
}

impl State {
    /// ST-28.1 to ST-28.3.
    fn tokens(&self) -> Result<(), String> {
        let mut impact = self.pool;
        let mut vitality = self.vitality_pool;
        for (_, player) in self.players.iter() {
            impact[0] += player.card[0];
            impact[1] += player.card[1];
            vitality += player.vitality + player.wounds();
        }
        for token in Area::all().flat_map(|area| self.impacts(area)) {
            impact[token.kind.index()] += 1;
        }
        check(impact == [IMPACT; 2], || format!("ST-28.1: impact tokens {impact:?}"))?;
        check(vitality == VITALITY, || format!("ST-28.2: {vitality} vitality tokens"))?;
        for (owner, player) in self.players.iter().filter(|(_, player)| player.creature.is_some()) {
            let mut faces = [player.hand[0] + player.spent[0], player.hand[1] + player.spent[1]];
            if let Some(face) = player.repeat {
                faces[face.index()] += 1;
            }
            for (_, holder) in self.players.iter() {
                faces[0] += holder.trophies[owner.index()][0];
                faces[1] += holder.trophies[owner.index()][1];
            }
            for area in &self.areas {
                let guesses = area.guesses.iter().flatten().filter(|guess| guess.owner == owner);
                guesses.for_each(|guess| faces[guess.face.index()] += 1);
                if let Some((_, face)) = area.offering.filter(|(seat, _)| *seat == owner) {
                    faces[face.index()] += 1;
                }
            }
            check(faces == [2, 2], || format!("ST-28.3: influence tokens of {owner}: {faces:?}"))?;
        }
        Ok(())
    }

    /// ST-28.4, ST-28.5, ST-28.10.
    fn cards(&self) -> Result<(), String> {
        let mut tasks = Tasks::new();
        let mut count = 0;
        let mut add = |task: TaskId| {
            tasks.insert(task);
            count += 1;
        };
        for deck in &self.decks {
            deck.cards.iter().chain(deck.discard).for_each(&mut add);
            deck.under.iter().copied().flatten().for_each(&mut add);
        }
        self.tasks.iter().copied().flatten().for_each(&mut add);
        self.players.iter().flat_map(|(_, player)| player.tasks).for_each(&mut add);
        // A task in use lies beside its owner until its effects are carried out (ST-5.1).
        for frame in self.frames.iter() {
            if let Frame::TaskUsed { task, .. } = frame {
                add(task);
            }
        }
        check(tasks.len() == TaskId::COUNT && count == TaskId::COUNT, || {
            format!("ST-28.5: {count} tasks, {} different", tasks.len())
        })?;
        if self.round > 0 {
            let row: Events = self.events.iter().copied().collect();
            let all = row.or(self.event_deck).or(self.event_discard);
            let count = row.len() + self.event_deck.len() + self.event_discard.len();
            check(row.len() == COLUMNS && all.len() == EventId::COUNT && count == EventId::COUNT, || {
                format!("ST-28.5: {count} events")
            })?;
            for action in MainAction::all() {
                let copies = self.pairs.iter().flatten().filter(|&&card| card == action).count();
                check(copies == 2, || format!("ST-28.4: {copies} cards {action}"))?;
            }
        }
        let mut missions = Missions::new();
        for (seat, player) in self.players.iter() {
            let size = player.missions.len() + player.done.len();
            let deck = if self.first_game { 5 } else { MISSIONS };
            check(self.round == 0 || size == deck, || format!("ST-28.10: {seat} has {size} missions"))?;
            for mission in player.missions.iter().chain(&player.done).flatten() {
                check(missions.insert(*mission), || format!("ST-28.10: {mission} twice"))?;
            }
        }
        Ok(())
    }

    /// ST-28.6, ST-28.12, ST-28.14, ST-28.17.
    fn player(seat: Seat, player: &Player, begun: bool) -> Result<(), String> {
        let Some(creature) = player.creature else { return Ok(()) };
        let card = creature.card();
        check(player.vitality as usize <= card.vitality.len() && player.tokens() <= card.impact, || {
            format!("ST-28.6: {seat} has {} vitality, {} tokens", player.vitality, player.tokens())
        })?;
        for held in player.attributes() {
            check((1..=LEVELS).contains(&held.level) && held.wounds >> held.level == 0, || {
                format!("ST-28.12: {} of {seat} at {} with wounds {}", held.id, held.level, held.wounds)
            })?;
        }
        check(player.lair_counter.is_none_or(|counter| counter <= LAIR_MAX), || {
            format!("ST-28.14: the lair counter of {seat}")
        })?;
        check(!begun || player.lair.is_some(), || format!("ST-28.14: {seat} has no lair"))?;
        let lair_fits = player.lair.is_none_or(|lair| player.lair_maybe.contains(lair));
        check(lair_fits, || format!("ST-28.14: the lair of {seat} is where it cannot be"))?;
        let fear = player.card[Kind::Fear.index()];
        check(player.fear_ruled_out & (1 << fear) == 0, || format!("ST-22.14: {fear} Fear tokens of {seat}"))
    }

    /// ST-28.7 to ST-28.9, ST-28.17, ST-28.18.
    fn board(&self) -> Result<(), String> {
        let menu = matches!(self.frames.top(), Some(Frame::Menu));
        check(!menu || self.queue.is_empty(), || "ST-28.18: the queue is not empty".to_owned())?;
        if menu {
            let full = self.areas.iter().any(|area| area.tokens.len() >= COUNT_AT);
            let counters = self.counters.iter().all(|counter| (1..=EVENT_COUNTER).contains(counter));
            check(!full && counters, || "ST-28.7: an area or an event is due".to_owned())?;
        }
        for area in &self.areas {
            for seat in Seat::all(self.count()) {
                let guesses = area.guesses.iter().flatten().filter(|guess| guess.owner == seat).count();
                let offerings = usize::from(area.offering.is_some_and(|(owner, _)| owner == seat));
                check(guesses + offerings <= 1, || format!("ST-28.8: {seat} twice in an area"))?;
            }
        }
        let placed = self.hunters.or(self.children).iter().all(|at| !at.is_village())
            && self.tracks.iter().all(Location::is_village);
        check(placed, || "ST-28.9: a token where it cannot be".to_owned())?;
        let dice = self.test.is_none_or(|test| test.dice.iter().all(|rank| (1..=6).contains(rank)));
        check(dice, || "ST-28.17: a die".to_owned())
    }
}
