//! The solo campaign (ML-21): a pure value that is written down between games.

use std::fmt;
use std::str::FromStr;

use table::{Arg, Chapter, Choices, Game, NotationError, Phrase};

use crate::State;
use crate::components::{Difficulty, Rank, scenario};
use crate::score::rank;

/// How many scenarios there are.
const SCENARIOS: u8 = 10;

/// How a campaign stands. Written `scenario=3 difficulty=normal games=4 state=playing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// The scenario to be played next, or the last one played.
    pub scenario: u8,
    /// On which level, or the usual one where it may be chosen.
    pub difficulty: Difficulty,
    /// ML-21.8: games played.
    pub games: u16,
    /// Whether it goes on.
    pub state: Standing,
}

table::ids! {
    /// Whether a campaign goes on.
    pub enum Standing: "a standing (playing, hero, won or lost)" {
        Playing = "playing", Hero = "hero", Won = "won", Lost = "lost",
    }
}

impl Campaign {
    /// ML-21.1, ML-21.2: scenario 1, usually on Normal.
    pub const BEGIN: Self =
        Self { scenario: 1, difficulty: Difficulty::Normal, games: 0, state: Standing::Playing };

    /// ML-21.2, ML-21.5: the levels on which the next game may be played, the usual one first. None once the campaign
    /// is over.
    pub fn levels(self) -> Vec<Difficulty> {
        use Difficulty::{Hard, Nightmare, Normal, Tutorial};
        match self.state {
            Standing::Won | Standing::Lost => Vec::new(),
            Standing::Hero => vec![Hard, Nightmare],
            Standing::Playing if self.games == 0 => vec![Normal, Tutorial, Hard, Nightmare],
            Standing::Playing => vec![self.difficulty],
        }
    }

    /// ML-21.3 to ML-21.8: the next game was played on this level. `None` if it was not to be played on it.
    #[must_use]
    pub fn played(self, level: Difficulty, rank: Rank) -> Option<Self> {
        if !self.levels().contains(&level) {
            return None;
        }
        let games = self.games.saturating_add(1);
        let again = Self { difficulty: level, games, state: Standing::Playing, ..self };
        let next = |difficulty, state| match self.scenario {
            SCENARIOS => Self { state: Standing::Won, ..again }, // ML-21.7
            number => Self { scenario: number + 1, difficulty, games, state },
        };
        Some(match rank {
            Rank::Fodder if level == lowest(self.scenario) => Self { state: Standing::Lost, ..again },
            Rank::Fodder => Self { difficulty: lower(level), ..again },
            Rank::Apprentice => again,
            Rank::Veteran => next(Difficulty::Normal, Standing::Playing),
            Rank::Hero => next(Difficulty::Hard, Standing::Hero),
        })
    }

    /// Whether somebody can stand like this.
    fn is_possible(self) -> bool {
        let Self { scenario: number, difficulty, games, state } = self;
        (1..=SCENARIOS).contains(&number)
            && difficulty >= lowest(number)
            && games >= u16::from(number) - 1
            && match state {
                Standing::Playing => games > 0 || self == Self::BEGIN,
                Standing::Hero => number > 1 && difficulty == Difficulty::Hard,
                Standing::Won => number == SCENARIOS && games >= u16::from(number),
                Standing::Lost => difficulty == lowest(number) && games >= u16::from(number),
            }
    }
}

impl table::Campaign for State {
    type Progress = Campaign;

    fn begin() -> Campaign {
        Campaign::BEGIN
    }

    fn chapters(progress: Campaign) -> Vec<Chapter> {
        let chapter = |level: Difficulty| {
            let meta = &State::META;
            let mut choices = Choices::new(meta, 1).ok()?;
            choices.set(meta, "scenario", &progress.scenario.to_string()).ok()?;
            choices.set(meta, "difficulty", &level.to_string()).ok()?;
            let text = Arg::Name(format!("scenario-scenario_{:02}-text", progress.scenario));
            let phrase = sentence("campaign-chapter", progress, level).with("text", text);
            Some(Chapter { choices, phrase })
        };
        progress.levels().into_iter().filter_map(chapter).collect()
    }

    fn after(progress: Campaign, choices: &Choices, game: &State) -> Option<Campaign> {
        let was_next = choices.players() == 1 && choices.value("scenario") == progress.scenario.to_string();
        let level = choices.value("difficulty").parse().ok()?;
        progress.played(level, rank(game)).filter(|_| was_next)
    }

    fn stands(progress: Campaign) -> Phrase {
        let id = match progress.state {
            Standing::Playing if progress.games == 0 => "campaign-begin",
            Standing::Playing => "campaign-playing",
            Standing::Hero => "campaign-hero",
            Standing::Won => "campaign-won",
            Standing::Lost => "campaign-lost",
        };
        sentence(id, progress, progress.difficulty)
    }
}

/// A sentence about a scenario on a level.
fn sentence(id: &'static str, progress: Campaign, level: Difficulty) -> Phrase {
    Phrase::new(id)
        .with("number", progress.scenario)
        .with("scenario", Arg::Name(format!("scenario-scenario_{:02}", progress.scenario)))
        .with("level", Arg::Name(format!("difficulty-{level}")))
        .with("games", u32::from(progress.games))
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
        if !campaign.is_possible() || campaign.to_string() != text {
            return Err(wrong());
        }
        Ok(campaign)
    }
}

