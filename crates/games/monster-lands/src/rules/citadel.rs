//! The Citadel (ML-7): placing a die, prices, and what each building gives. Hiring is in [`hire`](super::hire).

use table::{Chance, Log, Number, Seat};

use super::{Each, Flow, deploy, free, hire, supply};
use crate::components::{
    Building, DEFENCE_LIMIT, DEFENCE_MOST, DEFENCE_PRICE, Dice, Die, Effect, Gear, Gears, Goods, MemberId,
    OFFER_TRAPS, POTION_LIMIT, PRICE_FLOOR, VENOM_LIMIT,
};
use crate::values::{Saving, Savings, Slots};
use crate::{Action, Event, Question, State};

/// ML-7.2: every die that some building takes, buildings in the order of ML-29.1.
pub(crate) fn visit_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    for &building in Building::ALL {
        visits(s, seat, building, each)?;
    }
    Flow::Continue(())
}

/// ML-7.2, ML-7.7: the dice that would buy something in this building.
pub(crate) fn visits(s: &State, seat: Seat, building: Building, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    let dice = clan.pool.kinds().and(accepts(building));
    if dice.is_empty() || !is_open(s, building) {
        return Flow::Continue(());
    }
    let sale = on_sale(s, seat, building);
    for die in dice {
        let useful = match sale {
            Sale::Nothing => break,
            Sale::Free => true,
            Sale::From { sum, off } => clan.gold >= price(sum, discount(s, building, die), off).into(),
        };
        if useful {
            each(Action::Visit { building, die })?;
        }
    }
    Flow::Continue(())
}

/// The dice a building takes.
const fn accepts(building: Building) -> Dice {
    const STRENGTH: u8 = 1 << Die::S as u8;
    const MAGIC: u8 = 1 << Die::M as u8;
    Dice::from_bits(match building {
        Building::Alchemist => MAGIC,
        Building::Mine => STRENGTH,
        Building::PawnShop => u8::MAX,
        _ => !MAGIC,
    })
}

/// ML-3.25: the spaces of every building as bits, at a table of one or two and at a larger one.
const SPACES: [[u8; 7]; 2] = {
    let mut all = [[0; 7]; 2];
    let mut at = 0;
    while at < 7 {
        let spaces = Building::ALL[at].spaces();
        let mut space = 0;
        while space < spaces.len() {
            all[0][at] |= (!spaces[space].closed as u8) << space;
            all[1][at] |= 1 << space;
            space += 1;
        }
        at += 1;
    }
    all
};

/// The number of each bit that is set.
fn each_bit(mut bits: u8) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (lowest < 8).then_some(lowest)
    })
}

/// ML-3.25: the spaces of a building at a table of so many.
pub(crate) fn spaces(players: u8, building: Building) -> impl Iterator<Item = usize> + Clone {
    each_bit(SPACES[usize::from(players > 2)][building as usize])
}

fn free_bits(s: &State, building: Building) -> u8 {
    SPACES[usize::from(s.count() > 2)][building as usize] & !s.citadel.taken[building as usize]
}

/// ML-6.10: the empty spaces of a building, from the left or the top.
pub(crate) fn free_spaces(s: &State, building: Building) -> impl Iterator<Item = usize> + Clone {
    each_bit(free_bits(s, building))
}

/// ML-7.4, ML-7.5, ML-20.4: whether dice can be placed there.
pub(crate) fn is_open(s: &State, building: Building) -> bool {
    !s.citadel.panic.contains(building)
        && s.scenario().closed != Some(building)
        && (building == Building::PawnShop || free_bits(s, building) != 0)
}

/// The best that a building offers to somebody with little gold.
enum Sale {
    Nothing,
    Free,
    /// The cheapest thing, and what all abilities together take off its price.
    From {
        sum: u8,
        off: u8,
    },
}

