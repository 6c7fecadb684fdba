//! Cards that go back to the centre (VA-1.10).

use table::{Id, Log};

use crate::components::{CitizenId, Column, DomainId, Effect, MonsterId, Place, Returned};
use crate::rules::{Each, Flow, exhausted};
use crate::{Action, Event, Question, State};

/// VA-6.16, VA-25.26, VA-25.27: each own name once; then `none`. Nothing to ask without a card.
pub(crate) fn return_options(s: &State, domain: DomainId, each: &mut impl Each) -> Flow {
    let Effect::ReturnCard { from, .. } = domain.card().effect else { return Flow::Continue(()) };
    let me = s.me();
    let mut any = false;
    let mut offer = |action| {
        any = true;
        each(action)
    };
    match from {
        Returned::Citizens => {
            me.citizens.kinds().try_for_each(|citizen| offer(Action::ReturnCitizen { citizen }))?;
        }
        Returned::Monsters => {
            me.monsters.kinds().try_for_each(|monster| offer(Action::ReturnMonster { monster }))?;
        }
    }
    if any { each(Action::Decline) } else { Flow::Continue(()) }
}

/// VA-25.18, VA-25.25, VA-20.8, VA-15.3: on top of the stack of its number, and the tokens.
pub(crate) fn return_citizen(s: &mut State, citizen: CitizenId, log: &mut impl Log<Event>) {
    let Some(Question::Return { domain }) = s.pending.pop() else { return };
    if !s.me_mut().citizens.take(citizen) {
        return;
    }
    let (slot, mixed) = (citizen.card().slot, s.mixed);
    s.citizens[slot.index()].put_back(citizen, mixed);
    log.push(Event::CitizenReturned { seat: s.active, citizen });
    exhausted::refill(s, Place::citizens(slot), log);
    reward(s, domain, log);
}

/// VA-25.16, VA-25.25, VA-15.3: on top of the stack of its area, and the tokens.
pub(crate) fn return_monster(s: &mut State, monster: MonsterId, log: &mut impl Log<Event>) {
    let Some(Question::Return { domain }) = s.pending.pop() else { return };
    let column = s.monsters.iter().position(|stack| stack.area == monster.card().area);
    let Some(column) = column.and_then(Column::from_index) else { return };
    if !s.me_mut().monsters.take(monster) {
        return;
    }
    s.monsters[column.index()].put_back(monster);
    log.push(Event::MonsterReturned { seat: s.active, monster });
    exhausted::refill(s, Place::monsters(column), log);
    reward(s, domain, log);
}

fn reward(s: &mut State, domain: DomainId, log: &mut impl Log<Event>) {
    if let Effect::ReturnCard { gain, .. } = domain.card().effect {
        s.me_mut().gain(gain);
        log.push(Event::DomainGave { seat: s.active, domain, bundle: gain });
    }
}
