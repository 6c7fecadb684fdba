//! What can be used: levels of attributes and completed tasks (ST-1.5, ST-5.5).

use super::{Effect, TestKind, Time, Trait, Window};

/// Whose test an item needs (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tester {
    /// The user's.
    Me,
    /// Somebody else's.
    Other,
    /// Anybody's.
    Any,
}

/// Where the user's creature must stand (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceType {
    /// In a village.
    Village,
    /// In a surroundings.
    Surroundings,
}

/// How near the tester must be (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// At the same location.
    SameLocation,
    /// In the same area.
    SameArea,
}

/// What an item needs to be used (ST-1.5); all of it must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requires {
    /// The printed time of the test.
    pub time: Option<Time>,
    /// The trait of the test.
    pub feature: Option<Trait>,
    /// The kinds of tests; empty for all.
    pub tests: &'static [TestKind],
    /// Whose test.
    pub tester: Tester,
    /// Where the user stands.
    pub place: Option<PlaceType>,
    /// Where the tester stands.
    pub near: Option<Near>,
}

impl Requires {
    /// No requirement.
    pub const NOTHING: Self =
        Self { time: None, feature: None, tests: &[], tester: Tester::Any, place: None, near: None };
    /// The user's own test.
    pub const OWN_TEST: Self = Self { tester: Tester::Me, ..Self::NOTHING };
    /// The test of somebody else.
    pub const OTHERS_TEST: Self = Self { tester: Tester::Other, ..Self::NOTHING };
}

/// A use of an attribute level or of a completed task (ST-5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// When; `None` for a level without effect.
    pub window: Option<Window>,
    /// Impact tokens of any kind (ST-5.22).
    pub cost: u8,
    /// What must hold.
    pub requires: Requires,
    /// What happens.
    pub effects: &'static [Effect],
}

impl Use {
    /// ST-20.4: a level without effect.
    pub const NOTHING: Self = Self { window: None, cost: 0, requires: Requires::NOTHING, effects: &[] };

    /// What costs nothing and needs nothing but its window.
    pub(crate) const fn free(window: Window, effects: &'static [Effect]) -> Self {
        Self { window: Some(window), cost: 0, requires: Requires::NOTHING, effects }
    }

    /// What costs one impact token (ST-5.22).
    pub(crate) const fn paid(window: Window, effects: &'static [Effect]) -> Self {
        Self { cost: 1, ..Self::free(window, effects) }
    }

    /// The same with a requirement.
    pub(crate) const fn when(self, requires: Requires) -> Self {
        Self { requires, ..self }
    }
}
