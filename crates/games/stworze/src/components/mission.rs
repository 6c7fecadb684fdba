//! Mission cards (ST-26.3). Those of a creature are in its file.

use super::{Condition, MissionId, creature, gathered};

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
        &CARDS[self as usize]
    }
}

static CARDS: [MissionCard; MissionId::ALL.len()] = gathered(&creature::MISSIONS);
