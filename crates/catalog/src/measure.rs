//! Things to be timed by somebody who has a clock.

use std::hint::black_box;

use bots::Search;
use serde::Serialize;
use table::{
    Choices, Game, Guide, Known, OptionError, Options, Pcg, Policy, Recall, Seat, Silent, Viewer, pick,
};

use crate::levels;

/// What a search does all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Copying a position.
    Clone,
    /// Drawing anew what a seat does not know.
    Determinize,
    /// Showing the position to the seat that is to act.
    View,
    /// Iterations of a search with the settings of the game's master, in positions of sensible games.
    Search,
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
pub(crate) fn toil<G: Guide>(
    chore: Chore,
    choices: &Choices,
    seed: u64,
    repeats: u64,
) -> Result<u64, OptionError> {
    let options = G::Options::build(choices)?;
    if chore == Chore::Search {
        return Ok(search::<G>(&options, seed, repeats));
    }
    let positions: Vec<G> =
        (0..POSITIONS as u64).map(|number| midgame(&options, seed, number, random)).collect();
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
            Chore::View | Chore::Search => {
                black_box(position.view(black_box(viewer)));
            }
        }
        black_box(&mut copy);
    }
    Ok(repeats)
}

/// Searches until `repeats` iterations are done; how many it were in the end.
fn search<G: Guide>(options: &G::Options, seed: u64, repeats: u64) -> u64 {
    let mut leanings = Vec::new();
    let mut guided = |state: &G, seat, legal: &[G::Action], chance: &mut Pcg| {
        state.rollout(seat, legal, &mut leanings, chance)
    };
    let (mut chance, mut done, mut number) = (Pcg::new(seed), 0, 0);
    let mut search = Search::new(levels::search_settings(G::META.id), None);
    while done < repeats {
        let position: G = midgame(options, seed, number, &mut guided);
        number += 1;
        let Some(seat) = position.to_act().first() else { continue };
        let known = Known::of(&position, seat, Recall::Perfect, &mut chance);
        black_box(search.choose(&known, &mut chance));
        done += u64::from(search.explain().iterations);
    }
    done
}

fn random<G: Game>(_: &G, _: Seat, legal: &[G::Action], chance: &mut Pcg) -> G::Action {
    pick(legal, chance)
}

/// A position from somewhere in a game played by `choose`.
fn midgame<G: Game>(
    options: &G::Options,
    seed: u64,
    number: u64,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Pcg) -> G::Action,
) -> G {
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
        if legal.is_empty() {
            break;
        }
        let action = choose(&state, seat, &legal, &mut chance);
        if state.apply(seat, action, &mut chance, &mut Silent).is_err() {
            break;
        }
    }
    here
}
