//! Members come and go: joining, death, leaders, salaries, desertion (ML-10.23 to ML-10.27, ML-13.12 to ML-13.22).

use table::{Log, Number, Seat};

use super::{Each, Flow, free, supply};
use crate::components::{
    DiceCount, GATE_DEATH_GLORY, Gear, Goods, LAND_DEATH_GLORY, MemberId, Members, salary,
};
use crate::state::Occupant;
use crate::values::{Area, PathId};
use crate::{Action, Event, Question, State, Step};

/// ML-7.36, ML-13.34: joins the clan; the first member of a clan is its leader.
pub(crate) fn join(s: &mut State, seat: Seat, member: MemberId, log: &mut impl Log<Event>) {
    let alone = s.players[seat].members.is_empty();
    s.players[seat].members.insert(member);
    log.push(Event::Hired { seat, member });
    if alone {
        s.players[seat].leader = Some(member);
        log.push(Event::NewLeader { seat, member });
    }
}

/// Takes a member out of its clan. ML-10.26, ML-10.27, ML-13.22, ML-16.3.
fn leave(s: &mut State, seat: Seat, member: MemberId) {
    s.players[seat].members.remove(member);
    s.wounded.remove(member);
    s.assigned.remove(member);
    s.used.remove(member);
    if s.players[seat].leader == Some(member) {
        s.players[seat].leader = None;
    }
    if let Some(territory) = s.settled_at(member) {
        s.settler[territory as usize] = None;
    }
    if member.is_novice() {
        s.novices.insert(member);
    } else if !member.is_starting() {
        s.member_discard.insert(member);
    }
    supply::check_traps(s, seat);
}

/// ML-10.23 to ML-10.26: the mercenary of a path dies.
pub(crate) fn die(s: &mut State, path: PathId, log: &mut impl Log<Event>) {
    let Some(member) = s.member_on(path) else { return };
    let Some(seat) = s.owner(member) else { return };
    log.push(Event::Died { seat, member });
    let load = *s.path(path);
    supply::give_back(s, load.dice);
    s.defence_supply += load.defence;
    s.potion_supply += load.potions;
    s.venom_supply += load.venoms;
    let gone = s.path_mut(path);
    gone.occupant = Occupant::Dead;
    gone.dice = DiceCount::default();
    gone.defence = 0;
    gone.potions = 0;
    gone.venoms = 0;
    gone.coins = 0;
    // ML-10.24: what it has already attacked with stays.
    if !load.fought {
        discard_tokens(s, path);
    }
    for &gear in Gear::ALL {
        if s.bearer[gear as usize] == Some(member) {
            s.bearer[gear as usize] = None;
            s.gear_gone.insert(gear);
        }
    }
    leave(s, seat, member);
    let glory = match path.area() {
        Area::Gate => GATE_DEATH_GLORY,
        _ => LAND_DEATH_GLORY[path.place()],
    };
    supply::gain(s, seat, Goods { glory, ..Goods::default() }, log);
}

/// ML-10.26, ML-13.2, ML-18.19, ML-20.18: the tokens of a path are discarded, face down ones unseen; Madhala's go to
/// her own pile.
pub(crate) fn discard_tokens(s: &mut State, path: PathId) {
    let rival = s.path(path).occupant == Occupant::Rival;
    let tokens = std::mem::take(&mut s.path_mut(path).tokens);
    for token in &tokens {
        let pile = match token.shown {
            _ if rival => &mut s.trick_discard,
            true => &mut s.trap_discard,
            false => &mut s.hidden_discard,
        };
        pile.add(token.trap);
    }
}

/// ML-13.12: the clans in turn order.
pub(crate) fn leaders(s: &mut State, nth: u8) {
    s.step = Step::Window4(0);
    if let Some(seat) = s.turn_order().nth(nth.into()) {
        s.step = Step::Leaders(nth + 1);
        if s.players[seat].leader.is_none() {
            s.pending.push(Question::Leader { seat });
        }
    }
}

