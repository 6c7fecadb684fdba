//! Activated powers (AB-12.8): each once in the own turn, at any open decision.

use table::{Chance, Log};

use super::turn::{gain_pearls, may_cancel};
use super::{Each, Flow, council};
use crate::components::{Card, Effect, Kind, LordId, Lords, Race, powers as with};
use crate::{Action, Event, LORD_DECK, Question, State};

/// AB-12.8: the powers that the active player can use now.
fn usable(s: &State) -> impl Iterator<Item = LordId> {
    let ready: Lords = s.me().active_lords().and(with::ACTIVATED).without(s.turn.used);
    ready.iter().filter(|&lord| is_usable(s, lord))
}

/// AB-1.21, AB-1.22, AB-1.23, AB-16.6, AB-16.8: the condition of its kind.
fn is_usable(s: &State, lord: LordId) -> bool {
    match lord.card().effect {
        Some(Effect::DiscardAllyForPearls { allies, .. }) => s.me().hand.len() >= allies as usize,
        Some(Effect::DiscardCouncilStack { .. }) => !s.council.is_empty(),
        Some(Effect::ReplaceCourtLord { .. }) => !s.court.is_empty() && !s.lord_deck.is_empty(),
        _ => false,
    }
}

/// AB-4.11: whether the end window is worth asking.
pub(crate) fn any_usable(s: &State) -> bool {
    usable(s).next().is_some()
}

/// AB-12.8, AB-12.10: what every open decision offers besides its own options.
pub(crate) fn use_options(s: &State, each: &mut impl Each) -> Flow {
    usable(s).try_for_each(|lord| each(Action::Use { lord }))
}

/// AB-5.1, AB-5.4: D-POWER, the target. (Every printed power takes one; a test holds the data to that.)
pub(crate) fn target_options(s: &State, lord: LordId, each: &mut impl Each) -> Flow {
    match lord.card().effect {
        Some(Effect::DiscardAllyForPearls { .. }) => {
            s.me().hand.kinds().try_for_each(|ally| each(Action::Discard { ally }))?;
        }
        Some(Effect::DiscardCouncilStack { .. }) => {
            council::stacks(s).iter().try_for_each(|race| each(Action::DiscardStack { race }))?;
        }
        _ => {
            let court: Lords = s.court.iter().copied().collect();
            court.iter().try_for_each(|lord| each(Action::ReplaceCourt { lord }))?;
        }
    }
    if may_cancel(s) {
        each(Action::Cancel)?;
    }
    Flow::Continue(())
}

/// AB-12.9: marks the power as used; the open decision below is offered again.
fn used(s: &mut State, log: &mut impl Log<Event>) -> Option<Effect> {
    let Some(Question::Power { lord }) = s.pending.pop() else { return None };
    s.turn.used.insert(lord);
    s.turn.stirred = true;
    log.push(Event::PowerUsed { seat: s.active, lord });
    lord.card().effect
}

/// AB-1.21, AB-13.15, AB-15.14: an ally for pearls.
pub(crate) fn discard_ally(s: &mut State, ally: Kind, log: &mut impl Log<Event>) {
    let Some(Effect::DiscardAllyForPearls { pearls, .. }) = used(s, log) else { return };
    if s.me_mut().hand.take(ally) {
        s.discard.add(Card::Ally(ally));
        log.push(Event::Discarded { seat: s.active, ally });
        gain_pearls(s, pearls, log);
    }
}

/// AB-1.22, AB-13.21: a Council stack goes to the discard pile.
pub(crate) fn discard_stack(s: &mut State, race: Race, log: &mut impl Log<Event>) {
    used(s, log);
    council::discard(s, race, log);
}

/// AB-1.23, AB-13.25: another lord in the same space of the Court.
pub(crate) fn replace_court(
    s: &mut State,
    lord: LordId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    used(s, log);
    let Some(by) = s.lord_deck.draw(LORD_DECK, chance) else { return };
    for space in s.court.iter_mut().filter(|space| **space == lord) {
        *space = by;
    }
    s.lord_discard.insert(lord);
    log.push(Event::CourtReplaced { lord, by });
}
