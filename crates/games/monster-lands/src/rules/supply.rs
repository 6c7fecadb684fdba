//! The general supply: goods and dice that come and go, storage limits, offers that are refilled (ML-16).

use table::{Chance, Id, IdSet, Log, Number, Seat, Secret, Source, Word};

use crate::components::{
    DEFENCE_LIMIT, DiceCount, Die, GLORY_END, Goods, OFFER_LOOT, POTION_LIMIT, Trap, Traps, VENOM_LIMIT,
};
use crate::values::Faces;
use crate::{DIE, Event, GEAR, LOOT, MEMBER, Question, State, TRAP};

/// Turns over a card of a pile in which each is once.
pub(crate) fn draw<I: Id, W: Word + Into<u64>>(
    pile: &mut IdSet<I, W>,
    source: Source,
    chance: &mut impl Chance,
) -> Option<I> {
    let id = I::from_index(chance.one_of(source, pile.bits().into())?)?;
    pile.remove(id);
    Some(id)
}

/// Throws a die of a player.
pub(crate) fn throw(chance: &mut impl Chance) -> u8 {
    chance.die(DIE, 6)
}

/// ML-1.20, ML-16.1, ML-16.6, ML-28.4: takes what is there and fits; the rest is lost.
pub(crate) fn gain(s: &mut State, seat: Seat, goods: Goods, log: &mut impl Log<Event>) {
    let kept = keepable(s, seat, goods);
    s.potion_supply -= kept.potion;
    s.venom_supply -= kept.venom;
    s.defence_supply -= kept.defence;
    let clan = &mut s.players[seat];
    clan.gold = clan.gold.saturating_add(kept.gold.into());
    clan.glory = clan.glory.saturating_add(kept.glory);
    clan.potions += kept.potion;
    clan.venoms += kept.venom;
    clan.defence += kept.defence;
    if !kept.is_empty() {
        log.push(Event::Gained { seat, goods: kept });
    }
    // ML-14.8
    if clan.glory >= GLORY_END && !s.solo() && !s.announced.contains(seat) {
        s.announced.insert(seat);
        log.push(Event::GloryReached { seat });
    }
}

/// What of these goods could be kept now. ML-20.5: without defence nothing defends.
pub(crate) fn keepable(s: &State, seat: Seat, goods: Goods) -> Goods {
    let clan = &s.players[seat];
    let defence = if s.scenario().no_defence { 0 } else { goods.defence };
    Goods {
        gold: goods.gold,
        glory: goods.glory,
        potion: goods.potion.min(s.potion_supply).min(POTION_LIMIT.saturating_sub(clan.potions)),
        venom: goods.venom.min(s.venom_supply).min(VENOM_LIMIT.saturating_sub(clan.venoms)),
        defence: defence.min(s.defence_supply).min(DEFENCE_LIMIT.saturating_sub(clan.defence)),
    }
}

/// ML-16.11, ML-16.12: glory is lost, not below 0; reputation stays.
pub(crate) fn lose_glory(s: &mut State, seat: Seat, glory: u8, log: &mut impl Log<Event>) {
    let lost = glory.min(s.players[seat].glory);
    s.players[seat].glory -= lost;
    if lost > 0 {
        log.push(Event::GloryLost { seat, glory: Number(lost) });
    }
}

/// Pays gold that is known to be there.
pub(crate) fn pay(s: &mut State, seat: Seat, gold: u8, log: &mut impl Log<Event>) {
    s.players[seat].gold = s.players[seat].gold.saturating_sub(gold.into());
    if gold > 0 {
        log.push(Event::Paid { seat, gold: Number(gold) });
    }
}

/// ML-1.21, ML-16.5: takes dice into the pool, as many as the supply has; Persuasion dice are rolled.
pub(crate) fn gain_dice(
    s: &mut State,
    seat: Seat,
    want: DiceCount,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let got = available(s, want);
    s.supply.s -= got.s;
    s.supply.m -= got.m;
    s.supply.p -= got.p;
    let pool = &mut s.players[seat].pool;
    pool.s += got.s;
    pool.m += got.m;
    let mut faces = Faces::default();
    for _ in 0..got.p {
        let face = throw(chance);
        faces.add(face);
        pool.p.add(face);
    }
    if got.total() > 0 {
        log.push(Event::DiceGained { seat, s: Number(got.s), m: Number(got.m), p: faces });
    }
}

/// What of these dice the supply has.
pub(crate) fn available(s: &State, want: DiceCount) -> DiceCount {
    DiceCount { s: want.s.min(s.supply.s), m: want.m.min(s.supply.m), p: want.p.min(s.supply.p) }
}

/// ML-6.13: a die leaves the pool and lies on a card, a token or in a building until the round is over.
pub(crate) fn lay_die(s: &mut State, seat: Seat, die: Die) {
    if s.players[seat].pool.take(die) {
        match die {
            Die::S => s.laid.s += 1,
            Die::M => s.laid.m += 1,
            _ => s.laid.p += 1,
        }
    }
}

