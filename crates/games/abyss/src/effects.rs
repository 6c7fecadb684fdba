//! What lords do when they enter and tiles when they are gained (AB-1): one function for each kind of effect.
//!
//! Permanent powers are read where they apply: costs in `rules/payment`, the hand limit in `rules/discard`, the threat in
//! `rules/threat`, and so on; `rg 'AB-1\.12'` finds each. Activated ones are in `rules/powers`.

mod locations;
mod opponents;
mod replace;

pub(crate) use locations::{on_gain, stack_swap, stack_swap_options, swap_location, swap_location_options};
pub(crate) use opponents::{steal, steal_options, turn_lord, turn_lord_options};
pub(crate) use replace::{
    replace_from_court, replace_from_court_options, replace_from_deck, replace_from_deck_options,
    second_lord, second_lord_options,
};

use table::{Chance, Log};

use crate::components::{Effect, LordId, Source};
use crate::rules::turn::gain_pearls;
use crate::rules::{control, council};
use crate::{Event, Question, State};

/// AB-12.1, AB-12.2, AB-12.5: resolves an instant power, or the entry part of a permanent one.
pub(crate) fn on_entry(
    s: &mut State,
    lord: LordId,
    effect: Effect,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    match effect {
        Effect::GainPearls { amount } => gain_pearls(s, amount, log),
        Effect::OpponentsDiscardAllies { amount } => opponents::discard_allies(s, lord, amount),
        Effect::OpponentsLosePearls { amount } => opponents::lose_pearls(s, lord, amount, log),
        Effect::TurnOpponentLords { per_opponent } => opponents::turn_lords(s, lord, per_opponent),
        Effect::StealMonsterToken { amount } => s.pending.push(Question::Steal { by: lord, amount }),
        Effect::ExtraTurn { amount } => extra_turn(s, amount, log),
        Effect::TakeCouncilStack { amount } => take_council_stack(s, amount),
        Effect::SwapLocationWithAvailable => locations::may_swap(s),
        Effect::RecruitForPearls { pearls } => replace::may_recruit_for_pearls(s, pearls),
        Effect::ReplaceOwnLord { source: Source::Court } => replace::may_replace_from_court(s, lord),
        Effect::ReplaceOwnLord { source: Source::Deck } => replace::may_replace_from_deck(s, lord),
        Effect::DrawAndControl { draw } => draw_and_control(s, lord, draw, chance, log),
        Effect::LimitOpponentsHand { limit } => opponents::limit_hand(s, lord, limit),
        Effect::TurnStartPearls { on_entry, .. } => gain_pearls(s, on_entry, log),
        Effect::ModifyCost { .. }
        | Effect::ShiftOpponentsThreat { .. }
        | Effect::PearlsPerRaceToCouncil { .. }
        | Effect::ImmuneToGuild { .. }
        | Effect::SupportStacks { .. }
        | Effect::AffiliateAny
        | Effect::IgnoreMandatoryRace
        | Effect::DiscardAllyForPearls { .. }
        | Effect::DiscardCouncilStack { .. }
        | Effect::ReplaceCourtLord { .. } => {} // nothing happens on entry
    }
}

/// AB-1.6, AB-13.18: more turns for the active player after this one.
fn extra_turn(s: &mut State, amount: u8, log: &mut impl Log<Event>) {
    s.extra_turns += amount;
    log.push(Event::ExtraTurn { seat: s.active });
}

/// AB-1.7, AB-13.20: stacks for nothing, while there are any.
fn take_council_stack(s: &mut State, amount: u8) {
    if !council::stacks(s).is_empty() {
        s.pending.push(Question::Stack { left: amount });
    }
}

/// AB-1.11, AB-13.39, AB-13.40, AB-13.41: draws tiles; the ambassador alone pays for one of them.
fn draw_and_control(
    s: &mut State,
    lord: LordId,
    draw: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if s.stack.is_empty() {
        return;
    }
    let drawn = control::draw(s, draw, chance, log);
    s.pending.push(Question::Tile { drawn, by: Some(lord) });
}

/// AB-12.4: the power is left unused.
pub(crate) fn decline(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Declined { seat: s.active });
}
