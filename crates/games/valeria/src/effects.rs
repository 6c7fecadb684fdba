//! The closed vocabulary of effects (VA-1) as it works in the Action Phase. What citizens do is in `rules/harvest`,
//! what changes dice in `rules/roll`.

mod citizens;
mod opponents;
mod returns;

pub(crate) use citizens::{citizen_options, take_citizen};
pub(crate) use opponents::{ask_victim, rob, robbery_options, take_tokens, victim_options};
pub(crate) use returns::{return_citizen, return_monster, return_options};

use table::{Chance, Log, Number, Seat};

use crate::components::{Bundle, DomainId, Effect, MonsterId};
use crate::rules::{Each, Flow};
use crate::state::Giver;
use crate::{Action, Event, Question, State, score};

/// VA-11.4, VA-14.6, VA-22.3: resolves a reward, or asks about it. `option` is the one chosen of a card with options.
pub(crate) fn resolve(
    s: &mut State,
    by: Giver,
    option: u8,
    effect: Effect,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    match (effect, by) {
        (Effect::TakeRandomMonster, Giver::Domain(domain)) => {
            opponents::take_random_monster(s, domain, chance, log);
        }
        _ => without_chance(s, by, option, effect, log),
    }
}

/// All effects but the one that draws a card; those inside an `all` are of this kind.
fn without_chance(s: &mut State, by: Giver, option: u8, effect: Effect, log: &mut impl Log<Event>) {
    match (effect, by) {
        (Effect::Gain(bundle), _) => gain(s, by, bundle, log),
        (Effect::GainPer { per, bundle }, _) => gain(s, by, bundle.times(score::count(s.me(), per)), log),
        (Effect::All { .. }, _) => resolve_from(s, by, option, 0, log),
        (Effect::ChooseOne { .. }, Giver::Monster(monster)) => s.pending.push(Question::Reward { monster }),
        (Effect::TakeCitizen(filter), _) => s.pending.push(Question::TakeCitizen { by, filter }),
        (Effect::PayToGain { .. }, Giver::Domain(domain)) => s.pending.push(Question::Pay { domain }),
        (Effect::Steal { .. }, Giver::Domain(domain)) => ask_victim(s, domain, log),
        (Effect::ExtraSlay, Giver::Domain(domain)) => s.pending.push(Question::ExtraSlay { domain }),
        (Effect::ReturnCard { .. }, Giver::Domain(domain)) => s.pending.push(Question::Return { domain }),
        _ => {} // no card has any other effect as a reward; a test of the components sees to it
    }
}

/// VA-1.4: the effects of an `all`, one after another, from number `next` on. If one asks something, the others wait
/// below the question.
pub(crate) fn resolve_from(s: &mut State, by: Giver, option: u8, next: u8, log: &mut impl Log<Event>) {
    let effects = sequence(by, option);
    let Some(&effect) = effects.get(next as usize) else { return };
    let more = usize::from(next) + 1 < effects.len();
    if more {
        s.pending.push(Question::Rest { by, option, next: next + 1 });
    }
    without_chance(s, by, option, effect, log);
}

/// The effects of the card's `all`, or of the option chosen.
fn sequence(by: Giver, option: u8) -> &'static [Effect] {
    let effect = match by {
        Giver::Monster(monster) => monster.card().reward,
        Giver::Domain(domain) => domain.card().effect,
    };
    match effect {
        Effect::All { effects } => effects,
        Effect::ChooseOne { options } => match options.get(option as usize) {
            Some(&Effect::All { effects }) => effects,
            _ => &[],
        },
        _ => &[],
    }
}

/// VA-1.2, VA-11.7: tokens of the bank for the active player.
fn gain(s: &mut State, by: Giver, bundle: Bundle, log: &mut impl Log<Event>) {
    if bundle.is_empty() {
        return;
    }
    s.me_mut().gain(bundle);
    let seat = s.active;
    log.push(match by {
        Giver::Monster(monster) => Event::Rewarded { seat, monster, bundle },
        Giver::Domain(domain) => Event::DomainGave { seat, domain, bundle },
    });
}

/// VA-2.7, VA-2.20: a domain with a fixed gain pays its owner.
pub(crate) fn give(s: &mut State, seat: Seat, domain: DomainId, log: &mut impl Log<Event>) {
    if let Effect::Gain(bundle) = domain.card().effect {
        s.players[seat].gain(bundle);
        log.push(Event::DomainGave { seat, domain, bundle });
    }
}

/// VA-1.5, VA-6.12, VA-11.10: the possible options in printed order.
pub(crate) fn reward_options(s: &State, monster: MonsterId, each: &mut impl Each) -> Flow {
    let Effect::ChooseOne { options } = monster.card().reward else { return Flow::Continue(()) };
    let numbered = (1..).zip(options);
    let mut possible = numbered.filter(|&(_, &option)| is_possible(s, option));
    possible.try_for_each(|(number, _)| each(Action::Reward { option: Number(number) }))
}

/// VA-1.5: impossible is only a citizen where none can be taken.
fn is_possible(s: &State, option: Effect) -> bool {
    match option {
        Effect::TakeCitizen(filter) => s.top_citizens().any(|citizen| filter.fits(citizen)),
        Effect::All { effects } => effects.iter().all(|&effect| is_possible(s, effect)),
        _ => true,
    }
}

/// VA-11.4: the option that the slayer chose, numbered from 1.
pub(crate) fn choose_reward(s: &mut State, number: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(Question::Reward { monster }) = s.pending.pop() else { return };
    log.push(Event::RewardChosen { seat: s.active, monster, option: Number(number) });
    let Effect::ChooseOne { options } = monster.card().reward else { return };
    let option = number.saturating_sub(1);
    if let Some(&effect) = options.get(option as usize) {
        resolve(s, Giver::Monster(monster), option, effect, chance, log);
    }
}

/// VA-1.6, VA-6.17, VA-22.4: to be paid only if the price is held.
pub(crate) fn pay_options(s: &State, domain: DomainId, each: &mut impl Each) -> Flow {
    match domain.card().effect {
        Effect::PayToGain { pay, .. } if s.me().has(pay) => {
            each(Action::Pay)?;
            each(Action::Decline)
        }
        _ => Flow::Continue(()),
    }
}

/// VA-1.6: pays and takes.
pub(crate) fn pay(s: &mut State, log: &mut impl Log<Event>) {
    let Some(Question::Pay { domain }) = s.pending.pop() else { return };
    let Effect::PayToGain { pay, gain } = domain.card().effect else { return };
    s.me_mut().pay(pay);
    s.me_mut().gain(gain);
    log.push(Event::Paid { seat: s.active, domain, pay, gain });
}

/// What is offered is left.
pub(crate) fn decline(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Declined { seat: s.active });
}
