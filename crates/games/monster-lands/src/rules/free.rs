//! Free operations (ML-6B): F1 to F12 in their windows.

use table::{Chance, Log, Seat};

use super::{Each, Flow, hire, round, supply};
use crate::components::{
    Colour, DIE_BUYERS, Die, Effect, GIVERS, Gear, GearType, Gears, Goods, Item, Loot, LootUse, MemberId,
    Monster, NOVICE_CARDS, TROPHY_GOLD, Territory, Trap,
};
use crate::{Action, Event, Question, State};

/// W1: all operations, in the order F1 to F12 (ML-29.1).
pub(crate) fn turn_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    swap_options(s, seat, each)?;
    talent_options(s, seat, each)?;
    convert_options(s, seat, each)?;
    loot_options(s, seat, true, each)?;
    sell_options(s, seat, each)?;
    care_options(s, seat, each)?;
    settle_options(s, seat, each)
}

/// Those of [`turn_options`] that are of the kind of `action`.
pub(crate) fn turn_options_like(s: &State, seat: Seat, action: Action, each: &mut impl Each) -> Flow {
    match action {
        Action::Swap { .. } => swap_options(s, seat, each),
        Action::BuyDie { .. } | Action::Talent { .. } => talent_options(s, seat, each),
        Action::Convert { .. } => convert_options(s, seat, each),
        Action::Use { .. } => loot_options(s, seat, true, each),
        Action::Sell { .. } | Action::SellLoot { .. } => sell_options(s, seat, each),
        Action::Heal { .. } | Action::Equip { .. } | Action::Drop { .. } => care_options(s, seat, each),
        Action::Settle { .. } => settle_options(s, seat, each),
        _ => Flow::Continue(()),
    }
}

/// W5 (ML-6.43): everything that is not for a deployment turn, or nothing more.
pub(crate) fn window_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    loot_options(s, seat, true, each)?;
    sell_options(s, seat, each)?;
    care_options(s, seat, each)?;
    settle_options(s, seat, each)?;
    each(Action::Done)
}

/// W2 (ML-9.17): loot and trophies that bring what a contract may ask for.
pub(crate) fn cash_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    loot_options(s, seat, false, each)?;
    sell_options(s, seat, each)
}

