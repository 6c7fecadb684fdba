//! Stage 1 of a battle: traps are revealed (ML-10.2), with Trickery one by one, and tricks act (ML-18).

use table::{Log, Number};

use super::{Each, Flow, supply};
use crate::components::{Colour, Colours, DiceCount, Effect, Trap};
use crate::state::{Occupant, Redirect};
use crate::values::PathId;
use crate::{Action, Event, Question, State, Step};

/// The next token of the active path, or the next path, or combat (ML-18.4, ML-18.5).
pub(crate) fn proceed(s: &mut State, token: u8, log: &mut impl Log<Event>) {
    let path = s.path;
    if usize::from(token) >= s.path(path).tokens.len() {
        return next_path(s);
    }
    s.step = Step::Reveal(token + 1);
    match (s.tricks(), s.path_owner(path)) {
        (true, Some(seat)) => s.pending.push(Question::Reveal { seat, path, token }),
        (true, None) => rival_trick(s, path, token, log),
        (false, _) => turn_up(s, path, token, log),
    }
}

fn next_path(s: &mut State) {
    let area = s.area;
    if let Some(path) = area.paths().nth(s.path.place() + 1) {
        s.path = path;
        s.step = Step::Reveal(0);
    } else {
        // Where a die lies matters for thieves only.
        area.paths().for_each(|path| s.path_mut(path).safe = DiceCount::default());
        s.path = area.paths().next().unwrap_or(s.path);
        s.step = Step::Activate;
    }
}

/// ML-10.3, ML-16.14, ML-18.7: the token is turned up; its dice come from the supply.
fn turn_up(s: &mut State, path: PathId, token: u8, log: &mut impl Log<Event>) {
    let trap = s.path(path).tokens[usize::from(token)].trap;
    s.path_mut(path).tokens[usize::from(token)].shown = true;
    log.push(Event::Revealed { path, trap });
    if trap == Trap::TrapStarting
        && let Some(seat) = s.path_owner(path)
    {
        s.starting_shown.insert(seat);
    }
    if let Effect::TrapDice { colour, n, protected } = trap.token().effect {
        let want = match colour {
            Colour::Strength => DiceCount { s: n, ..DiceCount::default() },
            Colour::Magic => DiceCount { m: n, ..DiceCount::default() },
            Colour::Persuasion => DiceCount { p: n, ..DiceCount::default() },
        };
        let got = supply::available(s, want);
        s.supply.s -= got.s;
        s.supply.m -= got.m;
        s.supply.p -= got.p;
        let load = s.path_mut(path);
        add(&mut load.dice, got);
        if protected {
            add(&mut load.safe, got);
        }
    }
}

fn add(dice: &mut DiceCount, more: DiceCount) {
    *dice = DiceCount { s: dice.s + more.s, m: dice.m + more.m, p: dice.p + more.p };
}

/// ML-18.4, ML-18.6.
pub(crate) fn reveal_options(each: &mut impl Each) -> Flow {
    each(Action::Reveal)?;
    each(Action::Hide)
}

/// ML-18.6.
pub(crate) fn hide(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    s.pending.pop();
    if let Question::Reveal { path, .. } = question {
        log.push(Event::Hidden { path });
    }
}

/// ML-18.7, ML-18.8: a trap works; a trick is aimed.
pub(crate) fn reveal(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    let Question::Reveal { seat, path, token } = question else { return };
    s.pending.pop();
    turn_up(s, path, token, log);
    if s.path(path).tokens[usize::from(token)].trap.is_trick() {
        s.pending.push(Question::Target { seat, path, token });
    }
}

/// ML-18.9, ML-19.26: the nearest occupied paths to the left and right.
pub(crate) fn adjacent(s: &State, path: PathId) -> impl Iterator<Item = PathId> + Clone + '_ {
    let occupied =
        move |other: &PathId| matches!(s.path(*other).occupant, Occupant::Member(_) | Occupant::Rival);
    let area = path.area();
    let left = area.paths().filter(move |&other| other < path).rfind(occupied);
    let right = area.paths().filter(move |&other| other > path).find(occupied);
    left.into_iter().chain(right)
}

/// ML-18.8, ML-18.11: without a neighbour the trick has no effect.
pub(crate) fn target_options(s: &State, path: PathId, each: &mut impl Each) -> Flow {
    for path in adjacent(s, path) {
        each(Action::Target { path })?;
    }
    Flow::Continue(())
}

/// ML-18.8, ML-18.10: aimed; the target may cancel it.
pub(crate) fn target(s: &mut State, question: Question, target: PathId, log: &mut impl Log<Event>) {
    let Question::Target { path, token, .. } = question else { return };
    s.pending.pop();
    aim(s, path, token, target, log);
}

fn aim(s: &mut State, path: PathId, token: u8, target: PathId, log: &mut impl Log<Event>) {
    log.push(Event::Aimed { path, target });
    match s.path_owner(target) {
        Some(seat) if s.path(target).defence > 0 => {
            s.pending.push(Question::Cancel { seat, path, token, target });
        }
        _ => act(s, path, token, target, log),
    }
}

