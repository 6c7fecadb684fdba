//! Why an action was not done. Nothing has changed when one of these comes back.

use table::{NotationError, Seat, SeatSet};

/// A refused action, as a sentence for the one who tried it. It tells nothing that the seat may not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is no action of this game at all.
    #[error("{0}")]
    NotAnAction(NotationError),
    /// An action of the game, but not one of those possible now.
    #[error("`{action}` is not possible now; possible: {possible}")]
    NotPossible {
        /// What was tried, in notation.
        action: String,
        /// A few of the possible actions, in notation.
        possible: String,
    },
    /// A number beyond the list of possible actions.
    #[error("there is no action with this number: choose from 1 to {count}")]
    NoSuchNumber {
        /// How many there are.
        count: usize,
    },
    /// Others are to act.
    #[error("it is not the turn of {seat}; to act: {to_act}")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Whose turn it is.
        to_act: SeatSet,
    },
    /// Nobody can act any more.
    #[error("the game is over")]
    Over,
}

/// How many possible actions an error lists.
const LISTED: usize = 8;

/// The first few of a list, for an error message.
pub(crate) fn a_few(possible: &[String]) -> String {
    match possible.len().checked_sub(LISTED) {
        None | Some(0) => possible.join(", "),
        Some(more) => format!("{} and {more} more", possible[..LISTED].join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_cut() {
        let list = |n: usize| (0..n).map(|i| i.to_string()).collect::<Vec<_>>();
        assert_eq!(a_few(&list(8)), "0, 1, 2, 3, 4, 5, 6, 7");
        assert_eq!(a_few(&list(10)), "0, 1, 2, 3, 4, 5, 6, 7 and 2 more");
    }
}
