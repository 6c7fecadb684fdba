//! Many games played by bots, counted in whole numbers: the sums are the same in whatever order games are played.

use std::ops::Range;

use crate::player::mind;
use bots::{BotSpec, Mind};
use table::{
    Choices, Game, Guide, Known, MAX_SEATS, OptionError, Options, Outcome, Pcg, Policy, Recall, Seat, Silent,
    pick,
};

/// A win counts as 60 parts, so that it can be split evenly among up to six.
pub const WIN: u64 = 60;

/// Games to be played.
#[derive(Clone, Debug)]
pub struct Job<'a> {
    /// The settings.
    pub choices: &'a Choices,
    /// The players. Seat `s` of game `i` gets number `s + i`, beginning again after the last.
    pub bots: &'a [BotSpec],
    /// Where chance begins; every game has its own stream of it.
    pub seed: u64,
    /// Which games, by number.
    pub games: Range<u64>,
}

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played to the end.
    pub games: u64,
    /// How many actions that took.
    pub actions: u64,
    /// The shortest game; 0 before the first.
    pub min_actions: u64,
    /// The longest.
    pub max_actions: u64,
    /// What each seat did, from `A` on.
    pub seats: [Account; MAX_SEATS],
    /// What each bot of the job did.
    pub bots: Vec<Account>,
}

/// What one seat or one bot did in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// In how many games, counted once for each seat held.
    pub games: u64,
    /// Parts of wins; [`WIN`] of them make one.
    pub wins: u64,
    /// All points.
    pub score: i64,
    /// The squares of all points.
    pub score_squared: u64,
}

impl Account {
    fn add(&mut self, wins: u64, score: i64) {
        self.games += 1;
        self.wins += wins;
        self.score += score;
        self.score_squared += score.unsigned_abs().pow(2);
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.score += other.score;
        self.score_squared += other.score_squared;
    }

    /// The share of wins, between 0 and 1.
    pub fn win_share(&self) -> f64 {
        self.wins as f64 / (self.games.max(1) * WIN) as f64
    }

    /// The mean score.
    pub fn score_mean(&self) -> f64 {
        self.score as f64 / self.games.max(1) as f64
    }

    /// The standard deviation of the score.
    pub fn score_sd(&self) -> f64 {
        let count = self.games as f64;
        let squares = self.score_squared as f64 - self.score as f64 * self.score_mean();
        (squares.max(0.0) / (count - 1.0).max(1.0)).sqrt()
    }
}

impl Tally {
    fn add(&mut self, game: u64, actions: u64, outcome: &Outcome) {
        self.min_actions = if self.games == 0 { actions } else { self.min_actions.min(actions) };
        self.max_actions = self.max_actions.max(actions);
        self.games += 1;
        self.actions += actions;
        let winners = outcome.places.as_slice().iter().filter(|&&place| place == 1).count().max(1);
        for (seat, score) in outcome.scores.iter() {
            let wins = if outcome.places[seat] == 1 { WIN / winners as u64 } else { 0 };
            let score = i64::from(score.total());
            self.seats[seat.index()].add(wins, score);
            let bot = sitting(game, seat.index(), self.bots.len());
            self.bots[bot].add(wins, score);
        }
    }

    /// Adds what came of other games of the same job.
    pub fn merge(&mut self, other: &Self) {
        self.min_actions = match (self.games, other.games) {
            (0, _) => other.min_actions,
            (_, 0) => self.min_actions,
            _ => self.min_actions.min(other.min_actions),
        };
        self.max_actions = self.max_actions.max(other.max_actions);
        self.games += other.games;
        self.actions += other.actions;
        self.seats.iter_mut().zip(&other.seats).for_each(|(seat, other)| seat.merge(other));
        self.bots.resize(self.bots.len().max(other.bots.len()), Account::default());
        self.bots.iter_mut().zip(&other.bots).for_each(|(bot, other)| bot.merge(other));
    }
}

