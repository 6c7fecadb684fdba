//! Packets (ML-1.18): attack dice against one mercenary, from the redirect to the wounds (ML-10B, ML-10C).

use table::{Chance, Log, Number};

use super::{Each, Flow, battle, clans, fight, load, roll, supply};
use crate::components::{Effect, GATE_DEFENCE, HIT_ON, MemberId, Monster, forbid};
use crate::state::{Occupant, Packet, PacketStage};
use crate::values::{Area, Faces, PathId};
use crate::{ATTACK, Action, Event, Question, State, Step};

/// ML-10.7, ML-10.8, ML-12.3, ML-12.4: how many dice the monster of the battle has.
pub(crate) fn attack_dice(s: &State, monster: Monster) -> u8 {
    attack_dice_at(s, s.area, monster)
}

/// How many dice a monster has in an area.
pub(crate) fn attack_dice_at(s: &State, area: Area, monster: Monster) -> u8 {
    let card = monster.card();
    let territory = area.land().and_then(|land| s.territories.get(land).copied().flatten());
    let matches = territory.is_some_and(|land| land.card().affinity == card.affinity);
    let power = match card.effect {
        Effect::MatchDice { n } if matches => n,
        _ if matches => 1,
        Effect::EntranceDice { n } if area == Area::Gate => n,
        _ => 0,
    };
    card.attack + power + s.options.difficulty.attack_dice(s.round)
}

/// ML-1.49: hits of the main attack that need no die.
pub(crate) fn auto_hits(monster: Monster) -> u8 {
    match monster.card().effect {
        Effect::AutoHits { n } => n,
        _ => 0,
    }
}

/// ML-10.10 to ML-10.12: asks about each source of redirects, then the main attack follows.
pub(crate) fn redirect(s: &mut State, source: u8) {
    let (Some(monster), Some(seat)) = (s.foe, s.path_owner(s.path)) else {
        return battle::next_path(s); // ML-10.10
    };
    let sources = 1 + s.path(s.path).redirects.len() as u8;
    if source < sources {
        s.step = Step::Redirect(source + 1);
        s.pending.push(Question::Redirect { seat, source });
        return;
    }
    let dice = attack_dice(s, monster).saturating_sub(s.redirected);
    s.packets.push(Packet { target: s.path, dice, hits: auto_hits(monster), ..Packet::default() });
    s.step = Step::Attack;
}

/// ML-10.11, ML-10.12, ML-18.15, ML-18.16: up to n dice onto a neighbour, or none. Nothing is asked where nothing can be
/// turned.
pub(crate) fn redirect_options(s: &State, source: u8, each: &mut impl Each) -> Flow {
    let Some(monster) = s.foe else { return each(Action::Done) };
    let left = attack_dice(s, monster).saturating_sub(s.redirected);
    let alive = |path: PathId| matches!(s.path(path).occupant, Occupant::Member(_) | Occupant::Rival);
    match source.checked_sub(1) {
        None => {
            let talent = s.member_on(s.path).map(|member| member.card().effect);
            if let Some(Effect::Redirect { n }) = talent {
                for path in fight::adjacent(s, s.path) {
                    turn_options(path, n.min(left), each)?;
                }
            }
        }
        Some(trick) => {
            let trick = s.path(s.path).redirects.get(usize::from(trick)).copied().flatten();
            if let Some(trick) = trick.filter(|trick| alive(trick.target)) {
                turn_options(trick.target, trick.dice.min(left), each)?;
            }
        }
    }
    each(Action::Done)
}

fn turn_options(path: PathId, most: u8, each: &mut impl Each) -> Flow {
    for dice in 1..=most {
        each(Action::Redirect { path, dice: Number(dice) })?;
    }
    Flow::Continue(())
}

/// ML-10.11, ML-19.26: the dice are resolved at once; against Madhala's marker they have no effect.
pub(crate) fn turn_dice(s: &mut State, target: PathId, dice: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.redirected += dice;
    log.push(Event::Redirected { path: s.path, target, dice: Number(dice) });
    if s.member_on(target).is_some() {
        s.packets.push(Packet { target, dice, ..Packet::default() });
    }
}

/// The first packet goes one stage further.
pub(crate) fn proceed(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let packet = s.packets[0];
    let Some(seat) = s.path_owner(packet.target) else {
        s.packets.remove(0);
        return;
    };
    let load = s.path(packet.target);
    let (next, question) = match packet.stage {
        PacketStage::Sacrifice => {
            let asked = packet.dice > 0 && load.dice.m > 0;
            (PacketStage::Throw, asked.then_some(Question::Sacrifice { seat }))
        }
        PacketStage::Throw => {
            throw(s, chance, log);
            (PacketStage::Block, None)
        }
        PacketStage::Block => {
            let asked = packet.hits > 0 && load.defence > 0 && !s.scenario().no_defence;
            (PacketStage::Drink, asked.then_some(Question::Block { seat }))
        }
        PacketStage::Drink => {
            let asked = packet.hits > 0 && load.potions > 0 && !roll::forbids(s.foe, forbid::POTION);
            (PacketStage::Wound, asked.then_some(Question::Drink { seat }))
        }
        PacketStage::Wound => {
            s.packets.remove(0);
            return wound(s, packet, log);
        }
    };
    s.packets[0].stage = next;
    if let Some(question) = question {
        s.pending.push(question);
    }
}

