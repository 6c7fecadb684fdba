//! What a bot gets to think with.

use crate::{Chance, Game, Recall, Seat};

/// A position as one seat knows it: the hidden part has been drawn anew, so there is no truth in it to peek at.
///
/// The only way to make one is [`Known::of`], which redraws. A bot that takes a `Known` cannot cheat, not even by
/// accident.
#[derive(Clone, Debug)]
pub struct Known<G> {
    seat: Seat,
    recall: Recall,
    world: G,
}

impl<G: Game> Known<G> {
    /// What `seat` knows of `game`.
    pub fn of(game: &G, seat: Seat, recall: Recall, chance: &mut impl Chance) -> Self {
        let mut world = game.clone();
        world.determinize(seat.into(), recall, chance);
        Self { seat, recall, world }
    }

    /// Whose knowledge this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// One world that agrees with everything the seat knows.
    pub const fn world(&self) -> &G {
        &self.world
    }

    /// Another world that agrees with everything the seat knows, written into `out`: one for every iteration of a
    /// search.
    pub fn redraw_into(&self, out: &mut G, chance: &mut impl Chance) {
        out.clone_from(&self.world);
        self.redraw(out, chance);
    }

    /// Draws anew in `world`, one that came of a world of this seat's, what the seat does not know there.
    pub fn redraw(&self, world: &mut G, chance: &mut impl Chance) {
        world.determinize(self.seat.into(), self.recall, chance);
    }

    /// What the seat may do. It knows its own actions, so they are the true ones.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.world.legal(self.seat, out);
    }
}