/// ML-7.7: what decides whether a die would buy anything. If the cheapest thing cannot be paid with all abilities, nothing
/// can be paid with some of them, so the sets of things and abilities need not be tried.
fn on_sale(s: &State, seat: Seat, building: Building) -> Sale {
    let clan = &s.players[seat];
    let from = |sum: Option<u8>| match sum {
        Some(sum) => Sale::From { sum, off: cuts(s, seat, building).iter().sum() },
        None => Sale::Nothing,
    };
    let free = |there: bool| if there { Sale::Free } else { Sale::Nothing };
    match building {
        Building::Hunter => from(s.lodge.iter().flatten().map(|trap| trap.token().price).min()),
        Building::Alchemist => free(s.potion_supply + s.venom_supply > 0),
        Building::Tavern if clan.gold >= s.scenario().beer.into() => Sale::Free,
        Building::Tavern => from(hire::candidates(s, seat).map(|member| member.card().cost).min()),
        Building::Armoury => from((s.defence_supply > 0).then_some(DEFENCE_PRICE)),
        Building::PawnShop => Sale::Free,
        Building::Bazaar if clan.members.without(s.assigned).is_empty() => Sale::Nothing,
        Building::Bazaar => from(s.bazaar.iter().flatten().map(|gear| gear.card().cost).min()),
        Building::Mine => {
            let fits = |space: usize| Building::Mine.spaces()[space].dice <= clan.pool.s;
            free(free_spaces(s, building).any(fits))
        }
    }
}

/// ML-7.11 to ML-7.16, ML-7.18: what a die takes off a price.
pub(crate) fn discount(s: &State, building: Building, die: Die) -> u8 {
    discount_after(s.citadel.last[building as usize], die)
}

/// What a die takes off a price where this Persuasion die was placed last; 0 for none.
pub(crate) fn discount_after(last: u8, die: Die) -> u8 {
    match die.face() {
        None => 0,
        Some(face) if face < last => face + last,
        Some(face) => face,
    }
}

/// ML-7.17, ML-7.19: the price after the die and so many abilities.
pub(crate) fn price(sum: u8, discount: u8, savings: u8) -> u8 {
    let after_die = if discount == 0 { sum } else { sum.saturating_sub(discount).max(PRICE_FLOOR) };
    after_die.saturating_sub(savings)
}

/// What each unused ability of a clan takes off in a building, 0 for none.
pub(crate) type Cuts = [u8; SAVINGS];

const SAVINGS: usize = 4;

/// ML-1.26: the abilities of a clan that lower prices in this building.
pub(crate) fn cuts(s: &State, seat: Seat, building: Building) -> Cuts {
    let mut cuts = [0; SAVINGS];
    if matches!(building, Building::Hunter | Building::Tavern) {
        for (cut, &saving) in cuts.iter_mut().zip(Saving::ALL) {
            *cut = saving_amount(s, seat, building, saving).unwrap_or(0);
        }
    }
    cuts
}

/// ML-7.20, ML-29.3: the sets of abilities of which each one lowers this price, with the price.
pub(crate) fn prices(cuts: Cuts, sum: u8, discount: u8, mut each: impl FnMut(Savings, u8) -> Flow) -> Flow {
    each(Savings::default(), price(sum, discount, 0))?;
    if cuts == [0; SAVINGS] {
        return Flow::Continue(());
    }
    for bits in 1..1 << SAVINGS {
        let savings = Savings(bits);
        let amounts = || savings.each().map(|saving| cuts[saving as usize]);
        let smallest = amounts().min().unwrap_or_default();
        let off: u8 = amounts().sum();
        // Without the smallest one something would still be to pay, so that none of them is wasted.
        if smallest > 0 && price(sum, discount, off - smallest) > 0 {
            each(savings, price(sum, discount, off))?;
        }
    }
    Flow::Continue(())
}