/// ML-10.13 to ML-10.15.
pub(crate) fn sacrifice_options(s: &State, each: &mut impl Each) -> Flow {
    let packet = s.packets[0];
    for dice in 0..=packet.dice.min(s.path(packet.target).dice.m) {
        each(Action::Sacrifice { dice: Number(dice) })?;
    }
    Flow::Continue(())
}

/// ML-10.13, ML-10.15.
pub(crate) fn sacrifice(s: &mut State, dice: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    let path = s.packets[0].target;
    s.packets[0].dice -= dice;
    s.path_mut(path).dice.m -= dice;
    s.supply.m += dice;
    log.push(Event::Sacrificed { path, dice: Number(dice) });
}

/// ML-10.16, ML-10.18, ML-20.10: the dice are thrown and talents cancel hits.
fn throw(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Packet { target: path, dice, hits: automatic, .. } = s.packets[0];
    let mut faces = Faces::default();
    (0..dice).for_each(|_| faces.add(chance.die(ATTACK, 6)));
    let hitting = |faces: &Faces| faces.each().filter(|&face| face >= HIT_ON).count() as u8;
    let mut hits = automatic + hitting(&faces);
    let misses = dice - hitting(&faces);
    if dice > 0 || automatic > 0 {
        log.push(Event::AttackRolled { path, faces, hits: Number(hits) });
    }
    if s.scenario().misses_again && misses > 0 {
        let mut again = Faces::default();
        (0..misses).for_each(|_| again.add(chance.die(ATTACK, 6)));
        hits += hitting(&again);
        log.push(Event::MissesRolled { faces: again });
    }
    let cancelled = hits.min(defence_talents(s, path).saturating_sub(s.path(path).blocked));
    s.path_mut(path).blocked += cancelled;
    if cancelled > 0 {
        log.push(Event::TalentBlocked { path, hits: Number(cancelled) });
    }
    s.packets[0].hits = hits - cancelled;
}

/// ML-1.29, ML-10.19, ML-20.5, ML-23.12: how many hits talents cancel in a round against the monster of the battle.
pub(crate) fn defence_talents(s: &State, path: PathId) -> u8 {
    let (Some(foe), Some(member)) = (s.foe, s.member_on(path)) else { return 0 };
    talents_against(s, path, member, foe)
}

/// What talents would cancel for this mercenary on this path.
pub(crate) fn talents_against(s: &State, path: PathId, member: MemberId, foe: Monster) -> u8 {
    if s.scenario().no_defence || roll::forbids(Some(foe), forbid::DEFENCE_TALENT) {
        return 0;
    }
    let of = |effect: Effect| match effect {
        Effect::Defence { n, versus } if versus.has(foe.card().affinity) => n,
        _ => 0,
    };
    let gear: u8 = s.gear_of(member).map(|gear| of(gear.card().effect)).sum();
    let place = match path.area() {
        Area::Gate => GATE_DEFENCE[path.place()],
        _ => load::path_rule(s, path).map_or(0, |rule| of(rule.benefit)),
    };
    of(member.card().effect) + gear + place
}

/// ML-10.18.
pub(crate) fn block_options(s: &State, each: &mut impl Each) -> Flow {
    let packet = s.packets[0];
    for tokens in 0..=packet.hits.min(s.path(packet.target).defence) {
        each(Action::Block { tokens: Number(tokens) })?;
    }
    Flow::Continue(())
}

/// ML-10.18.
pub(crate) fn block(s: &mut State, tokens: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    let path = s.packets[0].target;
    s.packets[0].hits -= tokens;
    s.path_mut(path).defence -= tokens;
    s.defence_supply += tokens;
    log.push(Event::Blocked { path, hits: Number(tokens) });
}

/// ML-10.20.
pub(crate) fn drink_options(s: &State, each: &mut impl Each) -> Flow {
    let packet = s.packets[0];
    for potions in 0..=packet.hits.min(s.path(packet.target).potions) {
        each(Action::Drink { potions: Number(potions) })?;
    }
    Flow::Continue(())
}

/// ML-10.20.
pub(crate) fn drink(s: &mut State, potions: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    let path = s.packets[0].target;
    s.packets[0].hits -= potions;
    s.path_mut(path).potions -= potions;
    s.potion_supply += potions;
    log.push(Event::Drunk { path, potions: Number(potions) });
}

/// ML-10.21, ML-10.22, ML-1.54: what is left wounds; a second wound kills.
fn wound(s: &mut State, packet: Packet, log: &mut impl Log<Event>) {
    let Some(member) = s.member_on(packet.target).filter(|_| packet.hits > 0) else { return };
    if let Some(Effect::WoundGloryLoss { n }) = s.foe.map(|foe| foe.card().effect)
        && let Some(seat) = s.owner(member)
    {
        supply::lose_glory(s, seat, n, log);
    }
    if packet.hits > 1 || s.wounded.contains(member) {
        clans::die(s, packet.target, log);
    } else {
        s.wounded.insert(member);
        log.push(Event::Wounded { member });
    }
}
