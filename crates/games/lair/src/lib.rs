//! Lair, the sample game: secret choices, hidden hands, a die, a choice inside a choice. Rules: `docs/rules/lair.md`.
//!
//! | chapter | file |
//! |---|---|
//! | LA-1 components | [`components`] |
//! | LA-2 set-up | `setup`, [`options`] |
//! | LA-3 sending a beast | `rules/send` |
//! | LA-4 the raid | `rules/raid` |
//! | LA-5 powers | `effects` |
//! | LA-6 end of the night | `rules/night` |
//! | LA-7 scoring | `score` |
//! | LA-8 hidden information | [`view`], `event`, `determinize` |
//! | LA-9 invariants | `audit` |

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

pub use action::{Action, Choice};
pub use event::Event;
pub use options::Options;
pub use state::State;
use state::{Player, Question};
pub use view::View;

use table::{Chance, Game, Illegal, Log, Meta, Outcome, Recall, Seat, SeatSet, Source, Viewer};

/// The deck.
pub const DECK: Source = Source(0);
/// The moon.
pub const MOON: Source = Source(1);
/// The card an imp takes from a hand.
pub const ROBBERY: Source = Source(2);

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "lair",
        prefix: "LA",
        rules: 1,
        players: (2, 4),
        options: options::SPECS,
        sources: &["deck", "moon", "robbery"],
        score_parts: &["gold", "trophies"],
        max_steps: 7 * (4 + 2), // a night: four choices, and at most two steps of a power
    };

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
        rules::legal(self, seat, |action| out.push(action));
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
        self.pending.is_empty().then(|| score::outcome(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn determinize(&mut self, viewer: Viewer, _recall: Recall, chance: &mut impl Chance) {
        determinize::redraw(self, viewer, chance);
    }
}
