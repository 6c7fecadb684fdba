//! Areas and battles (ML-9.1, ML-10, ML-11, ML-12): from the first path to the loot.

use table::{Chance, Log, Number, Seat};

use super::roll::{Totals, totals};
use super::{Each, Flow, clans, fight, free, roll, supply};
use crate::components::{Buildings, Deed, DiceCount, Effect, Goods, Loot, LootUse, Monster};
use crate::state::{Occupant, Packet, RollKind};
use crate::values::{Area, PathId};
use crate::{Action, Event, Question, State, Step};

/// ML-9.1, ML-12.1: begins an area, or skips it if nobody is there.
pub(crate) fn start_area(s: &mut State, log: &mut impl Log<Event>) {
    let area = s.area;
    let occupied = area.paths().any(|path| s.path(path).occupant != Occupant::Nobody);
    if !occupied {
        s.step = Step::AreaEnd;
        return;
    }
    log.push(Event::AreaStarted { area });
    s.path = area.paths().next().unwrap_or(s.path);
    s.carried = 0;
    s.foe = s.monster_at(area);
    s.totals = [None; 2];
    s.step = match area {
        Area::Dice => Step::Mission,
        Area::Contract => Step::Contract,
        Area::A | Area::B | Area::Gate => Step::Reveal(0),
    };
}

/// The next area, or clean-up.
pub(crate) fn next_area(s: &mut State, log: &mut impl Log<Event>) {
    s.foe = None;
    s.roll = None;
    s.step = Step::Area;
    s.area = match s.area {
        Area::Dice => Area::Contract,
        Area::Contract => Area::A,
        Area::A => Area::B,
        Area::B => Area::Gate,
        Area::Gate => {
            super::clean_up::clear_board(s, log);
            s.step = Step::Heal(0);
            Area::Dice
        }
    };
}

/// ML-10.5, ML-10.6, ML-10.9: the active path against the monster, spores first.
pub(crate) fn activate(s: &mut State) {
    let Some(monster) = s.monster_at(s.area) else {
        s.step = Step::CombatEnd;
        return;
    };
    match s.path(s.path).occupant {
        Occupant::Member(_) => {
            let path = s.path;
            s.path_mut(path).activated = true;
            s.redirected = 0;
            if let Some(land) = s.area.land() {
                s.attacked[land] = true; // ML-10.55
            }
            if let Effect::Spore { n } = monster.card().effect {
                everybody(s, Packet { dice: n, ..Packet::default() });
            }
            s.step = Step::Redirect(0);
        }
        Occupant::Rival => super::rival::activate(s),
        Occupant::Nobody | Occupant::Dead => next_path(s),
    }
}

/// A packet against every living mercenary of the area, from the left.
fn everybody(s: &mut State, packet: Packet) {
    for target in s.area.paths() {
        if s.member_on(target).is_some() {
            s.packets.push(Packet { target, ..packet });
        }
    }
}

/// ML-10.5, ML-10.52: the next path, or the end of combat.
pub(crate) fn next_path(s: &mut State) {
    match s.area.paths().nth(s.path.place() + 1) {
        Some(path) => {
            s.path = path;
            s.step = Step::Activate;
        }
        None => s.step = Step::CombatEnd,
    }
}

/// ML-10.28: a living mercenary attacks.
pub(crate) fn attack(s: &mut State) {
    if s.member_on(s.path).is_none() {
        return next_path(s);
    }
    roll::begin(s, RollKind::Attack);
}

/// ML-10.38 to ML-10.42, ML-10.49 to ML-10.51.
pub(crate) fn test(s: &mut State, log: &mut impl Log<Event>) {
    let (Some(roll), Some(monster), Some(seat)) = (s.roll.take(), s.foe, s.path_owner(s.path)) else {
        return next_path(s);
    };
    let totals = totals(s, &roll);
    let (kill, capture) = reached(s, monster, totals);
    match (kill, capture) {
        (true, true) => s.pending.push(Question::KillOrCapture { seat }),
        (true, false) => self::kill(s, log),
        (false, true) => self::capture(s, log),
        (false, false) => {
            s.carried = totals.base;
            log.push(Event::Failed { path: s.path, carried: Number(totals.base) });
            next_path(s);
        }
    }
}

/// ML-10.38 to ML-10.40: whether these totals kill the monster, and whether they capture it.
pub(crate) fn reached(s: &State, monster: Monster, totals: Totals) -> (bool, bool) {
    let card = monster.card();
    let kill = totals.kill >= card.kill_value;
    let capture =
        has_traps(s, monster) && totals.capture >= card.capture_value && totals.base < card.kill_value;
    (kill, capture)
}

