//! What a player types at the prompt.

use std::fmt;

/// What a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer<'a> {
    /// One action.
    Step(Step<'a>),
    /// Several actions, one after the other.
    Steps(Vec<Step<'a>>),
    /// Just Enter.
    Nothing,
    /// Take back the last step.
    Undo,
    /// Write the game to a file: this one, or the one given at the start.
    Save(Option<&'a str>),
    /// Show the board and the choices again.
    Board,
    /// Tell the whole story so far.
    Log,
    /// Say what can be typed.
    Help,
    /// Ask a bot.
    Hint,
    /// Say when to be asked about reactions.
    Orders(&'a str),
    /// Ask at the next occasion.
    Raise,
    /// Leave.
    Quit,
}

/// An action, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step<'a> {
    /// The action with this number, from 1.
    Number(usize),
    /// An action in notation, or nothing we know.
    Notation(&'a str),
}

impl<'a> Step<'a> {
    fn read(text: &'a str) -> Self {
        text.parse().map_or(Self::Notation(text), Self::Number)
    }
}

impl fmt::Display for Step<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Notation(text) => f.write_str(text),
        }
    }
}

impl<'a> Answer<'a> {
    /// Reads an answer. A legal action comes first, should it ever be called like a command.
    pub(crate) fn read(text: &'a str, legal: &[String]) -> Self {
        if legal.iter().any(|action| action == text) {
            return Self::Step(Step::Notation(text));
        }
        if let Some(steps) = several(text) {
            return Self::Steps(steps);
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest.trim()) {
            ("", "") => Self::Nothing,
            ("undo" | "u", "") => Self::Undo,
            ("save" | "s", "") => Self::Save(None),
            ("save" | "s", file) => Self::Save(Some(file)),
            ("board" | "b", "") => Self::Board,
            ("log" | "l", "") => Self::Log,
            ("help" | "h" | "?", "") => Self::Help,
            ("hint", "") => Self::Hint,
            ("orders", order) => Self::Orders(order),
            ("raise", "") => Self::Raise,
            ("quit" | "q" | "exit", "") => Self::Quit,
            _ => Self::Step(Step::read(text)),
        }
    }
}

/// Several actions on one line: `4; 2; done`, or only numbers, `4 2 1`.
fn several(text: &str) -> Option<Vec<Step<'_>>> {
    let parts: Vec<&str> = if text.contains(';') {
        text.split(';').map(str::trim).filter(|part| !part.is_empty()).collect()
    } else {
        text.split_whitespace().collect()
    };
    let steps: Vec<Step<'_>> = parts.into_iter().map(Step::read).collect();
    let plain = || steps.iter().all(|step| matches!(step, Step::Number(_)));
    (!steps.is_empty() && (text.contains(';') || steps.len() > 1 && plain())).then_some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_notation_are_told_apart() {
        let read = |text| Answer::read(text, &[]);
        let (number, notation) =
            (|n| Answer::Step(Step::Number(n)), |text| Answer::Step(Step::Notation(text)));
        assert_eq!(read("3"), number(3));
        assert_eq!(read("send imp"), notation("send imp"));
        assert_eq!(read("save my game.rec"), Answer::Save(Some("my game.rec")));
        assert_eq!(read("save"), Answer::Save(None));
        assert_eq!(read("-1"), notation("-1"));
        assert_eq!(read("99999999999999999999"), notation("99999999999999999999"));
        assert_eq!(Answer::read("log", &["log".to_owned()]), notation("log"));
    }

    #[test]
    fn several_actions_fit_on_a_line() {
        let read = |text| Answer::read(text, &[]);
        let (number, notation) = (Step::Number, Step::Notation);
        assert_eq!(read("4 2  1"), Answer::Steps(vec![number(4), number(2), number(1)]));
        assert_eq!(read("4; send imp ;1;"), Answer::Steps(vec![number(4), notation("send imp"), number(1)]));
        assert_eq!(read("send 1 2"), Answer::Step(notation("send 1 2")));
        assert_eq!(read("; ;"), Answer::Step(notation("; ;")));
        assert_eq!(Answer::read("1 2", &["1 2".to_owned()]), Answer::Step(notation("1 2")));
    }
}