/// ML-18.10.
pub(crate) fn cancel_options(each: &mut impl Each) -> Flow {
    each(Action::Cancel)?;
    each(Action::Allow)
}

/// ML-18.10: a defence token is spent and the trick is discarded.
pub(crate) fn cancel(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    let Question::Cancel { path, token, target, .. } = question else { return };
    s.pending.pop();
    s.path_mut(target).defence -= 1;
    s.defence_supply += 1;
    let trick = s.path_mut(path).tokens.remove(token.into()).trap;
    discard_trick(s, path, trick);
    s.step = Step::Reveal(token);
    log.push(Event::TrickCancelled { path, target });
}

/// A revealed trick is seen by all; Madhala's have their own pile (ML-20.18).
fn discard_trick(s: &mut State, path: PathId, trick: Trap) {
    if s.path(path).occupant == Occupant::Rival {
        s.trick_discard.add(trick);
    } else {
        s.trap_discard.add(trick);
    }
}

/// ML-18.10: let through.
pub(crate) fn allow(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    let Question::Cancel { path, token, target, .. } = question else { return };
    s.pending.pop();
    log.push(Event::TrickAllowed { target });
    act(s, path, token, target, log);
}

/// ML-18.12, ML-18.15, ML-20.16: the trick acts on the target.
fn act(s: &mut State, path: PathId, token: u8, target: PathId, log: &mut impl Log<Event>) {
    match s.path(path).tokens[usize::from(token)].trap.token().effect {
        Effect::Redirect { n } => {
            s.path_mut(path).redirects.push(Some(Redirect { target, dice: n }));
        }
        Effect::Steal { n, colours } => match s.path_owner(path) {
            Some(seat) => s.pending.push(Question::Steal { seat, path, target, n: pack(n, colours) }),
            None => rival_steals(s, path, target, n, colours, log),
        },
        _ => {}
    }
}

/// Number and colours of a theft in one byte.
const fn pack(n: u8, colours: Colours) -> u8 {
    n | colours.0 << 4
}

const fn unpack(packed: u8) -> (u8, Colours) {
    (packed & 15, Colours(packed >> 4))
}

/// ML-18.13: dice that can be stolen.
fn open_dice(s: &State, target: PathId, colours: Colours) -> (u8, u8) {
    let load = s.path(target);
    let of = |colour: Colour, dice: u8, safe: u8| if colours.has(colour) { dice - safe } else { 0 };
    (of(Colour::Strength, load.dice.s, load.safe.s), of(Colour::Magic, load.dice.m, load.safe.m))
}

/// ML-18.12, ML-18.14: as many as possible, which ones is the thief's choice.
pub(crate) fn steal_options(
    s: &State,
    _path: PathId,
    target: PathId,
    packed: u8,
    each: &mut impl Each,
) -> Flow {
    let (n, colours) = unpack(packed);
    let (strength, magic) = open_dice(s, target, colours);
    let take = n.min(strength + magic);
    for s in take.saturating_sub(magic)..=strength.min(take) {
        each(Action::Steal { s: Number(s), m: Number(take - s) })?;
    }
    Flow::Continue(())
}

/// ML-18.12: the dice belong to the thief's path.
pub(crate) fn steal(s: &mut State, question: Question, strength: u8, m: u8, log: &mut impl Log<Event>) {
    let Question::Steal { path, target, .. } = question else { return };
    s.pending.pop();
    take(s, target, strength, m);
    add(&mut s.path_mut(path).dice, DiceCount { s: strength, m, p: 0 });
    log.push(Event::Stolen { path, target, s: Number(strength), m: Number(m) });
}

fn take(s: &mut State, target: PathId, strength: u8, m: u8) {
    let load = s.path_mut(target);
    load.dice.s -= strength;
    load.dice.m -= m;
}

/// ML-20.15: Madhala reveals her tricks, from the top, against the neighbour with more dice.
fn rival_trick(s: &mut State, path: PathId, token: u8, log: &mut impl Log<Event>) {
    turn_up(s, path, token, log);
    let mut best: Option<PathId> = None;
    for other in adjacent(s, path) {
        let more = best.is_none_or(|best| s.path(other).dice.total() > s.path(best).dice.total());
        if s.path_owner(other).is_some() && more {
            best = Some(other);
        }
    }
    if let Some(target) = best {
        aim(s, path, token, target, log);
    }
}

/// ML-20.16: Magic before Strength; the dice go to the supply.
fn rival_steals(
    s: &mut State,
    path: PathId,
    target: PathId,
    n: u8,
    colours: Colours,
    log: &mut impl Log<Event>,
) {
    let (strength, magic) = open_dice(s, target, colours);
    let m = n.min(magic);
    let strength = (n - m).min(strength);
    take(s, target, strength, m);
    supply::give_back(s, DiceCount { s: strength, m, p: 0 });
    log.push(Event::Stolen { path, target, s: Number(strength), m: Number(m) });
}

/// ML-18.17: what counts as a trap for a capture: face-down tokens and revealed traps.
pub(crate) fn traps_on(s: &State, path: PathId) -> usize {
    s.path(path).tokens.iter().filter(|token| !(token.shown && token.trap.is_trick())).count()
}
