//! From a failing game to the shortest one that still fails.

use super::hidden::Ledger;
use super::walk::Walk;
use super::{Broken, Failure};
use crate::{Audit, Choices, Game, Play, Record, Seat, Seed};

/// Games played at most while shrinking.
const TRIES: u32 = 600;

/// Leaves out choices, in ever smaller pieces, as long as the same demand still fails.
pub(super) fn shrink<G: Audit>(setup: &Choices, seed: u64, choices: &[u32], broken: &Broken) -> Failure {
    let mut best = choices.to_vec();
    let mut message = broken.message.clone();
    let mut tries = 0;
    let mut piece = best.len().div_ceil(2);
    while piece > 0 && tries < TRIES {
        let mut shorter = None;
        for start in (0..best.len()).step_by(piece) {
            tries += 1;
            let mut candidate = best.clone();
            candidate.drain(start..(start + piece).min(best.len()));
            if let Some((length, found)) = fails::<G>(setup, seed, &candidate, broken) {
                candidate.truncate(length);
                shorter = Some((candidate, found));
                break;
            }
            if tries >= TRIES {
                break;
            }
        }
        match shorter {
            Some((candidate, found)) => {
                best = candidate;
                message = found;
                piece = piece.min(best.len());
            }
            None => piece /= 2,
        }
    }
    failure::<G>(setup, seed, &best, &Broken { item: broken.item, message })
}

/// Whether these choices break the same demand; and if so, after how many of them, and how.
fn fails<G: Audit>(setup: &Choices, seed: u64, choices: &[u32], broken: &Broken) -> Option<(usize, String)> {
    let mut walk = Walk::<G>::new(setup, seed, 1);
    let mut rest = choices.iter().copied();
    let found = walk.run_while(&mut || rest.next(), &mut Ledger::default()).err()?;
    (found.item == broken.item).then(|| (walk.choices().len(), found.message))
}

fn failure<G: Audit>(setup: &Choices, seed: u64, choices: &[u32], broken: &Broken) -> Failure {
    let mut walk = Walk::<G>::new(setup, seed, 1);
    let mut rest = choices.iter().copied();
    let _ = walk.run_while(&mut || rest.next(), &mut Ledger::default()); // known to fail; wanted are the actions
    let actions = walk.actions();
    Failure {
        actions: actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
        record: record::<G>(setup, seed, actions).map(|record| record.to_string()).unwrap_or_default(),
        ..unshrunk::<G>(setup, seed, broken)
    }
}

/// The steps as far as the game takes them.
fn record<G: Game>(setup: &Choices, seed: u64, actions: &[(Seat, G::Action)]) -> Option<Record> {
    let mut play = Play::<G>::start(setup.clone(), Seed::Pcg(seed)).ok()?;
    for &(seat, action) in actions {
        if play.apply(seat, action).is_err() {
            break;
        }
    }
    Some(play.record())
}

/// A failure that is not about one list of choices.
pub(super) fn unshrunk<G: Game>(setup: &Choices, seed: u64, broken: &Broken) -> Failure {
    Failure {
        item: broken.item,
        message: broken.message.clone(),
        game: G::META.id,
        options: setup.to_string(),
        seed,
        actions: Vec::new(),
        record: String::new(),
    }
}
