//! Stworze: creatures of Slavic folklore, private missions, reactions and hidden tokens. Rules: the ledger of prefix
//! ST.
//!
//! | chapter | file |
//! |---|---|
//! | ST-1 vocabulary | [`components`], `effects`, `rules/mission` (conditions) |
//! | ST-2 components, ST-26 cards | [`components`] |
//! | ST-3 set-up, ST-25 modes | `setup`, [`options`] |
//! | ST-4 rounds, turns, decisions | `rules`, `rules/turn` |
//! | ST-5 windows, ST-6 queue and checkpoint | `rules/window`, [`orders`], `rules/queue`, `rules/mission` |
//! | ST-7 move, location action, Rest | `rules/turn`, `rules/rest` |
//! | ST-8 choosing a main action | `rules/main_action` |
//! | ST-9 tests | `rules/test` |
//! | ST-10 Task to ST-14 Clash | `rules/main_action`, `rules/tracks`, `rules/clash` |
//! | ST-15 areas | `rules/area`, `rules/queue` |
//! | ST-16 events | `rules/queue` |
//! | ST-17 vitality, losses, wounds | `rules/loss` |
//! | ST-18 lairs | `rules/lair`, `rules/tracks` |
//! | ST-19 missions | `rules/mission` |
//! | ST-20 attributes | `rules/attribute`, `rules/window` |
//! | ST-22 hidden information | [`view`], `event`, `determinize` |
//! | ST-24 end | `rules/turn`, `score` |
//! | ST-28 invariants | `audit` |

mod action;
mod audit;
pub mod components;
mod describe;
mod determinize;
mod effects;
mod event;
mod guide;
pub mod options;
pub mod orders;
mod position;
mod rules;
mod score;
mod setup;
mod state;
pub mod view;

pub use action::{Action, Pay};
pub use event::Event;
pub use options::Options;
pub use state::{Frame, List, Look, Player, State};
pub use view::View;

use table::{
    Chance, Game, Id, IdSet, Illegal, Log, Meta, Order, Outcome, Recall, Seat, SeatSet, Source, Standing,
    Viewer,
};

/// Who begins.
pub const FIRST: Source = Source(0);
/// The creatures, where they are drawn.
pub const CREATURES: Source = Source(1);
/// Both task decks.
pub const TASKS: Source = Source(2);
/// The event deck.
pub const EVENTS: Source = Source(3);
/// The pairs of action cards.
pub const PAIRS: Source = Source(4);
/// The cards of the figures.
pub const FIGURES: Source = Source(5);
/// The test dice.
pub const DICE: Source = Source(6);
/// The tokens taken from a card at random.
pub const STEAL: Source = Source(7);

/// Draws one of several cards, each equally likely; a scenario answers by the card's name.
pub(crate) fn draw<I: Id, W: table::Word>(
    chance: &mut impl Chance,
    source: Source,
    cards: IdSet<I, W>,
) -> Option<I> {
    let mut weights = [0; 64];
    cards.iter().for_each(|card| weights[card.index()] = 1);
    chance.weighted(source, &weights[..I::COUNT]).and_then(I::from_index)
}

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "stworze",
        prefix: "ST",
        rules: 1,
        players: (2, 6),
        options: options::SPECS,
        sources: &["first", "creatures", "tasks", "events", "pairs", "figures", "dice", "steal"],
        score_parts: &["missions"],
        // ST-28.21: at most 40 rounds of six turns; a turn has few steps, but every task card and every attribute may
        // be used in it, and each use asks and passes for all.
        max_steps: 40 * 6 * 400,
    };

    const ORDERS: &'static [Order] = Order::ALL;

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
        if rules::to_act(self).contains(seat) {
            rules::options(self, seat, &mut |action| out.push(action));
        }
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

    fn standing(view: &View, seat: Seat, orders: Standing) -> Option<Action> {
        (!orders::Orders::from(orders).asks(view, seat)).then_some(Action::Pass)
    }

    fn determinize(&mut self, viewer: Viewer, _recall: Recall, chance: &mut impl Chance) {
        determinize::redraw(self, viewer, chance);
    }
}
