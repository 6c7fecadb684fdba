//! A bot that keeps its seat through a game.

use table::{Guide, GuidedPolicy, Known, Pcg, Policy, RandomPolicy};

use crate::{BotSpec, Clock, Explanation, Search, SearchSettings, WeightedPolicy};

/// A bot that keeps its seat through a game. One that searches keeps its tree and its memory from decision to
/// decision, so a seat should be given one of its own.
#[derive(Debug)]
pub struct Mind<G: Guide>(Kind<G>);

#[derive(Debug)]
enum Kind<G: Guide> {
    Random(RandomPolicy<G::Action>),
    Weighted(WeightedPolicy<G::Action>),
    Greedy(GuidedPolicy<G::Action>),
    Search(Box<Search<G>>),
}

impl<G: Guide> Mind<G> {
    /// A bot of this kind. A level stands for what the catalogue says for this game; where nobody has asked it, a level
    /// is a search with default settings. Without a clock time limits do not bind.
    pub fn new(spec: BotSpec, clock: Option<Clock>) -> Self {
        Self(match spec {
            BotSpec::Random => Kind::Random(RandomPolicy::new()),
            BotSpec::Weighted => Kind::Weighted(WeightedPolicy::new()),
            BotSpec::Greedy => Kind::Greedy(GuidedPolicy::new()),
            BotSpec::Search(settings) => Kind::Search(Box::new(Search::new(settings, clock))),
            BotSpec::Level(_) => Kind::Search(Box::new(Search::new(SearchSettings::DEFAULT, clock))),
        })
    }

    /// What it thought about its last decision; `None` for one that does not search.
    pub fn explain(&self) -> Option<Explanation<G::Action>> {
        match &self.0 {
            Kind::Search(search) => Some(search.explain()),
            Kind::Random(_) | Kind::Weighted(_) | Kind::Greedy(_) => None,
        }
    }
}

impl<G: Guide> Policy<G> for Mind<G> {
    fn choose(&mut self, known: &Known<G>, chance: &mut Pcg) -> G::Action {
        match &mut self.0 {
            Kind::Random(policy) => policy.choose(known, chance),
            Kind::Weighted(policy) => policy.choose(known, chance),
            Kind::Greedy(policy) => policy.choose(known, chance),
            Kind::Search(search) => search.choose(known, chance),
        }
    }
}