/// F1: ML-6.20, ML-6.21, ML-16.16.
fn swap_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    for novice in clan.members.and(NOVICE_CARDS).without(s.used) {
        for die in clan.pool.kinds() {
            for &colour in Colour::ALL {
                if colour != die.colour() && supply::available(s, round::one(colour)).total() > 0 {
                    each(Action::Swap { novice, die, colour })?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// F2 to F4: ML-6.22 to ML-6.25, ML-6.40, ML-16.16.
fn talent_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    let ready = clan.members.without(s.used);
    for member in ready.and(DIE_BUYERS) {
        if let Effect::BuyDie { gold, colour, not_while_assigned } = member.card().effect {
            let there = !not_while_assigned || s.unassigned(member);
            if there && clan.gold >= gold.into() && supply::available(s, round::one(colour)).total() > 0 {
                each(Action::BuyDie { member })?;
            }
        }
    }
    for member in ready.and(GIVERS) {
        if let Effect::FreeGain { choose, n } = member.card().effect {
            for &item in choose {
                if !supply::keepable(s, seat, round::goods(item, n)).is_empty() {
                    each(Action::Talent { member, item })?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// F5: ML-6.26, ML-16.16.
fn convert_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    for loot in clan.loot.and(LootUse::Deploy.tokens()) {
        if let Effect::Convert { pay, gain } = loot.token().effect
            && supply::available(s, gain).total() > 0
        {
            for die in clan.pool.kinds().iter().filter(|die| pay.has(die.colour())) {
                each(Action::Convert { loot, die })?;
            }
        }
    }
    Flow::Continue(())
}

/// F6: ML-6.27, ML-6.40. Hiring is not possible while a contract is decided.
fn loot_options(s: &State, seat: Seat, hiring: bool, each: &mut impl Each) -> Flow {
    for loot in s.players[seat].loot.and(LootUse::Any.tokens()) {
        let useful = match loot.token().effect {
            Effect::Gain(goods) => !supply::keepable(s, seat, goods).is_empty(),
            Effect::FreeHire => hiring && hire::can_hire_free(s, seat),
            _ => false,
        };
        if useful {
            each(Action::Use { loot })?;
        }
    }
    Flow::Continue(())
}

/// F9: ML-6.30.
fn sell_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    for monster in s.players[seat].trophies {
        each(Action::Sell { monster })?;
    }
    for loot in s.players[seat].loot.and(LootUse::Trophy.tokens()) {
        each(Action::SellLoot { loot })?;
    }
    Flow::Continue(())
}

/// F10: the wounded and unassigned, if there is a potion (ML-6.31).
pub(crate) fn heal_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    if clan.potions > 0 {
        for member in clan.members.and(s.wounded).without(s.assigned) {
            each(Action::Heal { member })?;
        }
    }
    Flow::Continue(())
}

/// F10, F11.
fn care_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    heal_options(s, seat, each)?;
    let clan = &s.players[seat];
    let present = clan.members.without(s.assigned);
    let here = |gear: &Gear| s.bearer[*gear as usize].is_some_and(|bearer| present.contains(bearer));
    let movable: Gears = s.borne().iter().filter(here).collect();
    for gear in movable.without(s.moved) {
        for member in present {
            if may_equip(s, gear, member) {
                each(Action::Equip { gear, member })?;
            }
        }
    }
    for gear in movable {
        each(Action::Drop { gear })?;
    }
    Flow::Continue(())
}

/// ML-6.32, ML-6.40, ML-6.44: to somebody else; a card that comes back was not moved and is another one.
fn may_equip(s: &State, gear: Gear, member: MemberId) -> bool {
    let other = of_type(s, member, gear.card().kind);
    s.bearer[gear as usize] != Some(member)
        && other.is_none_or(|other| !s.moved.contains(other) && other.kind() != gear.kind())
}

/// The card of this type that a member bears.
pub(crate) fn of_type(s: &State, member: MemberId, kind: GearType) -> Option<Gear> {
    s.gear_of(member).find(|gear| gear.card().kind == kind)
}

/// F12: ML-11.10 to ML-11.14.
pub(crate) fn settle_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    for territory in clan.territories.iter().filter(|&land| s.settler[land as usize].is_none()) {
        for member in clan.members {
            let fits = member.card().affinity == Some(territory.card().affinity);
            if fits && clan.leader != Some(member) && s.settled_at(member).is_none() {
                each(Action::Settle { territory, member })?;
            }
        }
    }
    Flow::Continue(())
}

/// The kinds of traps in the store.
pub(crate) fn trap_options(
    s: &State,
    seat: Seat,
    action: impl Fn(Trap) -> Action,
    each: &mut impl Each,
) -> Flow {
    for trap in s.players[seat].traps.kinds() {
        each(action(trap))?;
    }
    Flow::Continue(())
}

/// ML-6.20, ML-1.23.
pub(crate) fn swap(
    s: &mut State,
    seat: Seat,
    novice: MemberId,
    die: Die,
    colour: Colour,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.used.insert(novice);
    log.push(Event::TalentUsed { seat, member: novice });
    log.push(Event::DieGiven { seat, die });
    supply::lay_die(s, seat, die);
    supply::gain_dice(s, seat, round::one(colour), chance, log);
}

/// ML-6.22, ML-1.24.
pub(crate) fn buy_die(
    s: &mut State,
    seat: Seat,
    member: MemberId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if let Effect::BuyDie { gold, colour, .. } = member.card().effect {
        s.used.insert(member);
        log.push(Event::TalentUsed { seat, member });
        supply::pay(s, seat, gold, log);
        supply::gain_dice(s, seat, round::one(colour), chance, log);
    }
}

/// ML-6.23, ML-1.25.
pub(crate) fn talent(s: &mut State, seat: Seat, member: MemberId, item: Item, log: &mut impl Log<Event>) {
    if let Effect::FreeGain { n, .. } = member.card().effect {
        s.used.insert(member);
        log.push(Event::TalentUsed { seat, member });
        supply::gain(s, seat, round::goods(item, n), log);
    }
}

/// ML-1.22, ML-27.7, ML-27.9: the die lies on the token until the round is over.
pub(crate) fn convert(
    s: &mut State,
    seat: Seat,
    loot: Loot,
    die: Die,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    if let Effect::Convert { gain, .. } = loot.token().effect {
        s.players[seat].loot.remove(loot);
        s.loot_laid.insert(loot);
        log.push(Event::LootUsed { seat, loot });
        log.push(Event::DieGiven { seat, die });
        supply::lay_die(s, seat, die);
        supply::gain_dice(s, seat, gain, chance, log);
    }
}

/// ML-27.6, ML-27.8.
pub(crate) fn use_loot(s: &mut State, seat: Seat, loot: Loot, log: &mut impl Log<Event>) {
    s.players[seat].loot.remove(loot);
    s.loot_discard.insert(loot);
    log.push(Event::LootUsed { seat, loot });
    match loot.token().effect {
        Effect::Gain(goods) => supply::gain(s, seat, goods, log),
        Effect::FreeHire => s.pending.push(Question::FreeHire { seat }),
        _ => {}
    }
}

/// ML-6.30, ML-10.57, ML-10.58.
pub(crate) fn sell(s: &mut State, seat: Seat, monster: Monster, log: &mut impl Log<Event>) {
    s.players[seat].trophies.remove(monster);
    s.monster_discard.insert(monster);
    log.push(Event::Sold { seat, monster });
    let gold = TROPHY_GOLD * monster.card().trophies;
    supply::gain(s, seat, Goods { gold, ..Goods::default() }, log);
}

/// ML-6.30, ML-27.5.
pub(crate) fn sell_loot(s: &mut State, seat: Seat, loot: Loot, log: &mut impl Log<Event>) {
    if let Effect::Trophy { sale_gold, .. } = loot.token().effect {
        s.players[seat].loot.remove(loot);
        s.loot_discard.insert(loot);
        log.push(Event::LootSold { seat, loot });
        supply::gain(s, seat, Goods { gold: sale_gold, ..Goods::default() }, log);
    }
}

/// ML-6.31, ML-13.3.
pub(crate) fn heal(s: &mut State, seat: Seat, member: MemberId, log: &mut impl Log<Event>) {
    s.players[seat].potions -= 1;
    s.potion_supply += 1;
    s.wounded.remove(member);
    log.push(Event::Healed { member });
}

/// ML-6.32, ML-6.44: the card moves; one of its type comes back.
pub(crate) fn equip(s: &mut State, seat: Seat, gear: Gear, member: MemberId, log: &mut impl Log<Event>) {
    let from = s.bearer[gear as usize];
    if let Some(other) = of_type(s, member, gear.card().kind) {
        s.bearer[other as usize] = from;
        s.moved.insert(other);
        if let Some(member) = from {
            log.push(Event::GearMoved { seat, gear: other, member });
        }
    }
    s.bearer[gear as usize] = Some(member);
    s.moved.insert(gear);
    log.push(Event::GearMoved { seat, gear, member });
}

/// ML-6.32.
pub(crate) fn drop_gear(s: &mut State, seat: Seat, gear: Gear, log: &mut impl Log<Event>) {
    s.bearer[gear as usize] = None;
    s.gear_gone.insert(gear);
    log.push(Event::GearDropped { seat, gear });
}

/// ML-11.10.
pub(crate) fn settle(
    s: &mut State,
    seat: Seat,
    territory: Territory,
    member: MemberId,
    log: &mut impl Log<Event>,
) {
    s.settler[territory as usize] = Some(member);
    log.push(Event::Settled { seat, territory, member });
}

/// ML-16.2: until the store is within its limit.
pub(crate) fn discard_excess(s: &mut State, seat: Seat, trap: Trap, log: &mut impl Log<Event>) {
    s.pending.pop();
    supply::discard_trap(s, seat, trap, log);
    supply::check_traps(s, seat);
}

/// ML-6.44: a new window begins.
pub(crate) fn new_window(s: &mut State) {
    s.moved = Gears::new();
}
