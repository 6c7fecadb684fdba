//! Standing orders: when somebody wants to be asked whether they react.

use serde::{Deserialize, Serialize};

/// When to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Whenever there is something to use.
    Ask,
    /// When it can change a result.
    Smart,
    /// Never.
    Skip,
}

/// What your seat has said about being asked, and what comes of it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct StandingShown {
    /// The orders that make a difference in this game; where `smart` is not among them, it asks as `ask` does.
    pub offers: Vec<StandingOrder>,
    /// When you are asked.
    pub order: StandingOrder,
    /// You are asked at the next occasion that is open to all, until you pass.
    pub raised: bool,
    /// You have said so at this table; otherwise it is the usual.
    pub is_given: bool,
    /// The table is about to pass for you. Until it does you may still answer yourself.
    pub answers: bool,
}
