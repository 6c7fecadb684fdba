//! The position.

use table::{Pending, PerSeat, Pile, Seat};

use crate::action::Choice;
use crate::components::{Beast, Beasts, KINDS};

/// The largest table.
pub(crate) const SEATS: usize = 4;

/// The whole truth about a game of Lair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) deck: Pile<Beast, KINDS>,
    pub(crate) discard: Beasts,
    pub(crate) supply: u8,
    pub(crate) hoard: u8,
    /// From 1.
    pub(crate) night: u8,
    pub(crate) nights: u8,
    /// What the moon showed last; 0 before the first throw.
    pub(crate) moon: u8,
    /// Empty when the game is over.
    pub(crate) pending: Pending<Question, 3>,
}

const _: () = assert!(size_of::<State>() <= 96, "search copies this a million times a second");

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// Cards in hand. A beast chosen but not revealed is still among them.
    pub hand: Beasts,
    /// What was chosen this night, if it was.
    pub chosen: Option<Choice>,
    /// Gold pieces.
    pub gold: u8,
    /// Nights won.
    pub trophies: u8,
}

/// A question asked and not yet answered. The top one alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Question {
    /// LA-3.1: everybody who has not chosen yet chooses.
    Send,
    /// LA-5.1: `by` robs somebody or nobody.
    Rob { by: Seat },
    /// LA-5.1: `by` takes gold or a card from `from`.
    Take { by: Seat, from: Seat },
    /// LA-5.4: `by` may exchange a card `left` more times.
    Prowl { by: Seat, left: u8 },
}
