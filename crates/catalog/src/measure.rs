//! Things to be timed by somebody who has a clock.

use std::hint::black_box;

use serde::Serialize;
use table::{Choices, Game, OptionError, Options, Pcg, Recall, Silent, Viewer, pick};

/// What a search does all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Copying a position.
    Clone,
    /// Drawing anew what a seat does not know.
    Determinize,
    /// Showing the position to the seat that is to act.
    View,
}

/// How large the values of a game are, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sizes {
    /// A position.
    pub state: usize,
    /// An action.
    pub action: usize,
}

/// How many positions of a game are used in turn.
const POSITIONS: usize = 16;

/// Does a chore over positions from the middle of random games.
pub(crate) fn toil<G: Game>(
    chore: Chore,
    choices: &Choices,
    seed: u64,
    repeats: u64,
) -> Result<u64, OptionError> {
    let options = G::Options::build(choices)?;
    let positions: Vec<G> = (0..POSITIONS as u64).map(|number| midgame(&options, seed, number)).collect();
    let mut chance = Pcg::new(seed);
    let mut copy = positions[0].clone();
    for repeat in 0..repeats {
        let position = &positions[repeat as usize % POSITIONS];
        let viewer = position.to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        match chore {
            Chore::Clone => copy.clone_from(black_box(position)),
            Chore::Determinize => {
                copy.clone_from(black_box(position));
                copy.determinize(viewer, Recall::Perfect, &mut chance);
            }
            Chore::View => {
                black_box(position.view(black_box(viewer)));
            }
        }
        black_box(&mut copy);
    }
    Ok(repeats)
}

/// A position from somewhere in a random game.
fn midgame<G: Game>(options: &G::Options, seed: u64, number: u64) -> G {
    let mut chance = Pcg::nth(seed, number);
    let mut state = G::new(options, &mut chance, &mut Silent);
    let (mut here, mut seen, mut legal) = (state.clone(), 0, Vec::new());
    while let Some(seat) = state.to_act().first() {
        seen += 1;
        // Each position of the game is kept with the same probability, whatever its length.
        if table::Chance::below(&mut chance, table::Source::POLICY, seen) == 0 {
            here.clone_from(&state);
        }
        state.legal(seat, &mut legal);
        if legal.is_empty() || state.apply(seat, pick(&legal, &mut chance), &mut chance, &mut Silent).is_err()
        {
            break;
        }
    }
    here
}
