//! A game in progress, whichever game it is.

use serde::Serialize;
use serde_json::Value;
use table::{
    Choices, Outcome, Pcg, Phrase, Record, Score, Seat, SeatSet, Seed, Standing, StateHash, UndoError,
    Viewer, Words,
};

use crate::{AnyGame, Player, Refusal, Thoughts};

/// A game in progress. Everything that leaves it is made for one viewer, except [`AnyPlay::record`],
/// [`AnyPlay::hash`] and [`AnyPlay::seed`], which tell the whole truth and are for the referee.
pub trait AnyPlay: Send {
    /// The same game in the same position, to think about or to try a step on.
    fn copy(&self) -> Box<dyn AnyPlay>;

    /// The same position without the way to it: small, to think about.
    fn position(&self) -> Box<dyn AnyPlay>;

    /// The same way to a position in which everything `viewer` does not know is drawn anew, to see that the viewer is
    /// shown the same.
    fn redrawn(&self, viewer: Viewer, chance: &mut Pcg) -> Box<dyn AnyPlay>;

    /// Which game it is.
    fn game(&self) -> &'static dyn AnyGame;

    /// The settings.
    fn choices(&self) -> &Choices;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who is to act; nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// How many steps were taken so far.
    fn steps(&self) -> usize;

    /// What `seat` may do now, in notation and canonical order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The same with words for each.
    fn actions(&self, seat: Seat) -> Vec<ActionShown>;

    /// Does the action with this index in [`AnyPlay::legal`].
    fn apply_index(&mut self, seat: Seat, index: usize) -> Result<(), Refusal>;

    /// Does an action given in notation.
    fn apply(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// What `player` would do in place of `seat`, as an index into [`AnyPlay::legal`]. The bot gets what the seat knows,
    /// hidden things drawn anew from `chance`: never the table's own stream.
    fn choose_for(&self, seat: Seat, player: &mut Player, chance: &mut Pcg) -> Result<usize, Refusal>;

    /// What `player` thought when it was asked last, as far as that is possible for `seat` now; `None` for a bot that
    /// does not look ahead.
    fn thoughts(&self, seat: Seat, player: &Player) -> Option<Thoughts>;

    /// What the table does in the place of `seat` because of its standing orders, as an index into
    /// [`AnyPlay::legal`]; `None` if the seat is to be asked.
    fn standing(&self, seat: Seat, orders: Standing) -> Option<usize>;

    /// What `viewer` may know of the position.
    fn view(&self, viewer: Viewer) -> Value;

    /// Everything a page or a program needs to show the table to `viewer`.
    fn observe(&self, viewer: Viewer) -> Observation;

    /// Fingerprints of what [`AnyPlay::observe`] shows, without making it: two looks that differ have different ones.
    fn glance(&self, viewer: Viewer) -> Glance;

    /// What `viewer` is asked, or what everybody is waiting for.
    fn prompt(&self, viewer: Viewer) -> Phrase;

    /// What happened after the first `since` steps, as `viewer` saw it; with `since` = 0 set-up comes first, as
    /// step 0.
    fn happened(&self, since: usize, viewer: Viewer) -> Vec<StepShown>;

    /// The position as text for a terminal, as wide as the words say.
    fn board(&self, viewer: Viewer, words: &dyn Words) -> String;

    /// Whether `seat` may take back its last step, and if not, why.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Takes back the last step of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Lets chance begin anew here.
    fn reseed(&mut self, seed: Seed);

    /// Scores and places once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Who sits where, for the record.
    fn name_seats(&mut self, names: Vec<(Seat, String)>);

    /// Who sits where, as far as it was said.
    fn names(&self) -> &[(Seat, String)];

    /// The game written down, seed included.
    fn record(&self) -> Record;

    /// The beginning of chance: it tells every card to come.
    fn seed(&self) -> Seed;

    /// The hash of the true position.
    fn hash(&self) -> StateHash;
}

/// Something a seat may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionShown {
    /// Its text form, as records have it and as [`AnyPlay::apply`] takes it.
    pub notation: String,
    /// What it means.
    pub phrase: Phrase,
}

/// What a viewer is shown, as fingerprints that are good for comparing within one run of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Of the legal actions of the viewer.
    pub offer: u64,
    /// Of everything else.
    pub rest: u64,
}

/// One step as a viewer saw it. What was done is told by the events, for the action itself may be a secret.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepShown {
    /// Its number, from 1; 0 is set-up.
    pub step: usize,
    /// Who acted; nobody in set-up.
    pub seat: Option<Seat>,
    /// What came of it.
    pub events: Vec<EventShown>,
}

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventShown {
    /// Its text form, hidden parts as `?`.
    pub notation: String,
    /// What it means, if that needs words.
    pub phrase: Option<Phrase>,
}

/// The table as one viewer may see it, with what that viewer can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Observation {
    /// The game.
    pub game: &'static str,
    /// Who is looking: a seat or `spectator`.
    pub viewer: String,
    /// How many steps were taken.
    pub step: usize,
    /// Who is to act.
    pub to_act: SeatSet,
    /// What the viewer is asked, or what everybody is waiting for.
    pub prompt: Phrase,
    /// What the viewer may do.
    pub actions: Vec<ActionShown>,
    /// Whether the viewer may take back its last step.
    pub may_undo: bool,
    /// The game's own view.
    pub view: Value,
    /// The end, if it has come.
    pub outcome: Option<OutcomeShown>,
}

/// The end of a game, score part by score part.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeShown {
    /// The names of the parts, each the end of a message id `part-…`.
    pub parts: &'static [&'static str],
    /// Each seat from `A` on.
    pub seats: Vec<SeatOutcome>,
}

/// The end of a game for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatOutcome {
    /// Who.
    pub seat: Seat,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// The sum of the parts.
    pub total: i32,
    /// The parts, in the order of [`OutcomeShown::parts`].
    pub parts: Vec<i16>,
}

impl OutcomeShown {
    /// The end of a game with these score parts.
    pub fn new(parts: &'static [&'static str], outcome: &Outcome) -> Self {
        let seat = |(seat, score): (Seat, &Score)| SeatOutcome {
            seat,
            place: outcome.places[seat],
            total: score.total(),
            parts: score.parts()[..parts.len()].to_vec(),
        };
        Self { parts, seats: outcome.scores.iter().map(seat).collect() }
    }
}
