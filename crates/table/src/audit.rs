//! What a game tells the conformance suite about itself.

use crate::{Game, Recall, Viewer};

/// A game that can be checked from the inside. Slow and plain on purpose: everything is worked out from scratch.
pub trait Audit: Game {
    /// Checks every invariant of the position: each component exactly once, limits, nothing negative.
    ///
    /// # Errors
    /// A sentence that says which one is broken and how.
    fn audit(&self) -> Result<(), String>;

    /// Everything in this position that `viewer` does not know: the name of a place and what is really there, in a
    /// fixed order (`B.hand`, `wolf,imp`). An empty place hides nothing and is left out. The suite demands that redrawing changes each of them now and then.
    fn secrets(&self, viewer: Viewer, recall: Recall) -> Vec<(String, String)>;
}
