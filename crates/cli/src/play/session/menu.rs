//! The choices, a line each. Where one thing can be paid for in many ways, those after the first share a line: with
//! much Magic in hand the list of an action would otherwise be longer than the screen.

use catalog::ActionShown;
use table::Words;

/// The ids of phrases that say how else the action before can be paid for end like this.
const OTHERWISE: &str = "-otherwise";

/// One line of the list.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number to type, or the first and the last of several.
    pub(super) numbers: String,
    /// The words to type instead; of several, how the first and the last end.
    pub(super) notation: String,
    /// What it means.
    pub(super) text: String,
}

/// The lines of the list, in the order of the actions.
pub(super) fn lines(actions: &[ActionShown], words: &dyn Words) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut number = 1;
    for group in actions.chunk_by(|one, next| is_otherwise(one) && is_otherwise(next)) {
        lines.push(line(number, group, words));
        number += group.len();
    }
    lines
}

fn is_otherwise(action: &ActionShown) -> bool {
    action.phrase.id.ends_with(OTHERWISE)
}

/// The actions of a group, of which the first has this number.
fn line(number: usize, group: &[ActionShown], words: &dyn Words) -> Line {
    let text = |action: &ActionShown| words.say(&action.phrase);
    match group {
        [first, .., last] => Line {
            numbers: format!("{number}–{}", number + group.len() - 1),
            notation: from_to(&first.notation, &last.notation),
            text: from_to(&text(first), &text(last)),
        },
        _ => Line {
            numbers: number.to_string(),
            notation: group.iter().map(|action| action.notation.as_str()).collect(),
            text: group.iter().map(text).collect(),
        },
    }
}

/// Both texts, without what the second repeats of the beginning of the first: `for 3 Gold … 1 Gold and 2 Magic`.
fn from_to(first: &str, last: &str) -> String {
    let repeated = first.split(' ').zip(last.split(' ')).take_while(|(one, other)| one == other).count();
    let rest: Vec<&str> = last.split(' ').skip(repeated).collect();
    format!("{first} … {}", rest.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Messages;
    use table::{Lang, Phrase};

    const TEXTS: &str = "
buy = Buy a wolf for { $gold } Gold
buy-otherwise = … or a wolf for { $gold } Gold and { $magic } Magic
leave = Leave
";

    fn shown(notation: &str, phrase: Phrase) -> ActionShown {
        ActionShown { notation: notation.to_owned(), phrase }
    }

    #[test]
    fn many_ways_to_pay_share_a_line() {
        let pay = |magic: u8| {
            let id = if magic == 0 { "buy" } else { "buy-otherwise" };
            let phrase = Phrase::new(id).with("gold", 5 - magic).with("magic", magic);
            shown(&format!("buy wolf {magic}"), phrase)
        };
        let mut actions: Vec<ActionShown> = (0..4).map(pay).collect();
        actions.push(shown("leave", Phrase::new("leave")));
        let messages = Messages::parse(Lang::En, TEXTS);
        let lines = lines(&actions, &messages.with_names(&[]));
        let read: Vec<[&str; 3]> =
            lines.iter().map(|line| [&*line.numbers, &line.notation, &line.text]).collect();
        assert_eq!(
            read,
            [
                ["1", "buy wolf 0", "Buy a wolf for 5 Gold"],
                ["2–4", "buy wolf 1 … 3", "… or a wolf for 4 Gold and 1 Magic … 2 Gold and 3 Magic"],
                ["5", "leave", "Leave"],
            ]
        );
    }
}
