//! Attribute cards (ST-26.2). Those of a creature are in its file.

use super::{AttributeId, Use, creature, gathered};

/// An attribute card.
#[derive(Clone, Copy, Debug)]
pub struct AttributeCard {
    /// Whether it works in the turns of others too (ST-5.2, ST-5.3).
    pub reaction: bool,
    /// Its three levels (ST-20.1).
    pub levels: [Use; 3],
}

impl AttributeId {
    /// What is printed on it.
    pub const fn card(self) -> &'static AttributeCard {
        &CARDS[self as usize]
    }
}

static CARDS: [AttributeCard; AttributeId::ALL.len()] = gathered(&creature::ATTRIBUTES);
