//! Payments for a lord (AB-9.2 to AB-9.10) in their two forms: composed, as a list of all of them (AB-10.4), and one
//! ally a step (AB-10.11). `tests/suite/payments.rs` proves that both give the same set.
//!
//! Here: what a payment must show, and whether there is one at all.

mod compose;
mod outlook;

pub use compose::{Payment, enumerate, enumerate_up_to, steps};
pub(crate) use outlook::next;

use serde::Serialize;
use table::Seat;

use crate::State;
use crate::components::{Allies, Effect, LordId, RACES, Race, Races, Who, powers as with};

/// What lords in force change about the costs of one player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    change: i8,
    any_race: bool,
}

/// AB-2.5: what a payment must show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    /// The required sum S (AB-9.2).
    pub(crate) sum: u8,
    /// How many different races (AB-9.4).
    pub(crate) races: u8,
    /// Races that must be among them (AB-9.5).
    pub(crate) mandatory: Races,
}

impl Terms {
    /// AB-1.12, AB-1.20, AB-9.2, AB-13.1, AB-13.29, AB-13.30: increases and reductions add up.
    pub(crate) fn of(s: &State, payer: Seat) -> Self {
        let own = s.players[payer].active_lords();
        let change = |who: Who| {
            move |lord: LordId| match lord.card().effect {
                Some(Effect::ModifyCost { who: whose, amount }) if whose == who => amount,
                _ => 0,
            }
        };
        let reductions: i8 = own.and(with::MODIFY_COST).iter().map(change(Who::Owner)).sum();
        let increases: i8 = s.powers_against(payer, with::MODIFY_COST).map(change(Who::Opponents)).sum();
        Self { change: reductions + increases, any_race: !own.and(with::IGNORE_MANDATORY).is_empty() }
    }

    /// AB-9.2, AB-9.4, AB-9.5: what a payment for `lord` must show.
    pub(crate) fn demand(self, lord: LordId) -> Demand {
        let card = lord.card();
        Demand {
            sum: card.sum.saturating_add_signed(self.change),
            races: card.races,
            mandatory: if self.any_race { Races::default() } else { card.mandatory },
        }
    }
}

/// The total value of each race.
pub(crate) fn race_totals(allies: &Allies) -> [u8; RACES] {
    let mut totals = [0; RACES];
    for (total, values) in totals.iter_mut().zip(allies.counts().as_chunks::<5>().0) {
        *total = values[0] + 2 * values[1] + 3 * values[2] + 4 * values[3] + 5 * values[4];
    }
    totals
}

/// AB-9.10: whether all cards of the best choice of races, and all pearls, reach the sum.
#[inline]
pub(crate) fn is_affordable(totals: &[u8; RACES], pearls: u16, demand: Demand) -> bool {
    let mut value = pearls;
    let mut free = *totals;
    for race in demand.mandatory {
        match std::mem::take(&mut free[race as usize]) {
            0 => return false, // AB-9.7: pearls never replace a race
            total => value += u16::from(total),
        }
    }
    for _ in demand.mandatory.len()..demand.races as usize {
        let mut best = 0;
        for race in 1..RACES {
            if free[race] > free[best] {
                best = race;
            }
        }
        match std::mem::take(&mut free[best]) {
            0 => return false,
            total => value += u16::from(total),
        }
    }
    value >= u16::from(demand.sum)
}

/// Why a hand and its pearls cannot pay, whatever is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Lack {
    /// AB-9.5: no ally of these races.
    Mandatory {
        /// The races.
        missing: Races,
    },
    /// AB-9.4: too few different races.
    Races {
        /// How many more.
        more: u8,
    },
    /// AB-9.6: the best allies and all pearls do not reach the sum.
    Value {
        /// How much is missing.
        short: u16,
    },
}

/// AB-9.10: what is missing, for a person who asks; `None` if it is affordable.
pub(crate) fn lack(totals: &[u8; RACES], pearls: u16, demand: Demand) -> Option<Lack> {
    let held: Races = Race::ALL.iter().copied().filter(|&race| totals[race as usize] > 0).collect();
    let missing = demand.mandatory.without(held);
    if !missing.is_empty() {
        return Some(Lack::Mandatory { missing });
    }
    if let Some(more) = demand.races.checked_sub(held.len() as u8).filter(|&more| more > 0) {
        return Some(Lack::Races { more });
    }
    let of = |races: Races| races.iter().map(|race| u16::from(totals[race as usize])).collect::<Vec<_>>();
    let mut free = of(held.without(demand.mandatory));
    free.sort_unstable_by(|a, b| b.cmp(a));
    let best = free.iter().take(demand.races as usize - demand.mandatory.len()).sum::<u16>();
    let value = of(demand.mandatory).iter().sum::<u16>() + best + pearls;
    u16::from(demand.sum).checked_sub(value).filter(|&short| short > 0).map(|short| Lack::Value { short })
}

/// AB-9.6: one pearl for each missing point, and never more.
pub(crate) fn pearls_due(allies: &Allies, demand: Demand) -> u8 {
    demand.sum.saturating_sub(value(allies))
}

/// The total value of some allies.
pub(crate) fn value(allies: &Allies) -> u8 {
    race_totals(allies).iter().sum()
}
