//! Missions (ML-9): the dice mission and the contract.

use table::{Chance, Log, Number, Seat};

use super::{Each, Flow, free, roll, supply};
use crate::components::{DiceMission, Goods, Price, Trap};
use crate::state::{Occupant, RollKind};
use crate::values::{Area, PathId};
use crate::{Action, Event, Question, State, Step};

/// ML-9.2, ML-9.5, ML-9.6: the next path of the dice mission is rolled.
pub(crate) fn next_roll(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(path) = Area::Dice.paths().find(|&path| s.member_on(path).is_some() && !s.path(path).activated)
    else {
        s.step = Step::MissionEnd;
        return;
    };
    s.path = path;
    s.path_mut(path).activated = true;
    roll::begin(s, RollKind::Mission);
    roll::throw_all(s, chance, log);
}

/// ML-9.8 to ML-9.13, ML-19.20 to ML-19.22.
pub(crate) fn results(s: &mut State, log: &mut impl Log<Event>) {
    s.step = Step::AreaEnd;
    let Some(mission) = s.missions[0].map(crate::components::Mission::dice_mission) else { return };
    let rival = s.path(PathId::Dice1).occupant == Occupant::Rival;
    let done = s.totals.map(|total| total.filter(|&total| total >= mission.target));
    let winner = match done {
        _ if rival => None,
        [Some(left), Some(right)] => Some(if right > left { PathId::Dice2 } else { PathId::Dice1 }),
        [Some(_), None] => Some(PathId::Dice1),
        [None, Some(_)] => Some(PathId::Dice2),
        [None, None] => None,
    };
    for path in Area::Dice.paths() {
        if let Some(seat) = s.path_owner(path) {
            let success = done[path.place()].is_some();
            result(s, seat, path, mission, success, winner == Some(path), log);
        }
    }
}

fn result(
    s: &mut State,
    seat: Seat,
    path: PathId,
    mission: &DiceMission,
    success: bool,
    wins: bool,
    log: &mut impl Log<Event>,
) {
    if !success {
        log.push(Event::MissionFailed { seat, path });
        return supply::lose_glory(s, seat, mission.penalty, log);
    }
    log.push(Event::MissionDone { seat, path });
    if wins {
        s.missions_done += 1; // ML-20.12
        supply::gain(s, seat, mission.reward, log);
    } else {
        supply::gain(s, seat, Goods { gold: mission.consolation, ..Goods::default() }, log);
    }
}

/// ML-9.14: the owners of path 1, then of path 2.
pub(crate) fn next_contract(s: &mut State) {
    s.step = Step::AreaEnd;
    let waiting = Area::Contract.paths().find(|&path| s.member_on(path).is_some() && !s.path(path).activated);
    if let Some(path) = waiting
        && let Some(seat) = s.path_owner(path)
    {
        s.step = Step::Contract;
        s.path = path;
        s.path_mut(path).activated = true;
        s.pending.push(Question::Contract { seat, path });
    }
}

fn contract_price(s: &State) -> Price {
    s.missions[1].map_or(Price::default(), |mission| mission.contract().pay)
}

/// ML-9.14 to ML-9.17.
pub(crate) fn contract_options(s: &State, seat: Seat, _path: PathId, each: &mut impl Each) -> Flow {
    free::cash_options(s, seat, each)?;
    let Price { gold, trap, potion, venom, defence } = contract_price(s);
    let clan = &s.players[seat];
    let enough = clan.gold >= gold.into()
        && clan.traps.len() >= trap.into()
        && clan.potions >= potion
        && clan.venoms >= venom
        && clan.defence >= defence;
    if enough {
        each(Action::Pay)?;
    }
    each(Action::Done)
}

/// ML-9.14: pays; which traps is asked next.
pub(crate) fn pay(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    let Question::Contract { seat, path } = question else { return };
    s.pending.pop();
    let Price { gold, trap, potion, venom, defence } = contract_price(s);
    supply::pay(s, seat, gold, log);
    let clan = &mut s.players[seat];
    clan.potions -= potion;
    clan.venoms -= venom;
    clan.defence -= defence;
    s.potion_supply += potion;
    s.venom_supply += venom;
    s.defence_supply += defence;
    if trap == 0 {
        reward(s, seat, path, log);
    } else {
        log.push(Event::TrapsOwed { seat, traps: Number(trap) });
        s.pending.push(Question::PayTrap { seat, path, left: trap });
    }
}

/// ML-9.16: this token, face down.
pub(crate) fn pay_trap(s: &mut State, trap: Trap, log: &mut impl Log<Event>) {
    let Some(Question::PayTrap { seat, path, left }) = s.pending.pop() else { return };
    supply::discard_trap(s, seat, trap, log);
    if left > 1 {
        s.pending.push(Question::PayTrap { seat, path, left: left - 1 });
    } else {
        reward(s, seat, path, log);
    }
}

fn reward(s: &mut State, seat: Seat, path: PathId, log: &mut impl Log<Event>) {
    if let Some(mission) = s.missions[1] {
        log.push(Event::MissionDone { seat, path });
        s.missions_done += 1;
        supply::gain(s, seat, mission.contract().rewards[path.place()], log);
    }
}
