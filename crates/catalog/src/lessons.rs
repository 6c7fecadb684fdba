//! Games played to learn from.

use bots::teach::Lesson;
use table::{Chance as _, Guide, Known, Options, Pcg, Policy, Recall, Seat, Silent, Source};

use crate::player::mind;
use crate::{Job, SimulateError};

/// One decision in so many is kept: neighbours are nearly the same position.
const EVERY: u32 = 8;

/// Plays all games of a job; some positions of each, as the seat that was asked knew them, and who won. None of a game
/// that has no features.
pub(crate) fn lessons<G: Guide>(job: &Job<'_>) -> Result<Vec<Lesson>, SimulateError> {
    if job.bots.is_empty() {
        return Err(SimulateError::NoBots);
    }
    let options = G::Options::build(job.choices)?;
    let seats = job.choices.players();
    let mut lessons: Vec<Lesson> = Vec::new();
    for game in job.games.clone() {
        let mut chance = Pcg::nth(job.seed, game);
        let mut thoughts = Pcg::new(chance.seed());
        let bot = |seat: Seat| job.bots[((game + seat.index() as u64) % job.bots.len() as u64) as usize];
        let mut minds: Vec<_> = Seat::all(seats).map(|seat| mind::<G>(bot(seat), None)).collect();
        let mut state = G::new(&options, &mut chance, &mut Silent);
        let (begin, mut actions) = (lessons.len(), 0);
        let stuck = |actions| SimulateError::Stuck { game, seed: job.seed, actions };
        while let Some(seat) = state.to_act().first() {
            let known = Known::of(&state, seat, Recall::Perfect, &mut thoughts);
            if thoughts.below(Source::POLICY, EVERY) == 0 {
                lessons.push(Lesson {
                    game,
                    seats: Seat::all(seats).map(|seat| features(&known, seat)).collect(),
                });
            }
            let action = minds[seat.index()].choose(&known, &mut thoughts);
            let done = state.apply(seat, action, &mut chance, &mut Silent);
            if done.is_err() || actions >= u64::from(G::META.max_steps) {
                return Err(stuck(actions));
            }
            actions += 1;
        }
        let outcome = state.outcome().ok_or_else(|| stuck(actions))?;
        for lesson in &mut lessons[begin..] {
            for (seat, (_, won)) in Seat::all(seats).zip(&mut lesson.seats) {
                *won = outcome.win_share(seat) as f32;
            }
        }
    }
    lessons.retain(|lesson| lesson.seats.iter().all(|(features, _)| !features.is_empty()));
    Ok(lessons)
}

fn features<G: Guide>(known: &Known<G>, seat: Seat) -> (Vec<f32>, f32) {
    let mut features = Vec::new();
    known.world().features(seat, &mut features);
    (features, 0.0)
}
