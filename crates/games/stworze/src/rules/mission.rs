//! Missions (ST-19): what is counted for them, when they are met, and completing them (ST-6.7).

use table::{Chance, Id, Log, Seat, SeatSet, Secret};

use super::Engine;
use crate::components::{
    Area, BoardToken, By, Condition, Figure, Kind, Location, MissionId, Mode, Places, TROPHIES, Time, Token,
    Trait,
};
use crate::state::Frame;
use crate::{Action, Event, State};

/// Something that missions count (ST-1.4, ST-6.9).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    TaskDone { by: Seat, time: Time, feature: Trait, at: Location },
    FigureDone { by: Seat, figure: Figure, harm: bool, at: Location },
    ClashWon { by: Seat, attacker: bool, feature: Trait, at: Location },
    TestPassed { by: Seat, feature: Trait, time: Time, at: Location, successes: u8 },
    TestFailed { by: Seat },
    LocationActionUsed { by: Seat, at: Location },
    HereIAmPlaced { by: Seat, at: Location },
    TracksUsed { by: Seat, hit: bool },
    AreaCounted { area: Area, majority: Kind },
    AreaFull { area: Area },
    EventFired,
    VitalityLost { by: Seat, n: u8 },
    ImpactSpent { by: Seat, area: Area },
    TaskEffectUsed { by: Seat },
    LairRevealed { by: Seat, counter: u8 },
}

/// ST-1.70.
fn by_fits(by: By, owner: Seat, doer: Seat) -> bool {
    match by {
        By::Me => owner == doer,
        By::Other => owner != doer,
        By::Anyone => true,
    }
}

fn fits<T: PartialEq + Copy>(filter: Option<T>, value: T) -> bool {
    filter.is_none_or(|wanted| wanted == value)
}

/// ST-1.71 to ST-1.85: how much a deed adds to a condition of `owner`'s mission; `active` is whose turn it is.
fn adds(condition: &Condition, deed: Deed, owner: Seat, active: Seat) -> u8 {
    let counts = match (*condition, deed) {
        (
            Condition::TaskDone { by, time, feature, at, .. },
            Deed::TaskDone { by: doer, time: t, feature: f, at: here },
        ) => by_fits(by, owner, doer) && fits(time, t) && fits(feature, f) && at.has(here),
        (
            Condition::FigureDone { by, figures, mode, at, .. },
            Deed::FigureDone { by: doer, figure, harm, at: here },
        ) => {
            let way = match mode {
                Mode::Help => !harm,
                Mode::Harm => harm,
                Mode::Any => true,
            };
            by_fits(by, owner, doer) && figures.contains(&figure) && way && at.has(here)
        }
        (
            Condition::ClashWon { by, attacker, feature, at, .. },
            Deed::ClashWon { by: doer, attacker: attacked, feature: f, at: here },
        ) => by_fits(by, owner, doer) && (!attacker || attacked) && fits(feature, f) && at.has(here),
        (
            Condition::TestPassed { by, feature, time, at, min_successes, .. },
            Deed::TestPassed { by: doer, feature: f, time: t, at: here, successes },
        ) => {
            by_fits(by, owner, doer)
                && fits(feature, f)
                && fits(time, t)
                && at.has(here)
                && successes >= min_successes
        }
        (Condition::TestFailed { by, .. }, Deed::TestFailed { by: doer }) => by_fits(by, owner, doer),
        (Condition::LocationActionUsed { by, at, .. }, Deed::LocationActionUsed { by: doer, at: here })
        | (Condition::HereIAmPlaced { by, at, .. }, Deed::HereIAmPlaced { by: doer, at: here }) => {
            by_fits(by, owner, doer) && at.has(here)
        }
        (Condition::TracksUsed { by, hit, .. }, Deed::TracksUsed { by: doer, hit: found }) => {
            by_fits(by, owner, doer) && (!hit || found)
        }
        (Condition::AreaCounted { area, majority, .. }, Deed::AreaCounted { area: here, majority: won }) => {
            fits(area, here) && fits(majority, won)
        }
        (Condition::AreaFull { area, .. }, Deed::AreaFull { area: here }) => fits(area, here),
        (Condition::EventFired { by, .. }, Deed::EventFired) => by_fits(by, owner, active),
        (Condition::VitalityLost { by, .. }, Deed::VitalityLost { by: loser, n }) => {
            return if by_fits(by, owner, loser) { n } else { 0 };
        }
        (Condition::ImpactSpent { by, area, .. }, Deed::ImpactSpent { by: doer, area: here }) => {
            by_fits(by, owner, doer) && fits(area, here)
        }
        (Condition::TaskEffectUsed { by, .. }, Deed::TaskEffectUsed { by: doer }) => by_fits(by, owner, doer),
        (Condition::LairRevealed { by, min_counter, .. }, Deed::LairRevealed { by: doer, counter }) => {
            by_fits(by, owner, doer) && counter >= min_counter
        }
        _ => false,
    };
    u8::from(counts)
}

