//! Scenario files: a position, scripted dice and draws, actions, and what must come of them.
//!
//! Tests, lessons, puzzles and bug reports share this one format. A file is read line by line; `#` begins a comment.
//!
//! ```text
//! # The second beast of a kind ties, and a tie leaves the hoard.
//! rules   LA-4.4
//! game    lair players=2 A.hand=wolf,imp B.hand=wolf
//! with    hoard=3
//! draw    moon 5
//! A send wolf
//! refuse  A send imp
//! B send wolf
//! expect  hoard=8 A.gold=0
//! event   nobody-won
//! ```
//!
//! | line | meaning |
//! |---|---|
//! | `rules ID …` | the rules it shows |
//! | `game ID key=value …` | the game, its options, and what lies where ([`Position::place`](crate::Position::place)) |
//! | `deal ID key=value …` | the same, but the game's own set-up deals; options only |
//! | `with key=value …` | more of the position |
//! | `draw SOURCE outcome …` | what this source of chance answers, in order |
//! | `A action` | seat A does this |
//! | `refuse A action` | this must be refused and change nothing |
//! | `legal A action \| action` | exactly this may A do, in this order; `-` for nothing |
//! | `can A action`, `cannot A action` | this may A do, or not |
//! | `expect key=value …` | what lies where now ([`Position::read`](crate::Position::read)), or `to_act`, `over`, `score(A)`, `score(A).part`, `place(A)` |
//! | `event notation` | the last step made this event |
//! | `seen VIEWER notation`, `unseen VIEWER notation` | the last step showed, or did not show, this to a viewer |

mod parse;
mod run;

use std::fmt;

pub use parse::game_of;
pub use run::run;

/// A larger text is not a scenario.
pub const MAX_SCENARIO_BYTES: usize = 256 << 10;

/// A scenario that came out as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The first comment: what is shown.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// How many things were checked.
    pub checks: usize,
}

/// The first place where a scenario is not well written, or does not come out as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for ScenarioError {}
