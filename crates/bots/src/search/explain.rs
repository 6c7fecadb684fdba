//! What a search thought.

use table::Guide;

use super::Search;

/// What a search thought about its last decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<A> {
    /// How often it looked ahead, earlier decisions that led here included.
    pub iterations: u32,
    /// What it considered, the most promising first.
    pub candidates: Vec<Candidate<A>>,
}

/// One action that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What could be done.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// The share of the win to be expected, with a little of the margin in it: 0 to 1.
    pub win: f32,
    /// The points to be expected at the end; `None` where nobody can tell.
    pub points: Option<f32>,
}

impl<G: Guide> Search<G> {
    /// What it thought about its last decision; nothing before the first.
    pub fn explain(&self) -> Explanation<G::Action> {
        let Some(root) = self.root else {
            return Explanation { iterations: 0, candidates: Vec::new() };
        };
        let own = self.tree.edges(root).iter().filter(|edge| edge.seat == self.seat && edge.visits > 0);
        let mut candidates: Vec<_> = own
            .map(|edge| {
                let visits = edge.visits as f32;
                let points = edge.points / visits;
                Candidate {
                    action: edge.action,
                    visits: edge.visits,
                    win: edge.total / visits,
                    points: (points != 0.0).then_some(points),
                }
            })
            .collect();
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        Explanation { iterations: self.tree.visits(root), candidates }
    }
}