/// The parts of a condition (ST-1.96).
fn parts(condition: &'static Condition) -> &'static [Condition] {
    match condition {
        Condition::AllOf { conditions } => conditions,
        _ => std::slice::from_ref(condition),
    }
}

/// The parts of a mission's condition.
pub(crate) fn parts_of(mission: MissionId) -> &'static [Condition] {
    parts(&mission.card().condition)
}

/// The share of what is missing of a part that a deed would add.
pub(crate) fn step(part: &Condition, deed: Deed, owner: Seat, active: Seat, progress: u8) -> f32 {
    let left = part.times().unwrap_or(0).saturating_sub(progress);
    let added = adds(part, deed, owner, active).min(left);
    if added == 0 { 0.0 } else { f32::from(added) / f32::from(left) }
}

impl State {
    /// Whether a part of the owner's condition is met as things stand.
    pub(crate) fn part_holds(&self, owner: Seat, part: &Condition, progress: u8) -> bool {
        self.part_met(owner, part, progress, self.players[owner].card[Kind::Fear.index()])
    }

    /// ST-19.12: whether `seat` may complete a mission now.
    pub(crate) fn can_complete(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        !player.completed_this_turn && !player.missions.is_empty()
    }

    /// ST-1.86 to ST-1.97, ST-19.4: whether a part of the owner's condition holds; `fear` is the number of Fear tokens
    /// on the card.
    fn part_met(&self, owner: Seat, part: &Condition, progress: u8, fear: u8) -> bool {
        let player = &self.players[owner];
        if let Some(n) = part.times() {
            return progress >= n;
        }
        let later = self.round > 1; // ST-19.4
        let others = || self.players.iter().filter(move |&(seat, _)| seat != owner).map(|(_, player)| player);
        let enough = |found: usize, n: u8| found >= (n as usize).min(self.count() as usize - 1); // ST-1.97
        let at = |places: Places, place: Option<Location>| place.is_some_and(|place| places.has(place));
        match *part {
            Condition::CardTokens { token, min, max } => {
                let count = match token {
                    Token::Any => player.tokens(),
                    Token::Only(Kind::Fear) => fear,
                    Token::Only(Kind::Favour) => player.tokens() - fear,
                };
                later && (min..=max).contains(&count)
            }
            Condition::AreaTokens { area, min, areas } => {
                let holding = |area: &Area| self.area(*area).tokens.len() >= min as usize;
                let found = Area::all().filter(|&one| fits(area, one)).filter(holding).count();
                later && found >= areas as usize
            }
            Condition::VitalityFull => later && player.vitality == player.max_vitality(),
            Condition::WithCreatures { n, at: places } => {
                let here = others().filter(|other| other.place == player.place).count();
                later && at(places, player.place) && enough(here, n)
            }
            Condition::OthersAt { at: places, n } => {
                later && enough(others().filter(|other| at(places, other.place)).count(), n)
            }
            Condition::OthersInLair { n } => {
                later && enough(others().filter(|other| other.place.is_none()).count(), n)
            }
            Condition::BoardCount { token, max } => {
                let found = match token {
                    BoardToken::Hunter => self.hunters.len(),
                    BoardToken::Children => self.children.len(),
                    BoardToken::Tracks => self.tracks.len(),
                    BoardToken::Warrior => usize::from(self.warrior.is_some()),
                    BoardToken::Sorcerer => usize::from(self.sorcerer.is_some()),
                };
                later && found <= max as usize
            }
            Condition::InfluenceOnBoard { min } => {
                later
                    && Area::all().filter(|&area| self.area(area).has_influence(owner)).count()
                        >= min as usize
            }
            Condition::LairHidden { min_counter } => {
                later && player.lair_counter.is_some_and(|counter| counter >= min_counter)
            }
            Condition::TasksHeld { min } => later && player.tasks.len() >= min as usize,
            _ => false, // deeds are counted above, and `all_of` is never nested
        }
    }

    /// Whether the current mission of `owner` would be met with so many Fear tokens on the card.
    fn met_with(&self, owner: Seat, fear: u8) -> bool {
        let player = &self.players[owner];
        player.mission().is_some_and(|mission| {
            let parts = parts(&mission.card().condition);
            parts
                .iter()
                .zip(player.progress)
                .all(|(part, progress)| self.part_met(owner, part, progress, fear))
        })
    }
}

/// ST-22.14: the numbers of Fear tokens, as bits, with which the mission would not be met now.
pub(crate) fn fear_counts_failing(state: &State, owner: Seat) -> u8 {
    let tokens = state.players[owner].tokens();
    (0..=tokens).filter(|&fear| !state.met_with(owner, fear)).fold(0, |bits, fear| bits | 1 << fear)
}