/// ML-1.26: what an ability takes off in this building, if the clan has it unused.
pub(crate) fn saving_amount(s: &State, seat: Seat, building: Building, saving: Saving) -> Option<u8> {
    let members = s.players[seat].members;
    let owned = match (saving.member(), saving.gear()) {
        (Some(member), _) if members.contains(member) => !s.used.contains(member),
        (_, Some(gear)) => {
            let bearer = s.bearer[gear as usize];
            !s.gear_used.contains(gear) && bearer.is_some_and(|bearer| members.contains(bearer))
        }
        _ => false,
    };
    owned.then(|| saved(building, saving)).flatten()
}

/// What an ability takes off in this building.
pub(crate) fn saved(building: Building, saving: Saving) -> Option<u8> {
    let effect = match (saving.member(), saving.gear()) {
        (Some(member), _) => member.card().effect,
        (None, Some(gear)) => gear.card().effect,
        (None, None) => return None,
    };
    match effect {
        Effect::Discount { building: there, amount, .. } if there == building => Some(amount),
        _ => None,
    }
}

/// What these abilities take off together.
pub(crate) fn saved_by(s: &State, seat: Seat, building: Building, savings: Savings) -> u8 {
    savings.each().filter_map(|saving| saving_amount(s, seat, building, saving)).sum()
}

/// ML-1.10: the abilities are used up.
pub(crate) fn use_savings(s: &mut State, savings: Savings) {
    for saving in savings.each() {
        if let Some(member) = saving.member() {
            s.used.insert(member);
        }
        if let Some(gear) = saving.gear() {
            s.gear_used.insert(gear);
        }
    }
}

/// ML-7.1, ML-7.8: places the die on the leftmost space (the space is chosen later where the choice is free).
pub(crate) fn visit(s: &mut State, seat: Seat, building: Building, die: Die, log: &mut impl Log<Event>) {
    let discount = discount(s, building, die);
    deploy::main_action(s);
    log.push(Event::Placed { seat, building, die });
    supply::lay_die(s, seat, die);
    if let Some(face) = die.face() {
        s.citadel.last[building as usize] = face;
    }
    if !matches!(building, Building::Alchemist | Building::Mine | Building::PawnShop) {
        let space = free_spaces(s, building).next().unwrap_or_default();
        take_space(s, building, space);
    }
    let question = match building {
        Building::Hunter => Question::Hunter { seat, discount },
        Building::Alchemist => Question::Alchemist { seat },
        Building::Tavern => Question::Tavern { seat, discount, beer: false },
        Building::Armoury => Question::Armoury { seat, discount },
        Building::PawnShop => {
            supply::gain(s, seat, Goods { gold: 1, ..Goods::default() }, log);
            Question::Pawn { seat, from: die }
        }
        Building::Bazaar => Question::Bazaar { seat, discount: Some(discount) },
        Building::Mine => Question::Mine { seat },
    };
    s.pending.push(question);
}

/// Nobody else places a die there this round.
pub(crate) fn take_space(s: &mut State, building: Building, space: usize) {
    s.citadel.taken[building as usize] |= 1 << space;
}

/// ML-7.21, ML-7.22, ML-29.3: sets of slots, identical tokens from the lowest slot, that can be paid.
pub(crate) fn hunter_options(s: &State, seat: Seat, discount: u8, each: &mut impl Each) -> Flow {
    let gold = s.players[seat].gold;
    let cuts = cuts(s, seat, Building::Hunter);
    let most: u8 = cuts.iter().sum();
    // What a set costs is what it costs without its last slot and the price of that slot; `None` if it is no option.
    let mut sums: [Option<u8>; 1 << OFFER_TRAPS] = [None; 1 << OFFER_TRAPS];
    sums[0] = Some(0);
    for last in 0..OFFER_TRAPS {
        let Some(trap) = s.lodge[last] else { continue };
        let twins =
            (0..last).filter(|&low| s.lodge[low] == s.lodge[last]).fold(0, |bits, low| bits | 1 << low);
        for others in 0..1usize << last {
            let Some(before) = sums[others].filter(|_| twins & !others == 0) else { continue };
            let sum = before + trap.token().price;
            // What cannot be paid with all abilities cannot be paid with more traps either.
            if gold < price(sum, discount, most).into() {
                continue;
            }
            let bits = others | 1 << last;
            sums[bits] = Some(sum);
            let slots = Slots(bits as u8);
            prices(cuts, sum, discount, |savings, price| {
                if gold >= price.into() {
                    each(Action::BuyTraps { slots, savings })
                } else {
                    Flow::Continue(())
                }
            })?;
        }
    }
    Flow::Continue(())
}

