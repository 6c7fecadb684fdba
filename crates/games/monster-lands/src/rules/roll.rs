//! Rolling the dice of a path (ML-9.2 to ML-9.7, ML-10.28 to ML-10.37, ML-11.2 to ML-11.6).

use table::{Chance, Log, Number, Seat};

use super::{Each, Flow, load, supply};
use crate::components::{
    Colour, Colours, Effect, GearType, Loot, LootUse, Monster, Scope, VENOM_BONUS, forbid,
};
use crate::state::{Roll, RollKind};
use crate::{Action, Event, Question, State, Step};

/// Begins the roll of the active path with the rerolls of mercenary, equipment and path (ML-10.31).
pub(crate) fn begin(s: &mut State, kind: RollKind) {
    let Some(member) = s.member_on(s.path) else { return };
    let Some(seat) = s.owner(member) else { return };
    let mut roll = Roll::new(kind);
    each_effect(s, kind, |effect| {
        if let Effect::Reroll { n, colours } = effect {
            add_rerolls(&mut roll, n, colours);
        }
    });
    s.roll = Some(roll);
    s.pending.push(Question::Roll { seat });
}

fn add_rerolls(roll: &mut Roll, n: u8, colours: Colours) {
    let class = match colours {
        Colours::S => 0,
        Colours::M => 1,
        Colours::P => 2,
        _ => 3,
    };
    roll.rerolls[class] += n;
}

/// What works on a roll of the active path: talent, equipment, path benefit, revealed traps. A weapon does not work
/// against a monster that forbids it (ML-1.47).
fn each_effect(s: &State, kind: RollKind, mut each: impl FnMut(Effect)) {
    let path = s.path;
    if let Some(member) = s.member_on(path) {
        each(member.card().effect);
        let no_weapon = kind == RollKind::Attack && forbids(s.foe, forbid::WEAPON);
        for gear in s.gear_of(member) {
            if !(no_weapon && gear.card().kind == GearType::Weapon) {
                each(gear.card().effect);
            }
        }
    }
    if let Some(rule) = load::path_rule(s, path) {
        each(rule.benefit);
    }
    for token in s.path(path).tokens.iter().filter(|token| token.shown) {
        each(token.trap.token().effect);
    }
}

/// ML-1.47.
pub(crate) fn forbids(monster: Option<Monster>, what: u8) -> bool {
    monster.is_some_and(|monster| {
        matches!(monster.card().effect, Effect::Forbid { what: forbidden } if forbidden & what != 0)
    })
}

/// DP-16, DP-23, ML-29.10.
pub(crate) fn options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let Some(roll) = &s.roll else { return Flow::Continue(()) };
    loot_options(s, seat, roll.kind, each)?;
    let load = s.path(s.path);
    if load.dice.s > 0 {
        each(Action::Roll { colour: Colour::Strength })?;
    }
    if load.dice.m > 0 {
        each(Action::Roll { colour: Colour::Magic })?;
    }
    if load.dice.total() > 1 {
        each(Action::RollAll)?;
    }
    for &colour in Colour::ALL {
        if roll.may_reroll(colour) {
            for face in roll.faces[colour as usize].kinds() {
                each(Action::Reroll { colour, face: Number(face) })?;
            }
        }
    }
    if load.venoms > 0 && venom_works(s, roll.kind) {
        each(Action::Venom)?;
    }
    each(Action::Stop)
}

/// Loot of use `outside` that would do something (ML-6.28, ML-6.40).
fn loot_options(s: &State, seat: Seat, kind: RollKind, each: &mut impl Each) -> Flow {
    for loot in s.players[seat].loot.and(LootUse::Outside.tokens()) {
        let works = !matches!(loot.token().effect, Effect::TotalBonus { .. }) || kind == RollKind::Attack;
        if works {
            each(Action::Use { loot })?;
        }
    }
    Flow::Continue(())
}

/// ML-1.12, ML-9.7, ML-10.34, ML-11.4.
fn venom_works(s: &State, kind: RollKind) -> bool {
    match kind {
        RollKind::Mission => false,
        RollKind::Attack => !forbids(s.foe, forbid::VENOM),
        RollKind::Conquest => s.options.venom_helps_conquest,
    }
}

/// ML-10.28: rolls one die.
pub(crate) fn roll_one(s: &mut State, colour: Colour, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let path = s.path;
    let face = supply::throw(chance);
    let load = s.path_mut(path);
    match colour {
        Colour::Strength => {
            load.dice.s -= 1;
            load.rolled.s += 1;
        }
        Colour::Magic => {
            load.dice.m -= 1;
            load.rolled.m += 1;
        }
        Colour::Persuasion => {
            load.dice.p -= 1;
            load.rolled.p += 1;
        }
    }
    if let Some(roll) = &mut s.roll {
        roll.faces[colour as usize].add(face);
    }
    log.push(Event::Rolled { path, colour, face: Number(face) });
}

