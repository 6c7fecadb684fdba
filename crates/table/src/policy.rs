//! Ways of choosing an action.

use crate::{Chance, Game, Known, Pcg, PerSeat, Seat, Source};

/// Somebody who plays: a bot of any strength. It gets what its seat knows and nothing else.
pub trait Policy<G: Game>: Send {
    /// Chooses one of the legal actions of `known.seat()`. Called only when there is one.
    ///
    /// The choice depends on `known` and `chance` alone, and on what the same policy was asked before.
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action;
}

/// Every legal action equally likely.
#[derive(Clone, Debug)]
pub struct RandomPolicy<A> {
    legal: Vec<A>,
}

impl<A> RandomPolicy<A> {
    /// A new random player.
    pub const fn new() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<A> Default for RandomPolicy<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Policy<G> for RandomPolicy<G::Action> {
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action {
        known.legal(&mut self.legal);
        pick(&self.legal, chance)
    }
}

/// One of `actions`, each equally likely.
pub fn pick<A: Copy>(actions: &[A], chance: &mut impl Chance) -> A {
    actions[chance.below(Source::POLICY, actions.len() as u32) as usize]
}

/// One of `actions`, each as likely as its weight; `weights` has one for each. Any of them if the weights say nothing.
pub fn pick_weighted<A: Copy>(actions: &[A], weights: &[f32], chance: &mut impl Chance) -> A {
    const STEPS: u32 = 1 << 24; // as fine as the type
    let total: f32 = weights.iter().sum();
    let mut rest = chance.below(Source::POLICY, STEPS) as f32 / STEPS as f32 * total;
    let mut last = None; // rounding may leave a crumb for it
    for (&action, &weight) in actions.iter().zip(weights) {
        if weight > 0.0 {
            rest -= weight;
            if rest < 0.0 {
                return action;
            }
            last = Some(action);
        }
    }
    last.unwrap_or_else(|| pick(actions, chance))
}

/// What a game crate knows about playing its game well: the raw material of bots. All of it must be fast, for search
/// asks a million times a second, and none of it is part of the rules.
pub trait Guide: Game {
    /// How promising each of `actions` looks to `seat`: weights above 0, larger is better, into `out` in the order
    /// of `actions`. `out` is cleared first.
    fn priors(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>);

    /// The share of the win that each seat may expect, between 0 and 1, adding up to 1.
    fn value(&self) -> PerSeat<f32>;

    /// The same, learned from games: what a [`Net`](crate::Net) makes of [`Guide::features`]. `None` in a game that has
    /// none, and where its net knows nothing of the position.
    fn learned(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// What lies before `seat`, in numbers from about -1 to 1, into `out`, which is cleared first: always equally many,
    /// each with the same meaning, 0 where there is nothing. None at all in a game whose value is not learned. They may
    /// read the whole world: search draws it for the seat that thinks.
    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        let _ = seat;
        out.clear();
    }

    /// The points each seat may expect at the end; `None` where the game offers no such estimate.
    fn points(&self) -> Option<PerSeat<f32>> {
        None
    }

    /// Which round it is, or which turn where everybody's turn is a matter of its own: where one ends nothing is under way,
    /// so that a position can be judged better there than in the midst of it.
    fn round(&self) -> Option<u32> {
        None
    }

    /// How readily a sensible player does each of `actions`, for playing a position to its end many times: weights into
    /// `out` in the order of `actions`, 0 for what is never done, at least one above 0. `out` is cleared first. Steeper
    /// than [`Guide::priors`]: nearly always the best, now and then another.
    fn leanings(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>);

    /// A cheap and sensible choice among `actions`, as likely as the guide leans to it. `leanings` is room to work in, so
    /// that every action is judged once and nothing is allocated.
    fn rollout(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        leanings: &mut Vec<f32>,
        chance: &mut impl Chance,
    ) -> Self::Action {
        self.leanings(seat, actions, leanings);
        pick_weighted(actions, leanings, chance)
    }
}

/// Plays by a game's [`Guide`]: the roll-out policy, straight.
#[derive(Clone, Debug)]
pub struct GuidedPolicy<A> {
    legal: Vec<A>,
    leanings: Vec<f32>,
}

impl<A> GuidedPolicy<A> {
    /// A new guided player.
    pub const fn new() -> Self {
        Self { legal: Vec::new(), leanings: Vec::new() }
    }
}

impl<A> Default for GuidedPolicy<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Guide> Policy<G> for GuidedPolicy<G::Action> {
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action {
        known.legal(&mut self.legal);
        known.world().rollout(known.seat(), &self.legal, &mut self.leanings, chance)
    }
}
