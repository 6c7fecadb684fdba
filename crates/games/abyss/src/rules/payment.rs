//! Payments for a lord (AB-9.2 to AB-9.10) in their two forms: composed, as a list of all of them (AB-10.4), and one
//! ally a step (AB-10.11). `tests/payments.rs` proves that both give the same set.
//!
//! A payment is legal if it has the right races, its value and the pearls reach the sum, and no card is superfluous. In
//! a race with several cards the weakest one is superfluous first, so the last condition is a ceiling: with `w` the
//! weakest card of all races that have several, the value stays below the sum + `w`. Whether picks can still be
//! completed is then a question about sums between a floor and a ceiling, which [`next`] answers for each ceiling with
//! sets of sums as bits of a word: no payment is ever enumerated in play.

mod compose;

pub use compose::{Payment, enumerate, steps};

use table::{Id, Seat};

use crate::State;
use crate::components::{Allies, Effect, Kind, Kinds, LordId, RACES, Race, Races, Who, powers as with};

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
    let counts = allies.counts();
    std::array::from_fn(|race| {
        let values = &counts[race * 5..race * 5 + 5];
        values[0] + 2 * values[1] + 3 * values[2] + 4 * values[3] + 5 * values[4]
    })
}

/// AB-9.10: whether all cards of the best choice of races, and all pearls, reach the sum.
pub(crate) fn is_affordable(totals: &[u8; RACES], pearls: u16, demand: Demand) -> bool {
    let mut value = 0;
    let mut free = *totals;
    for race in demand.mandatory {
        let total = std::mem::take(&mut free[race.index()]);
        if total == 0 {
            return false; // AB-9.7: pearls never replace a race
        }
        value += u16::from(total);
    }
    for _ in demand.mandatory.len()..demand.races as usize {
        let best = (0..RACES).max_by_key(|&race| free[race]).unwrap_or_default();
        let total = std::mem::take(&mut free[best]);
        if total == 0 {
            return false;
        }
        value += u16::from(total);
    }
    value + pearls >= u16::from(demand.sum)
}

/// AB-9.6: one pearl for each missing point, and never more.
pub(crate) fn pearls_due(allies: &Allies, demand: Demand) -> u8 {
    demand.sum.saturating_sub(value(allies))
}

/// The total value of some allies.
pub(crate) fn value(allies: &Allies) -> u8 {
    race_totals(allies).iter().sum()
}

/// A set of sums: bit `n` stands for the sum `n`. Larger sums than 31 fall out; only payments with several cards of a
/// race could have them, and those stay below S + 5 (AB-9.9).
type Sums = u32;

/// Ceilings by the weakest card of all races with several: at index `w - 1`, or at [`SINGLES`] if no race has several.
const CEILINGS: usize = 6;
const SINGLES: usize = 5;

/// Every sum of one of each.
#[inline]
const fn plus(some: Sums, mut others: Sums) -> Sums {
    let mut sums = 0;
    while others != 0 {
        sums |= some << others.trailing_zeros();
        others &= others - 1;
    }
    sums
}

/// What the cards of one race that are still in hand can add.
struct RaceSums {
    /// All cards alone.
    singles: Sums,
    /// At `v - 1`: any cards of value `v` and more, none included. At 5: none.
    from: [Sums; 6],
    counts: [u8; 5],
}

impl RaceSums {
    fn of(counts: [u8; 5]) -> Self {
        let mut from = [1; 6];
        let mut singles = 0;
        for value in (1..=5).rev() {
            from[value - 1] = Self::copies(from[value], value, counts[value - 1]);
            singles |= Sums::from(counts[value - 1] > 0) << value;
        }
        Self { singles, from, counts }
    }

    fn copies(mut sums: Sums, value: usize, count: u8) -> Sums {
        for _ in 0..count {
            sums |= sums << value;
        }
        sums
    }

    /// What may follow a card of this value in the same race, nothing included.
    fn after(&self, value: usize) -> Sums {
        Self::copies(self.from[value], value, self.counts[value - 1] - 1)
    }

    /// What the whole race can add under a ceiling: one card, or several that are not weaker than the ceiling allows.
    const fn under(&self, ceiling: usize) -> Sums {
        if ceiling == SINGLES { self.singles } else { (self.from[ceiling] & !1) | self.singles }
    }
}

