//! Powers that bring another lord (AB-1.9, AB-1.10): the Corruptor, the Traitor and the Schemer. The newcomer's own
//! power is resolved at once (AB-12.6, AB-13.33).

use table::{Chance, Log, Number};

use crate::components::{LordId, Lords};
use crate::rules::{Each, Flow, court, lords, powers};
use crate::{Action, Event, LORD_DECK, Question, State};

fn court_lords(s: &State) -> Lords {
    s.court.iter().copied().collect()
}

/// AB-13.27: asked if there is a lord to pay for, and pearls or a power that may still bring some.
pub(super) fn may_recruit_for_pearls(s: &mut State, pearls: u8) {
    if !s.court.is_empty() && (s.me().pearls >= u16::from(pearls) || powers::any_usable(s)) {
        s.pending.push(Question::SecondLord { pearls });
    }
}

/// AB-1.9, AB-13.26, AB-13.27: D-SECOND-LORD, any lord of the Court while the pearls suffice.
pub(crate) fn second_lord_options(s: &State, pearls: u8, each: &mut impl Each) -> Flow {
    if s.me().pearls >= u16::from(pearls) {
        court_lords(s).iter().try_for_each(|lord| each(Action::SecondLord { lord }))?;
    }
    powers::use_options(s, each)?;
    each(Action::Decline)
}

/// AB-1.9: pays exactly the pearls; no allies, no affiliation.
pub(crate) fn second_lord(s: &mut State, lord: LordId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(Question::SecondLord { pearls }) = s.pending.pop() else { return };
    s.me_mut().pearls -= u16::from(pearls);
    log.push(Event::SecondLord { seat: s.active, lord, pearls: Number(pearls) });
    court::leave(s, lord);
    lords::enter(s, lord, chance, log);
}

/// AB-1.10, AB-13.32: any own free lord but `by`.
fn replaceable(s: &State, by: LordId) -> Lords {
    let mut others = s.me().free;
    others.remove(by);
    others
}

/// AB-13.28: another own free lord and a lord in the Court, or the power is lost.
pub(super) fn may_replace_from_court(s: &mut State, by: LordId) {
    if !replaceable(s, by).is_empty() && !s.court.is_empty() {
        s.pending.push(Question::ReplaceFromCourt { by });
    }
}

/// AB-1.10, AB-12.11, AB-13.28: D-REPLACE-COURT.
pub(crate) fn replace_from_court_options(s: &State, by: LordId, each: &mut impl Each) -> Flow {
    let court = court_lords(s);
    for own in replaceable(s, by) {
        court.iter().try_for_each(|lord| each(Action::Replace { own, lord }))?;
    }
    powers::use_options(s, each)?;
    each(Action::Decline)
}

/// AB-1.10, AB-12.13, AB-13.33: the one is discarded, the other enters for nothing.
pub(crate) fn replace_from_court(
    s: &mut State,
    own: LordId,
    lord: LordId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    lords::discard(s, own, log);
    court::leave(s, lord);
    lords::enter(s, lord, chance, log);
}

/// AB-13.31: another own free lord and a lord in the deck, or the power is lost.
pub(super) fn may_replace_from_deck(s: &mut State, by: LordId) {
    if !replaceable(s, by).is_empty() && !s.lord_deck.is_empty() {
        s.pending.push(Question::ReplaceFromDeck { by });
    }
}

/// AB-1.10, AB-12.11, AB-13.31, AB-16.6: D-REPLACE-DECK; an Opportunist may have emptied the deck meanwhile.
pub(crate) fn replace_from_deck_options(s: &State, by: LordId, each: &mut impl Each) -> Flow {
    if !s.lord_deck.is_empty() {
        replaceable(s, by).iter().try_for_each(|own| each(Action::ReplaceFromDeck { own }))?;
    }
    powers::use_options(s, each)?;
    each(Action::Decline)
}

/// AB-1.10, AB-13.31, AB-13.33: the lord to discard is chosen before the new one is seen.
pub(crate) fn replace_from_deck(
    s: &mut State,
    own: LordId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    lords::discard(s, own, log);
    if let Some(lord) = s.lord_deck.draw(LORD_DECK, chance) {
        log.push(Event::LordDrawn { seat: s.active, lord });
        lords::enter(s, lord, chance, log);
    }
}
