//! Payments one ally a step (AB-10.11): which ally may be picked next, so that a legal payment can still be reached.
//!
//! A payment is legal if it has the right races, its value and the pearls reach the sum, and no card is superfluous. In a
//! race with several cards the weakest one is superfluous first (AB-9.9), so the last condition is a ceiling: with `w` the
//! weakest card of all races that have several, the value stays below the sum + `w`. Picks are made in canonical order,
//! so the first pick of a race is its weakest. Whether picks can be completed is then a question about sums between a
//! floor and a ceiling, answered for each ceiling with sets of sums as bits of a word: no payment is enumerated in play.

use super::Demand;
use crate::components::{Allies, COPIES, Kind, Kinds, RACES, Race, Races};

/// A set of sums: bit `n` stands for the sum `n`. Sums above 31 fall out: only payments with several cards of a race
/// could have them, and those stay below S + 5.
type Sums = u32;

/// How many ceilings there are: by the weakest card `w` of all races with several at index `w - 1`, and one for
/// payments in which no race has several, which have no ceiling at all. A 5 is never the weakest of several, for each
/// race has only one.
const CEILINGS: usize = 5;
const SINGLES: usize = CEILINGS - 1;
const _: () = assert!(COPIES[SINGLES] == 1);

/// One set of sums for each ceiling.
type ByCeiling = [Sums; CEILINGS];

/// AB-9.9, AB-10.11: the kinds that may be picked next, and whether the picks are a legal payment already.
pub(crate) fn next(hand: &Allies, draft: &Allies, pearls: u16, demand: Demand) -> (Kinds, bool) {
    let picks = Picks::of(draft);
    let Some(races_left) = (demand.races as usize).checked_sub(picks.races.len()) else {
        return (Kinds::default(), false); // cannot be: such a pick was never offered
    };
    let outlook = Outlook::of(hand, draft, picks, races_left, windows(pearls, demand), demand.mandatory);
    let kinds = outlook.same_race() | outlook.new_race(demand.mandatory);
    (Kinds::from_bits(kinds), outlook.is_payment(demand.mandatory))
}

/// AB-9.6, AB-9.9: the sums that are neither too small nor, under each ceiling, too large.
fn windows(pearls: u16, demand: Demand) -> ByCeiling {
    let floor = u32::from(u16::from(demand.sum).saturating_sub(pearls));
    let from = |sum: u32| Sums::MAX.checked_shl(sum).unwrap_or(0);
    let mut windows = [from(floor); CEILINGS];
    for (ceiling, window) in windows.iter_mut().enumerate().take(SINGLES) {
        *window &= !from(u32::from(demand.sum) + ceiling as u32 + 1);
    }
    windows
}

/// What the picks leave possible.
struct Outlook {
    picks: Picks,
    /// How many more races must come.
    races_left: usize,
    windows: ByCeiling,
    /// The race picked last; races before it are closed.
    race: usize,
    /// What the cards still in hand can add, race by race.
    rest: [RaceSums; RACES],
    /// What the races from each one on can add, by how many of them are used.
    later: [[ByCeiling; RACES + 1]; RACES + 1],
}

impl Outlook {
    fn of(
        hand: &Allies,
        draft: &Allies,
        picks: Picks,
        races_left: usize,
        windows: ByCeiling,
        mandatory: Races,
    ) -> Self {
        let race = picks.last.map_or(0, |last| last.race() as usize);
        let mut rest = [RaceSums::NONE; RACES];
        let held = hand.counts().chunks_exact(5).zip(draft.counts().chunks_exact(5));
        for (sums, (held, picked)) in rest.iter_mut().zip(held).skip(race) {
            *sums = RaceSums::of(held, picked);
        }
        let later = later(&rest, race, races_left, mandatory);
        Self { picks, races_left, windows, race, rest, later }
    }

    /// Another card of the race picked last, not weaker than the last: the race has several then, and its first pick sets
    /// the ceiling.
    fn same_race(&self) -> u32 {
        let Some(last) = self.picks.last else { return 0 };
        let ceilings = self.picks.ceilings.min(self.picks.weakest_of_last_race);
        let rest = &self.rest[self.race];
        let mut kinds = 0;
        for value in last.value() as usize..=5 {
            if rest.counts[value - 1] > 0 {
                let part = rest.after(value) << value;
                let fits = self.fits(self.race, self.races_left, ceilings, |_| part);
                kinds |= u32::from(fits) << (self.race * 5 + value - 1);
            }
        }
        kinds
    }

    /// The first card of a later race. Under a ceiling above its value it stays alone.
    fn new_race(&self, mandatory: Races) -> u32 {
        let Some(races_left) = self.races_left.checked_sub(1) else { return 0 };
        let first = if self.picks.last.is_some() { self.race + 1 } else { 0 };
        let mut kinds = 0;
        for (race, rest) in self.rest.iter().enumerate().skip(first) {
            for value in (1..=5).filter(|value| rest.counts[value - 1] > 0) {
                let part = rest.after(value) << value;
                let alone = 1 << value;
                let fits = self.fits(race, races_left, self.picks.ceilings, |ceiling| {
                    if ceiling < value { part } else { alone }
                });
                kinds |= u32::from(fits) << (race * 5 + value - 1);
            }
            if mandatory.contains(Race::ALL[race]) {
                break; // a mandatory race cannot be passed over
            }
        }
        kinds
    }