/// ML-9.2, ML-10.28: rolls all that is left, Strength first.
pub(crate) fn throw_all(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let dice = s.path(s.path).dice;
    for (colour, count) in [(Colour::Strength, dice.s), (Colour::Magic, dice.m), (Colour::Persuasion, dice.p)]
    {
        for _ in 0..count {
            roll_one(s, colour, chance, log);
        }
    }
}

/// ML-1.30: the last result stands.
pub(crate) fn reroll(
    s: &mut State,
    colour: Colour,
    from: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let path = s.path;
    let Some(roll) = &mut s.roll else { return };
    if roll.faces[colour as usize].take(from) {
        roll.use_reroll(colour);
        let face = supply::throw(chance);
        roll.faces[colour as usize].add(face);
        log.push(Event::Rerolled { path, colour, from: Number(from), face: Number(face) });
    }
}

/// ML-10.34.
pub(crate) fn venom(s: &mut State, log: &mut impl Log<Event>) {
    let path = s.path;
    s.path_mut(path).venoms -= 1;
    s.venom_supply += 1;
    if let Some(roll) = &mut s.roll {
        roll.venoms += 1;
    }
    log.push(Event::VenomUsed { path });
}

/// ML-27.2 to ML-27.4: for this roll only.
pub(crate) fn use_loot(s: &mut State, seat: Seat, loot: Loot, log: &mut impl Log<Event>) {
    s.players[seat].loot.remove(loot);
    s.loot_discard.insert(loot);
    log.push(Event::LootUsed { seat, loot });
    let Some(roll) = &mut s.roll else { return };
    match loot.token().effect {
        Effect::Reroll { n, colours } => add_rerolls(roll, n, colours),
        Effect::TotalBonus { amount, .. } => roll.loot_kill += amount,
        Effect::DieBonus { colours, amount, .. } => {
            let amount = amount.unsigned_abs();
            if colours.has(Colour::Strength) {
                roll.loot_bonus[0] += amount;
            }
            if colours.has(Colour::Magic) {
                roll.loot_bonus[1] += amount;
            }
        }
        _ => {}
    }
}

/// ML-10.41: the roll is over.
pub(crate) fn stop(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    let Some(roll) = s.roll else { return };
    let totals = totals(s, &roll);
    log.push(Event::Total { path: s.path, total: Number(totals.base) });
    match roll.kind {
        RollKind::Mission => {
            s.totals[s.path.place()] = Some(totals.base);
            s.roll = None;
        }
        RollKind::Attack => {
            let path = s.path;
            s.path_mut(path).fought = true;
            s.step = Step::Test;
        }
        RollKind::Conquest => s.step = Step::ConquestTest,
    }
}

/// What a roll comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Totals {
    /// B (ML-10.36), or the total of a mission or conquest.
    pub(crate) base: u8,
    /// K (ML-10.37).
    pub(crate) kill: u8,
    /// C (ML-10.37).
    pub(crate) capture: u8,
}

/// ML-9.7, ML-10.31 to ML-10.37, ML-11.2 to ML-11.6.
pub(crate) fn totals(s: &State, roll: &Roll) -> Totals {
    let mut die = [roll.loot_bonus[0].cast_signed(), roll.loot_bonus[1].cast_signed(), 0];
    let (mut base, mut kill, mut capture) = (0, roll.loot_kill, 0);
    let mut count = |effect: Effect| match effect {
        Effect::DieBonus { colours, amount, scope } if counts(scope, roll.kind) => {
            for &colour in Colour::ALL {
                if colours.has(colour) {
                    die[colour as usize] += amount;
                }
            }
        }
        Effect::TotalBonus { amount, scope } => match scope {
            Scope::Kill => kill += amount,
            Scope::Capture => capture += amount,
            scope if counts(scope, roll.kind) => base += amount,
            _ => {}
        },
        _ => {}
    };
    each_effect(s, roll.kind, &mut count);
    if let Some(foe) = s.foe.filter(|_| roll.kind == RollKind::Attack) {
        count(foe.card().effect);
    }
    let carried = if roll.kind == RollKind::Mission { 0 } else { s.carried };
    let rolled: u8 = (0..3).map(|colour| roll.faces[colour].sum(die[colour])).sum();
    let base = carried + rolled + base + VENOM_BONUS * roll.venoms;
    Totals { base, kill: base + kill, capture: base + capture }
}

/// ML-1.31, ML-1.32.
fn counts(scope: Scope, kind: RollKind) -> bool {
    match scope {
        Scope::Outside => true,
        Scope::Monster => kind == RollKind::Attack,
        Scope::Conquest => kind == RollKind::Conquest,
        Scope::Kill | Scope::Capture => false,
    }
}