/// ML-7.23, ML-7.24, ML-7.27, ML-7.28.
pub(crate) fn buy_traps(
    s: &mut State,
    question: Question,
    slots: Slots,
    savings: Savings,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let Question::Hunter { seat, discount } = question else { return };
    s.pending.pop();
    let sum = slots.each().filter_map(|slot| s.lodge[slot]).map(|trap| trap.token().price).sum();
    let off = saved_by(s, seat, Building::Hunter, savings);
    supply::pay(s, seat, price(sum, discount, off), log);
    use_savings(s, savings);
    for slot in slots.each() {
        if let Some(trap) = s.lodge[slot].take() {
            s.players[seat].traps.add(trap);
            log.push(Event::TrapBought { seat, trap });
        }
    }
    supply::fill_lodge(s, chance, log);
    supply::check_traps(s, seat);
}

/// ML-7.29, ML-7.31: a space, and any mix that the supply has.
pub(crate) fn alchemist_options(s: &State, each: &mut impl Each) -> Flow {
    for space in free_spaces(s, Building::Alchemist) {
        let tokens = tokens_of(s, space);
        for potions in tokens.saturating_sub(s.venom_supply)..=tokens.min(s.potion_supply) {
            if tokens > 0 {
                each(Action::Brew { space: Number(space as u8 + 1), potions: Number(potions) })?;
            }
        }
    }
    Flow::Continue(())
}

/// How many tokens a space of the Alchemist gives now.
fn tokens_of(s: &State, space: usize) -> u8 {
    let gives = Building::Alchemist.spaces().get(space).map_or(0, |space| space.gives);
    gives.min(s.potion_supply + s.venom_supply)
}

/// ML-7.29, ML-7.30: what is beyond the limit is discarded at once.
pub(crate) fn brew(s: &mut State, seat: Seat, space: u8, potions: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    let space = usize::from(space) - 1;
    let venoms = tokens_of(s, space) - potions;
    take_space(s, Building::Alchemist, space);
    let room = |limit: u8, have: u8| limit.saturating_sub(have);
    let clan = &s.players[seat];
    let goods = Goods {
        potion: potions.min(room(POTION_LIMIT, clan.potions)),
        venom: venoms.min(room(VENOM_LIMIT, clan.venoms)),
        ..Goods::default()
    };
    log.push(Event::Finished { seat }); // also where nothing fits
    supply::gain(s, seat, goods, log);
}

/// ML-7.44, ML-16.6: as many tokens as there are and can be paid.
pub(crate) fn armoury_options(s: &State, seat: Seat, discount: u8, each: &mut impl Each) -> Flow {
    for tokens in 1..=DEFENCE_MOST.min(s.defence_supply) {
        if s.players[seat].gold >= price(DEFENCE_PRICE * tokens, discount, 0).into() {
            each(Action::BuyDefence { tokens: Number(tokens) })?;
        }
    }
    Flow::Continue(())
}

/// ML-7.44, ML-7.45.
pub(crate) fn buy_defence(s: &mut State, question: Question, tokens: u8, log: &mut impl Log<Event>) {
    let Question::Armoury { seat, discount } = question else { return };
    s.pending.pop();
    supply::pay(s, seat, price(DEFENCE_PRICE * tokens, discount, 0), log);
    let room = DEFENCE_LIMIT.saturating_sub(s.players[seat].defence);
    supply::gain(s, seat, Goods { defence: tokens.min(room), ..Goods::default() }, log);
}