#[cfg(test)]
mod tests {
    use table::conformance::choices;
    use table::{Campaign as _, Options as _, Pcg, Silent};

    use super::*;
    use crate::Options;

    fn at(text: &str) -> Campaign {
        text.parse().unwrap()
    }

    // rules: ML-21.1 ML-21.2 ML-21.8
    #[test]
    fn a_campaign_begins_with_scenario_1_on_any_level_and_counts_its_games() {
        let start = State::begin();
        assert_eq!(start.to_string(), "scenario=1 difficulty=normal games=0 state=playing");
        let offered: Vec<String> = State::chapters(start)
            .iter()
            .map(|chapter| chapter.choices.value("difficulty").to_owned())
            .collect();
        assert_eq!(offered, ["normal", "tutorial", "hard", "nightmare"]);
        assert!(State::chapters(start).iter().all(|chapter| chapter.choices.value("scenario") == "1"));
        for &level in Difficulty::ALL {
            let again = start.played(level, Rank::Apprentice).unwrap();
            assert_eq!((again.scenario, again.difficulty, again.games), (1, level, 1));
            assert_eq!(again.levels(), [level], "the level is chosen once");
        }
    }

    // rules: ML-21.3 ML-21.6
    #[test]
    fn fodder_goes_down_a_level_and_loses_on_the_lowest() {
        let third = at("scenario=3 difficulty=normal games=2 state=playing");
        let lower = third.played(Difficulty::Normal, Rank::Fodder).unwrap();
        assert_eq!(lower, at("scenario=3 difficulty=tutorial games=3 state=playing"));
        let lost = lower.played(Difficulty::Tutorial, Rank::Fodder).unwrap();
        assert_eq!(lost, at("scenario=3 difficulty=tutorial games=4 state=lost"));
        assert_eq!(lost.played(Difficulty::Tutorial, Rank::Hero), None, "it is over");
        assert!(State::chapters(lost).is_empty());
        let last = at("scenario=10 difficulty=normal games=9 state=playing");
        assert_eq!(last.played(Difficulty::Normal, Rank::Fodder).unwrap().state, Standing::Lost);
        let hero = at("scenario=4 difficulty=hard games=3 state=hero");
        let lower = hero.played(Difficulty::Nightmare, Rank::Fodder).unwrap();
        assert_eq!(lower, at("scenario=4 difficulty=hard games=4 state=playing"));
    }

    // rules: ML-21.4 ML-21.5 ML-21.7 EX-22
    #[test]
    fn the_worked_example_and_the_victory() {
        let third = at("scenario=3 difficulty=normal games=2 state=playing");
        let again = third.played(Difficulty::Normal, Rank::Apprentice).unwrap();
        assert_eq!(again, at("scenario=3 difficulty=normal games=3 state=playing"));
        let hero = again.played(Difficulty::Normal, Rank::Hero).unwrap();
        assert_eq!(hero, at("scenario=4 difficulty=hard games=4 state=hero"));
        assert_eq!(hero.levels(), [Difficulty::Hard, Difficulty::Nightmare]);
        assert_eq!(hero.played(Difficulty::Normal, Rank::Hero), None, "a hero goes on to Hard or Nightmare");
        let veteran = hero.played(Difficulty::Nightmare, Rank::Veteran);
        assert_eq!(veteran, Some(at("scenario=5 difficulty=normal games=5 state=playing")));
        for (last, level) in [
            ("scenario=10 difficulty=normal games=9 state=playing", Difficulty::Normal),
            ("scenario=10 difficulty=hard games=9 state=hero", Difficulty::Nightmare),
        ] {
            for rank in [Rank::Veteran, Rank::Hero] {
                assert_eq!(at(last).played(level, rank).unwrap().state, Standing::Won);
            }
        }
    }

    // rules: ML-21.1 ML-21.9
    #[test]
    fn only_the_game_that_was_to_be_played_counts() {
        let third = at("scenario=3 difficulty=normal games=2 state=playing");
        let alone = Options::build(&choices::<State>("players=1 scenario=3").unwrap()).unwrap();
        let game = State::new(&alone, &mut Pcg::new(1), &mut Silent);
        let counts = |text: &str| State::after(third, &choices::<State>(text).unwrap(), &game).is_some();
        assert!(counts("players=1 scenario=3 difficulty=normal"));
        for other in ["players=1 scenario=2", "players=1 scenario=3 difficulty=hard", "players=2"] {
            assert!(!counts(other), "{other}");
        }
    }

    #[test]
    fn a_campaign_reads_back_and_nothing_else_does() {
        for text in [
            "",
            "scenario=0 difficulty=normal games=0 state=playing",
            "scenario=11 difficulty=normal games=12 state=playing",
            "scenario=10 difficulty=tutorial games=9 state=playing",
            "scenario=1 difficulty=easy games=0 state=playing",
            "scenario=1 difficulty=hard games=0 state=playing",
            "scenario=3 difficulty=normal games=1 state=playing",
            "scenario=1 difficulty=hard games=1 state=hero",
            "scenario=3 difficulty=normal games=2 state=hero",
            "scenario=9 difficulty=normal games=12 state=won",
            "scenario=2 difficulty=normal games=2 state=lost",
            "scenario=1 difficulty=normal games=01 state=playing",
            "scenario=1 difficulty=normal games=1 state=playing x",
        ] {
            assert!(text.parse::<Campaign>().is_err(), "{text}");
        }
    }
}
