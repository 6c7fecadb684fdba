//! What a player can do. The order of the variants is the canonical order of `legal` (VA-6.4).

use table::{Id, Number, Seat};

use crate::components::{Area, CitizenId, Column, DomainId, DukeId, MonsterId, Resource};

table::ids! {
    /// VA-6.7, VA-6.14: an opponent, counted clockwise from the left neighbour of the active player.
    pub enum Opponent: "an opponent (`left`, `left2`, `left3` or `left4`)" {
        Left = "left", Left2 = "left2", Left3 = "left3", Left4 = "left4",
    }
}

impl Opponent {
    /// Where this opponent of `active` sits at a table of this size.
    pub fn seat(self, active: Seat, seats: u8) -> Option<Seat> {
        active.others(seats).nth(self.index())
    }

    /// The opponents of `active` with their seats, in order.
    pub(crate) fn all_of(active: Seat, seats: u8) -> impl Iterator<Item = (Self, Seat)> {
        Self::ALL.iter().copied().zip(active.others(seats))
    }
}

table::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action: "an action of Valeria" {
        /// VA-4.14: keep this duke.
        ChooseDuke { duke: DukeId } = "choose_duke",
        /// VA-7.2: change a die (1 or 2) by this domain.
        Change { domain: DomainId, die: Number } = "change",
        /// VA-7.10: keep the dice.
        Keep = "keep",
        /// VA-8.13: the Thief takes so much of a resource from this opponent.
        Steal { from: Opponent, resource: Resource, amount: Number } = "steal",
        /// VA-19.9: the Thief takes this resource from the bank, in a game alone.
        StealFromBank { resource: Resource } = "steal_from_bank",
        /// VA-8.14: the Thief takes nothing.
        Nothing = "nothing",
        /// VA-8.29: the resource for a player without activation.
        Console { resource: Resource } = "console",
        /// VA-6.9: so many activations of "2 Gold or 2 Magic" give Gold.
        Gold { activations: Number } = "gold",
        /// VA-8.22: use the trade of one of these citizens.
        Trade { citizen: CitizenId } = "trade",
        /// VA-8.23: give up all trades not used.
        Done = "done",
        /// VA-11: slay the monster, so much of its Strength replaced by Magic.
        Slay { monster: MonsterId, magic: Number } = "slay",
        /// VA-12: recruit the citizen, so much Gold replaced by Magic.
        Recruit { citizen: CitizenId, magic: Number } = "recruit",
        /// VA-13.1: take a resource.
        Take { resource: Resource } = "take",
        /// VA-14: build the domain of this column, so much Gold replaced by Magic.
        Build { column: Column, domain: DomainId, magic: Number } = "build",
        /// VA-11.4: this option of the reward, from 1.
        Reward { option: Number } = "reward",
        /// VA-1.8: take this citizen.
        TakeCitizen { citizen: CitizenId } = "take_citizen",
        /// VA-9.10, VA-1.11: take from this opponent.
        Victim { from: Opponent } = "victim",
        /// VA-1.10: return this citizen.
        ReturnCitizen { citizen: CitizenId } = "return_citizen",
        /// VA-1.10: return this monster.
        ReturnMonster { monster: MonsterId } = "return_monster",
        /// VA-6.17: pay for what the domain offers.
        Pay = "pay",
        /// VA-19.14: the monsters of this area attack.
        Attack { area: Area } = "attack",
        /// VA-19.18: the Dark Lord captures this citizen.
        Capture { citizen: CitizenId } = "capture",
        /// VA-6.13, VA-6.15, VA-6.16, VA-6.17: leave what is offered.
        Decline = "none",
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "search keeps millions of these");
