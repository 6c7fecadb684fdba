//! A position: plain data, copied like a number.
//!
//! Nothing is stored that nobody knows yet: a face-down domain or citizen is one of those `unseen`, and which one is
//! decided when it is turned over; the Dark Lord's duke is drawn when it is shown. What players do know and others do
//! not is their dukes.
//!
//! Monster stacks stand by area (VA-4.6), since the weakest monsters of the areas ascend in that order, and within a
//! stack by strength (VA-4.5), so three numbers say everything, returned monsters included (VA-28.9).

mod centre;
mod question;

pub(crate) use centre::place as centre_place;
pub use centre::{CitizenStack, DomainStack, MonsterStack};
pub use question::{Giver, Question};

use table::{Id, Pending, PerSeat, Seat};

use crate::components::{
    Bundle, COLUMNS, CardSet, CitizenId, Citizens, Domains, DukeId, Monsters, Place, Resource, Role, SLOTS,
    Sizes,
};
use crate::event::Ending;

/// The largest table.
pub(crate) const SEATS: usize = 5;

/// How deep questions nest: trades below a choice, a citizen above the rest of a reward.
const DEPTH: usize = 4;

/// The whole truth about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) players: PerSeat<Player, SEATS>,
    /// Whose turn it is; meaningless until the dukes are chosen (VA-4.15).
    pub(crate) active: Seat,
    /// VA-4.17: who has the First Player token; `None` until the dukes are chosen.
    pub(crate) first: Option<Seat>,
    /// What is asked; the top one decides.
    pub(crate) pending: Pending<Question, DEPTH>,
    pub(crate) turn: Turn,
    /// Turns completed.
    pub(crate) turns: u16,
    /// How the game ended.
    pub(crate) ending: Option<Ending>,
    /// VA-22.5: whether the safety limit ended it.
    pub(crate) limit: bool,

    /// From left to right.
    pub(crate) monsters: [MonsterStack; COLUMNS],
    /// By slot.
    pub(crate) citizens: [CitizenStack; SLOTS],
    /// From left to right.
    pub(crate) domains: [DomainStack; COLUMNS],
    /// VA-21.4: the domains face down in the centre and unseen in the box.
    pub(crate) unseen_domains: Domains,
    /// VA-5.8: the domains that play no part.
    pub(crate) removed: Domains,
    /// VA-15.5: the positions that carry an Exhausted card.
    pub(crate) exhausted: Places,

    pub(crate) dark_lord: DarkLord,
    pub(crate) card_set: CardSet,
    /// VA-20: mixed citizen stacks.
    pub(crate) mixed: bool,
}

const _: () = assert!(size_of::<State>() <= 1024, "search copies this a million times a second");

/// Some positions of the centre.
pub(crate) type Places = table::IdSet<Place, u32>;

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) gold: u16,
    pub(crate) strength: u16,
    pub(crate) magic: u16,
    /// Victory point tokens.
    pub(crate) vp: u16,
    pub(crate) citizens: Citizens,
    pub(crate) domains: Domains,
    /// The Victory stack.
    pub(crate) monsters: Monsters,
    /// VA-4.14: the two dukes dealt, in canonical order.
    pub(crate) dealt: [DukeId; 2],
    /// Which of them is kept.
    pub(crate) duke: Option<DukeId>,
}

/// VA-19: what the rival in a game alone has. His duke is drawn when it is shown (VA-21.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DarkLord {
    pub(crate) citizens: Citizens,
    pub(crate) domains: Domains,
    pub(crate) duke: Option<DukeId>,
}

/// What belongs to one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What follows when nothing is asked any more.
    pub(crate) step: Step,
    /// The dice; 0 before the roll.
    pub(crate) dice: [u8; 2],
    /// VA-7.3: dice-changing domains used.
    pub(crate) used: Domains,
    /// VA-8.18: players who have finished their harvest decisions.
    pub(crate) harvested: u8,
    /// VA-8.22: trades of the player who decides that are not used yet.
    pub(crate) trades: Citizens,
    /// Actions begun (VA-9.2).
    pub(crate) actions: u8,
    /// VA-9.7: end-of-phase powers used.
    pub(crate) ended: Domains,
    /// VA-19.12: attacks made.
    pub(crate) attacks: u8,
    /// The phase, for the players.
    pub(crate) phase: Phase,
}

