//! The choices, a line each. Where one thing can be paid for in many ways, those after the first share a line: with
//! much Magic in hand the list of an action would otherwise be longer than the screen. In a list that is longer than most
//! screens choices share a line that differ in one name only, such as who is sent to the same place.

use catalog::ActionShown;
use table::{Arg, Words};

/// The ids of phrases that say how else the action before can be paid for end like this.
const OTHERWISE: &str = "-otherwise";

/// A list with more choices than this is made shorter.
const SCREEN: usize = 24;

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
    let is_long = actions.len() > SCREEN;
    let share = |one: &ActionShown, next: &ActionShown| {
        is_otherwise(one) && is_otherwise(next) || is_long && end_differently(one, next)
    };
    for group in actions.chunk_by(share) {
        lines.push(line(number, group, words));
        number += group.len();
    }
    lines
}

/// Whether two actions are typed alike up to the last word and differ in one name.
fn end_differently(one: &ActionShown, next: &ActionShown) -> bool {
    let (one_begins, next_begins) = (one.notation.rsplit_once(' '), next.notation.rsplit_once(' '));
    one_begins.is_some_and(|(begins, _)| next_begins.is_some_and(|(other, _)| begins == other))
        && only_difference(one, next).is_some()
}

/// The name in `other` in which it differs from `one`, if it differs in nothing else.
fn only_difference<'a>(one: &ActionShown, other: &'a ActionShown) -> Option<&'a str> {
    let (one, other) = (&one.phrase, &other.phrase);
    let mut differing = one.args.iter().zip(&other.args).filter(|(mine, yours)| mine != yours);
    match (differing.next(), differing.next()) {
        (Some(((mine, Arg::Name(_)), (yours, Arg::Name(name)))), None)
            if one.id == other.id && one.args.len() == other.args.len() && mine == yours =>
        {
            Some(name)
        }
        _ => None,
    }
}

fn is_otherwise(action: &ActionShown) -> bool {
    action.phrase.id.ends_with(OTHERWISE)
}

/// The actions of a group, of which the first has this number.
fn line(number: usize, group: &[ActionShown], words: &dyn Words) -> Line {
    let text = |action: &ActionShown| words.say(&action.phrase);
    match group {
        [first, rest @ .., last] if !is_otherwise(first) => {
            let others = rest.iter().chain([last]).zip(number + 1..).map(|(other, n)| {
                let name = only_difference(first, other).map(|name| words.name(name));
                format!(" · {n} {}", name.unwrap_or_else(|| text(other)))
            });
            Line {
                numbers: format!("{number}–{}", number + group.len() - 1),
                notation: from_to(&first.notation, &last.notation),
                text: std::iter::once(text(first)).chain(others).collect(),
            }
        }
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

    /// Whoever can go somewhere stands in one line, with the number to type, once the list is long.
    #[test]
    fn in_a_long_list_choices_that_differ_in_one_name_share_a_line() {
        const SENT: &str = "
send = { $path }: send { $who }
path-one = First path
path-two = Second path
who-ann = Ann
who-bob = Bob
who-cid = Cid
";
        let send = |path: &str, who: &str| {
            let phrase =
                Phrase::new("send").with("path", format!("path-{path}")).with("who", format!("who-{who}"));
            shown(&format!("send {path} {who}"), phrase)
        };
        let mut actions = Vec::new();
        for path in ["one", "two"] {
            actions.extend(["ann", "bob", "cid"].map(|who| send(path, who)));
        }
        let messages = Messages::parse(Lang::En, SENT);
        let words = messages.with_names(&[]);
        assert_eq!(lines(&actions, &words).len(), 6, "a short list stays as it is");

        let others = (actions.len()..=SCREEN).map(|n| shown(&format!("other {n}"), Phrase::new("path-one")));
        let long: Vec<ActionShown> = actions.iter().cloned().chain(others).collect();
        let lines = lines(&long, &words);
        let read = |line: &Line| [line.numbers.clone(), line.notation.clone(), line.text.clone()];
        assert_eq!(read(&lines[0]), ["1–3", "send one ann … cid", "First path: send Ann · 2 Bob · 3 Cid"]);
        assert_eq!(read(&lines[1]), ["4–6", "send two ann … cid", "Second path: send Ann · 5 Bob · 6 Cid"]);
        assert_eq!(lines.len(), 2 + SCREEN + 1 - actions.len());
    }
}
