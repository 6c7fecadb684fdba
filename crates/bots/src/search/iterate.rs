//! One iteration: a world, a walk, a new node, a roll-out, and what comes of it told to everybody on the way.

use table::{Guide, Known, Pcg};

use super::Search;
use super::observer::Observer;
use super::tree::{EdgeId, NodeId};
use super::worth::Worth;

impl<G: Guide> Search<G> {
    /// Draws a world, walks down to a node that nobody has judged, judges it, and tells everybody on the way.
    pub(super) fn iterate(&mut self, known: &Known<G>, root: NodeId, chance: &mut Pcg) {
        let mut world = self.scratch.world.take().unwrap_or_else(|| known.world().clone());
        known.redraw_into(&mut world, chance);
        self.scratch.nodes.clear();
        self.scratch.path.clear();
        let mut node = root;
        while !world.to_act().is_empty() {
            let is_new = self.tree.visits(node) == 0 && node != root;
            self.scratch.nodes.push(node);
            if is_new {
                self.scratch.roll_out(&self.settings, &mut world, chance);
                break;
            }
            match self.step(&mut world, node, chance) {
                Some((edge, key)) => node = self.tree.child_or_new(edge, key),
                None => break,
            }
        }
        let worth = Worth::of(&world, self.settings.margin, self.settings.value);
        self.back_up(&worth);
        self.scratch.world = Some(world);
    }

    /// Everybody who is asked chooses, without knowing of each other; the edge of the last one and what the searching
    /// seat saw.
    fn step(&mut self, world: &mut G, node: NodeId, chance: &mut Pcg) -> Option<(EdgeId, u64)> {
        let mut observer = Observer::new(self.seat);
        let mut asked = world.to_act();
        let mut last = None;
        while let Some(seat) = asked.first() {
            let edge = self.select(world, node, seat, chance)?;
            let action = self.tree.edge(edge).action;
            world.apply(seat, action, chance, &mut observer).ok()?;
            self.scratch.path.push(edge);
            last = Some(edge);
            asked.remove(seat);
            // The others still have to answer the same question, or something has come of it already.
            if asked.is_empty() || world.to_act() != asked {
                break;
            }
            observer.chose(&action);
        }
        last.map(|edge| (edge, observer.key()))
    }

    fn back_up(&mut self, worth: &Worth) {
        for &node in &self.scratch.nodes {
            self.tree.visit(node);
        }
        for &id in &self.scratch.path {
            let edge = self.tree.edge_mut(id);
            edge.visits += 1;
            edge.total += worth.result[edge.seat.index()];
            edge.points += worth.points[edge.seat.index()];
        }
    }
}
