//! One game of an arena, with a clock beside it.

use bots::{BotSpec, Clock, Mind};
use serde::{Deserialize, Serialize};
use table::{Chance as _, Choices, Game, Guide, Known, Options, Pcg, Policy, Recall, Seat, Seed, Silent};

use crate::SimulateError;
use crate::player::mind;

/// One game of an arena.
#[derive(Clone, Copy, Debug)]
pub struct Bout<'a> {
    /// The settings.
    pub choices: &'a Choices,
    /// Who holds each seat, from `A` on.
    pub seats: &'a [BotSpec],
    /// Where chance begins.
    pub seed: u64,
    /// Which deal: games with the same seed and deal draw the same cards as long as they are played the same way, and
    /// from every pile the same ones even if not.
    pub deal: u64,
    /// What the time for each decision is measured with.
    pub clock: Clock,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoutResult {
    /// How many actions it took.
    pub actions: u32,
    /// Each seat from `A` on.
    pub seats: Vec<SeatResult>,
}

/// What came of it for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    /// From 1; tied seats share a place.
    pub place: u8,
    /// All points.
    pub score: i32,
    /// How many choices it made.
    pub decisions: u32,
    /// How long it thought in all, in microseconds.
    pub micros: u64,
    /// How long it thought about its slowest choice.
    pub most_micros: u64,
    /// How often it wanted something illegal; a random action was done then.
    pub illegal: u32,
}

/// Plays one game.
pub(crate) fn play<G: Game + Guide>(bout: &Bout<'_>) -> Result<BoutResult, SimulateError> {
    let &Bout { choices, seats, seed, deal, clock } = bout;
    let options = G::Options::build(choices)?;
    if seats.len() != choices.players() as usize {
        return Err(SimulateError::NoBots);
    }
    let mut chance = dealer(seed, deal).start();
    let mut minds: Vec<(Mind<G>, Pcg)> = (0..)
        .zip(seats)
        .map(|(seat, &spec)| (mind(spec, Some(clock)), Pcg::nth(!seed, deal * 8 + seat)))
        .collect();
    let mut result = BoutResult { actions: 0, seats: vec![SeatResult::default(); seats.len()] };
    let mut state = G::new(&options, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    let stuck = |actions: u32| SimulateError::Stuck { game: deal, seed, actions: u64::from(actions) };
    while let Some(seat) = state.to_act().first() {
        let Some((mind, thoughts)) = minds.get_mut(seat.index()) else { return Err(stuck(result.actions)) };
        let account = &mut result.seats[seat.index()];
        let before = clock();
        let known = Known::of(&state, seat, Recall::Perfect, thoughts);
        let mut action = mind.choose(&known, thoughts);
        account.think(clock().saturating_sub(before).as_micros() as u64);
        state.legal(seat, &mut legal);
        if legal.is_empty() || result.actions >= G::META.max_steps {
            return Err(stuck(result.actions));
        }
        if !legal.contains(&action) {
            account.illegal += 1;
            action = table::pick(&legal, thoughts);
        }
        state.apply(seat, action, &mut chance, &mut Silent).map_err(|_| stuck(result.actions))?;
        result.actions += 1;
    }
    let outcome = state.outcome().ok_or_else(|| stuck(result.actions))?;
    for seat in Seat::all(choices.players()) {
        let account = &mut result.seats[seat.index()];
        account.place = outcome.places[seat];
        account.score = outcome.scores[seat].total();
    }
    Ok(result)
}

impl SeatResult {
    fn think(&mut self, micros: u64) {
        self.decisions += 1;
        self.micros += micros;
        self.most_micros = self.most_micros.max(micros);
    }
}

/// Chance with a stream for each pile.
fn dealer(seed: u64, deal: u64) -> Seed {
    let mut mix = Pcg::nth(seed, deal);
    let mut key = [0; 32];
    for byte in &mut key {
        *byte = mix.below(table::Source::POLICY, 256) as u8;
    }
    Seed::ChaCha(key)
}
