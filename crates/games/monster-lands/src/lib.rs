//! Monster Lands: clans, dice and monsters, for one to four players. Rules: `docs/rules/monster-lands.md`.
//!
//! | chapter | file |
//! |---|---|
//! | ML-1 conventions, effects | [`components`] (the vocabulary), `values`, `rules/*` |
//! | ML-2 components, ML-22 to ML-28 cards | [`components`] |
//! | ML-3 set-up | `setup`, [`options`], `rules/round` |
//! | ML-4 rounds and decision points | `rules` (all decisions), `state/question` |
//! | ML-5 pool, ML-17 variants | `rules/round` |
//! | ML-6 deployment | `rules/deploy`, `rules/free` |
//! | ML-7 the Citadel | `rules/citadel`, `rules/hire` |
//! | ML-8 the Outskirts | `rules/load`, `rules/dice`, `rules/work`; as one move [`deployment`] |
//! | ML-9 missions | `rules/mission`, `rules/roll` |
//! | ML-10 battles, ML-12 the Entrance | `rules/battle`, `rules/attack`, `rules/roll`, `rules/clans` (death) |
//! | ML-11 conquest and loot | `rules/battle` |
//! | ML-13 clean-up | `rules/clean_up`, `rules/clans`, `rules/reset` |
//! | ML-14 end and scoring | `rules/reset`, `score` |
//! | ML-15 hidden information | [`view`], `event`, `determinize` |
//! | ML-16 limits | `rules/supply` |
//! | ML-18 Trickery | `rules/fight` |
//! | ML-19, ML-20 solo | `rules/rival`, `score` |
//! | ML-21 campaign | [`campaign`] |
//! | ML-31 invariants | `audit` |

mod action;
mod audit;
pub mod campaign;
pub mod components;
pub mod deployment;
mod describe;
mod determinize;
mod event;
#[allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "small numbers, and none that counts or indexes is negative"
)]
mod guide;
pub mod options;
mod position;
mod rules;
mod score;
mod setup;
mod state;
pub mod values;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use score::{rank, score};
pub use state::{
    Citadel, Clan, Occupant, Packet, PacketStage, Path, PathToken, Pool, Question, Redirect, Roll, RollKind,
    Settings, State, Step,
};
pub use view::View;

use table::{Chance, Game, Illegal, Log, Meta, Outcome, Recall, Seat, SeatSet, Source, Viewer};

/// The hireling deck.
pub const MEMBER: Source = Source(0);
/// The pile of traps.
pub const TRAP: Source = Source(1);
/// The equipment deck.
pub const GEAR: Source = Source(2);
/// The pile of loot.
pub const LOOT: Source = Source(3);
/// The monster deck.
pub const MONSTER: Source = Source(4);
/// The territory deck.
pub const TERRITORY: Source = Source(5);
/// The path tiles.
pub const TILE: Source = Source(6);
/// The bag of missions.
pub const MISSION: Source = Source(7);
/// The panic tokens.
pub const PANIC: Source = Source(8);
/// Who begins.
pub const FIRST: Source = Source(9);
/// The dice of the players.
pub const DIE: Source = Source(10);
/// The black dice.
pub const ATTACK: Source = Source(11);
/// Madhala's red die.
pub const RED: Source = Source(12);
/// Madhala's yellow die.
pub const YELLOW: Source = Source(13);
/// Madhala's tricks.
pub const TRICK: Source = Source(14);

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        id: "monster-lands",
        prefix: "ML",
        rules: 1,
        players: (1, 4),
        options: options::SPECS,
        sources: &[
            "member",
            "trap",
            "gear",
            "loot",
            "monster",
            "territory",
            "tile",
            "mission",
            "panic",
            "first",
            "die",
            "attack",
            "red",
            "yellow",
            "trick",
        ],
        score_parts: &["glory", "reputation", "trophies", "affinity"],
        // ML-31.12: six rounds; in each at most 72 dice are placed, each in an action of at most 12 steps with a window
        // of at most 150 free operations before it, and the adventure and clean-up of a round take fewer than 2,000.
        max_steps: 6 * (72 * 162 + 2_000),
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
        self.over.then(|| score::outcome(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn determinize(&mut self, viewer: Viewer, _recall: Recall, chance: &mut impl Chance) {
        determinize::redraw(self, viewer, chance);
    }
}
