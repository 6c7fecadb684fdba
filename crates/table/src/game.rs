//! The contract between a game and everything above it.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;

use crate::{
    Chance, Event, Log, Notation, OptionSpec, Options, Order, Outcome, Seat, SeatSet, Standing, Viewer,
};

/// What is fixed about a game, whatever is played.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Meta {
    /// Its name in records, files and addresses: lower case, no spaces.
    pub id: &'static str,
    /// What its rule ids begin with.
    pub prefix: &'static str,
    /// The version of the rules. A change that makes any old record play differently adds one; the old behaviour
    /// stays, chosen by [`Choices::rules`](crate::Choices::rules).
    pub rules: u16,
    /// The smallest and the largest table.
    pub players: (u8, u8),
    /// What the table may choose.
    pub options: &'static [OptionSpec],
    /// The names of the sources of chance, by the number in [`Source`](crate::Source).
    pub sources: &'static [&'static str],
    /// The names of the parts of a score, in order.
    pub score_parts: &'static [&'static str],
    /// No game takes more steps than this, whatever the players do.
    pub max_steps: u32,
}

impl Meta {
    pub(crate) fn option_keys(&self) -> String {
        if self.options.is_empty() {
            return "none".to_owned();
        }
        self.options.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ")
    }
}

/// What every game is: a position is a plain value, and the rules are a pure function over it.
///
/// A value of this type is the whole truth about a position, hidden cards included. It is not `Serialize`: what
/// leaves the process is a [`Game::View`] or a [`Shown`](crate::Shown) event. It holds no generator, no clock and no
/// pointer to anything, so a copy is a few hundred bytes and equal positions have equal hashes.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The settings, in the game's own types.
    type Options: Options;
    /// What a player does: a small value. Its order is the canonical order of [`Game::legal`].
    type Action: Copy + Ord + Hash + fmt::Debug + Notation + Send + Sync + 'static;
    /// What happened.
    type Event: Event;
    /// What one viewer may know of a position.
    type View: Serialize;

    /// The fixed facts.
    const META: Meta;

    /// The standing orders that make a difference in [`Game::standing`], for people to choose from; none in a game that
    /// always asks.
    const ORDERS: &'static [Order] = &[];

    /// Sets up a game: shuffles, deals, and goes on to the first real choice.
    fn new(options: &Self::Options, chance: &mut impl Chance, log: &mut impl Log<Self::Event>) -> Self;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who is to act. More than one seat where choices are made at the same time: they may then act in any order.
    /// Empty exactly when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Lists what `seat` may do now: each action once, in ascending order, `out` cleared first. Empty for a seat
    /// that is not to act; at least two actions for one that is, since the engine takes forced steps itself.
    ///
    /// Implementors read only what `seat` may know, for the list is shown to it.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does `action` and every forced step after it, until somebody has a real choice or the game is over.
    ///
    /// Callers check nothing beforehand. Implementors ask `chance` when a card is turned, never earlier.
    ///
    /// # Errors
    /// [`Illegal`] if [`Game::legal`] does not list `action` for `seat`; then `self`, `chance` and `log` are untouched.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Scores and places once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may know. Lists are in canonical order, never in the order of drawing.
    ///
    /// Implementors take the state apart without `..`, so that a new field does not compile until somebody has
    /// decided who sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the table does in the place of `seat`, who is asked, because of a standing order; `None` to ask. Made from
    /// the view of the seat, so it cannot depend on what the seat may not know; always one of its legal actions.
    ///
    /// Implementors look only at what everybody knows: how soon an order is carried out may be noticed.
    ///
    /// A game without reactions always asks.
    fn standing(view: &Self::View, seat: Seat, orders: Standing) -> Option<Self::Action> {
        let _ = (view, seat, orders);
        None
    }

    /// Draws everything anew that `viewer` does not know, each possible world as likely as it is for that viewer.
    /// What the viewer knows stays: its view, its legal actions and everything shown to it from here on.
    ///
    /// The result depends on what the viewer knows and on `chance` alone, never on the hidden truth: gather all
    /// unseen cards first, then deal them out again in canonical order. Draws use [`Source::REDRAW`](crate::Source).
    fn determinize(&mut self, viewer: Viewer, recall: Recall, chance: &mut impl Chance);
}

/// How much of the past counts as known when hidden things are drawn anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Only what the view shows at this moment.
    Display,
    /// Everything the viewer has ever been shown, as somebody with a perfect memory would know it. A game that keeps
    /// no more than its view shows treats this like [`Recall::Display`].
    Perfect,
}

/// The refusal of an action that is not legal now. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this action is not possible now")]
pub struct Illegal;
