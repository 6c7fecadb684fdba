//! The decision points (VA-6) as questions on the stack.

use table::Seat;

use crate::components::{Column, DomainId, Filter, MonsterId};

/// A question asked and not yet answered. The top one alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// VA-6.5: which duke to keep; everybody who has not chosen is asked.
    Dukes,
    /// VA-6.6: change the dice.
    Dice,
    /// VA-6.7: what the Thief takes.
    Thief {
        /// Activations left, this one included.
        left: u8,
    },
    /// VA-6.8: a resource for who has no activation.
    Consolation {
        /// Who harvests.
        seat: Seat,
    },
    /// VA-6.9: Gold or Magic.
    Choice {
        /// Who harvests.
        seat: Seat,
        /// How many activations.
        activations: u8,
    },
    /// VA-6.10: trades; those left are in the turn.
    Trade {
        /// Who harvests.
        seat: Seat,
    },
    /// VA-6.11: one of the two actions.
    Action,
    /// VA-6.12: which option of the reward.
    Reward {
        /// The monster slain.
        monster: MonsterId,
    },
    /// VA-6.13: which citizen for nothing.
    TakeCitizen {
        /// The card that gives it.
        by: Giver,
        /// Which may be taken.
        filter: Filter,
    },
    /// VA-6.14: from whom the domain takes tokens.
    Victim {
        /// The domain.
        domain: DomainId,
    },
    /// VA-6.14: from whom the domain takes a monster.
    Robbery {
        /// The domain.
        domain: DomainId,
    },
    /// VA-6.15: one more slaying.
    ExtraSlay {
        /// The domain that gives it.
        domain: DomainId,
    },
    /// VA-6.16: which card goes back.
    Return {
        /// The domain.
        domain: DomainId,
    },
    /// VA-6.17: whether to pay.
    Pay {
        /// The domain.
        domain: DomainId,
    },
    /// VA-6.18: which monsters attack.
    AttackStack,
    /// VA-6.19: which citizen is captured.
    AttackCitizen {
        /// Where.
        column: Column,
    },
    /// VA-1.4: no question: the effects of an `all` from this one on are still to be resolved.
    Rest {
        /// The card that gives them.
        by: Giver,
        /// The option chosen, if the card has options.
        option: u8,
        /// The next effect.
        next: u8,
    },
}

const _: () = assert!(size_of::<Question>() <= 12);

/// A card whose reward is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Giver {
    /// A monster just slain.
    Monster(MonsterId),
    /// A domain just built.
    Domain(DomainId),
}
