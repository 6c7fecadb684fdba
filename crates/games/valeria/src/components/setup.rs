//! Set-up by number of players (VA-4, VA-18, VA-19) and the recommended card sets (VA-5).

use table::Id;

use super::{Area, CardSet, CitizenId, DomainId, SLOTS};

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// VA-4.4: which of the numbers of copies of a monster is used.
    pub monster_copies: usize,
    /// VA-4.9, VA-20.2: cards in a citizen stack.
    pub citizens: u8,
    /// VA-4.10: face-down cards in a domain stack, below the one face up.
    pub domains_down: u8,
    /// VA-16.1, VA-19.30: exhausted stacks that end the game.
    pub end_exhausted: u8,
}

impl Sizes {
    /// VA-4.4, VA-4.9, VA-4.10, VA-4.11, VA-18.1 to VA-18.4, VA-19.4, VA-19.42.
    pub const fn of(players: u8) -> Self {
        match players {
            5 => Self { monster_copies: 1, citizens: 6, domains_down: 3, end_exhausted: 10 },
            1 => Self { monster_copies: 0, citizens: 5, domains_down: 2, end_exhausted: 5 },
            _ => Self { monster_copies: 0, citizens: 5, domains_down: 2, end_exhausted: 2 * players },
        }
    }
}

/// A card set with nothing left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// Its areas.
    pub areas: [Area; 5],
    /// Its citizens, one a slot.
    pub citizens: [CitizenId; SLOTS],
    /// The domains it removes.
    pub removed: &'static [DomainId],
}

use Area::{Barrens, Caverns, Forest, Hills, Mountains, Ruins, Swamp, Valley};
use CitizenId::{
    Alchemist, Archer, Blacksmith, Butcher, Champion, Cleric, Knight, Mercenary, Merchant, Miner, Monk,
    Paladin, Peasant, Priestess, Rogue, Thief, Warlord, Wizard,
};

/// VA-5.1, VA-5.2, VA-5.3, VA-5.4, VA-5.5.
const FIXED: [Fixed; 4] = [
    Fixed {
        areas: [Hills, Ruins, Forest, Valley, Mountains],
        citizens: [Cleric, Merchant, Mercenary, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher],
        removed: &[],
    },
    Fixed {
        areas: [Hills, Ruins, Forest, Swamp, Caverns],
        citizens: [Monk, Merchant, Alchemist, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher],
        removed: &[
            DomainId::ForgottenSorrows,
            DomainId::VioletThorn,
            DomainId::GoldenObelisk,
            DomainId::MonolithOfOstendaar,
        ],
    },
    Fixed {
        areas: [Barrens, Ruins, Forest, Valley, Mountains],
        citizens: [Cleric, Merchant, Alchemist, Wizard, Peasant, Knight, Thief, Champion, Paladin, Butcher],
        removed: &[
            DomainId::EyeOfAsteraten,
            DomainId::BloodCrowArmy,
            DomainId::FoxgrovePalisade,
            DomainId::GargansEmbrace,
        ],
    },
    Fixed {
        areas: [Barrens, Ruins, Forest, Swamp, Mountains],
        citizens: [Cleric, Blacksmith, Mercenary, Archer, Peasant, Knight, Rogue, Warlord, Priestess, Miner],
        removed: &[
            DomainId::ForgottenSorrows,
            DomainId::NestOfTheWeaverWitch,
            DomainId::CathedralOfStAquila,
            DomainId::CutthroatsTruce,
        ],
    },
];

impl CardSet {
    /// The cards of a recommended set; `None` for a random or custom one.
    pub fn fixed(self) -> Option<&'static Fixed> {
        FIXED.get(self.index())
    }
}
