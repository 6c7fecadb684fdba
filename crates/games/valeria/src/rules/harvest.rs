//! The Harvest Phase (VA-8): who is activated, and H2, what comes by itself. What players decide is in
//! [`decide`](super::decide).

use table::{Log, Seat};

use crate::components::{Bundle, CitizenId, Effect, NOTHING, STARTERS, Slot};
use crate::state::{Phase, Player};
use crate::{Event, State, score};

/// VA-23.5, VA-23.14: the two options of every choice in the harvest. A test compares them with the cards.
pub(crate) const CHOICE: [Bundle; 2] = [NOTHING.gold(2), NOTHING.magic(2)];

/// VA-7.13, VA-8.2, VA-8.4, VA-8.6: the slots that the dice and their sum activate, and how often each.
pub(crate) fn activated(dice: [u8; 2]) -> impl Iterator<Item = (Slot, u8)> + Clone {
    let [one, two] = dice;
    let double = one == two;
    // A sum is larger than each die, and only sums reach the slots with two numbers: no slot comes twice.
    [(one, if double { 2 } else { 1 }), (if double { 0 } else { two }, 1), (one + two, 1)]
        .into_iter()
        .filter_map(|(number, times)| Slot::of_number(number).map(|slot| (slot, times)))
}

/// VA-8.2: how often the cards of a slot are activated.
pub(crate) fn times(dice: [u8; 2], slot: Slot) -> u8 {
    activated(dice).find(|&(other, _)| other == slot).map_or(0, |(_, times)| times)
}

/// VA-8.5, VA-19.24: the left power in the own turn, the right one in other turns and in the Second Harvest.
#[inline]
pub(crate) fn power(s: &State, seat: Seat, citizen: CitizenId) -> Effect {
    let card = citizen.card();
    if seat == s.active && s.turn.phase != Phase::SecondHarvest { card.on } else { card.off }
}

/// VA-8.3: every citizen of the player that is activated, with copies times activations.
#[inline]
pub(crate) fn active_citizens(s: &State, seat: Seat) -> impl Iterator<Item = (CitizenId, u8)> {
    let citizens = s.players[seat].citizens;
    activated(s.turn.dice).flat_map(move |(slot, times)| {
        let uses = move |&citizen: &CitizenId| (citizen, citizens.count(citizen) * times);
        slot.types().iter().map(uses).filter(|&(_, uses)| uses > 0)
    })
}

/// VA-8.7, VA-8.32: the starters that are activated, and how often.
#[inline]
pub(crate) fn active_starters(dice: [u8; 2]) -> impl Iterator<Item = (Bundle, u8)> {
    let uses =
        move |starter: &crate::components::Starter| (starter.gain, times(dice, starter.named.card().slot));
    STARTERS.iter().map(uses).filter(|&(_, uses)| uses > 0)
}

/// VA-8.17, VA-8.33: H2, everything that needs no decision, for every player who harvests.
pub(crate) fn gains(s: &mut State, log: &mut impl Log<Event>) {
    for seat in s.harvesters() {
        let mut bundle = NOTHING;
        for (gain, uses) in active_starters(s.turn.dice) {
            bundle = bundle.plus(gain.times(uses.into()));
        }
        for (citizen, uses) in active_citizens(s, seat) {
            if let Some(gain) = automatic(&s.players[seat], power(s, seat, citizen)) {
                bundle = bundle.plus(gain.times(uses.into()));
            }
        }
        if !bundle.is_empty() {
            s.players[seat].gain(bundle);
            log.push(Event::Harvested { seat, bundle });
        }
    }
}

/// VA-8.8, VA-8.17, VA-8.33: what a power gives without a decision; `None` if it needs one.
fn automatic(player: &Player, power: Effect) -> Option<Bundle> {
    match power {
        Effect::Gain(bundle) => Some(bundle),
        Effect::GainPer { per, bundle } => Some(bundle.times(score::count(player, per))),
        Effect::All { effects } => effects
            .iter()
            .try_fold(NOTHING, |sum, &effect| automatic(player, effect).map(|gain| sum.plus(gain))),
        _ => None,
    }
}

/// VA-8.22, VA-8.34: the price and the gain of a citizen's trade, if its power is one.
pub(crate) fn trade_of(s: &State, seat: Seat, citizen: CitizenId) -> Option<(Bundle, Bundle)> {
    match power(s, seat, citizen) {
        Effect::PayToGain { pay, gain } => Some((pay, gain)),
        _ => None,
    }
}
