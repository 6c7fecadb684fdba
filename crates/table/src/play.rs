//! A game in progress: the position, the way to it, and the way back.

use crate::{
    Chance, Choices, Event, Game, Illegal, NotationError, OptionError, Options, Recall, Record, RecordStep,
    Seat, SeatSet, Seed, Seeded, StateHash, Viewer,
};

/// A game being played from a seed. What was done is kept, so it can be undone, saved and replayed.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    choices: Choices,
    seed: Seed,
    names: Vec<(Seat, String)>,
    chance: Seeded,
    game: G,
    start: StateHash,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    /// Where chance began anew: after so many steps, from this seed.
    reseeds: Vec<(usize, Seed)>,
}

/// One step of a game in progress.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What came of it, as the referee saw it.
    pub events: Vec<G::Event>,
    /// The hash of the position afterwards.
    pub hash: StateHash,
    /// Who could have acted.
    asked: SeatSet,
}

impl<G: Game> Play<G> {
    /// Sets up a game.
    pub fn start(choices: Choices, seed: Seed) -> Result<Self, OptionError> {
        let options = G::Options::build(&choices)?;
        let mut chance = seed.start();
        let mut opening = Vec::new();
        let game = G::new(&options, &mut chance, &mut opening);
        let start = StateHash::of(&game);
        let (names, steps, reseeds) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { choices, seed, names, chance, game, start, opening, steps, reseeds })
    }

    /// Lets chance begin anew here: whoever knows the old seed knows nothing of what comes. Steps before this point
    /// cannot be taken back any more.
    pub fn reseed(&mut self, seed: Seed) {
        self.reseeds.push((self.steps.len(), seed));
        self.chance = seed.start();
    }

    /// The same position without the way to it, to think about: it cannot be undone or written down.
    #[must_use]
    pub fn position(&self) -> Self {
        Self {
            choices: self.choices.clone(),
            seed: self.seed,
            names: self.names.clone(),
            chance: self.chance.clone(),
            game: self.game.clone(),
            start: self.hash(),
            opening: Vec::new(),
            steps: Vec::new(),
            reseeds: Vec::new(),
        }
    }

    /// The same way to a position in which everything `viewer` does not know is drawn anew, to see that the viewer is
    /// shown the same.
    #[must_use]
    pub fn redrawn(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut other = self.clone();
        other.game.determinize(viewer, Recall::Display, chance);
        other
    }

    /// The position: the whole truth.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The settings.
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The beginning of chance. It tells every card to come: it never leaves the process while the game runs.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// What happened in set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// What was done so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Who sits where, for the record.
    pub fn name_seats(&mut self, names: Vec<(Seat, String)>) {
        self.names = names;
    }

    /// Who sits where, as far as it was said.
    pub fn names(&self) -> &[(Seat, String)] {
        &self.names
    }

    /// The hash of the position.
    pub fn hash(&self) -> StateHash {
        self.steps.last().map_or(self.start, |step| step.hash)
    }

    /// Does an action and returns the step it became. A refused action changes nothing.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, Illegal> {
        let asked = self.game.to_act();
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut self.chance, &mut events)?;
        let hash = StateHash::of(&self.game);
        Ok(self.steps.push_mut(Step { seat, action, events, hash, asked }))
    }

    /// Whether `seat` may take back its last step, and if not, why.
    ///
    /// A step can be taken back while nobody has learned anything from it: no barrier event in it or after it, and
    /// nobody has answered it. Others who chose at the same time do not count as an answer; nor does a step of which
    /// `seat` was told nothing, or this very question would tell that it was made.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.undo_point(seat).map(|_| ())
    }

    /// Takes back the last step of `seat`, by playing everything before it again from the beginning, and then what
    /// others chose at the same time.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let point = self.undo_point(seat)?;
        let asked = self.steps[point].asked;
        let rest = self.steps.iter().enumerate();
        let rest =
            rest.filter(|&(index, step)| index < point || (index > point && asked.contains(step.seat)));
        let rest: Vec<_> = rest.map(|(_, step)| (step.seat, step.action)).collect();
        // The settings were good before, so they are good again; a refusal leaves this game as it is.
        let mut again = Self::start(self.choices.clone(), self.seed).map_err(|_| UndoError::Answered)?;
        for (index, (seat, action)) in rest.into_iter().enumerate() {
            again.begin_anew(&self.reseeds, index);
            again.apply(seat, action).map_err(|_| UndoError::Answered)?;
        }
        again.begin_anew(&self.reseeds, again.steps.len());
        again.names = std::mem::take(&mut self.names);
        *self = again;
        Ok(())
    }

    /// Lets chance begin anew where it did before, after `steps` steps.
    fn begin_anew(&mut self, reseeds: &[(usize, Seed)], steps: usize) {
        for &(_, seed) in reseeds.iter().filter(|&&(step, _)| step == steps) {
            self.reseed(seed);
        }
    }

    fn undo_point(&self, seat: Seat) -> Result<usize, UndoError> {
        let earliest = self.reseeds.last().map_or(0, |&(step, _)| step);
        let point = self.steps.iter().rposition(|step| step.seat == seat);
        let point = point.filter(|&point| point >= earliest).ok_or(UndoError::Nothing)?;
        let (step, later) = self.steps[point..].split_first().ok_or(UndoError::Nothing)?;
        let told = |events: &[G::Event]| events.iter().any(|event| event.redacted(seat.into()).is_some());
        if later.iter().any(|later| !step.asked.contains(later.seat) && told(&later.events)) {
            return Err(UndoError::Answered);
        }
        match self.steps[point..].iter().flat_map(|step| &step.events).find(|event| event.is_barrier()) {
            Some(_) => Err(UndoError::Barrier),
            None => Ok(point),
        }
    }

    /// The game written down.
    pub fn record(&self) -> Record {
        let step =
            |step: &Step<G>| RecordStep { seat: step.seat, action: step.action.to_string(), hash: step.hash };
        Record {
            game: G::META.id.to_owned(),
            rules: self.choices.rules(),
            players: self.choices.players(),
            options: self.choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seats: self.names.clone(),
            seed: self.seed,
            start: self.start,
            steps: self.steps.iter().map(step).collect(),
            reseeds: self.reseeds.clone(),
        }
    }

    /// Plays a record again and compares the hash after every step.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        if record.game != G::META.id {
            return Err(ReplayError::OtherGame { game: G::META.id, found: record.game.clone() });
        }
        let mut play = Self::start(record.choices(&G::META)?, record.seed)?;
        if play.start != record.start {
            return Err(ReplayError::Start { said: record.start, found: play.start });
        }
        for (index, written) in record.steps.iter().enumerate() {
            play.begin_anew(&record.reseeds, index);
            play.replay_step(written).map_err(|fault| ReplayError::Step {
                step: index + 1,
                text: format!("{} {}", written.seat, written.action),
                fault,
            })?;
        }
        play.begin_anew(&record.reseeds, record.steps.len());
        play.names.clone_from(&record.seats);
        Ok(play)
    }

    fn replay_step(&mut self, written: &RecordStep) -> Result<(), StepFault> {
        let action = written.action.parse()?;
        let hash = self.apply(written.seat, action)?.hash;
        if hash == written.hash { Ok(()) } else { Err(StepFault::Hash { said: written.hash, found: hash }) }
    }
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// This seat has done nothing yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// A die was thrown, a card turned or a hidden choice shown since.
    #[error("something new has been seen since, so the step stands")]
    Barrier,
    /// Somebody else has gone on from there.
    #[error("another player has acted since, so the step stands")]
    Answered,
}

/// Why a record does not play to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is a record of something else.
    #[error("this is a record of `{found}`, not of `{game}`")]
    OtherGame {
        /// The game that was expected.
        game: &'static str,
        /// What the record says.
        found: String,
    },
    /// The game cannot be set up like this.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Set-up gives another position.
    #[error("after set-up the record has the hash {said}, the game has {found}")]
    Start {
        /// The hash in the record.
        said: StateHash,
        /// The hash of the position.
        found: StateHash,
    },
    /// The first wrong step.
    #[error("step {step} (`{text}`): {fault}")]
    Step {
        /// Its number, from 1.
        step: usize,
        /// Seat and action.
        text: String,
        /// What is wrong with it.
        fault: StepFault,
    },
}

/// What is wrong with a step of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepFault {
    /// Not an action of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Not possible here.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It leads to another position.
    #[error("the record has the hash {said}, the game has {found}")]
    Hash {
        /// The hash in the record.
        said: StateHash,
        /// The hash of the position.
        found: StateHash,
    },
}
