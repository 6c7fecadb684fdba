//! Information-set Monte-Carlo tree search for any number of players.
//!
//! Every iteration draws a fresh world that agrees with what the seat knows ([`iterate`]), walks down the tree by a rule
//! that weighs results against curiosity and the guide's opinion ([`select`]), adds one node, plays on by the guide for a
//! while, and lets the guide, or a net, judge what it sees ([`worth`]). Every player is taken to look after its own result, and
//! seats that choose at the same time choose without knowing of each other. Between decisions the tree is kept where the
//! seat acts again and has learned nothing new ([`reuse`]).
//!
//! For the same knowledge, chance and number of iterations the choice is the same.

mod explain;
mod iterate;
mod observer;
mod reuse;
mod rollout;
mod select;
mod settings;
mod timer;
mod tree;
mod worth;

pub use explain::{Candidate, Explanation};
pub use settings::{SearchSettings, Value};

use std::time::Duration;

use table::{Guide, Known, Pcg, Policy, Seat};

use reuse::Expected;
use timer::Timer;
use tree::{EdgeId, NodeId, Tree};

/// Somebody's clock: how long it has been running.
pub type Clock = fn() -> Duration;

/// A player that searches.
#[derive(Debug)]
pub struct Search<G: Guide> {
    settings: SearchSettings,
    clock: Option<Clock>,
    tree: Tree<G::Action>,
    root: Option<NodeId>,
    seat: Seat,
    /// Where it expects to be asked next.
    expected: Option<Expected<G>>,
    scratch: Scratch<G>,
}

/// Memory that is used again and again.
#[derive(Debug)]
struct Scratch<G: Guide> {
    /// The world of this iteration.
    world: Option<G>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    edges: Vec<EdgeId>,
    /// The nodes and edges of this iteration, from the root on.
    nodes: Vec<NodeId>,
    path: Vec<EdgeId>,
}

impl<G: Guide> Scratch<G> {
    const fn new() -> Self {
        Self {
            world: None,
            legal: Vec::new(),
            priors: Vec::new(),
            edges: Vec::new(),
            nodes: Vec::new(),
            path: Vec::new(),
        }
    }
}

/// How many iterations pass between two looks at the clock.
const GLANCE: u32 = 8;

/// A tree that has grown beyond this is not kept for another decision.
const MOST_NODES: usize = 1 << 20;

impl<G: Guide> Search<G> {
    /// A new player. Without a clock it stops by the number of iterations alone.
    pub fn new(settings: SearchSettings, clock: Option<Clock>) -> Self {
        Self {
            settings,
            clock,
            tree: Tree::new(),
            root: None,
            seat: Seat::FIRST,
            expected: None,
            scratch: Scratch::new(),
        }
    }

    /// Iterates until the budget is used up or the outcome is certain. What an earlier decision has found out about this
    /// position counts, up to three quarters of the budget.
    fn think(&mut self, known: &Known<G>, root: NodeId, chance: &mut Pcg) {
        let SearchSettings { iterations, ms, .. } = self.settings;
        let mut timer = self.clock.filter(|_| ms > 0).map(|clock| Timer::start(clock, ms));
        let kept = self.tree.visits(root).min(iterations - iterations.div_ceil(4));
        let todo = iterations - kept;
        for done in 0..todo {
            if done > 0 && done % GLANCE == 0 {
                let is_late = timer.as_mut().is_some_and(Timer::is_late);
                if is_late || self.is_certain(root, todo - done) {
                    return;
                }
            }
            self.iterate(known, root, chance);
        }
    }

    /// Whether the rest of the budget cannot change the choice.
    fn is_certain(&self, root: NodeId, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges(root).iter().filter(|edge| edge.seat == self.seat) {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most - second > left
    }

    /// The action done most often; among equals the one with the better result, then any.
    fn best(&mut self, known: &Known<G>, root: NodeId, chance: &mut Pcg) -> G::Action {
        let Scratch { legal, edges, .. } = &mut self.scratch;
        known.legal(legal);
        let tree = &self.tree;
        edges.clear();
        let mut actions: Vec<_> = tree
            .edges(root)
            .iter()
            .filter(|edge| edge.seat == known.seat() && legal.contains(&edge.action))
            .collect();
        let mean = |edge: &tree::Edge<G::Action>| edge.total / edge.visits.max(1) as f32;
        let rank = |a: &tree::Edge<G::Action>, b: &tree::Edge<G::Action>| {
            a.visits.cmp(&b.visits).then(mean(a).total_cmp(&mean(b)))
        };
        let Some(best) = actions.iter().copied().max_by(|a, b| rank(a, b)) else {
            return table::pick(legal, chance); // not one iteration was possible
        };
        actions.retain(|edge| rank(edge, best).is_eq());
        table::pick(&actions, chance).action
    }
}

impl<G: Guide> Policy<G> for Search<G> {
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action {
        self.seat = known.seat();
        let root = self.settle(known);
        self.root = Some(root);
        self.think(known, root, chance);
        let action = self.best(known, root, chance);
        self.expect(known, root, action);
        action
    }
}
