//! A position: plain data, copied like a number.
//!
//! Decks have no order, for nobody knows one (AB-15.3): a card is drawn when it is turned over. The Council is one
//! multiset, since each of its stacks holds one race (AB-21.8). A lord is owned by the player in whose `lords` it is;
//! it is free while it is in `free` (AB-0.3), and lies under the tile in `under` otherwise (AB-0.4).

mod question;

pub use question::Question;

use table::{Id, Pending, PerSeat, Row, Seat, SeatSet};

use crate::components::{
    Allies, COURT_SPACES, Card, Cards, Effect, KEYS_PER_LOCATION, Kind, LORDS, LocationId, LocationStack,
    Locations, LordDeck, LordId, Lords, Race, TRACK_SPACES, Token, Tokens, powers,
};

/// The largest table.
pub(crate) const SEATS: usize = 4;

/// How deep questions nest: an answer to a power above an open decision above the rest of an effect that asks three
/// opponents one after the other.
const DEPTH: usize = 6;

/// The whole truth about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) players: PerSeat<Player, SEATS>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What is asked; the top one decides.
    pub(crate) pending: Pending<Question, DEPTH>,
    /// Allies picked so far for a payment: still in the hand, known to the payer only (AB-10.10).
    pub(crate) draft: Allies,
    /// The allies of a confirmed payment, until one of them is affiliated: public (AB-15.13).
    pub(crate) played: Allies,
    pub(crate) turn: Turn,
    /// AB-1.6: turns the active player takes after this one.
    pub(crate) extra_turns: u8,
    /// Turns completed.
    pub(crate) turns: u16,
    /// AB-17.8: turns in a row that ended without anything done.
    pub(crate) idle_turns: u8,
    /// AB-17.1, AB-17.2: in whose turn the end was triggered.
    pub(crate) end: Option<Seat>,
    /// Whether the game is over and the final affiliation done.
    pub(crate) over: bool,

    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// From space 1 on.
    pub(crate) track: Row<Card, TRACK_SPACES>,
    pub(crate) council: Allies,
    pub(crate) threat: u8,

    pub(crate) lord_deck: LordDeck,
    /// AB-2.11: from space 6, the farthest from the deck, towards space 1.
    pub(crate) court: Row<LordId, COURT_SPACES>,
    pub(crate) lord_discard: Lords,
    /// Under which tile each tucked lord lies.
    pub(crate) under: [Option<LocationId>; LORDS],

    pub(crate) stack: LocationStack,
    pub(crate) available: Locations,
    pub(crate) removed: Locations,

    pub(crate) token_pile: Tokens,
    pub(crate) key_supply: u8,
    /// AB-15.18: the one token that can change hands in a game, which both sides remember.
    pub(crate) stolen: Option<Stolen>,
    /// AB-19.3.
    pub(crate) memory_aid: bool,
}

const _: () = assert!(size_of::<State>() <= 1024, "search copies this a million times a second");

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) pearls: u16,
    pub(crate) keys: u8,
    pub(crate) hand: Allies,
    pub(crate) affiliated: Allies,
    pub(crate) tokens: Tokens,
    /// AB-0.7: free, turned and tucked.
    pub(crate) lords: Lords,
    /// AB-0.3: not under a location.
    pub(crate) free: Lords,
    /// AB-0.5: hit by the Assassin, and still free.
    pub(crate) turned: Lords,
    pub(crate) locations: Locations,
}

impl Player {
    /// AB-0.6: the lords with a working power and usable keys.
    #[inline]
    pub(crate) fn active_lords(&self) -> Lords {
        self.free.without(self.turned)
    }

    /// AB-11.1: keys of active lords and key tokens.
    pub(crate) fn all_keys(&self) -> u8 {
        let active = self.active_lords();
        let alone = active.and(powers::ALL_KEYS).len() as u8 * KEYS_PER_LOCATION;
        alone + active.and(powers::ONE_KEY).len() as u8 + self.keys
    }
}

/// What is counted anew in every turn (AB-4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What follows when nothing is asked any more.
    pub(crate) step: Step,
    /// Allies sold (AB-7.6).
    pub(crate) sales: u8,
    /// Who has bought one (AB-7.5).
    pub(crate) bought: SeatSet,
    /// Activated powers used (AB-12.9).
    pub(crate) used: Lords,
    /// Choices taken back (AB-5.4).
    pub(crate) cancels: u8,
    /// Whether the active player plotted or used a power (AB-17.8).
    pub(crate) stirred: bool,
    /// Whether the action was `pass_turn` (AB-4.9).
    pub(crate) passed: bool,
}

/// The steps of a turn (AB-4) that follow when the stack of questions is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// AB-4.4: plotting, powers, and one action.
    #[default]
    Action,
    /// AB-9.17: the Court after a recruitment.
    Court,
    /// AB-4.10: control of locations.
    Control,
    /// AB-4.11: the end window.
    EndWindow,
    /// AB-4.12: the hand check.
    HandCheck,
    /// AB-4.14: the turn is over.
    TurnEnd,
}

/// AB-15.18: who took which token from whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stolen {
    pub(crate) thief: Seat,
    pub(crate) from: Seat,
    pub(crate) token: Token,
}

impl State {
    /// Seats in play order, beginning to the left of the active player (AB-0.2).
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.others(self.players.seats())
    }

    /// The active player.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    /// The active player, to be changed.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// AB-0.13, AB-12.15, AB-12.16: whether no power of `lord`, which belongs to an opponent, touches `seat`.
    pub(crate) fn is_immune(&self, seat: Seat, lord: LordId) -> bool {
        let shields = self.players[seat].active_lords().and(powers::IMMUNE);
        shields.iter().any(|shield| match shield.card().effect {
            Some(Effect::ImmuneToGuild { guild }) => guild == lord.card().guild,
            _ => false,
        })
    }

    /// The lords among `powers` that opponents of `seat` have in force and that touch `seat`.
    pub(crate) fn powers_against(&self, seat: Seat, powers: Lords) -> impl Iterator<Item = LordId> {
        seat.others(self.players.seats())
            .flat_map(move |owner| self.players[owner].active_lords().and(powers))
            .filter(move |&lord| !self.is_immune(seat, lord))
    }

    /// The allies of one Council stack.
    pub(crate) fn council_stack(&self, race: Race) -> Allies {
        let mut counts = [0; Kind::COUNT];
        let first = race.index() * 5;
        counts[first..first + 5].copy_from_slice(&self.council.counts()[first..first + 5]);
        Allies::from_counts(counts)
    }
}