/// Dice go back to the supply.
pub(crate) fn give_back(s: &mut State, dice: DiceCount) {
    s.supply.s += dice.s;
    s.supply.m += dice.m;
    s.supply.p += dice.p;
}

/// ML-16.2, ML-16.3: asks which traps go if there are too many.
pub(crate) fn check_traps(s: &mut State, seat: Seat) {
    let asked = s.pending.iter().any(|question| question == Question::Excess { seat });
    if s.players[seat].traps.len() > s.players[seat].trap_limit() as usize && !asked {
        s.pending.push(Question::Excess { seat });
    }
}

/// ML-13.4: what is beyond the limits goes back.
pub(crate) fn enforce_limits(s: &mut State, seat: Seat) {
    let clan = &mut s.players[seat];
    let potions = clan.potions.saturating_sub(POTION_LIMIT);
    let venoms = clan.venoms.saturating_sub(VENOM_LIMIT);
    clan.potions -= potions;
    clan.venoms -= venoms;
    s.potion_supply += potions;
    s.venom_supply += venoms;
    check_traps(s, seat);
}

/// ML-15.5: discards a token of the store face down.
pub(crate) fn discard_trap(s: &mut State, seat: Seat, trap: Trap, log: &mut impl Log<Event>) {
    if s.players[seat].traps.take(trap) {
        s.hidden_discard.add(trap);
        log.push(Event::TrapDiscarded { seat, trap: Secret::Known(trap) });
    }
}

/// ML-3.4, ML-7.37, ML-7.38, ML-16.7: fills the empty slots of the Tavern.
pub(crate) fn fill_tavern(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let slots = if s.solo() { s.tavern.len() - 1 } else { s.tavern.len() };
    for slot in 0..slots {
        if s.tavern[slot].is_some() {
            continue;
        }
        if s.hirelings.is_empty() && !s.member_discard.is_empty() {
            s.hirelings = std::mem::take(&mut s.member_discard);
            log.push(Event::Reshuffled);
        }
        let Some(member) = draw(&mut s.hirelings, MEMBER, chance) else { return };
        s.tavern[slot] = Some(member);
        log.push(Event::MemberOffered { slot: Number(slot as u8 + 1), member });
    }
}

/// ML-7.24 to ML-7.26, ML-16.8, ML-16.15: fills the empty slots of the Hunter's Lodge in ascending order.
pub(crate) fn fill_lodge(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for slot in 0..s.lodge.len() {
        if s.lodge[slot].is_some() {
            continue;
        }
        if s.trap_pile.is_empty() {
            reshuffle_traps(s, log);
        }
        let Some(trap) = s.trap_pile.draw(TRAP, chance) else { return };
        s.lodge[slot] = Some(trap);
        log.push(Event::TrapOffered { slot: Number(slot as u8 + 1), trap });
    }
}

/// ML-7.26, ML-16.15: starting traps are found and left out, so everybody sees them.
fn reshuffle_traps(s: &mut State, log: &mut impl Log<Event>) {
    let mut all = s.trap_discard.take_everything();
    all.add_all(&s.hidden_discard.take_everything());
    while all.take(Trap::TrapStarting) {
        s.trap_discard.add(Trap::TrapStarting);
    }
    for seat in Seat::all(s.count()) {
        let kept = s.players[seat].traps.contains(Trap::TrapStarting)
            || s.hidden_tokens(seat).any(|(_, _, trap)| trap == Trap::TrapStarting);
        if !kept {
            s.starting_shown.insert(seat);
        }
    }
    if all != Traps::EMPTY {
        s.trap_pile = all;
        log.push(Event::Reshuffled);
    }
}

/// ML-7.49, ML-7.50: fills the empty slots of the Bazaar while cards are left.
pub(crate) fn fill_bazaar(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for slot in 0..s.bazaar.len() {
        if s.bazaar[slot].is_none()
            && let Some(gear) = draw(&mut s.gear_pile, GEAR, chance)
        {
            s.bazaar[slot] = Some(gear);
            log.push(Event::GearOffered { slot: Number(slot as u8 + 1), gear });
        }
    }
}

/// ML-11.24, ML-11.26: turns up loot until four lie open.
pub(crate) fn fill_loot(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    while s.loot_open.len() < OFFER_LOOT {
        if s.loot_pile.is_empty() && !s.loot_discard.is_empty() {
            s.loot_pile = std::mem::take(&mut s.loot_discard);
            log.push(Event::Reshuffled);
        }
        let Some(loot) = draw(&mut s.loot_pile, LOOT, chance) else { return };
        s.loot_open.insert(loot);
        log.push(Event::LootOffered { loot });
    }
}