/// ML-10.39, ML-1.37, ML-1.48, ML-22.10: whether the active mercenary could capture.
pub(crate) fn has_traps(s: &State, monster: Monster) -> bool {
    let needed = match monster.card().effect {
        Effect::TrapsNeeded { n } => n.into(),
        _ => 1,
    };
    let without =
        s.member_on(s.path).is_some_and(|member| member.card().effect == Effect::CaptureWithoutTrap);
    without || fight::traps_on(s, s.path) >= needed
}

/// ML-10.42.
pub(crate) fn kill_options(each: &mut impl Each) -> Flow {
    each(Action::Kill)?;
    each(Action::Capture)
}

/// The question of ML-10.42 is answered, if it was asked.
fn chosen(s: &mut State) {
    if let Some(Question::KillOrCapture { .. }) = s.pending.top() {
        s.pending.pop();
    }
}

/// ML-10.44, ML-10.45.
pub(crate) fn kill(s: &mut State, log: &mut impl Log<Event>) {
    chosen(s);
    let (Some(monster), Some(seat)) = (s.foe, s.path_owner(s.path)) else { return };
    s.players[seat].trophies.insert(monster);
    log.push(Event::Killed { seat, monster });
    supply::gain(s, seat, Goods { glory: monster.card().kill_glory, ..Goods::default() }, log);
    defeat(s, seat, Deed::Kill, log);
}

/// ML-10.43, ML-1.52.
pub(crate) fn capture(s: &mut State, log: &mut impl Log<Event>) {
    chosen(s);
    let (Some(monster), Some(seat)) = (s.foe, s.path_owner(s.path)) else { return };
    let card = monster.card();
    let escapes = card.effect == Effect::EscapeToEntrance;
    match s.area.land().filter(|&land| escapes && land < 2) {
        Some(land) => s.escaped[land] = Some(monster),
        None => _ = s.monster_discard.insert(monster),
    }
    log.push(Event::Captured { seat, monster });
    let goods = Goods { glory: card.capture_glory, gold: card.capture_gold, ..Goods::default() };
    supply::gain(s, seat, goods, log);
    defeat(s, seat, Deed::Capture, log);
}

/// ML-10.46, ML-12.6: the monster is gone; talents and loot of the event follow.
fn defeat(s: &mut State, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
    let path = s.path;
    s.path_mut(path).rewarded = true;
    if let Some(land) = s.area.land() {
        s.monsters[land] = None;
    }
    if s.area == Area::Gate && !s.citadel.panic.is_empty() {
        s.citadel.panic_pile = s.citadel.panic_pile.or(s.citadel.panic);
        s.citadel.panic = Buildings::new();
        log.push(Event::PanicEnded);
    }
    deed_talent(s, seat, deed, log);
    s.step = Step::Defeated(deed == Deed::Kill);
    s.pending.push(Question::Deed { seat, deed });
}

/// ML-10.46, ML-22.11, ML-22.12: the talent of the active mercenary.
fn deed_talent(s: &mut State, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
    let talent = s.member_on(s.path).map(|member| member.card().effect);
    if let Some(Effect::OnEvent { deeds, glory, potion }) = talent
        && deeds & deed as u8 != 0
    {
        supply::gain(s, seat, Goods { glory, potion, ..Goods::default() }, log);
    }
}

/// DP-25: loot of the event, settling after a conquest, or nothing.
pub(crate) fn deed_options(s: &State, seat: Seat, deed: Deed, each: &mut impl Each) -> Flow {
    for loot in s.players[seat].loot.and(LootUse::Event.tokens()) {
        if matches!(loot.token().effect, Effect::OnEvent { deeds, .. } if deeds & deed as u8 != 0) {
            each(Action::Use { loot })?;
        }
    }
    if deed == Deed::Conquest {
        free::settle_options(s, seat, each)?;
    }
    each(Action::Done)
}

/// ML-27.1.
pub(crate) fn use_loot(s: &mut State, seat: Seat, loot: Loot, log: &mut impl Log<Event>) {
    s.players[seat].loot.remove(loot);
    s.loot_discard.insert(loot);
    log.push(Event::LootUsed { seat, loot });
    if let Effect::OnEvent { glory, potion, .. } = loot.token().effect {
        supply::gain(s, seat, Goods { glory, potion, ..Goods::default() }, log);
    }
}

