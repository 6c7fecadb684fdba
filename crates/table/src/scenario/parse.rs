//! From text to statements, without knowing the game.

use std::str::FromStr;

use super::{MAX_SCENARIO_BYTES, ScenarioError};
use crate::notation::quote;
use crate::{NotationError, Seat, Viewer};

/// A line with its number.
#[derive(Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) statement: Statement<'a>,
}

#[derive(Debug)]
pub(super) enum Statement<'a> {
    Rules(Vec<&'a str>),
    Game { deal: bool, id: &'a str, pairs: Vec<(&'a str, &'a str)> },
    With(Vec<(&'a str, &'a str)>),
    Draw { source: &'a str, outcomes: Vec<&'a str> },
    Act { seat: Seat, action: &'a str },
    Refuse { seat: Seat, action: &'a str },
    Legal { seat: Seat, actions: Vec<&'a str> },
    Can { seat: Seat, action: &'a str, possible: bool },
    Expect(Vec<(&'a str, &'a str)>),
    Event(&'a str),
    Seen { viewer: Viewer, event: &'a str, shown: bool },
}

/// The game a scenario is about, so that the right rules can run it.
pub fn game_of(text: &[u8]) -> Result<String, ScenarioError> {
    for line in lines(text)? {
        if let Statement::Game { id, .. } = line?.statement {
            return Ok(id.to_owned());
        }
    }
    Err(ScenarioError { line: 0, expected: "a line `game ID …`".to_owned(), found: "none".to_owned() })
}

/// The first comment of the file.
pub(super) fn title(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.lines().find_map(|line| line.strip_prefix('#')).unwrap_or_default().trim().to_owned()
}

/// The statements one after the other; the first bad one ends them.
pub(super) fn lines(
    text: &[u8],
) -> Result<impl Iterator<Item = Result<Line<'_>, ScenarioError>>, ScenarioError> {
    if text.len() > MAX_SCENARIO_BYTES {
        return Err(ScenarioError {
            line: 0,
            expected: format!("a scenario of at most {} KiB", MAX_SCENARIO_BYTES >> 10),
            found: format!("{} bytes", text.len()),
        });
    }
    let text = std::str::from_utf8(text).map_err(|error| ScenarioError {
        line: text[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1,
        expected: "text in UTF-8".to_owned(),
        found: "other bytes".to_owned(),
    })?;
    Ok(text.lines().enumerate().filter_map(|(index, line)| {
        let content = line.split('#').next().unwrap_or_default().trim();
        let number = index + 1;
        (!content.is_empty()).then(|| statement(number, content).map(|statement| Line { number, statement }))
    }))
}

fn statement(number: usize, line: &str) -> Result<Statement<'_>, ScenarioError> {
    let fail = |expected: &str, found: &str| ScenarioError {
        line: number,
        expected: expected.to_owned(),
        found: format!("`{}`", quote(found)),
    };
    if line.contains(|letter: char| letter.is_control() && letter != '\t') {
        return Err(fail("printable text", line)); // errors repeat what they found, on somebody's terminal
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let pairs =
        || rest.split_whitespace().map(|pair| split_pair(pair).ok_or_else(|| fail("`key=value`", pair)));
    Ok(match word {
        "rules" => Statement::Rules(rest.split_whitespace().collect()),
        "game" | "deal" => {
            let (id, _) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Statement::Game { deal: word == "deal", id, pairs: pairs().skip(1).collect::<Result<_, _>>()? }
        }
        "with" => Statement::With(pairs().collect::<Result<_, _>>()?),
        "expect" => Statement::Expect(pairs().collect::<Result<_, _>>()?),
        "draw" => {
            let mut words = rest.split_whitespace();
            let source = words.next().ok_or_else(|| fail("a source of chance and outcomes", line))?;
            Statement::Draw { source, outcomes: words.collect() }
        }
        "event" => Statement::Event(rest),
        "refuse" | "can" | "cannot" | "legal" => {
            let (seat, action) = split_first(rest).map_err(|error| fail(&error, rest))?;
            match word {
                "refuse" => Statement::Refuse { seat, action },
                "legal" if action == "-" => Statement::Legal { seat, actions: Vec::new() },
                "legal" => Statement::Legal { seat, actions: action.split('|').map(str::trim).collect() },
                _ => Statement::Can { seat, action, possible: word == "can" },
            }
        }
        "seen" | "unseen" => {
            let (viewer, event) = split_first(rest).map_err(|error| fail(&error, rest))?;
            Statement::Seen { viewer, event, shown: word == "seen" }
        }
        _ => match word.parse() {
            Ok(seat) => Statement::Act { seat, action: rest },
            Err(_) => {
                return Err(fail(
                    "a seat, rules, game, deal, with, draw, refuse, legal, can, cannot, expect, event, seen or unseen",
                    word,
                ));
            }
        },
    })
}

fn split_pair(pair: &str) -> Option<(&str, &str)> {
    pair.split_once('=').filter(|(key, value)| !key.is_empty() && !value.is_empty())
}

/// A seat or viewer, and the rest of the line.
fn split_first<T: FromStr<Err = NotationError>>(rest: &str) -> Result<(T, &str), String> {
    let (first, rest) = rest.split_once(char::is_whitespace).ok_or("two words or more")?;
    let first = first.parse().map_err(|error| format!("a good first word ({error})"))?;
    Ok((first, rest.trim()))
}
