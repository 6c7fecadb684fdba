//! Clean-up steps 1 and 2 and the windows between the steps (ML-13, ML-6.43).

use table::{Chance, Log};

use super::{Each, Flow, clans, free, supply};
use crate::components::{Effect, Goods, Members, Monster};
use crate::state::{Occupant, Path};
use crate::values::PathId;
use crate::{Action, Event, PANIC, Question, State, Step};

/// ML-13.1, ML-13.2: the living return with what they carry; tokens are discarded, dice wait for the reset.
pub(crate) fn clear_board(s: &mut State, log: &mut impl Log<Event>) {
    for &path in PathId::ALL {
        if s.path(path).occupant == Occupant::Nobody {
            continue; // nothing is laid there
        }
        let load = *s.path(path);
        if let Occupant::Member(member) = load.occupant
            && let Some(seat) = s.owner(member)
        {
            log.push(Event::Returned { seat, member });
            supply::gain(s, seat, Goods { gold: load.coins, ..Goods::default() }, log);
            s.players[seat].potions += load.potions;
            s.players[seat].venoms += load.venoms;
        }
        clans::discard_tokens(s, path);
        s.defence_supply += load.defence;
        for dice in [load.dice, load.rolled] {
            s.laid.s += dice.s;
            s.laid.m += dice.m;
            s.laid.p += dice.p;
        }
        *s.path_mut(path) = Path::default();
    }
    s.assigned = Members::new();
}

/// ML-13.3, ML-13.4: in turn order.
pub(crate) fn heal(s: &mut State, nth: u8) {
    s.step = Step::Panic;
    if let Some(seat) = s.turn_order().nth(nth.into()) {
        s.step = Step::Heal(nth + 1);
        s.pending.push(Question::Heal { seat });
    }
}

/// ML-13.3: potions for the wounded, or nothing more.
pub(crate) fn heal_options(s: &State, seat: table::Seat, each: &mut impl Each) -> Flow {
    free::heal_options(s, seat, each)?;
    each(Action::Done)
}

/// ML-13.6 to ML-13.11.
pub(crate) fn panic(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.step = Step::Window3(0);
    // In the order of ML-13.10; of equals the first stays.
    let mut candidates = [s.monsters[2].take(), None, None];
    for land in 0..2 {
        let fled = if s.attacked[land] { s.monsters[land].take() } else { None };
        candidates[land + 1] = s.escaped[land].take().or(fled);
    }
    s.attacked = [false; 3];
    let strength = |monster: Monster| (monster.card().attack, monster.card().kill_value);
    let mut strongest: Option<Monster> = None;
    for monster in candidates.into_iter().flatten() {
        let loser = match strongest {
            Some(other) if strength(monster) > strength(other) => strongest.replace(monster),
            Some(_) => Some(monster),
            None => strongest.replace(monster),
        };
        if let Some(monster) = loser {
            s.monster_discard.insert(monster);
            log.push(Event::MonsterDiscarded { monster });
        }
    }
    s.monsters[2] = strongest;
    if let Some(monster) = strongest {
        log.push(Event::AtEntrance { monster });
        let tokens = match monster.card().effect {
            Effect::Panic { n } => n,
            _ => 1,
        };
        for _ in 0..tokens {
            if let Some(building) = supply::draw(&mut s.citadel.panic_pile, PANIC, chance) {
                s.citadel.panic.insert(building);
                log.push(Event::Panicked { building });
            }
        }
    }
}

/// ML-6.43: everybody's window in turn order, then `after`.
pub(crate) fn window(s: &mut State, nth: u8, next: fn(u8) -> Step, after: Step) {
    s.step = after;
    if let Some(seat) = s.turn_order().nth(nth.into()) {
        s.step = next(nth + 1);
        free::new_window(s);
        s.pending.push(Question::Window { seat });
    }
}