/// Games that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// The game cannot be set up like this.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Somebody has to play.
    #[error("at least one bot is needed")]
    NoBots,
    /// The rules are broken: a listed action was refused, nobody can act, or there is no end.
    #[error(
        "game {game} of seed {seed} stopped after {actions} actions without an end: this is a bug in the rules"
    )]
    Stuck {
        /// Its number.
        game: u64,
        /// The seed of the job.
        seed: u64,
        /// How far it came.
        actions: u64,
    },
}

/// Which bot holds `seat` in a game: they move on by one seat from game to game.
fn sitting(game: u64, seat: usize, bots: usize) -> usize {
    ((game + seat as u64) % bots.max(1) as u64) as usize
}

/// Plays all games of a job.
pub(crate) fn simulate<G: Game + Guide>(job: &Job<'_>) -> Result<Tally, SimulateError> {
    if job.bots.is_empty() {
        return Err(SimulateError::NoBots);
    }
    let options = G::Options::build(job.choices)?;
    let mut tally = Tally { bots: vec![Account::default(); job.bots.len()], ..Tally::default() };
    let each_seat = |&bot: &BotSpec| (0..job.choices.players()).map(move |_| Player::new(bot)).collect();
    let mut players: Vec<Vec<Player<G>>> = job.bots.iter().map(each_seat).collect();
    let mut legal = Vec::new();
    for game in job.games.clone() {
        let mut chance = Pcg::nth(job.seed, game);
        let mut mind = Pcg::new(chance.seed());
        let mut state = G::new(&options, &mut chance, &mut Silent);
        let mut actions = 0;
        let sitting: [usize; MAX_SEATS] = std::array::from_fn(|seat| sitting(game, seat, job.bots.len()));
        while let Some(seat) = state.to_act().first() {
            let player = &mut players[sitting[seat.index()]][seat.index()];
            let action = player.choose(&state, seat, &mut legal, &mut mind);
            let done =
                action.is_some_and(|action| state.apply(seat, action, &mut chance, &mut Silent).is_ok());
            if !done || actions >= u64::from(G::META.max_steps) {
                return Err(SimulateError::Stuck { game, seed: job.seed, actions });
            }
            actions += 1;
        }
        let outcome = state.outcome().ok_or(SimulateError::Stuck { game, seed: job.seed, actions })?;
        tally.add(game, actions, &outcome);
    }
    Ok(tally)
}

/// Who decides. A random player needs no thought: its own list of actions is all it looks at, so it may be asked
/// without redrawing what is hidden, and nothing is allocated.
enum Player<G: Guide> {
    Random,
    Thinking(Box<Mind<G>>),
}

impl<G: Guide> Player<G> {
    fn new(bot: BotSpec) -> Self {
        if bot == BotSpec::Random { Self::Random } else { Self::Thinking(Box::new(mind(bot, None))) }
    }

    fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &mut Vec<G::Action>,
        chance: &mut Pcg,
    ) -> Option<G::Action> {
        match self {
            Self::Random => {
                state.legal(seat, legal);
                (!legal.is_empty()).then(|| pick(legal, chance))
            }
            Self::Thinking(thinker) => {
                let known = Known::of(state, seat, Recall::Perfect, chance);
                Some(thinker.choose(&known, chance))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_everywhere_equally_often() {
        assert_eq!((0..4).map(|game| sitting(game, 1, 2)).collect::<Vec<_>>(), [1, 0, 1, 0]);
        assert_eq!((0..4).map(|game| sitting(game, 1, 1)).collect::<Vec<_>>(), [0, 0, 0, 0]);
    }

    #[test]
    fn the_spread_of_scores_is_right() {
        let mut account = Account::default();
        for score in [2, 4, 4, 4, 5, 5, 7, 9] {
            account.add(0, score);
        }
        assert!((account.score_mean() - 5.0).abs() < 1e-12);
        assert!((account.score_sd() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
    }
}
