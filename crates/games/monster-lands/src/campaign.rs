//! The solo campaign (ML-21): a pure value that is written down between games.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use crate::components::{Difficulty, Rank, scenario};

/// How many scenarios there are.
const SCENARIOS: u8 = 10;

/// How a campaign stands. Written `scenario=3 difficulty=normal games=4 state=playing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// The scenario to be played next, or the last one played.
    pub scenario: u8,
    /// On which level.
    pub difficulty: Difficulty,
    /// ML-21.8: games played.
    pub games: u16,
    /// Whether it goes on.
    pub state: Standing,
}

table::ids! {
    /// Whether a campaign goes on.
    pub enum Standing: "a standing (playing, won or lost)" { Playing = "playing", Won = "won", Lost = "lost" }
}

/// Why a result does not fit a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignError {
    /// It is won or lost already.
    Over,
    /// ML-21.5: after a Hero the next level is Hard or Nightmare.
    Level,
}

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the campaign is over",
            Self::Level => "a hero goes on to hard or nightmare",
        })
    }
}

impl std::error::Error for CampaignError {}

impl Campaign {
    /// ML-21.1, ML-21.2: begins with scenario 1 on any level.
    pub const fn new(difficulty: Difficulty) -> Self {
        Self { scenario: 1, difficulty, games: 0, state: Standing::Playing }
    }

    /// ML-21.3 to ML-21.8: a game was played. `hero_level` is the level chosen after a Hero.
    ///
    /// # Errors
    /// If the campaign is over, or the level is not one that a hero may choose. Then nothing has changed.
    pub fn played(self, rank: Rank, hero_level: Difficulty) -> Result<Self, CampaignError> {
        if self.state != Standing::Playing {
            return Err(CampaignError::Over);
        }
        let games = self.games.saturating_add(1);
        let next = |difficulty| {
            if self.scenario == SCENARIOS {
                return Self { games, state: Standing::Won, ..self }; // ML-21.7
            }
            Self { scenario: self.scenario + 1, difficulty, games, state: Standing::Playing }
        };
        Ok(match rank {
            Rank::Fodder if self.difficulty == lowest(self.scenario) => {
                Self { games, state: Standing::Lost, ..self }
            }
            Rank::Fodder => Self { difficulty: lower(self.difficulty), games, ..self },
            Rank::Apprentice => Self { games, ..self },
            Rank::Veteran => next(Difficulty::Normal),
            Rank::Hero if self.scenario == SCENARIOS || hero_level >= Difficulty::Hard => next(hero_level),
            Rank::Hero => return Err(CampaignError::Level),
        })
    }

    /// The options of the next game.
    pub fn options(self) -> String {
        format!("players=1 scenario={} difficulty={}", self.scenario, self.difficulty)
    }
}

/// ML-21.3, ML-21.6: the lowest level of a scenario.
fn lowest(number: u8) -> Difficulty {
    if scenario(number).no_tutorial { Difficulty::Normal } else { Difficulty::Tutorial }
}

fn lower(difficulty: Difficulty) -> Difficulty {
    match difficulty {
        Difficulty::Nightmare => Difficulty::Hard,
        Difficulty::Hard => Difficulty::Normal,
        Difficulty::Normal | Difficulty::Tutorial => Difficulty::Tutorial,
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scenario, difficulty, games, state } = self;
        write!(f, "scenario={scenario} difficulty={difficulty} games={games} state={state}")
    }
}

impl FromStr for Campaign {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a campaign (scenario, difficulty, games, state)");
        let mut words = text.split(' ');
        let mut field = |key: &str| {
            let (name, value) = words.next()?.split_once('=')?;
            (name == key).then_some(value)
        };
        let number = field("scenario").and_then(|value| value.parse().ok()).ok_or_else(wrong)?;
        let difficulty = field("difficulty").ok_or_else(wrong)?.parse()?;
        let games = field("games").and_then(|value| value.parse().ok()).ok_or_else(wrong)?;
        let state = field("state").ok_or_else(wrong)?.parse()?;
        let campaign = Self { scenario: number, difficulty, games, state };
        let barred = scenario(number).no_tutorial && difficulty == Difficulty::Tutorial;
        if !(1..=SCENARIOS).contains(&number) || barred || campaign.to_string() != text {
            return Err(wrong());
        }
        Ok(campaign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Campaign {
        text.parse().unwrap()
    }

    // rules: ML-21.1 ML-21.2 ML-21.8
    #[test]
    fn a_campaign_begins_with_scenario_1_and_counts_its_games() {
        let start = Campaign::new(Difficulty::Hard);
        assert_eq!(start.to_string(), "scenario=1 difficulty=hard games=0 state=playing");
        assert_eq!(start.options(), "players=1 scenario=1 difficulty=hard");
        assert_eq!(start.played(Rank::Apprentice, Difficulty::Hard).unwrap().games, 1);
    }

    // rules: ML-21.3 ML-21.6
    #[test]
    fn fodder_goes_down_a_level_and_loses_on_the_lowest() {
        let lower =
            at("scenario=3 difficulty=normal games=2 state=playing").played(Rank::Fodder, Difficulty::Hard);
        assert_eq!(lower, Ok(at("scenario=3 difficulty=tutorial games=3 state=playing")));
        let lost = lower.unwrap().played(Rank::Fodder, Difficulty::Hard).unwrap();
        assert_eq!(lost.state, Standing::Lost);
        assert_eq!(lost.played(Rank::Hero, Difficulty::Hard), Err(CampaignError::Over));
        let last = at("scenario=10 difficulty=normal games=9 state=playing");
        assert_eq!(last.played(Rank::Fodder, Difficulty::Hard).unwrap().state, Standing::Lost);
    }

    // rules: ML-21.4 ML-21.5 ML-21.7 EX-22
    #[test]
    fn the_worked_example_and_the_victory() {
        let third = at("scenario=3 difficulty=normal games=2 state=playing");
        let again = third.played(Rank::Apprentice, Difficulty::Hard).unwrap();
        assert_eq!(again, at("scenario=3 difficulty=normal games=3 state=playing"));
        assert_eq!(again.played(Rank::Hero, Difficulty::Normal), Err(CampaignError::Level));
        for level in [Difficulty::Hard, Difficulty::Nightmare] {
            let next = again.played(Rank::Hero, level).unwrap();
            assert_eq!((next.scenario, next.difficulty), (4, level));
        }
        let veteran =
            at("scenario=4 difficulty=hard games=4 state=playing").played(Rank::Veteran, Difficulty::Hard);
        assert_eq!(veteran, Ok(at("scenario=5 difficulty=normal games=5 state=playing")));
        let last = at("scenario=10 difficulty=normal games=9 state=playing");
        for rank in [Rank::Veteran, Rank::Hero] {
            assert_eq!(last.played(rank, Difficulty::Hard).unwrap().state, Standing::Won);
        }
    }

    #[test]
    fn a_campaign_reads_back_and_nothing_else_does() {
        for text in [
            "",
            "scenario=0 difficulty=normal games=0 state=playing",
            "scenario=11 difficulty=normal games=0 state=playing",
            "scenario=10 difficulty=tutorial games=0 state=playing",
            "scenario=1 difficulty=easy games=0 state=playing",
            "scenario=1 difficulty=normal games=01 state=playing",
            "scenario=1 difficulty=normal games=0 state=playing x",
        ] {
            assert!(text.parse::<Campaign>().is_err(), "{text}");
        }
    }
}
