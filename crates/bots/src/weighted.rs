//! Chooses at random, the promising more often.

use table::{Guide, Known, Pcg, Policy, pick_weighted};

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
        pick_weighted(&self.legal, &self.weights, chance)
    }
}
