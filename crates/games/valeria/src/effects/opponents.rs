//! What is taken from opponents in the Action Phase (VA-1.7, VA-1.11), and from the bank and the centre in a game alone.

use table::{Chance, Log, Number};

use crate::action::Opponent;
use crate::components::{Bundle, DomainId, Effect, Resource};
use crate::event::Ending;
use crate::rules::{Each, Flow, end, slay, thief};
use crate::{Action, Event, Question, ROBBERY, State};

/// What the domain takes, and how much.
fn steal(domain: DomainId) -> Option<(Resource, u8)> {
    match domain.card().effect {
        Effect::Steal { kinds: &[resource, ..], amount, .. } => Some((resource, amount)),
        _ => None,
    }
}

/// VA-9.10, VA-19.9: asks from whom; alone, the bank gives the full amount.
pub(crate) fn ask_victim(s: &mut State, domain: DomainId, log: &mut impl Log<Event>) {
    if !s.is_solo() {
        s.pending.push(Question::Victim { domain });
    } else if let Some((resource, amount)) = steal(domain) {
        let bundle = Bundle::of(resource, amount.into());
        s.me_mut().gain(bundle);
        log.push(Event::DomainGave { seat: s.active, domain, bundle });
    }
}

/// VA-6.14, VA-9.10, VA-18.7: the opponents who hold at least one token of the kind, clockwise.
pub(crate) fn victim_options(s: &State, domain: DomainId, each: &mut impl Each) -> Flow {
    let Some((resource, _)) = steal(domain) else { return Flow::Continue(()) };
    let mut victims =
        Opponent::all_of(s.active, s.players.seats()).filter(|&(_, seat)| s.players[seat].held(resource) > 0);
    victims.try_for_each(|(from, _)| each(Action::Victim { from }))
}

/// VA-9.11: as much as the opponent holds, if that is less.
pub(crate) fn take_tokens(s: &mut State, from: Opponent, log: &mut impl Log<Event>) {
    let Some(Question::Victim { domain }) = s.pending.pop() else { return };
    let Some((resource, most)) = steal(domain) else { return };
    let Some(victim) = from.seat(s.active, s.players.seats()) else { return };
    let amount = s.players[victim].held(resource).min(most.into()) as u8;
    thief::move_tokens(s, victim, resource, amount);
    log.push(Event::DomainTook { seat: s.active, domain, from: victim, resource, amount: Number(amount) });
}

/// VA-1.11, VA-19.10, VA-19.28, VA-19.43: asks from whom; alone, the top monster of the leftmost stack that has one, and
/// the last monster of all wins.
pub(super) fn take_random_monster(
    s: &mut State,
    domain: DomainId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if !s.is_solo() {
        return s.pending.push(Question::Robbery { domain });
    }
    if let Some(monster) = s.monsters.iter_mut().find_map(crate::MonsterStack::take) {
        s.me_mut().monsters.add(monster);
        log.push(Event::MonsterTaken { seat: s.active, monster });
        if slay::none_left(s) {
            end::game(s, Ending::SlainAll, chance, log);
        }
    }
}

/// VA-6.14: the opponents who have a monster, clockwise.
pub(crate) fn robbery_options(s: &State, each: &mut impl Each) -> Flow {
    let mut victims = Opponent::all_of(s.active, s.players.seats())
        .filter(|&(_, seat)| !s.players[seat].monsters.is_empty());
    victims.try_for_each(|(from, _)| each(Action::Victim { from }))
}

/// VA-1.11, VA-25.28: each card equally likely; no reward, no trigger.
pub(crate) fn rob(s: &mut State, from: Opponent, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.pending.pop();
    let Some(victim) = from.seat(s.active, s.players.seats()) else { return };
    if let Some(monster) = s.players[victim].monsters.draw(ROBBERY, chance) {
        s.me_mut().monsters.add(monster);
        log.push(Event::MonsterRobbed { seat: s.active, from: victim, monster });
    }
}