/// ST-14.9: foreign tokens that can be discarded.
pub(super) fn trophies(state: &State, seat: Seat, list: &mut impl FnMut(Action)) {
    let held = state.players[seat].trophies;
    let mut kinds = 0;
    for owner in Seat::all(state.count()) {
        for face in Kind::all().filter(|face| held[owner.index()][face.index()] > 0) {
            list(Action::Trophy { owner, face });
            kinds += 1;
        }
    }
    if kinds == 1 {
        list(Action::Whichever);
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-6.9, ST-19.3: a deed counts for the missions that are current now.
    pub(crate) fn record(&mut self, deed: Deed) {
        let active = self.s.active;
        for (owner, player) in self.s.players.iter_mut() {
            let Some(mission) = player.mission() else { continue };
            for (part, progress) in parts(&mission.card().condition).iter().zip(&mut player.progress) {
                let added = adds(part, deed, owner, active);
                if added == 0 {
                    continue;
                }
                if let (
                    Condition::LocationActionUsed { distinct: true, .. },
                    Deed::LocationActionUsed { at, .. },
                ) = (part, deed)
                {
                    player.visited.insert(at);
                    *progress = player.visited.len() as u8;
                } else {
                    *progress = progress.saturating_add(added);
                }
            }
        }
    }

    /// ST-6.7: the next player who has not been looked at.
    pub(super) fn checkpoint(&mut self, mut seen: SeatSet) {
        let Some(seat) = self.s.round_of().find(|&seat| !seen.contains(seat)) else { return self.pop() };
        seen.insert(seat);
        self.replace(Frame::Checkpoint { seen });
        if !self.s.can_complete(seat) {
            return;
        }
        let failing = fear_counts_failing(self.s, seat);
        let tokens = self.s.players[seat].tokens();
        let fear = self.s.players[seat].card[Kind::Fear.index()];
        let all = u8::MAX >> (7 - tokens.min(7));
        if failing & (1 << fear) == 0 {
            if failing != 0 {
                self.s.players[seat].fear_ruled_out |= failing; // ST-22.14
            }
            return self.complete(seat);
        }
        if failing != all
            && self.s.players[seat].fear_ruled_out | (all & !failing) != self.s.players[seat].fear_ruled_out
        {
            self.s.players[seat].fear_ruled_out |= all & !failing;
            self.log.push(Event::NotYet { seat });
        }
        if self.s.players[seat].trophy_count() >= TROPHIES {
            self.push(Frame::Trophies { seat, left: TROPHIES });
            if self.s.players[seat].trophy_count() == TROPHIES {
                self.discard_all_trophies(seat);
            }
        }
    }

    /// ST-14.9: exactly three are held.
    fn discard_all_trophies(&mut self, seat: Seat) {
        self.pop();
        for owner in Seat::all(self.s.count()) {
            for face in Kind::all() {
                while self.s.players[seat].trophies[owner.index()][face.index()] > 0 {
                    self.discard_trophy(seat, owner, face);
                }
            }
        }
        self.complete(seat);
    }

    fn discard_trophy(&mut self, seat: Seat, owner: Seat, face: Kind) {
        self.s.players[seat].trophies[owner.index()][face.index()] -= 1;
        self.spend_influence(owner, face);
        self.log.push(Event::TrophySpent { seat, owner, face: Secret::Known(face) });
    }

    pub(super) fn answer_trophies(&mut self, seat: Seat, left: u8, action: Action) {
        self.pop();
        let held = self.s.players[seat].trophies;
        let only = Seat::all(self.s.count())
            .flat_map(|owner| Kind::all().map(move |face| (owner, face)))
            .find(|(owner, face)| held[owner.index()][face.index()] > 0);
        let chosen = if let Action::Trophy { owner, face } = action { Some((owner, face)) } else { only };
        if let Some((owner, face)) = chosen {
            self.discard_trophy(seat, owner, face);
        }
        if left > 1 {
            self.push(Frame::Trophies { seat, left: left - 1 });
        } else {
            self.complete(seat);
        }
    }

    /// ST-19.11, ST-19.14: the mission is done, the next is revealed, an attribute gets better.
    pub(crate) fn complete(&mut self, seat: Seat) {
        if !self.s.can_complete(seat) {
            return; // ST-19.12
        }
        let player = &mut self.s.players[seat];
        let Some(mission) = player.missions.remove(0) else { return };
        player.done.push(Some(mission));
        player.completed_this_turn = true;
        self.log.push(Event::Completed { seat, mission });
        self.reveal_mission(seat);
        if self.s.players[seat].missions.is_empty() {
            self.trigger_end();
        }
        self.push(Frame::Improve { seat, n: 1 });
    }

    /// ST-15.13: from the active player clockwise.
    pub(super) fn complete_next(&mut self, mut left: SeatSet) {
        let Some(seat) = self.s.round_of().find(|&seat| left.contains(seat)) else { return self.pop() };
        left.remove(seat);
        self.replace(Frame::Complete { left });
        self.complete(seat);
    }

    /// ST-19.1, ST-19.17: the top mission is current; nothing is counted for it yet.
    pub(crate) fn reveal_mission(&mut self, seat: Seat) {
        let player = &mut self.s.players[seat];
        player.progress = [0; 2];
        player.visited = crate::components::Locations::new();
        if let Some(mission) = player.mission() {
            self.s.seen.insert(mission);
            self.log.push(Event::Mission { seat, mission });
        }
    }
}
