//! Standing orders: when somebody wants to be asked whether they react. They belong to the table, not to the position:
//! whoever seats people keeps them and does in their place what [`Game::standing`](crate::Game::standing) says. That is
//! an action like any other, so a record does not depend on orders, and neither does what others are shown.

crate::ids! {
    /// When to ask.
    pub enum Order: "an order" {
        /// Whenever there is something to use.
        Ask = "ask",
        /// When it can change a result.
        Smart = "smart",
        /// Never.
        Skip = "skip",
    }
}

/// What one player has said about being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The order for every occasion.
    pub order: Order,
    /// The hand is raised: asked at the next occasion, until the player passes.
    pub raised: bool,
}

impl Default for Standing {
    fn default() -> Self {
        Self { order: Order::Smart, raised: false }
    }
}