    /// Whether the picks, one of the sums of `part` for `race`, and later races can make a legal payment under one of the
    /// first `ceilings`.
    #[inline]
    fn fits(&self, race: usize, races_left: usize, ceilings: usize, part: impl Fn(usize) -> Sums) -> bool {
        (0..ceilings).rev().any(|ceiling| {
            let sums = plus(part(ceiling), self.later[race + 1][races_left][ceiling]);
            (sums << self.picks.value) & self.windows[ceiling] != 0
        })
    }

    /// AB-10.11: `pay_confirm`.
    fn is_payment(&self, mandatory: Races) -> bool {
        self.races_left == 0
            && mandatory.without(self.picks.races).is_empty()
            && (1 << self.picks.value) & self.windows[self.picks.ceilings - 1] != 0
    }
}

/// What the races after `first` can add, all mandatory ones among them.
fn later(
    rest: &[RaceSums; RACES],
    first: usize,
    most: usize,
    mandatory: Races,
) -> [[ByCeiling; RACES + 1]; RACES + 1] {
    let mut later = [[[0; CEILINGS]; RACES + 1]; RACES + 1];
    later[RACES][0] = [1; CEILINGS];
    for race in (first + 1..RACES).rev() {
        let beyond = later[race + 1];
        if !mandatory.contains(Race::ALL[race]) {
            later[race] = beyond;
        }
        if rest[race].singles == 0 {
            continue; // no card of this race: it can only be passed over
        }
        for used in 1..=most.min(RACES - race) {
            for (ceiling, sums) in later[race][used].iter_mut().enumerate() {
                *sums |= plus(beyond[used - 1][ceiling], rest[race].under(ceiling));
            }
        }
    }
    later
}

/// Every sum of one of each.
#[inline]
const fn plus(some: Sums, mut others: Sums) -> Sums {
    let mut sums = 0;
    if some == 0 {
        return 0;
    }
    while others != 0 {
        sums |= some << others.trailing_zeros();
        others &= others - 1;
    }
    sums
}

/// What the cards of one race that are still in hand can add.
#[derive(Clone, Copy)]
struct RaceSums {
    /// How many of value 1 to 5.
    counts: [u8; 5],
    /// Each card alone.
    singles: Sums,
    /// At `v - 1`: any cards of value `v` and more, none included. At 5: none.
    from: [Sums; 6],
}

impl RaceSums {
    const NONE: Self = Self { counts: [0; 5], singles: 0, from: [1; 6] };

    fn of(held: &[u8], picked: &[u8]) -> Self {
        let mut sums = Self::NONE;
        for (left, (held, picked)) in sums.counts.iter_mut().zip(held.iter().zip(picked)) {
            *left = held - picked;
        }
        for value in (1..=5).rev() {
            let count = sums.counts[value - 1];
            sums.from[value - 1] = copies(sums.from[value], value, count);
            sums.singles |= Sums::from(count > 0) << value;
        }
        sums
    }

    /// What may follow a card of this value in the same race, nothing included.
    fn after(&self, value: usize) -> Sums {
        copies(self.from[value], value, self.counts[value - 1] - 1)
    }

    /// What the whole race can add under a ceiling: one card, or several that are all strong enough for it.
    const fn under(&self, ceiling: usize) -> Sums {
        if ceiling == SINGLES { self.singles } else { (self.from[ceiling] & !1) | self.singles }
    }
}

/// The sums with up to `count` cards of this value more.
#[inline]
fn copies(mut sums: Sums, value: usize, count: u8) -> Sums {
    for _ in 0..count {
        sums |= sums << value;
    }
    sums
}

/// The picks so far, in canonical order.
struct Picks {
    value: u32,
    races: Races,
    last: Option<Kind>,
    weakest_of_last_race: usize,
    /// How many ceilings are possible: the weakest card of all races with several, or all of them.
    ceilings: usize,
}

impl Picks {
    fn of(draft: &Allies) -> Self {
        let races = Races::default();
        let mut picks = Self { value: 0, races, last: None, weakest_of_last_race: 0, ceilings: CEILINGS };
        for (kind, count) in draft.iter() {
            picks.value += u32::from(kind.value()) * u32::from(count);
            let first_of_race = picks.races.insert(kind.race());
            if first_of_race {
                picks.weakest_of_last_race = kind.value() as usize;
            }
            if !first_of_race || count > 1 {
                picks.ceilings = picks.ceilings.min(picks.weakest_of_last_race);
            }
            picks.last = Some(kind);
        }
        picks
    }
}
