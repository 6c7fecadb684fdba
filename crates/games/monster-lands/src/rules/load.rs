//! Assigning a mercenary and loading its path (ML-8A to ML-8D).

use table::{Log, Number, Row, Seat, Secret};

use super::dice::{Chosen, can_fill, can_reinforce, exact, reinforced};
use super::{Each, Flow, deploy, free};
use crate::components::{
    Colours, DiceCount, Effect, GATE_GOLD, GATE_SPACES, LAND_SPACES, LAND_TOKENS, MemberId, NOVICE_CARDS,
    PathRule, TOKEN_SIZE, Trap,
};
use crate::state::{Occupant, PathToken};
use crate::values::{Area, Faces, FewFaces, PathId};
use crate::{Action, Event, Question, State};

/// ML-8.1, ML-8.2, ML-8.4, ML-8.5: an unassigned mercenary on an empty path whose dice can be placed.
pub(crate) fn assign_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    for &path in PathId::ALL {
        assigns(s, seat, path, each)?;
    }
    Flow::Continue(())
}

/// The mercenaries that can be sent to this path.
pub(crate) fn assigns(s: &State, seat: Seat, path: PathId, each: &mut impl Each) -> Flow {
    let ready = s.players[seat].members.without(s.assigned.or(NOVICE_CARDS));
    if !ready.is_empty() && s.path(path).occupant == Occupant::Nobody && can_load(s, seat, path) {
        for member in ready {
            each(Action::Assign { path, member })?;
        }
    }
    Flow::Continue(())
}

/// ML-8.10, ML-8.20, ML-8.40: whether the path is in play and some load is possible: whether [`dice_options`] has any.
pub(crate) fn can_load(s: &State, seat: Seat, path: PathId) -> bool {
    let pool = &s.players[seat].pool;
    match path.area() {
        Area::Dice | Area::Contract => mission_slots(s, path).is_some_and(|slots| can_fill(pool, slots)),
        Area::A | Area::B => land_rule(s, path).is_some_and(|rule| can_reinforce(pool, rule)),
        Area::Gate => s.monster_at(Area::Gate).is_some() && (pool.s + pool.m > 0 || has_tokens(s, seat)),
    }
}

/// The dice slots of a mission path.
pub(crate) fn mission_slots(s: &State, path: PathId) -> Option<&'static [Colours]> {
    match path.area() {
        Area::Dice => s.missions[0].map(|mission| mission.dice_mission().dice),
        Area::Contract => s.missions[1].map(|mission| mission.contract().dice),
        _ => None,
    }
}

/// ML-8.20: what the path tile shows for a territory path.
pub(crate) fn path_rule(s: &State, path: PathId) -> Option<&'static PathRule> {
    let land = path.area().land()?;
    s.tiles.get(land).copied().flatten().map(|face| &face.paths()[path.place()])
}

/// ML-8.20: the same, if there is a territory to go to.
fn land_rule(s: &State, path: PathId) -> Option<&'static PathRule> {
    path_rule(s, path).filter(|_| path.area().land().is_some_and(|land| s.territories[land].is_some()))
}

/// ML-8.41: whether the clan has tokens for the Entrance.
fn has_tokens(s: &State, seat: Seat) -> bool {
    s.players[seat].defence > 0 || !s.players[seat].traps.is_empty()
}

/// ML-8.11, ML-8.21 to ML-8.23, ML-8.41, ML-8.42.
pub(crate) fn dice_options(s: &State, seat: Seat, path: PathId, each: &mut impl Each) -> Flow {
    let pool = &s.players[seat].pool;
    let few = FewFaces::default();
    let list = |strength: u8, m: u8| Action::Dice { s: Number(strength), m: Number(m), p: few };
    match path.area() {
        Area::Dice | Area::Contract => match mission_slots(s, path) {
            Some(slots) => exact(pool, slots, |(strength, m, p)| {
                each(Action::Dice { s: Number(strength), m: Number(m), p })
            }),
            None => Flow::Continue(()),
        },
        Area::A | Area::B => match land_rule(s, path) {
            Some(rule) => reinforced(pool, rule, |strength, m| each(list(strength, m))),
            None => Flow::Continue(()),
        },
        Area::Gate if s.monster_at(Area::Gate).is_some() => {
            let tokens = has_tokens(s, seat);
            for strength in 0..=pool.s.min(GATE_SPACES) {
                for m in 0..=pool.m.min(GATE_SPACES - strength) {
                    if strength + m > 0 || tokens {
                        each(list(strength, m))?;
                    }
                }
            }
            Flow::Continue(())
        }
        Area::Gate => Flow::Continue(()),
    }
}

/// ML-8.1.
pub(crate) fn assign(s: &mut State, seat: Seat, path: PathId, member: MemberId, log: &mut impl Log<Event>) {
    deploy::main_action(s);
    s.assigned.insert(member);
    s.path_mut(path).occupant = Occupant::Member(member);
    log.push(Event::Assigned { seat, path, member });
    s.pending.push(Question::LoadDice { seat, path });
}

