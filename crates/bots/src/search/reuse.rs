//! Keeping the tree between decisions.
//!
//! A payment is five decisions in a row, and the search for the first has looked at all of them. Its findings hold for
//! the next decision if the seat is asked again and has learned nothing new in between. Whether that is so is not
//! guessed: everything the seat knows is compared with what it expected to know.

use table::{Chance, Guide, Known, Pcg, SeatSet, Source};

use super::observer::Observer;
use super::tree::NodeId;
use super::{MOST_NODES, Search};

/// Where the next decision is expected.
#[derive(Debug)]
pub(super) struct Expected<G> {
    /// What the seat will know then.
    knowledge: G,
    node: NodeId,
}

impl<G: Guide> Search<G> {
    /// The root for this decision: a node of the tree there is, if the position is the expected one, else a new tree.
    pub(super) fn settle(&mut self, known: &Known<G>) -> NodeId {
        match self.expected.take() {
            Some(Expected { knowledge, node })
                if self.tree.len() < MOST_NODES && knowledge == of(known, known.world()) =>
            {
                node
            }
            _ => self.tree.begin(),
        }
    }

    /// Works out what the seat will know after `action`, if that is certain and the seat is asked again.
    pub(super) fn expect(&mut self, known: &Known<G>, root: NodeId, action: G::Action) {
        let seat = known.seat();
        let mut next = of(known, known.world());
        let mut dice = Counted { draws: 0, chance: Pcg::new(0) };
        let mut observer = Observer::new(seat);
        let done = next.apply(seat, action, &mut dice, &mut observer);
        if done.is_err() || dice.draws > 0 || next.to_act() != SeatSet::only(seat) {
            return;
        }
        let edges = &mut self.scratch.edges;
        if !self.tree.find(root, seat, &[action], edges) {
            return;
        }
        let Some(node) = edges.first().and_then(|&edge| self.tree.child(edge, observer.key())) else {
            return;
        };
        self.expected = Some(Expected { knowledge: of(known, &next), node });
    }
}

/// Everything the seat knows in `world`, as one world: the hidden part is drawn by a generator that is always the same.
/// Redrawing depends on nothing but what is known and on the generator, so equal knowledge gives equal worlds.
fn of<G: Guide>(known: &Known<G>, world: &G) -> G {
    let mut world = world.clone();
    known.redraw(&mut world, &mut Pcg::new(0));
    world
}

/// Counts what is drawn.
struct Counted {
    draws: u32,
    chance: Pcg,
}

impl Chance for Counted {
    fn below(&mut self, source: Source, n: u32) -> u32 {
        self.draws += 1;
        self.chance.below(source, n)
    }
}
