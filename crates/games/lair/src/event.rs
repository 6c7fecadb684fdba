//! What happens, and who sees it (LA-8).

use table::{Number, Seat, Secret, Viewer};

use crate::action::Choice;
use crate::components::Beast;

table::notation! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event: "an event of Lair" {
        /// A night begins.
        Night { number: Number } = "night",
        /// A player drew a card.
        Drew { seat: Seat, card: Secret<Beast> } = "drew",
        /// A player has chosen.
        Chose { seat: Seat, choice: Secret<Choice> } = "chose",
        /// A choice was revealed.
        Revealed { seat: Seat, choice: Choice } = "revealed",
        /// The moon was thrown, and this much gold went to the hoard.
        Moon { face: Number, gold: Number } = "moon",
        /// A player won the hoard.
        Won { seat: Seat, gold: Number } = "won",
        /// Nobody won; the hoard stays.
        NobodyWon = "nobody-won",
        /// A player is about to rob another.
        Cornered { by: Seat, from: Seat } = "cornered",
        /// A player took a gold piece from another.
        RobbedGold { by: Seat, from: Seat } = "robbed-gold",
        /// A player took a card from another's hand.
        RobbedCard { by: Seat, from: Seat, card: Secret<Beast> } = "robbed-card",
        /// A player discarded a card to draw another.
        Prowled { seat: Seat, discard: Beast } = "prowled",
        /// The game is over.
        Ended = "ended",
    }
}

impl table::Event for Event {
    fn is_barrier(&self) -> bool {
        match self {
            Self::Drew { .. } | Self::Revealed { .. } | Self::Moon { .. } | Self::RobbedCard { .. } => true,
            Self::Prowled { .. } => true, // a card of the hand was shown
            Self::Night { .. }
            | Self::Chose { .. }
            | Self::Won { .. }
            | Self::NobodyWon
            | Self::Cornered { .. }
            | Self::RobbedGold { .. }
            | Self::Ended => false,
        }
    }

    /// LA-3.2, LA-5.3, LA-8.2, LA-8.3.
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew { seat, card } => Self::Drew { seat, card: card.shown(viewer.is(seat)) },
            Self::Chose { seat, choice } => Self::Chose { seat, choice: choice.shown(viewer.is(seat)) },
            Self::RobbedCard { by, from, card } => {
                Self::RobbedCard { by, from, card: card.shown(viewer.is(by) || viewer.is(from)) }
            }
            public => public,
        })
    }
}
