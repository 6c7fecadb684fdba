//! Sending a mercenary out as one move (ML-29.5 to ML-29.9): for people, who think of a whole load. The engine knows the
//! small steps only; [`enumerate`] lists the whole moves and [`steps`] breaks one up. `tests/suite/deployment.rs` proves that
//! both ways lead to the same loads.

use table::{Number, Pcg, Seat, Silent};

use crate::components::{
    GATE_SPACES, LAND_SPACES, LAND_TOKENS, MemberId, PATH_TOKENS, TOKEN_SIZE, Trap, Traps,
};
use crate::rules::{self, Flow, load};
use crate::state::Occupant;
use crate::values::{Area, FewFaces, PathId};
use crate::{Action, Question, State};

/// A mercenary on a path with its whole load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deployment {
    /// Where it goes.
    pub path: PathId,
    /// Who goes.
    pub member: MemberId,
    /// Strength and Magic dice.
    pub dice: [u8; 2],
    /// Persuasion dice.
    pub persuasion: FewFaces,
    /// Traps and tricks.
    pub traps: Traps,
    /// Defence tokens.
    pub defence: u8,
    /// Own potions and venoms.
    pub carried: [u8; 2],
}

/// Every load with which `member` can be sent to `path` by `seat` now.
pub fn enumerate(s: &State, seat: Seat, path: PathId, member: MemberId) -> Vec<Deployment> {
    let clan = &s.players[seat];
    let mut all = Vec::new();
    let free = clan.members.contains(member)
        && !member.is_novice()
        && s.unassigned(member)
        && s.path(path).occupant == Occupant::Nobody;
    if s.pending.top() != Some(Question::Turn { seat }) || clan.pool.is_empty() || !free {
        return all;
    }
    let _ = load::dice_options(s, seat, path, &mut |action| {
        if let Action::Dice { s: strength, m, p } = action {
            let bare = Deployment {
                path,
                member,
                dice: [strength.0, m.0],
                persuasion: p,
                traps: Traps::EMPTY,
                defence: 0,
                carried: [0; 2],
            };
            if path.area().land().is_none() {
                all.push(bare); // ML-8.13
            } else {
                with_tokens(s, seat, bare, &mut all);
            }
        }
        Flow::Continue(())
    });
    all
}

/// ML-8.25, ML-8.26, ML-8.42: how many tokens fit beside so many dice.
fn room(path: PathId, dice: u8) -> usize {
    let tokens = match path.area() {
        Area::Gate => GATE_SPACES.saturating_sub(dice) / TOKEN_SIZE,
        _ => LAND_TOKENS + LAND_SPACES.saturating_sub(dice) / TOKEN_SIZE,
    };
    usize::from(tokens).min(PATH_TOKENS)
}

/// Every set of own tokens that fits, and every choice of potion and venom.
fn with_tokens(s: &State, seat: Seat, bare: Deployment, all: &mut Vec<Deployment>) {
    let clan = &s.players[seat];
    let dice = bare.dice[0] + bare.dice[1];
    let room = room(bare.path, dice);
    let mut sets = vec![Traps::EMPTY];
    for trap in clan.traps.kinds() {
        for at in 0..sets.len() {
            for count in 1..=clan.traps.count(trap) {
                let mut set = sets[at];
                set.add_many(trap, count);
                if set.len() <= room {
                    sets.push(set);
                }
            }
        }
    }
    for traps in sets {
        for defence in 0..=clan.defence.min((room - traps.len()) as u8) {
            if dice == 0 && traps.is_empty() && defence == 0 {
                continue; // ML-8.41
            }
            for potions in 0..=clan.potions.min(1) {
                for venoms in 0..=clan.venoms.min(1) {
                    all.push(Deployment { traps, defence, carried: [potions, venoms], ..bare });
                }
            }
        }
    }
}

/// The small steps of a whole move: tricks first, then traps by id, then defence (ML-29.7). Questions with one answer are
/// not asked, so they are no steps. `None` if the move is not possible.
pub fn steps(s: &State, seat: Seat, whole: &Deployment) -> Option<Vec<Action>> {
    if !enumerate(s, seat, whole.path, whole.member).contains(whole) {
        return None;
    }
    let (tricks, traps): (Vec<Trap>, Vec<Trap>) = whole.traps.each().partition(|trap| trap.is_trick());
    let mut tokens: Vec<Action> = tricks.into_iter().chain(traps).map(|trap| Action::Lay { trap }).collect();
    tokens.extend(std::iter::repeat_n(Action::LayDefence, whole.defence.into()));
    tokens.push(Action::Done);
    let mut tokens = tokens.into_iter();

    // Loading draws nothing, so the steps can be tried on a copy with any chance.
    let (mut copy, mut chance) = (*s, Pcg::new(0));
    let mut steps = vec![Action::Assign { path: whole.path, member: whole.member }];
    loop {
        rules::apply(&mut copy, seat, *steps.last()?, &mut chance, &mut Silent).ok()?;
        steps.push(match copy.pending.top() {
            Some(Question::LoadDice { path, .. }) if path == whole.path => {
                let [strength, m] = whole.dice.map(Number);
                Action::Dice { s: strength, m, p: whole.persuasion }
            }
            Some(Question::LoadTokens { path, .. }) if path == whole.path => tokens.next()?,
            Some(Question::LoadCarry { path, .. }) if path == whole.path => {
                let [potions, venoms] = whole.carried.map(Number);
                Action::Carry { potions, venoms }
            }
            _ => return Some(steps),
        });
    }
}