/// ML-13.12 to ML-13.14: unsettled mercenaries, then novices, then settlers; the highest reputation, then cost.
pub(crate) fn leader_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let members = s.players[seat].members;
    let settled = |member: &MemberId| s.settled_at(*member).is_some();
    let mercenaries: Members =
        members.iter().filter(|member| !member.is_novice() && !settled(member)).collect();
    let novices: Members = members.iter().filter(|member| member.is_novice()).collect();
    let group = [mercenaries, novices, members].into_iter().find(|group| !group.is_empty());
    best(group.unwrap_or_default(), |member| each(Action::Leader { member }))
}

/// Those of the highest reputation and then the highest cost.
fn best(members: Members, mut each: impl FnMut(MemberId) -> Flow) -> Flow {
    let rank = |member: MemberId| (member.card().reputation, member.card().cost);
    let top = members.iter().map(rank).max();
    for member in members.iter().filter(|&member| Some(rank(member)) == top) {
        each(member)?;
    }
    Flow::Continue(())
}

/// ML-13.13, ML-13.15: a settler leaves the territory.
pub(crate) fn make_leader(s: &mut State, seat: Seat, member: MemberId, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.players[seat].leader = Some(member);
    if let Some(territory) = s.settled_at(member) {
        s.settler[territory as usize] = None;
    }
    log.push(Event::NewLeader { seat, member });
}

/// ML-11.15, ML-13.16: the members that are paid.
fn paid(s: &State, seat: Seat) -> Members {
    let clan = &s.players[seat];
    clan.members
        .iter()
        .filter(|&member| clan.leader != Some(member) && s.settled_at(member).is_none())
        .collect()
}

/// ML-13.16, ML-13.17: what the salaries of a clan come to now.
pub(crate) fn salaries_due(s: &State, seat: Seat) -> u16 {
    paid(s, seat).len() as u16 * u16::from(salary(s.players[seat].glory))
}

/// ML-13.16 to ML-13.19: the clans in turn order.
pub(crate) fn salaries(s: &mut State, nth: u8, log: &mut impl Log<Event>) {
    s.step = Step::EndCheck;
    let Some(seat) = s.turn_order().nth(nth.into()) else { return };
    s.step = Step::Salaries(nth + 1);
    let due = salaries_due(s, seat);
    let gold = s.players[seat].gold;
    let pays = gold.min(due);
    s.players[seat].gold -= pays;
    if due > 0 {
        log.push(Event::SalariesPaid { seat, gold: Number(pays as u8) });
    }
    if gold < due {
        s.pending.push(Question::Desert { seat });
    }
}

/// ML-13.20.
pub(crate) fn desert_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    best(paid(s, seat), |member| each(Action::Desert { member }))
}

/// ML-13.20 to ML-13.22.
pub(crate) fn desert(s: &mut State, seat: Seat, member: MemberId, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Deserted { seat, member });
    leave(s, seat, member);
    for &gear in Gear::ALL {
        if s.bearer[gear as usize] == Some(member) {
            s.bearer[gear as usize] = None;
            s.pending.push(Question::Inherit { seat, gear, from: member });
        }
    }
}

/// ML-13.21, ML-7.52: the others, or nobody.
pub(crate) fn inherit_options(s: &State, seat: Seat, gear: Gear, each: &mut impl Each) -> Flow {
    for member in s.players[seat].members {
        each(Action::Equip { gear, member })?;
    }
    each(Action::Drop { gear })
}

/// ML-13.21: a card of the type is discarded to make room.
pub(crate) fn inherit(s: &mut State, seat: Seat, gear: Gear, member: MemberId, log: &mut impl Log<Event>) {
    s.pending.pop();
    if let Some(old) = free::of_type(s, member, gear.card().kind) {
        free::drop_gear(s, seat, old, log);
    }
    s.bearer[gear as usize] = Some(member);
    log.push(Event::GearMoved { seat, gear, member });
}

/// ML-13.21.
pub(crate) fn not_inherited(s: &mut State, seat: Seat, gear: Gear, log: &mut impl Log<Event>) {
    s.pending.pop();
    free::drop_gear(s, seat, gear, log);
}
