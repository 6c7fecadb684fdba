//! Conditions of missions (ST-1.70 to ST-1.97).

use super::{Area, BoardToken, Figure, Kind, Places, Time, Token, Trait};

/// Whose deeds a mission counts (ST-1.70).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The mission's owner.
    Me,
    /// Any other.
    Other,
    /// Anyone.
    Anyone,
}

/// How a figure is treated (ST-1.72).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Helped.
    Help,
    /// Harmed.
    Harm,
    /// Either.
    Any,
}

/// The conditions of missions (ST-1.71 to ST-1.96). Deeds come first, states from `CardTokens` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields have the names of the ledger")]
pub enum Condition {
    /// ST-1.71.
    TaskDone { by: By, time: Option<Time>, feature: Option<Trait>, at: Places, n: u8 },
    /// ST-1.72.
    FigureDone { by: By, figures: &'static [Figure], mode: Mode, at: Places, n: u8 },
    /// ST-1.73.
    ClashWon { by: By, attacker: bool, feature: Option<Trait>, at: Places, n: u8 },
    /// ST-1.74.
    TestPassed { by: By, feature: Option<Trait>, time: Option<Time>, at: Places, min_successes: u8, n: u8 },
    /// ST-1.75.
    TestFailed { by: By, n: u8 },
    /// ST-1.76.
    LocationActionUsed { by: By, at: Places, distinct: bool, n: u8 },
    /// ST-1.77.
    HereIAmPlaced { by: By, at: Places, n: u8 },
    /// ST-1.78.
    TracksUsed { by: By, hit: bool, n: u8 },
    /// ST-1.79.
    AreaCounted { area: Option<Area>, majority: Option<Kind>, n: u8 },
    /// ST-1.80.
    AreaFull { area: Option<Area>, n: u8 },
    /// ST-1.81.
    EventFired { by: By, n: u8 },
    /// ST-1.82.
    VitalityLost { by: By, n: u8 },
    /// ST-1.83.
    ImpactSpent { by: By, area: Option<Area>, n: u8 },
    /// ST-1.84.
    TaskEffectUsed { by: By, n: u8 },
    /// ST-1.85.
    LairRevealed { by: By, min_counter: u8, n: u8 },
    /// ST-1.86.
    CardTokens { token: Token, min: u8, max: u8 },
    /// ST-1.87.
    AreaTokens { area: Option<Area>, min: u8, areas: u8 },
    /// ST-1.88.
    VitalityFull,
    /// ST-1.89.
    WithCreatures { n: u8, at: Places },
    /// ST-1.90.
    OthersAt { at: Places, n: u8 },
    /// ST-1.91.
    OthersInLair { n: u8 },
    /// ST-1.92.
    BoardCount { token: BoardToken, max: u8 },
    /// ST-1.93.
    InfluenceOnBoard { min: u8 },
    /// ST-1.94.
    LairHidden { min_counter: u8 },
    /// ST-1.95.
    TasksHeld { min: u8 },
    /// ST-1.96.
    AllOf { conditions: &'static [Condition] },
}

impl Condition {
    /// How often a deed must be done; `None` for a state.
    pub const fn times(&self) -> Option<u8> {
        match *self {
            Self::TaskDone { n, .. }
            | Self::FigureDone { n, .. }
            | Self::ClashWon { n, .. }
            | Self::TestPassed { n, .. }
            | Self::TestFailed { n, .. }
            | Self::LocationActionUsed { n, .. }
            | Self::HereIAmPlaced { n, .. }
            | Self::TracksUsed { n, .. }
            | Self::AreaCounted { n, .. }
            | Self::AreaFull { n, .. }
            | Self::EventFired { n, .. }
            | Self::VitalityLost { n, .. }
            | Self::ImpactSpent { n, .. }
            | Self::TaskEffectUsed { n, .. }
            | Self::LairRevealed { n, .. } => Some(n),
            _ => None,
        }
    }
}
