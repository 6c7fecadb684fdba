//! The Monsters Phase of a game alone (VA-19.11 to VA-19.23).

use table::{Chance, Id, Log};

use super::{Each, Flow, end, recruit};
use crate::components::{Area, CitizenId, Column};
use crate::event::Ending;
use crate::{Action, Event, Question, State};

/// VA-19.11, VA-19.12, VA-19.13, VA-19.14, VA-19.15, VA-19.16, VA-19.17: what the next die does, the lower one first.
pub(crate) fn next(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let [one, two] = s.turn.dice;
    let die = if s.turn.attacks == 1 { one.min(two) } else { one.max(two) };
    match die.checked_sub(1).and_then(|index| Column::from_index(index.into())) {
        None => s.pending.push(Question::AttackStack),
        Some(column) if s.monsters[column.index()].is_empty() => log.push(Event::NoAttack { column }),
        Some(column) => attack(s, column, chance, log),
    }
}

/// VA-6.18, VA-19.14, VA-19.44: the stacks that have monsters, from left to right.
pub(crate) fn stack_options(s: &State, each: &mut impl Each) -> Flow {
    let stacks = s.monsters.iter().filter(|stack| !stack.is_empty());
    stacks.map(|stack| stack.area).try_for_each(|area| each(Action::Attack { area }))
}

/// VA-19.14: the stack that the player chose.
pub(crate) fn attack_area(s: &mut State, area: Area, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.pending.pop();
    let column = s.monsters.iter().position(|stack| stack.area == area).and_then(Column::from_index);
    if let Some(column) = column {
        attack(s, column, chance, log);
    }
}

/// VA-19.18, VA-19.19, VA-19.20, VA-19.23, VA-19.29: a citizen of the column is captured, or else its top domain; if
/// there is neither, all is lost. The monsters stay.
fn attack(s: &mut State, column: Column, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    log.push(Event::Attacked { area: s.monsters[column.index()].area });
    if citizens(s, column).next().is_some() {
        s.pending.push(Question::AttackCitizen { column });
    } else if let Some(domain) = s.domains[column.index()].top.take() {
        s.dark_lord.domains.insert(domain);
        log.push(Event::DomainCaptured { domain });
    } else {
        end::game(s, Ending::Overrun, chance, log);
    }
}

/// The top citizens of a column, row 2 before row 3.
fn citizens(s: &State, column: Column) -> impl Iterator<Item = CitizenId> {
    column.slots().into_iter().filter_map(|slot| s.citizens[slot.index()].top)
}

/// VA-6.19: row 2, row 3.
pub(crate) fn citizen_options(s: &State, column: Column, each: &mut impl Each) -> Flow {
    citizens(s, column).try_for_each(|citizen| each(Action::Capture { citizen }))
}

/// VA-19.18: the card is laid beside the Dark Lord.
pub(crate) fn capture(
    s: &mut State,
    citizen: CitizenId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    s.dark_lord.citizens.add(citizen);
    log.push(Event::CitizenCaptured { citizen });
    recruit::take_from_centre(s, citizen, chance, log);
}
