//! Plays the games of an arena.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::BotSpec;
use bots::arena::{Finish, FinishedSeat, Verdict, judge, lineups};
use catalog::{AnyGame, Bout, BoutResult, SimulateError};
use table::Choices;

use super::Journal;
use crate::failure::Failure;
use crate::{clock, crew};

/// An arena.
pub(crate) struct Arena<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) choices: &'a Choices,
    pub(crate) bots: &'a [BotSpec],
    /// At least so many games; a block that was begun is played to its end.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// Whether to stop as soon as the first bot is told from its fair share.
    pub(crate) until: bool,
    /// No game begins after this time on the wall.
    pub(crate) end: Option<Duration>,
    pub(crate) threads: usize,
}

impl Arena<'_> {
    fn goes_on(&self, verdict: Verdict) -> bool {
        let decided = self.until && verdict != Verdict::Open;
        !decided && self.end.is_none_or(|end| clock::wall() < end)
    }
}

/// What was played: whole blocks, in order.
pub(crate) struct Played {
    /// Who sat where, and what came of it.
    pub(crate) games: Vec<(Vec<usize>, BoutResult)>,
    pub(crate) finishes: Vec<Finish>,
    /// What the sequential test said in the end, if it was asked.
    pub(crate) verdict: Option<Verdict>,
}

/// Plays every game that the journal does not have yet.
pub(crate) fn play(arena: &Arena<'_>, journal: &mut Journal) -> Result<Played, Failure> {
    let lineups = lineups(arena.bots.len(), arena.choices.players() as usize);
    let in_block = lineups.len() as u64;
    let total = arena.games.div_ceil(in_block) * in_block;
    let mut results: BTreeMap<u64, BoutResult> = journal.results().clone();
    results.retain(|&number, _| number < total);
    let mut whole = Whole { lineups: &lineups, finishes: Vec::new(), verdict: Verdict::Open };
    whole.extend(&results, arena);
    if arena.goes_on(whole.verdict) {
        let todo: Vec<u64> = (0..total).filter(|number| !results.contains_key(number)).collect();
        let bout = |number: u64| one(arena, &lineups, number);
        crew::each(&todo, arena.threads, bout, |number, result| {
            journal.write(number, &result)?;
            results.insert(number, result);
            whole.extend(&results, arena);
            Ok(arena.goes_on(whole.verdict))
        })?;
    }
    let Whole { finishes, verdict, .. } = whole;
    let seated = |(number, result): (u64, &BoutResult)| {
        (lineups[(number % in_block) as usize].clone(), result.clone())
    };
    let count = finishes.len();
    let games = results.iter().take(count).map(|(&number, result)| seated((number, result))).collect();
    Ok(Played { games, finishes, verdict: arena.until.then_some(verdict) })
}

/// The whole blocks from the first on. What comes after a gap waits, so the verdict does not depend on which thread was
/// faster.
struct Whole<'a> {
    lineups: &'a [Vec<usize>],
    finishes: Vec<Finish>,
    verdict: Verdict,
}

impl Whole<'_> {
    fn extend(&mut self, results: &BTreeMap<u64, BoutResult>, arena: &Arena<'_>) {
        let in_block = self.lineups.len() as u64;
        loop {
            let next = self.finishes.len() as u64;
            let decided = arena.until && self.verdict != Verdict::Open;
            if decided || !(next..next + in_block).all(|number| results.contains_key(&number)) {
                return;
            }
            for (lineup, number) in self.lineups.iter().zip(next..) {
                let seats = results.get(&number).map(|result| finished(lineup, result)).unwrap_or_default();
                self.finishes.push(Finish { block: next / in_block, seats });
            }
            if arena.until {
                let fair = bots::arena::standings(&self.finishes, 1)[0].fair_share;
                self.verdict = judge(&self.finishes, fair);
            }
        }
    }
}

fn finished(lineup: &[usize], result: &BoutResult) -> Vec<FinishedSeat> {
    let seat = |(&bot, seat): (&usize, &catalog::SeatResult)| FinishedSeat {
        bot,
        place: seat.place,
        score: seat.score,
    };
    lineup.iter().zip(&result.seats).map(seat).collect()
}

fn one(arena: &Arena<'_>, lineups: &[Vec<usize>], number: u64) -> Result<BoutResult, Failure> {
    let in_block = lineups.len() as u64;
    let lineup = &lineups[(number % in_block) as usize];
    let seats: Vec<BotSpec> = lineup.iter().map(|&bot| arena.bots[bot]).collect();
    let bout = Bout {
        choices: arena.choices,
        seats: &seats,
        seed: arena.seed,
        deal: number / in_block,
        clock: clock::thread,
    };
    arena.game.bout(&bout).map_err(|error| match error {
        SimulateError::Stuck { .. } => Failure::Check(error.to_string()),
        other => Failure::input(other),
    })
}
