//! Chooses at random, the promising more often.

use table::{Chance, Guide, Known, Pcg, Policy, Source};

/// Every action as likely as the guide's weight for it.
#[derive(Clone, Debug)]
pub struct WeightedPolicy<A> {
    legal: Vec<A>,
    weights: Vec<f32>,
}

impl<A> WeightedPolicy<A> {
    /// A new player.
    pub const fn new() -> Self {
        Self { legal: Vec::new(), weights: Vec::new() }
    }
}

impl<A> Default for WeightedPolicy<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Guide> Policy<G> for WeightedPolicy<G::Action> {
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action {
        known.legal(&mut self.legal);
        known.world().priors(known.seat(), &self.legal, &mut self.weights);
        let total: f32 = self.weights.iter().sum();
        let mut rest = fraction(chance) * total;
        for (&action, &weight) in self.legal.iter().zip(&self.weights) {
            rest -= weight;
            if rest < 0.0 {
                return action;
            }
        }
        table::pick(&self.legal, chance) // rounding left a crumb
    }
}

/// A number from 0 up to 1.
fn fraction(chance: &mut Pcg) -> f32 {
    const STEPS: u32 = 1 << 24; // as fine as the type
    chance.below(Source::POLICY, STEPS) as f32 / STEPS as f32
}
