//! What a player types at the prompt.

/// What a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer<'a> {
    /// The action with this number, from 1.
    Number(usize),
    /// An action in notation, or nothing we know.
    Notation(&'a str),
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

impl<'a> Answer<'a> {
    /// Reads an answer. A legal action comes first, should it ever be called like a command.
    pub(crate) fn read(text: &'a str, legal: &[String]) -> Self {
        if legal.iter().any(|action| action == text) {
            return Self::Notation(text);
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
            _ => text.parse().map_or(Self::Notation(text), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_notation_are_told_apart() {
        let read = |text| Answer::read(text, &[]);
        assert_eq!(read("3"), Answer::Number(3));
        assert_eq!(read("send imp"), Answer::Notation("send imp"));
        assert_eq!(read("save my game.rec"), Answer::Save(Some("my game.rec")));
        assert_eq!(read("save"), Answer::Save(None));
        assert_eq!(read("-1"), Answer::Notation("-1"));
        assert_eq!(read("99999999999999999999"), Answer::Notation("99999999999999999999"));
        assert_eq!(Answer::read("log", &["log".to_owned()]), Answer::Notation("log"));
    }
}
