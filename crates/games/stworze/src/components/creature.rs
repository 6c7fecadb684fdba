//! The creatures, one file each: character card (ST-26.1), attributes (ST-26.2), missions (ST-26.3).

mod bagiennik;
mod bobok;
mod chort;
mod didko;
mod drugost;
mod leszy;
mod licho;
mod mara;
mod rusalka;
mod samodiva;
mod szeptucha;

use super::{AttributeCard, Creature, Icon, Location, MissionCard};

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

/// The attributes of every creature.
pub(super) const ATTRIBUTES: [&[AttributeCard]; Creature::ALL.len()] = [
    &rusalka::ATTRIBUTES,
    &leszy::ATTRIBUTES,
    &licho::ATTRIBUTES,
    &mara::ATTRIBUTES,
    &bagiennik::ATTRIBUTES,
    &didko::ATTRIBUTES,
    &chort::ATTRIBUTES,
    &bobok::ATTRIBUTES,
    &szeptucha::ATTRIBUTES,
    &drugost::ATTRIBUTES,
    &samodiva::ATTRIBUTES,
];

/// The missions of every creature.
pub(super) const MISSIONS: [&[MissionCard]; Creature::ALL.len()] = [
    &rusalka::MISSIONS,
    &leszy::MISSIONS,
    &licho::MISSIONS,
    &mara::MISSIONS,
    &bagiennik::MISSIONS,
    &didko::MISSIONS,
    &chort::MISSIONS,
    &bobok::MISSIONS,
    &szeptucha::MISSIONS,
    &drugost::MISSIONS,
    &samodiva::MISSIONS,
];

impl Creature {
    /// Its character card.
    pub const fn card(self) -> CreatureCard {
        match self {
            Self::Rusalka => rusalka::CARD,
            Self::Leszy => leszy::CARD,
            Self::Licho => licho::CARD,
            Self::Mara => mara::CARD,
            Self::Bagiennik => bagiennik::CARD,
            Self::Didko => didko::CARD,
            Self::Chort => chort::CARD,
            Self::Bobok => bobok::CARD,
            Self::Szeptucha => szeptucha::CARD,
            Self::Drugost => drugost::CARD,
            Self::Samodiva => samodiva::CARD,
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
