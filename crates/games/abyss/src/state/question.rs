//! The decision points (AB-5.1) as questions on the stack.

use table::Seat;

use crate::components::{Kind, Kinds, LocationId, Locations, LordId};

/// A question asked and not yet answered (AB-5.1). The top one alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// D-MAIN: plot, use a power, or choose the action of the turn.
    Main,
    /// D-PAY: pick the next ally for `lord`. What may follow is worked out when the question is asked (AB-10.11).
    Pay {
        /// The lord to be recruited.
        lord: LordId,
        /// The kinds that may be picked next.
        next: Kinds,
        /// Whether the picks are a legal payment.
        confirm: bool,
    },
    /// D-BUY: `asked` may buy the ally turned up last.
    Buy {
        /// An opponent of the explorer.
        asked: Seat,
    },
    /// D-EXPLORE-ALLY: take the ally or go on.
    ExploreAlly,
    /// D-EXPLORE-MONSTER: fight the monster or go on.
    ExploreMonster,
    /// D-REWARD: which record of this space of the threat track.
    Reward {
        /// Where the reward is read.
        space: u8,
    },
    /// D-STACK2: a further stack by `support_stacks`.
    FurtherStack {
        /// How many more.
        left: u8,
    },
    /// D-AFFILIATE: which ally played stays, before `lord` enters.
    Affiliate {
        /// The lord that was paid for.
        lord: LordId,
    },
    /// D-DISCARD: allies of `seat`'s own choice.
    Discard {
        /// Who discards.
        seat: Seat,
        /// How many more.
        left: u8,
        /// AB-10.14: in canonical order, so none before this one.
        from: Kind,
    },
    /// D-TURN-LORD: a lord of `owner`.
    TurnLord {
        /// Whose lord is turned.
        owner: Seat,
        /// How many more.
        left: u8,
    },
    /// D-STEAL: from whom tokens are taken.
    Steal {
        /// The lord whose power it is.
        by: LordId,
        /// How many tokens.
        amount: u8,
    },
    /// D-STACK: a Council stack for nothing.
    Stack {
        /// How many more.
        left: u8,
    },
    /// D-SWAP-LOCATION: an own location for an available one.
    SwapLocation,
    /// D-SECOND-LORD: a lord of the Court for pearls.
    SecondLord {
        /// The price.
        pearls: u8,
    },
    /// D-REPLACE-COURT: an own free lord other than `by` for one of the Court.
    ReplaceFromCourt {
        /// The lord whose power it is.
        by: LordId,
    },
    /// D-REPLACE-DECK: an own free lord other than `by` for the next of the deck.
    ReplaceFromDeck {
        /// The lord whose power it is.
        by: LordId,
    },
    /// D-CONTROL: an available location, or draw some.
    Control,
    /// D-TILE: one of the tiles drawn.
    Tile {
        /// The tiles.
        drawn: Locations,
        /// The ambassador whose power it is (AB-1.11), if it is one.
        by: Option<LordId>,
    },
    /// D-KEYS: with which keys the tile is controlled.
    Keys {
        /// The tile.
        tile: LocationId,
    },
    /// D-STACK-SWAP: a tile of the stack for this one.
    StackSwap {
        /// The tile just gained.
        tile: LocationId,
    },
    /// D-POWER: the target of an activated power.
    Power {
        /// Whose power it is.
        lord: LordId,
    },
    /// D-END: use a power or end the turn.
    End,
}

const _: () = assert!(size_of::<Question>() <= 8);

impl Question {
    /// Who answers (AB-5.1).
    pub(crate) const fn seat(self, active: Seat) -> Seat {
        match self {
            Self::Buy { asked } => asked,
            Self::Discard { seat, .. } => seat,
            _ => active,
        }
    }
}