/// ML-7.46, ML-29.4: one more die, none that comes before the last one.
pub(crate) fn pawn_options(s: &State, seat: Seat, from: Die, each: &mut impl Each) -> Flow {
    for die in s.players[seat].pool.kinds().iter().filter(|&die| die >= from) {
        each(Action::Pawn { die })?;
    }
    each(Action::Done)
}

/// ML-7.46.
pub(crate) fn pawn(s: &mut State, seat: Seat, die: Die, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Placed { seat, building: Building::PawnShop, die });
    supply::lay_die(s, seat, die);
    supply::gain(s, seat, Goods { gold: 1, ..Goods::default() }, log);
    s.pending.push(Question::Pawn { seat, from: die });
}

/// ML-7.48, ML-7.51 to ML-7.53: a card that can be paid, for an unassigned member.
pub(crate) fn bazaar_options(s: &State, seat: Seat, discount: Option<u8>, each: &mut impl Each) -> Flow {
    let offered: Gears = s.bazaar.iter().flatten().copied().collect();
    for gear in offered {
        if s.players[seat].gold >= gear_price(gear, discount).into() {
            for member in s.players[seat].members.without(s.assigned) {
                each(Action::BuyGear { gear, member })?;
            }
        }
    }
    Flow::Continue(())
}

pub(crate) fn gear_price(gear: Gear, discount: Option<u8>) -> u8 {
    discount.map_or(0, |discount| price(gear.card().cost, discount, 0))
}

/// ML-7.48 to ML-7.52.
pub(crate) fn buy_gear(
    s: &mut State,
    question: Question,
    gear: Gear,
    member: MemberId,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let Question::Bazaar { seat, discount } = question else { return };
    s.pending.pop();
    supply::pay(s, seat, gear_price(gear, discount), log);
    if let Some(slot) = s.bazaar.iter().position(|&card| card == Some(gear)) {
        s.bazaar[slot] = None;
    }
    if let Some(old) = free::of_type(s, member, gear.card().kind) {
        free::drop_gear(s, seat, old, log);
    }
    s.bearer[gear as usize] = Some(member);
    log.push(Event::GearBought { seat, gear, member });
    supply::fill_bazaar(s, chance, log);
}

/// ML-7.3, ML-7.54: the spaces for which there are dice; one die is placed already.
pub(crate) fn mine_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    mine_spaces(s, s.players[seat].pool.s + 1, each)
}

fn mine_spaces(s: &State, dice: u8, each: &mut impl Each) -> Flow {
    for space in free_spaces(s, Building::Mine) {
        if Building::Mine.spaces()[space].dice <= dice {
            each(Action::Mine { space: Number(space as u8 + 1) })?;
        }
    }
    Flow::Continue(())
}

/// ML-7.54, ML-7.55: the gold of the space and every bonus still unused.
pub(crate) fn mine(s: &mut State, seat: Seat, space: u8, log: &mut impl Log<Event>) {
    s.pending.pop();
    let index = usize::from(space) - 1;
    let rule = Building::Mine.spaces()[index];
    take_space(s, Building::Mine, index);
    log.push(Event::Mined { seat, space: Number(space) });
    for _ in 1..rule.dice {
        supply::lay_die(s, seat, Die::S);
    }
    let mut gold = rule.gives;
    for member in s.players[seat].members {
        if let Effect::MineBonus { gold: more } = member.card().effect
            && s.used.insert(member)
        {
            gold += more;
        }
        for &gear in Gear::ALL {
            if let Effect::MineBonus { gold: more } = gear.card().effect
                && s.bearer[gear as usize] == Some(member)
                && s.gear_used.insert(gear)
            {
                gold += more;
            }
        }
    }
    supply::gain(s, seat, Goods { gold, ..Goods::default() }, log);
}