/// ML-10.47, ML-10.48: the burst of a killed monster.
pub(crate) fn defeated(s: &mut State, killed: bool) {
    s.step = Step::CombatEnd;
    if let Some(Effect::DeathBurst { hits }) = s.foe.filter(|_| killed).map(|foe| foe.card().effect) {
        everybody(s, Packet { hits, ..Packet::default() });
    }
}

/// ML-10.53, ML-10.54: after a defeat the fought paths are cleared and conquest follows; else loot.
pub(crate) fn combat_end(s: &mut State) {
    let area = s.area;
    s.carried = 0;
    s.path = area.paths().next().unwrap_or(s.path);
    s.step = match (area, s.monster_at(area)) {
        (Area::Gate, _) => Step::AreaEnd,
        (_, Some(_)) => Step::Loot,
        (_, None) => Step::Conquest,
    };
    if s.monster_at(area).is_none() {
        for path in area.paths() {
            if s.path(path).activated {
                clear(s, path);
            }
        }
    }
}

/// ML-10.53: dice, traps and defence tokens of a path that fought.
fn clear(s: &mut State, path: PathId) {
    let load = s.path_mut(path);
    let (dice, rolled, defence) = (load.dice, load.rolled, load.defence);
    load.dice = DiceCount::default();
    load.rolled = DiceCount::default();
    load.defence = 0;
    supply::give_back(s, dice);
    supply::give_back(s, rolled);
    s.defence_supply += defence;
    clans::discard_tokens(s, path);
}

/// ML-11.1, ML-11.9: the mercenaries that have not fought, in turn.
pub(crate) fn conquest(s: &mut State, log: &mut impl Log<Event>) {
    let land = s.area.land().unwrap_or_default();
    let waiting = |&path: &PathId| {
        path >= s.path
            && !s.path(path).activated
            && matches!(s.path(path).occupant, Occupant::Member(_) | Occupant::Rival)
    };
    let next = s.area.paths().find(waiting).filter(|_| s.territories[land].is_some());
    let Some(path) = next else {
        s.path = s.area.paths().next().unwrap_or(s.path);
        s.step = Step::Loot;
        return;
    };
    s.path = path;
    s.path_mut(path).activated = true;
    if s.path(path).occupant == Occupant::Rival {
        super::rival::take_territory(s, log);
    } else {
        roll::begin(s, RollKind::Conquest);
    }
}

/// ML-11.2, ML-11.5 to ML-11.8.
pub(crate) fn conquest_test(s: &mut State, log: &mut impl Log<Event>) {
    s.step = Step::Conquest;
    let land = s.area.land().unwrap_or_default();
    let (Some(roll), Some(territory), Some(seat)) =
        (s.roll.take(), s.territories[land], s.path_owner(s.path))
    else {
        return;
    };
    let total = totals(s, &roll).base;
    let path = s.path;
    if total < territory.card().conquest_value {
        s.carried = total;
        return log.push(Event::Failed { path, carried: Number(total) });
    }
    s.path_mut(path).rewarded = true;
    s.territories[land] = None;
    s.players[seat].territories.insert(territory);
    log.push(Event::Conquered { seat, territory });
    supply::gain(s, seat, Goods { glory: territory.card().conquest_glory, ..Goods::default() }, log);
    deed_talent(s, seat, Deed::Conquest, log);
    s.pending.push(Question::Deed { seat, deed: Deed::Conquest });
}

/// ML-11.20 to ML-11.24, ML-11.26: the next mercenary takes loot; then the spaces are refilled.
pub(crate) fn loot(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let due =
        s.area.paths().find(|&path| path >= s.path && s.member_on(path).is_some() && !s.path(path).rewarded);
    match due.and_then(|path| s.path_owner(path).map(|seat| (path, seat))) {
        Some((path, seat)) if !s.loot_open.is_empty() => {
            s.path = path;
            s.path_mut(path).rewarded = true;
            s.pending.push(Question::Loot { seat });
        }
        _ => {
            supply::fill_loot(s, chance, log);
            s.step = Step::AreaEnd;
        }
    }
}

/// ML-11.21.
pub(crate) fn loot_options(s: &State, each: &mut impl Each) -> Flow {
    for loot in s.loot_open {
        each(Action::TakeLoot { loot })?;
    }
    Flow::Continue(())
}

/// ML-11.21, ML-11.25, ML-25.4: by a settled territory the space is refilled at once.
pub(crate) fn take_loot(
    s: &mut State,
    seat: Seat,
    loot: Loot,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    s.loot_open.remove(loot);
    s.players[seat].loot.insert(loot);
    log.push(Event::LootTaken { seat, loot });
    if s.step != Step::Loot {
        supply::fill_loot(s, chance, log);
    }
}
