//! The tree of a search: nodes and edges in two lists that are filled anew for every decision and never given back.
//!
//! A node is what the searching seat knows after a sequence of actions. Its edges are the actions that were possible
//! there in any of the worlds looked at, those of all seats that choose at the same time, ordered by seat and action. A
//! node's children hang on the edge that led to them, one for each thing that could be seen there.

use table::Seat;

/// The tree.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

/// Something that may be done in a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// The guide's weight for it.
    pub(super) prior: f32,
    /// How often it was done.
    pub(super) visits: u32,
    /// How often it was possible when somebody chose here.
    pub(super) available: u32,
    /// The sum of the results for its seat.
    pub(super) total: f32,
    /// The sum of the points of its seat.
    pub(super) points: f32,
    /// The first node behind it.
    child: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    edges: u32,
    /// How often somebody chose here.
    visits: u32,
    /// What was seen on the way here.
    key: u64,
    /// The next node behind the same edge.
    sibling: u32,
}

/// A node, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// An edge, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

const NONE: u32 = u32::MAX;
const EMPTY: Node = Node { first: 0, edges: 0, visits: 0, key: 0, sibling: NONE };

impl<A: Copy + Ord> Tree<A> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Forgets everything but keeps the memory; the root of a new tree.
    pub(super) fn begin(&mut self) -> NodeId {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(EMPTY);
        NodeId(0)
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How often somebody chose here.
    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node.0 as usize].visits
    }

    pub(super) fn visit(&mut self, node: NodeId) {
        self.nodes[node.0 as usize].visits += 1;
    }

    pub(super) fn edge(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge.0 as usize]
    }

    pub(super) fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge.0 as usize]
    }

    /// The edges of a node.
    pub(super) fn edges(&self, node: NodeId) -> &[Edge<A>] {
        let node = &self.nodes[node.0 as usize];
        &self.edges[node.first as usize..(node.first + node.edges) as usize]
    }

    /// The edges for `actions` of `seat`, in the order of `actions`, which is ascending; `false` if one is missing.
    pub(super) fn find(&self, node: NodeId, seat: Seat, actions: &[A], out: &mut Vec<EdgeId>) -> bool {
        out.clear();
        let first = self.nodes[node.0 as usize].first;
        let mut edges = (first..).zip(self.edges(node)).filter(|(_, edge)| edge.seat == seat);
        for &action in actions {
            match edges.find(|(_, edge)| edge.action >= action) {
                Some((id, edge)) if edge.action == action => out.push(EdgeId(id)),
                _ => return false,
            }
        }
        true
    }

    /// Adds the edges that [`Tree::find`] missed. They and those there were move to the end of the list, in order; what
    /// they leave behind is not used again in this tree.
    pub(super) fn add(&mut self, node: NodeId, seat: Seat, actions: &[A], priors: &[f32]) {
        let Node { first, edges, .. } = self.nodes[node.0 as usize];
        let start = self.edges.len();
        let mut old = (first as usize..(first + edges) as usize).peekable();
        for (&action, &prior) in actions.iter().zip(priors) {
            while let Some(index) = old.next_if(|&index| self.rank(index) < (seat, action)) {
                self.edges.push(self.edges[index]);
            }
            if old.peek().is_none_or(|&index| self.rank(index) != (seat, action)) {
                let fresh = Edge {
                    seat,
                    action,
                    prior,
                    visits: 0,
                    available: 0,
                    total: 0.0,
                    points: 0.0,
                    child: NONE,
                };
                self.edges.push(fresh);
            }
        }
        for index in old {
            self.edges.push(self.edges[index]);
        }
        let node = &mut self.nodes[node.0 as usize];
        node.first = start as u32;
        node.edges = (self.edges.len() - start) as u32;
    }

    fn rank(&self, index: usize) -> (Seat, A) {
        (self.edges[index].seat, self.edges[index].action)
    }

    /// The node behind `edge` where `key` was seen.
    pub(super) fn child(&self, edge: EdgeId, key: u64) -> Option<NodeId> {
        let mut next = self.edges[edge.0 as usize].child;
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.key == key {
                return Some(NodeId(next));
            }
            next = node.sibling;
        }
        None
    }

    /// The same; a new node if there is none.
    pub(super) fn child_or_new(&mut self, edge: EdgeId, key: u64) -> NodeId {
        if let Some(node) = self.child(edge, key) {
            return node;
        }
        let edge = &mut self.edges[edge.0 as usize];
        let id = self.nodes.len() as u32;
        self.nodes.push(Node { key, sibling: edge.child, ..EMPTY });
        edge.child = id;
        NodeId(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_other_worlds_are_added_in_order_and_keep_their_counts() {
        let (a, b) = (Seat::FIRST, Seat::FIRST.next(2));
        let mut tree = Tree::new();
        let root = tree.begin();
        let mut found = Vec::new();
        tree.add(root, b, &[2, 5], &[1.0, 2.0]);
        assert!(tree.find(root, b, &[2, 5], &mut found));
        tree.edge_mut(found[1]).visits = 7;
        let behind = tree.child_or_new(found[1], 99);
        assert!(!tree.find(root, b, &[2, 3, 5], &mut found));
        tree.add(root, b, &[2, 3, 5], &[0.0, 3.0, 0.0]);
        tree.add(root, a, &[4], &[4.0]);
        let all: Vec<_> = tree.edges(root).iter().map(|edge| (edge.seat, edge.action, edge.visits)).collect();
        assert_eq!(all, [(a, 4, 0), (b, 2, 0), (b, 3, 0), (b, 5, 7)]);
        assert!(tree.find(root, b, &[3, 5], &mut found));
        assert_eq!(tree.child(found[1], 99), Some(behind));
        assert_eq!(tree.child(found[1], 98), None);
        assert!(!tree.find(root, a, &[5], &mut found));
    }
}
