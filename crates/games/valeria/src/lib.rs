//! Valeria: Card Kingdoms: dice wake citizens, who pay for monsters and domains. Rules: `docs/rules/valeria.md`.
//!
//! | chapter | file |
//! |---|---|
//! | VA-1 effects | [`components`] (the vocabulary), `effects`, `rules/harvest`, `score` |
//! | VA-2 principles | `state`, `rules` |
//! | VA-3 components | [`components`] |
//! | VA-4 set-up, VA-5 card sets | `setup`, [`options`], `rules/dukes` |
//! | VA-6 turn and decisions | `rules/turn`, `rules` (all decisions) |
//! | VA-7 Roll Phase | `rules/roll` |
//! | VA-8 Harvest Phase | `rules/thief`, `rules/harvest`, `rules/decide` |
//! | VA-9 Action Phase | `rules/turn`, `rules/actions` |
//! | VA-10 payments | `rules/payment` |
//! | VA-11 slaying | `rules/slay` |
//! | VA-12 recruiting | `rules/recruit` |
//! | VA-13 taking a resource | `rules/actions` |
//! | VA-14 building | `rules/build` |
//! | VA-15 exhausted stacks | `rules/exhausted` |
//! | VA-16 end | `rules/end` |
//! | VA-17 scoring, VA-26 dukes | `score` |
//! | VA-18 five players | `state`, `rules/harvest` |
//! | VA-19 the Dark Lord | `rules/attack`, `rules/end`, `score` |
//! | VA-20 mixed stacks | `setup`, `state/centre` |
//! | VA-21 hidden information | [`view`], `event`, `determinize` |
//! | VA-23 citizens, VA-24 monsters, VA-25 domains | [`components`], `effects` |
//! | VA-28 invariants | `audit` |

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

pub use action::{Action, Opponent};
pub use event::{Ending, Event};
pub use options::Options;
pub use state::{
    CitizenStack, DarkLord, DomainStack, Giver, MonsterStack, Phase, Player, Question, State, Step, Turn,
};
pub use view::View;

use table::{Chance, Game, Illegal, Log, Meta, Outcome, Recall, Seat, SeatSet, Source, Viewer};

/// The dice.
pub const DICE: Source = Source(0);
/// The face-down domains.
pub const DOMAIN_STACKS: Source = Source(1);
/// The face-down citizens of mixed stacks.
pub const CITIZEN_STACKS: Source = Source(2);
/// The dukes.
pub const DUKES: Source = Source(3);
/// Who begins.
pub const FIRST: Source = Source(4);
/// The areas of a random set.
pub const AREAS: Source = Source(5);
/// The citizens of a random set.
pub const TYPES: Source = Source(6);
/// The monster taken from a player.
pub const ROBBERY: Source = Source(7);

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "valeria",
        prefix: "VA",
        rules: 1,
        players: (1, 5),
        options: options::SPECS,
        sources: &["dice", "domains", "citizens", "dukes", "first", "areas", "types", "robbery"],
        score_parts: &["monsters", "domains", "tokens", "duke", "resources"],
        // At most 100 rounds (VA-22.5) of five turns; in a turn 4 decisions about dice, 6 Thieves, 5 consolations or
        // choices, 108 trades (each citizen of the box twice would be 216), two actions with 3 decisions each, 2 at the
        // end of the phase, 4 in the Monsters Phase.
        max_steps: 100 * 5 * 250,
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
        self.is_over().then(|| score::outcome(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn determinize(&mut self, viewer: Viewer, _recall: Recall, chance: &mut impl Chance) {
        determinize::redraw(self, viewer, chance);
    }
}
