//! Many games looked at closely, for designers: who wins from where, with which points and cards, after doing what.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::{Game, Guide, Known, Options, Outcome, Pcg, Policy, Recall, Seat, Silent};

use crate::belongings::{Belonging, Components};
use crate::player::mind;
use crate::{Job, SimulateError, WIN};

/// What came of many games. All counts are whole numbers, so it does not matter in which order games are added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Survey {
    /// How many were played.
    pub games: u64,
    /// Games by the number of actions they took.
    pub lengths: BTreeMap<u64, u64>,
    /// Seats by their score, those of winners and all.
    pub scores: BTreeMap<i32, Split>,
    /// Each seat from `A` on.
    pub seats: Vec<SeatCount>,
    /// The points of each part of the score: summed over seats, winners and all.
    pub parts: Vec<PartCount>,
    /// What was done, in notation: by how many seats at least once.
    pub deeds: BTreeMap<String, Split>,
    /// What lay before players at the end: before how many seats at least once.
    #[serde(skip)]
    pub owned: BTreeMap<Belonging, Split>,
}

/// How many seats, and how many of them won, in sixtieths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Split {
    /// Seats.
    pub seats: u64,
    /// Wins; [`WIN`] of them make one.
    pub wins: u64,
}

/// One seat in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatCount {
    /// Wins; [`WIN`] of them make one.
    pub wins: u64,
    /// All points.
    pub score: i64,
    /// All choices.
    pub decisions: u64,
}

/// One part of the score in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PartCount {
    /// Points of all seats.
    pub all: i64,
    /// Points of those who won, as often as they won, in sixtieths.
    pub winners: i64,
}

impl Survey {
    /// Adds other games.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (&length, games) in &other.lengths {
            *self.lengths.entry(length).or_default() += games;
        }
        for (&score, split) in &other.scores {
            self.scores.entry(score).or_default().add(*split);
        }
        add_all(&mut self.deeds, &other.deeds);
        add_all(&mut self.owned, &other.owned);
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatCount::default());
        for (own, seat) in self.seats.iter_mut().zip(&other.seats) {
            own.wins += seat.wins;
            own.score += seat.score;
            own.decisions += seat.decisions;
        }
        self.parts.resize(self.parts.len().max(other.parts.len()), PartCount::default());
        for (own, part) in self.parts.iter_mut().zip(&other.parts) {
            own.all += part.all;
            own.winners += part.winners;
        }
    }

    fn add(&mut self, outcome: &Outcome, followed: &[Followed]) {
        self.games += 1;
        *self.lengths.entry(followed.iter().map(|seat| seat.decisions).sum()).or_default() += 1;
        let winners = outcome.places.as_slice().iter().filter(|&&place| place == 1).count().max(1) as u64;
        for ((seat, score), followed) in outcome.scores.iter().zip(followed) {
            let wins = if outcome.places[seat] == 1 { WIN / winners } else { 0 };
            let split = Split { seats: 1, wins };
            self.scores.entry(score.total()).or_default().add(split);
            let count = &mut self.seats[seat.index()];
            count.wins += wins;
            count.score += i64::from(score.total());
            count.decisions += followed.decisions;
            for (part, &points) in self.parts.iter_mut().zip(score.parts()) {
                part.all += i64::from(points);
                part.winners += i64::from(points) * wins.cast_signed();
            }
            for deed in &followed.deeds {
                self.deeds.entry(deed.clone()).or_default().add(split);
            }
            for belonging in &followed.owned {
                self.owned.entry(belonging.clone()).or_default().add(split);
            }
        }
    }
}

impl Split {
    fn add(&mut self, other: Self) {
        self.seats += other.seats;
        self.wins += other.wins;
    }
}

fn add_all<K: Ord + Clone>(all: &mut BTreeMap<K, Split>, more: &BTreeMap<K, Split>) {
    for (key, split) in more {
        match all.get_mut(key) {
            Some(own) => own.add(*split),
            None => drop(all.insert(key.clone(), *split)),
        }
    }
}

/// What one seat did in one game, and what it had in the end.
#[derive(Default)]
struct Followed {
    decisions: u64,
    deeds: BTreeSet<String>,
    owned: BTreeSet<Belonging>,
}

/// Plays all games of a job and looks at them closely.
pub(crate) fn survey<G: Game + Guide>(
    job: &Job<'_>,
    components: &Components,
) -> Result<Survey, SimulateError> {
    if job.bots.is_empty() {
        return Err(SimulateError::NoBots);
    }
    let options = G::Options::build(job.choices)?;
    let seats = job.choices.players();
    let mut survey = Survey {
        seats: vec![SeatCount::default(); seats as usize],
        parts: vec![PartCount::default(); G::META.score_parts.len()],
        ..Survey::default()
    };
    for game in job.games.clone() {
        let mut chance = Pcg::nth(job.seed, game);
        let mut thoughts = Pcg::new(chance.seed());
        let bot = |seat: Seat| job.bots[((game + seat.index() as u64) % job.bots.len() as u64) as usize];
        let mut minds: Vec<_> = Seat::all(seats).map(|seat| mind::<G>(bot(seat), None)).collect();
        let mut followed: Vec<Followed> = Seat::all(seats).map(|_| Followed::default()).collect();
        let mut state = G::new(&options, &mut chance, &mut Silent);
        let mut actions = 0;
        let stuck = |actions| SimulateError::Stuck { game, seed: job.seed, actions };
        while let Some(seat) = state.to_act().first() {
            let known = Known::of(&state, seat, Recall::Perfect, &mut thoughts);
            let action = minds[seat.index()].choose(&known, &mut thoughts);
            let done = state.apply(seat, action, &mut chance, &mut Silent);
            if done.is_err() || actions >= u64::from(G::META.max_steps) {
                return Err(stuck(actions));
            }
            actions += 1;
            followed[seat.index()].decisions += 1;
            followed[seat.index()].deeds.insert(action.to_string());
        }
        let outcome = state.outcome().ok_or_else(|| stuck(actions))?;
        for seat in Seat::all(seats) {
            // Everybody as they see themselves: who may not be seen by others still has what they have.
            followed[seat.index()].owned = components.owned(&state.view(seat.into()), seat.index());
        }
        survey.add(&outcome, &followed);
    }
    Ok(survey)
}
