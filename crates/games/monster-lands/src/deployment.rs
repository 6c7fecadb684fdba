//! Sending a mercenary out as one move (ML-29.5 to ML-29.9), for people, who think of a whole load. The engine knows the small
//! steps only; what a load may consist of is told in the view, so that a page can let people compose one and take the steps
//! for them. `tests/suite/deployment.rs` proves that both ways lead to the same positions.

use serde::Serialize;
use table::Viewer;

use crate::rules::{self, Flow, load};
use crate::values::{FewFaces, PathId};
use crate::{Action, Question, State};

/// What can be sent along on a path, whoever goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Where.
    pub path: PathId,
    /// Every choice of dice, ascending.
    pub dice: Vec<DiceOffer>,
    /// How many own potions and venoms at most.
    pub carried: [u8; 2],
}

/// A choice of dice, and the tokens that go with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DiceOffer {
    /// Strength dice.
    pub s: u8,
    /// Magic dice.
    pub m: u8,
    /// Persuasion dice, by what they show.
    pub p: FewFaces,
    /// The least and the most traps, tricks and defence tokens together.
    pub tokens: (u8, u8),
}

/// The paths to which the viewer can send somebody now, with all that may go along; nothing for others.
pub(crate) fn offers(s: &State, viewer: Viewer) -> Vec<Offer> {
    let Some(Question::Turn { seat }) = s.pending.top() else { return Vec::new() };
    if !viewer.is(seat) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    rules::legal(s, seat, &mut legal);
    let assigned = |action: &Action| match *action {
        Action::Assign { path, .. } => Some(path),
        _ => None,
    };
    let mut paths: Vec<PathId> = legal.iter().filter_map(assigned).collect();
    paths.dedup(); // the list is in the order of the paths
    let offer = |path: PathId| {
        let mut dice = Vec::new();
        let _ = load::dice_options(s, seat, path, &mut |action| {
            if let Action::Dice { s, m, p } = action {
                let tokens = load::token_limits(path, s.0 + m.0 + p.len());
                dice.push(DiceOffer { s: s.0, m: m.0, p, tokens });
            }
            Flow::Continue(())
        });
        Offer { path, dice, carried: load::carry_limits(s, seat, path) }
    };
    paths.into_iter().map(offer).collect()
}