table::ids! {
    /// VA-6.1, VA-19.5: the phases of a turn, and what is before and after all of them.
    #[derive(Default)]
    pub enum Phase: "a phase" {
        #[default]
        Setup = "setup",
        Roll = "roll", Harvest = "harvest", Action = "action", Monsters = "monsters",
        SecondHarvest = "second_harvest", End = "end",
    }
}

/// The moments of a turn (VA-6.22) that follow when the stack of questions is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// VA-4.17: the dukes are chosen, the first player is drawn.
    #[default]
    Start,
    /// VA-7.1: the roll.
    Roll,
    /// VA-8.11: H1.
    Thief,
    /// VA-8.17: H2.
    Gains,
    /// VA-8.18: H3.
    Decisions,
    /// VA-9.6: start-of-phase powers.
    ActionStart,
    /// VA-9.2: the two actions, each finished before the next (VA-9.5).
    Actions,
    /// VA-9.7: end-of-phase powers.
    ActionEnd,
    /// VA-19.12: the attacks of the Monsters Phase.
    Attacks,
    /// VA-16: the End Phase.
    End,
}

impl Player {
    /// How much of a resource.
    #[inline]
    pub(crate) fn held(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Strength => self.strength,
            Resource::Magic => self.magic,
        }
    }

    /// VA-2.4, VA-3.7: takes tokens from the bank. No game comes near the largest number.
    #[inline]
    pub(crate) fn gain(&mut self, bundle: Bundle) {
        self.gold = self.gold.saturating_add(bundle.gold);
        self.strength = self.strength.saturating_add(bundle.strength);
        self.magic = self.magic.saturating_add(bundle.magic);
        self.vp = self.vp.saturating_add(bundle.vp);
    }

    /// Whether the tokens are there.
    #[inline]
    pub(crate) fn has(&self, bundle: Bundle) -> bool {
        self.gold >= bundle.gold
            && self.strength >= bundle.strength
            && self.magic >= bundle.magic
            && self.vp >= bundle.vp
    }

    /// Pays tokens to the bank; callers have asked [`Player::has`].
    #[inline]
    pub(crate) fn pay(&mut self, bundle: Bundle) {
        debug_assert!(self.has(bundle), "{self:?} pays {bundle}");
        self.gold = self.gold.saturating_sub(bundle.gold);
        self.strength = self.strength.saturating_sub(bundle.strength);
        self.magic = self.magic.saturating_sub(bundle.magic);
        self.vp = self.vp.saturating_sub(bundle.vp);
    }

    /// VA-1.18: own citizen cards with this role.
    #[inline]
    pub(crate) fn citizens_of(&self, role: Role) -> u8 {
        let counts = self.citizens.counts();
        role.citizens().iter().map(|&citizen| counts[citizen.index()]).sum()
    }

    /// VA-17.9: the cards in the tableau.
    pub(crate) fn cards(&self) -> usize {
        crate::components::STARTERS.len() + self.citizens.len() + self.domains.len() + self.monsters.len()
    }
}

impl State {
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

    /// Rounds completed.
    pub(crate) fn rounds(&self) -> u16 {
        self.turns / u16::from(self.players.seats())
    }

    /// Whether one plays alone (VA-19).
    #[inline]
    pub(crate) const fn is_solo(&self) -> bool {
        self.players.seats() == 1
    }

    /// What depends on the number of players.
    pub(crate) const fn sizes(&self) -> Sizes {
        Sizes::of(self.players.seats())
    }

    /// VA-18.5: with five players, the right neighbour of the active player.
    #[inline]
    pub(crate) fn resting(&self) -> Option<Seat> {
        (self.players.seats() == 5).then(|| self.active.others(5).last()).flatten()
    }

    /// VA-8.1, VA-18.6: the players who harvest, the active one first, then clockwise.
    pub(crate) fn harvesters(&self) -> impl Iterator<Item = Seat> + use<> {
        let resting = self.resting();
        self.active.round(self.players.seats()).filter(move |&seat| Some(seat) != resting)
    }

    /// Whether the game is over.
    pub(crate) const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// The top citizen of every stack that has one, in slot order.
    #[inline]
    pub(crate) fn top_citizens(&self) -> impl Iterator<Item = CitizenId> + Clone {
        self.citizens.iter().filter_map(|stack| stack.top)
    }
}