/// The dice are placed; tokens follow outside missions (ML-8.13).
pub(crate) fn lay_dice(
    s: &mut State,
    question: Question,
    (strength, m, p): Chosen,
    log: &mut impl Log<Event>,
) {
    let Question::LoadDice { seat, path } = question else { return };
    s.pending.pop();
    let pool = &mut s.players[seat].pool;
    pool.s -= strength;
    pool.m -= m;
    let mut faces = Faces::default();
    for face in p.each() {
        if pool.p.take(face) {
            faces.add(face);
        }
    }
    s.path_mut(path).dice = DiceCount { s: strength, m, p: p.len() };
    log.push(Event::DiceLaid { seat, s: Number(strength), m: Number(m), p: faces });
    if path.area().land().is_some() {
        s.pending.push(Question::LoadTokens { seat, path });
    }
}

/// ML-8.13, ML-8.25, ML-8.26, ML-8.41, ML-8.42: the least and the most tokens beside so many dice.
pub(crate) fn token_limits(path: PathId, dice: u8) -> (u8, u8) {
    let most = match path.area() {
        Area::Dice | Area::Contract => 0,
        Area::A | Area::B => LAND_TOKENS + LAND_SPACES.saturating_sub(dice) / TOKEN_SIZE,
        Area::Gate => GATE_SPACES.saturating_sub(dice) / TOKEN_SIZE,
    };
    (u8::from(dice == 0), most)
}

/// How many tokens must come at least, and how many more fit.
fn tokens_left(s: &State, path: PathId) -> (u8, u8) {
    let load = s.path(path);
    let (least, most) = token_limits(path, load.dice.total());
    let laid = load.tokens.len() as u8 + load.defence;
    (least.saturating_sub(laid), most.saturating_sub(laid))
}

/// How many more tokens fit.
pub(crate) fn token_room(s: &State, path: PathId) -> u8 {
    tokens_left(s, path).1
}

/// ML-8.24, ML-8.31, ML-8.41: tokens in any order; the Entrance needs one piece.
pub(crate) fn token_options(s: &State, seat: Seat, path: PathId, each: &mut impl Each) -> Flow {
    let (least, room) = tokens_left(s, path);
    if room > 0 {
        free::trap_options(s, seat, |trap| Action::Lay { trap }, each)?;
        if s.players[seat].defence > 0 {
            each(Action::LayDefence)?;
        }
    }
    if least == 0 {
        each(Action::Done)?;
    }
    Flow::Continue(())
}

/// ML-8.24: face down.
pub(crate) fn lay_trap(s: &mut State, question: Question, trap: Trap, log: &mut impl Log<Event>) {
    let Question::LoadTokens { seat, path } = question else { return };
    if s.players[seat].traps.take(trap) {
        s.path_mut(path).tokens.push(PathToken { trap, shown: false });
        log.push(Event::Laid { seat, path, trap: Secret::Known(trap) });
    }
}

/// ML-8.24.
pub(crate) fn lay_defence(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    let Question::LoadTokens { seat, path } = question else { return };
    s.players[seat].defence -= 1;
    s.path_mut(path).defence += 1;
    log.push(Event::DefenceLaid { seat, path });
}

/// No more tokens; potion and venom follow.
pub(crate) fn tokens_done(s: &mut State, seat: Seat, path: PathId) {
    s.pending.push(Question::LoadCarry { seat, path });
}

/// ML-8.13, ML-8.27: at most so many own potions and venoms: one of each outside missions.
pub(crate) fn carry_limits(s: &State, seat: Seat, path: PathId) -> [u8; 2] {
    let clan = &s.players[seat];
    if path.area().land().is_some() { [clan.potions.min(1), clan.venoms.min(1)] } else { [0; 2] }
}

/// ML-8.27.
pub(crate) fn carry_options(s: &State, seat: Seat, path: PathId, each: &mut impl Each) -> Flow {
    let [potions, venoms] = carry_limits(s, seat, path);
    for potions in 0..=potions {
        for venoms in 0..=venoms {
            each(Action::Carry { potions: Number(potions), venoms: Number(venoms) })?;
        }
    }
    Flow::Continue(())
}

/// ML-8.27 to ML-8.29, ML-8.43: own tokens, and what the path gives.
pub(crate) fn carry(s: &mut State, question: Question, potions: u8, venoms: u8, log: &mut impl Log<Event>) {
    let Question::LoadCarry { seat, path } = question else { return };
    s.pending.pop();
    s.players[seat].potions -= potions;
    s.players[seat].venoms -= venoms;
    let (mut more_potions, mut more_venoms, mut coins) = (0, 0, 0);
    match path_rule(s, path).map(|rule| rule.benefit) {
        Some(Effect::Carry { potion, venom }) => {
            more_potions = potion.min(s.potion_supply);
            more_venoms = venom.min(s.venom_supply);
        }
        Some(Effect::GainOnReturn { gold }) => coins = gold,
        _ if path.area() == Area::Gate => coins = GATE_GOLD[path.place()],
        _ => {}
    }
    s.potion_supply -= more_potions;
    s.venom_supply -= more_venoms;
    let load = s.path_mut(path);
    load.potions = potions + more_potions;
    load.venoms = venoms + more_venoms;
    load.coins = coins;
    load.redirects = Row::new();
    let (potions, venoms) = (Number(load.potions), Number(load.venoms));
    log.push(Event::Carried { path, potions, venoms, coins: Number(coins) });
}
