//! A bot at a table, whichever game is played there.

use std::any::Any;
use std::fmt;

use bots::{BotSpec, Clock, Mind};
use serde::Serialize;
use table::Guide;

use crate::levels;

/// A bot at a table. It belongs to one seat of one game and keeps what it has thought there; in another game it begins
/// anew.
pub struct Player {
    spec: BotSpec,
    clock: Option<Clock>,
    mind: Option<Box<dyn Any + Send>>,
}

impl Player {
    /// A bot of this kind. Without a clock it heeds no limit of time, and the same chance gives the same game.
    pub const fn new(spec: BotSpec, clock: Option<Clock>) -> Self {
        Self { spec, clock, mind: None }
    }

    /// What kind of bot it is.
    pub const fn spec(&self) -> BotSpec {
        self.spec
    }

    /// Its mind, to be given back by [`Player::keep`].
    pub(crate) fn mind<G: Guide>(&mut self) -> Mind<G> {
        let kept = self.mind.take().and_then(|mind| mind.downcast().ok());
        kept.map_or_else(|| mind(self.spec, self.clock), |mind| *mind)
    }

    pub(crate) fn keep<G: Guide>(&mut self, mind: Mind<G>) {
        self.mind = Some(Box::new(mind));
    }

    /// Its mind, if it has thought about this game.
    pub(crate) fn thought<G: Guide>(&self) -> Option<&Mind<G>> {
        self.mind.as_ref()?.downcast_ref()
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({})", self.spec)
    }
}

/// The mind of a bot of this kind for a game of this type.
pub(crate) fn mind<G: Guide>(spec: BotSpec, clock: Option<Clock>) -> Mind<G> {
    Mind::new(levels::resolve(G::META.id, spec), clock)
}

/// What a bot thought about its last decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thoughts {
    /// How often it looked ahead.
    pub iterations: u32,
    /// What it considered, the most promising first.
    pub candidates: Vec<Considered>,
}

/// One action that a bot considered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Considered {
    /// Its index in [`AnyPlay::legal`](crate::AnyPlay::legal).
    pub index: usize,
    /// How often it was looked at.
    pub visits: u32,
    /// The chance to win, 0 to 1.
    pub win: f32,
    /// The points to be expected at the end, if the game can tell.
    pub points: Option<f32>,
}
