//! The character cards (ST-26.1).

use super::{Creature, Icon, Location};

/// What is printed on a character card (ST-2.11, ST-2.12).
#[derive(Clone, Copy, Debug)]
pub struct CreatureCard {
    /// Brutality and Cunning by day.
    pub day: [u8; 2],
    /// Brutality and Cunning by night.
    pub night: [u8; 2],
    /// The difficulty of a Clash with Brutality and with Cunning.
    pub clash: [u8; 2],
    /// The icons of the open vitality slots from the bottom to the top.
    pub vitality: &'static [Icon],
    /// The open slots for impact tokens.
    pub impact: u8,
    /// The favourite location.
    pub favourite: Location,
}

/// The track of those with six open slots.
const LONG_TRACK: &[Icon] =
    &[Icon::None, Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair];

impl Creature {
    /// Its character card.
    pub const fn card(self) -> CreatureCard {
        match self {
            Self::Rusalka => CreatureCard {
                day: [2, 2],
                night: [5, 4],
                clash: [4, 6],
                vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 6,
                favourite: Location::JezioroRadun,
            },
            Self::Leszy => CreatureCard {
                day: [4, 3],
                night: [3, 3],
                clash: [6, 4],
                vitality: LONG_TRACK,
                impact: 6,
                favourite: Location::PuszczaZywa,
            },
            Self::Licho => CreatureCard {
                day: [2, 3],
                night: [3, 4],
                clash: [4, 6],
                vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 6,
                favourite: Location::CicheWzgorza,
            },
            Self::Mara => CreatureCard {
                day: [1, 3],
                night: [4, 4],
                clash: [4, 6],
                vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 6,
                favourite: Location::Oplotki,
            },
            Self::Bagiennik => CreatureCard {
                day: [3, 3],
                night: [3, 3],
                clash: [6, 4],
                vitality: LONG_TRACK,
                impact: 5,
                favourite: Location::MartweBagna,
            },
            Self::Didko => CreatureCard {
                day: [3, 3],
                night: [4, 4],
                clash: [6, 4],
                vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Block(2), Icon::Lair],
                impact: 6,
                favourite: Location::MartweBagna,
            },
            Self::Chort => CreatureCard {
                day: [3, 3],
                night: [4, 2],
                clash: [6, 4],
                vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 6,
                favourite: Location::Grod,
            },
            Self::Bobok => CreatureCard {
                day: [2, 4],
                night: [3, 4],
                clash: [4, 6],
                vitality: &[Icon::Block(1), Icon::None, Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 7,
                favourite: Location::Podgrodzie,
            },
            Self::Szeptucha => CreatureCard {
                day: [1, 5],
                night: [2, 3],
                clash: [4, 6],
                vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Lair],
                impact: 6,
                favourite: Location::Krukowiec,
            },
            Self::Drugost => CreatureCard {
                day: [2, 4],
                night: [5, 1],
                clash: [6, 4],
                vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
                impact: 6,
                favourite: Location::Grod,
            },
            Self::Samodiva => CreatureCard {
                day: [3, 3],
                night: [3, 4],
                clash: [4, 6],
                vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Block(2), Icon::Lair],
                impact: 6,
                favourite: Location::CicheWzgorza,
            },
        }
    }

    /// ST-17.7: so many places from the right are blocked with so much vitality.
    pub(crate) fn blocked(self, vitality: u8) -> u8 {
        let track = self.card().vitality;
        let uncovered = &track[..track.len().saturating_sub(vitality as usize)];
        let blocks = uncovered.iter().map(|icon| if let Icon::Block(places) = icon { *places } else { 0 });
        blocks.max().unwrap_or(0)
    }
}
