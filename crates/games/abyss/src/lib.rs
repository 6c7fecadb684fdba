//! Abyss: explore the depths, gather allies, recruit lords, control locations. Rules: `docs/rules/abyss.md`.
//!
//! | chapter | file |
//! |---|---|
//! | AB-0 terms | `state` |
//! | AB-1 effects | [`components`] (the vocabulary), `effects`, `rules/powers`, `score` |
//! | AB-2 components | [`components`] |
//! | AB-3 set-up | `setup`, [`options`] |
//! | AB-4 the turn, AB-5 decision points | `rules/turn`, `rules` (all decisions), `rules/fallback` (defaults) |
//! | AB-6 plotting | `rules/plot` |
//! | AB-7 exploring | `rules/explore`, `rules/threat` |
//! | AB-8 support | `rules/support`, `rules/council` |
//! | AB-9 recruiting | `rules/recruit`, `rules/affiliate`, `rules/lords`, `rules/court` |
//! | AB-10 payments | [`payment`] |
//! | AB-11 locations | `rules/control`, `rules/keys` |
//! | AB-12 powers | `rules/lords`, `rules/powers`, `effects` |
//! | AB-13 lords, AB-14 locations | [`components`], `effects`, `score` |
//! | AB-15 hidden information | [`view`], `event`, `determinize` |
//! | AB-17 end, AB-18 scoring | `rules/end`, `score` |
//! | AB-21 invariants | `audit` |

mod action;
mod audit;
pub mod components;
mod describe;
mod determinize;
mod effects;
mod event;
mod guide;
pub mod options;
mod position;
mod rules;
mod score;
mod setup;
mod state;
pub mod view;

pub use action::{Action, KeySet};
pub use event::Event;
pub use guide::{FEATURES, features, progress};
pub use options::Options;
pub use rules::fallback::fallback;
pub use rules::payment;
pub use score::score;
pub use state::{Player, Question, State, Step, Stolen, Turn};
pub use view::View;

use table::{
    Chance, Game, Illegal, Log, Meta, Order, Outcome, Recall, Seat, SeatSet, Source, Standing, Viewer,
};

use crate::view::QuestionView;

/// The exploration deck.
pub const DECK: Source = Source(0);
/// The lord deck.
pub const LORD_DECK: Source = Source(1);
/// The location stack.
pub const LOCATION_STACK: Source = Source(2);
/// The pile of monster tokens.
pub const TOKENS: Source = Source(3);
/// The token taken from a player.
pub const STEAL: Source = Source(4);
/// Who begins.
pub const FIRST: Source = Source(5);

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "abyss",
        prefix: "AB",
        rules: 1,
        players: (2, 4),
        options: options::SPECS,
        sources: &["deck", "lords", "locations", "tokens", "steal", "first"],
        score_parts: &["locations", "lords", "allies", "tokens"],
        // At most 400 turns (AB-17.9) of at most 400 steps: 26 for powers and choices taken back, 6 plots, 1 action,
        // 33 of an exploration (8 cards, 4 answers each, a reward) or 27 of a payment, 140 for the powers of all lords,
        // 130 discards (every ally twice), 24 for locations, 1 for the end window.
        max_steps: 400 * 400,
    };

    const ORDERS: &'static [Order] = &[Order::Ask, Order::Skip];

    fn new(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Self {
        setup::set_up(options, chance, log)
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        rules::legal(self, seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        rules::apply(self, seat, action, chance, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| score::outcome(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    /// AB-7.4: who never wants to be asked buys nothing. A purchase always changes something, so `smart` asks.
    fn standing(view: &View, seat: Seat, orders: Standing) -> Option<Action> {
        let is_asked = matches!(view.question, Some(QuestionView::Buy { asked }) if asked == seat);
        (is_asked && orders.order == Order::Skip).then_some(Action::Pass)
    }

    fn determinize(&mut self, viewer: Viewer, recall: Recall, chance: &mut impl Chance) {
        determinize::redraw(self, viewer, recall, chance);
    }
}
