//! What a player can do.

use table::Seat;

use crate::components::Beast;

table::ids! {
    /// What is chosen in secret (LA-3.1): a beast, or to stay at home.
    pub enum Choice: "a beast or `stay`" {
        Imp = "imp", Wolf = "wolf", Troll = "troll", Dragon = "dragon", Stay = "stay",
    }
}

impl Choice {
    /// The beast sent, if one was.
    pub const fn beast(self) -> Option<Beast> {
        match self {
            Self::Imp => Some(Beast::Imp),
            Self::Wolf => Some(Beast::Wolf),
            Self::Troll => Some(Beast::Troll),
            Self::Dragon => Some(Beast::Dragon),
            Self::Stay => None,
        }
    }
}

impl From<Beast> for Choice {
    fn from(beast: Beast) -> Self {
        match beast {
            Beast::Imp => Self::Imp,
            Beast::Wolf => Self::Wolf,
            Beast::Troll => Self::Troll,
            Beast::Dragon => Self::Dragon,
        }
    }
}

table::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action: "an action of Lair" {
        /// LA-3.1: send a beast or stay at home.
        Send { choice: Choice } = "send",
        /// LA-5.1: rob this player.
        Rob { from: Seat } = "rob",
        /// LA-5.1: take one gold piece.
        TakeGold = "take-gold",
        /// LA-5.1: take one card at random.
        TakeCard = "take-card",
        /// LA-5.4: discard this card and draw one.
        Prowl { discard: Beast } = "prowl",
        /// LA-5.1, LA-5.4: leave the power unused.
        Decline = "decline",
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "search keeps millions of these");