/// AB-9.9, AB-10.11: the kinds that may be picked next, so that a legal payment can still be reached in canonical order,
/// and whether the picks are one already.
pub(crate) fn next(hand: &Allies, draft: &Allies, pearls: u16, demand: Demand) -> (Kinds, bool) {
    let picks = Picks::of(draft);
    let Some(races_left) = demand.races.checked_sub(picks.races.len() as u8) else {
        return (Kinds::default(), false);
    };
    let floor = u16::from(demand.sum).saturating_sub(pearls);
    // The sums that are neither too small nor, under each ceiling, too large.
    let windows: [Sums; CEILINGS] = std::array::from_fn(|ceiling| {
        let least = Sums::MAX.checked_shl(u32::from(floor)).unwrap_or(0);
        let beyond = if ceiling == SINGLES { 32 } else { u32::from(demand.sum) + ceiling as u32 + 1 };
        least & !Sums::MAX.checked_shl(beyond).unwrap_or(0)
    });
    let first_race = picks.last.map_or(0, |last| last.race().index());
    let rest: [RaceSums; RACES] = std::array::from_fn(|race| {
        RaceSums::of(std::array::from_fn(|value| {
            let kind = race * 5 + value;
            if race < first_race { 0 } else { hand.counts()[kind] - draft.counts()[kind] }
        }))
    });
    let later = later_sums(&rest, first_race, races_left as usize, demand.mandatory);

    let mut kinds = 0u32;
    let mut offer = |kind: usize, races: usize, part: Sums, alone: Sums, ceilings: usize, weakest: usize| {
        // Under a ceiling above `weakest` the race of this card cannot have several.
        let fits = (0..ceilings).rev().any(|ceiling| {
            let part = if ceiling < weakest { part } else { alone };
            let sums = plus(part, later[kind / 5 + 1][races][ceiling]);
            (sums << picks.value) & windows[ceiling] != 0
        });
        kinds |= u32::from(fits) << kind;
    };
    if let Some(last) = picks.last {
        // Another card of the same race: it has several now, and its first pick is its weakest.
        let weakest = picks.first_of_last_race as usize;
        for value in last.value() as usize..=5 {
            if rest[first_race].counts[value - 1] > 0 {
                let part = rest[first_race].after(value) << value;
                let ceilings = picks.ceiling.min(weakest);
                offer(first_race * 5 + value - 1, races_left as usize, part, 0, ceilings, weakest);
            }
        }
    }
    if let Some(races) = (races_left as usize).checked_sub(1) {
        let start = picks.last.map_or(0, |_| first_race + 1);
        for race in start..RACES {
            for value in 1..=5 {
                if rest[race].counts[value - 1] > 0 {
                    let part = rest[race].after(value) << value;
                    offer(race * 5 + value - 1, races, part, 1 << value, picks.ceiling, value);
                }
            }
            if demand.mandatory.contains(Race::ALL[race]) {
                break; // a mandatory race cannot be passed over
            }
        }
    }
    let complete = races_left == 0 && demand.mandatory.without(picks.races).is_empty();
    let enough = picks.ceiling > 0 && (1 << picks.value) & windows[picks.ceiling - 1] != 0;
    (Kinds::from_bits(kinds), complete && enough)
}

/// What the races from each one on can add, by how many of them are used and by ceiling, all mandatory ones among them.
fn later_sums(
    rest: &[RaceSums; RACES],
    first: usize,
    most: usize,
    mandatory: Races,
) -> [[[Sums; CEILINGS]; RACES + 1]; RACES + 1] {
    let mut later = [[[0; CEILINGS]; RACES + 1]; RACES + 1];
    later[RACES][0] = [1; CEILINGS];
    for race in (first + 1..RACES).rev() {
        let pass_over = !mandatory.contains(Race::ALL[race]);
        for used in 0..=most.min(RACES - race) {
            for ceiling in 0..CEILINGS {
                let without = if pass_over { later[race + 1][used][ceiling] } else { 0 };
                let with = match used {
                    0 => 0,
                    _ => plus(later[race + 1][used - 1][ceiling], rest[race].under(ceiling)),
                };
                later[race][used][ceiling] = without | with;
            }
        }
    }
    later
}

/// The picks so far, in canonical order.
struct Picks {
    value: u32,
    races: Races,
    last: Option<Kind>,
    /// The weakest card of the race picked last, which is the first one picked.
    first_of_last_race: u8,
    /// How many ceilings are still possible: the weakest card of all races with several, or all six.
    ceiling: usize,
}

impl Picks {
    fn of(draft: &Allies) -> Self {
        let mut picks =
            Self { value: 0, races: Races::default(), last: None, first_of_last_race: 0, ceiling: CEILINGS };
        for (kind, count) in draft.iter() {
            picks.value += u32::from(kind.value()) * u32::from(count);
            let several = !picks.races.insert(kind.race()) || count > 1;
            if picks.last.is_none_or(|last| last.race() != kind.race()) {
                picks.first_of_last_race = kind.value();
            }
            if several {
                picks.ceiling = picks.ceiling.min(picks.first_of_last_race as usize);
            }
            picks.last = Some(kind);
        }
        picks
    }
}
