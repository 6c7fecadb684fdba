//! Set-up choices, the start of a round and the pool phase (ML-3.20, ML-4.2, ML-5, ML-17.7 to ML-17.12).

use table::{Chance, Log, Number, Seat, SeatSet};

use super::{Each, Flow, clans, deploy, reset, supply};
use crate::components::{Affinity, Colour, DiceCount, Goods, HELP_GOLD, Item, MemberId, glory_dice};
use crate::values::Area;
use crate::{Action, Event, Question, State, Step};

/// ML-3.20, ML-20.2, ML-20.4: the affinities nobody has, or the one the scenario names.
pub(crate) fn affinity_options(s: &State, each: &mut impl Each) -> Flow {
    let wanted = s.scenario().affinity;
    for &affinity in Affinity::ALL {
        let free = s.players.iter().all(|(_, clan)| clan.affinity != Some(affinity));
        if free && wanted.is_none_or(|only| only == affinity) {
            each(Action::Affinity { affinity })?;
        }
    }
    Flow::Continue(())
}

/// ML-3.21 to ML-3.24: takes leader and starting mercenary.
pub(crate) fn choose_affinity(s: &mut State, seat: Seat, affinity: Affinity, log: &mut impl Log<Event>) {
    s.pending.pop();
    let clan = &mut s.players[seat];
    clan.affinity = Some(affinity);
    let [leader, starter] = starting(affinity);
    clan.members.insert(leader);
    clan.members.insert(starter);
    clan.leader = Some(leader);
    log.push(Event::AffinityChosen { seat, affinity });
}

/// The leader and the starting mercenary of an affinity.
pub(crate) fn starting(affinity: Affinity) -> [MemberId; 2] {
    let mut pair = MemberId::ALL
        .iter()
        .copied()
        .filter(|member| member.is_starting() && member.card().affinity == Some(affinity));
    [pair.next(), pair.next()].map(|member| member.unwrap_or(MemberId::Purkas))
}

/// ML-4.2, ML-13.31 to ML-13.33, ML-20.6.
pub(crate) fn start(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    log.push(Event::RoundStarted { round: Number(s.round) });
    for seat in s.turn_order() {
        if s.players[seat].members.is_empty()
            && let Some(novice) = s.novices.first()
        {
            s.novices.remove(novice);
            clans::join(s, seat, novice, log);
            let missing = HELP_GOLD.saturating_sub(s.players[seat].gold) as u8;
            supply::gain(s, seat, Goods { gold: missing, ..Goods::default() }, log);
        }
    }
    if s.round > 1 && s.scenario().gate_each_round && s.monster_at(Area::Gate).is_none() {
        reset::level_a_to_gate(s, chance, log);
    }
    s.step = Step::Pool;
}

/// ML-5.1 to ML-5.8, ML-17.10, ML-17.12.
pub(crate) fn pool(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if s.options.more_monsters && s.round.is_multiple_of(2) && s.monsters[2].is_none() {
        s.monsters[2] = reset::draw_monster(s, chance, log);
        if let Some(monster) = s.monsters[2] {
            log.push(Event::MonsterAppeared { area: Area::Gate, monster });
        }
    }
    for seat in s.turn_order() {
        let clan = &s.players[seat];
        let mut dice = glory_dice(clan.glory);
        for member in clan.members {
            let DiceCount { s, m, p } = member.card().dice;
            dice = DiceCount { s: dice.s + s, m: dice.m + m, p: dice.p + p };
        }
        supply::gain_dice(s, seat, dice, chance, log);
    }
    s.step = Step::Gift;
    if s.options.queens_gift && s.round > 1 {
        s.pending.push(Question::GiftItem);
        s.pending.push(Question::GiftDie);
    }
}

/// The pool phase is over.
pub(crate) fn gift(s: &mut State) {
    s.out = SeatSet::EMPTY;
    s.passes = 0;
    deploy::begin_turn(s, s.first);
    s.step = Step::Deploy;
}

/// ML-17.9: the colours that the supply has.
pub(crate) fn gift_die_options(s: &State, each: &mut impl Each) -> Flow {
    for &colour in Colour::ALL {
        if supply::available(s, one(colour)).total() > 0 {
            each(Action::GiftDie { colour })?;
        }
    }
    Flow::Continue(())
}

/// One die of a colour.
pub(crate) fn one(colour: Colour) -> DiceCount {
    DiceCount {
        s: u8::from(colour == Colour::Strength),
        m: u8::from(colour == Colour::Magic),
        p: u8::from(colour == Colour::Persuasion),
    }
}

/// ML-17.9: what could be kept.
pub(crate) fn gift_options(s: &State, each: &mut impl Each) -> Flow {
    for &item in Item::ALL {
        if !supply::keepable(s, s.first, gift_goods(item)).is_empty() {
            each(Action::Gift { item })?;
        }
    }
    Flow::Continue(())
}

fn gift_goods(item: Item) -> Goods {
    match item {
        Item::Gold => Goods { gold: 2, ..Goods::default() },
        other => goods(other, 1),
    }
}

/// So many of one item.
pub(crate) fn goods(item: Item, n: u8) -> Goods {
    match item {
        Item::Gold => Goods { gold: n, ..Goods::default() },
        Item::Potion => Goods { potion: n, ..Goods::default() },
        Item::Venom => Goods { venom: n, ..Goods::default() },
        Item::Defence => Goods { defence: n, ..Goods::default() },
    }
}

/// ML-17.9.
pub(crate) fn take_gift_die(
    s: &mut State,
    colour: Colour,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    supply::gain_dice(s, s.first, one(colour), chance, log);
}

/// ML-17.9.
pub(crate) fn take_gift(s: &mut State, item: Item, log: &mut impl Log<Event>) {
    s.pending.pop();
    supply::gain(s, s.first, gift_goods(item), log);
}
