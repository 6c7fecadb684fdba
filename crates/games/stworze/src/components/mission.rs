//! Mission cards (ST-26.3). Those of a creature are in its file.

use super::{Condition, MISSIONS_EACH, MissionId, creature};

/// A mission card.
#[derive(Clone, Copy, Debug)]
pub struct MissionCard {
    /// Its place in the deck of a first game (ST-25.1); 0 if it has none.
    pub first_game: u8,
    /// What it asks for.
    pub condition: Condition,
}

impl MissionId {
    /// What is printed on it.
    pub const fn card(self) -> &'static MissionCard {
        &creature::MISSIONS[self as usize / MISSIONS_EACH][self as usize % MISSIONS_EACH]
    }
}
