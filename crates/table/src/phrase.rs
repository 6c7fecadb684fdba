//! Words for people. A game says *which* sentence with *which* things in it; the sentence itself is a Fluent message
//! in the game's `texts/<language>.ftl`, so the terminal and the page read the same files, and whole sentences are
//! translated, never parts.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::sheet::BOARD_COLUMNS;
use crate::{Game, NotationError, Seat, Shown, Viewer};

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
    /// Spanish.
    Es,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Es];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Es => "es",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| NotationError::new(text, "a language (en, pl or es)"))
    }
}

/// A sentence before it is put into a language: the id of a message and what is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// The message.
    pub id: &'static str,
    /// The things in it, by their name in the message.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A message without anything to fill in.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Fills something in.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// Something filled into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, on which plural forms depend.
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// The name of a thing: the id of another message, such as `lord-slaver`.
    Name(String),
    /// Several of these, joined as the language joins a list.
    List(Vec<Arg>),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

/// Puts phrases into one language.
pub trait Words {
    /// The sentence.
    fn say(&self, phrase: &Phrase) -> String;

    /// The message without arguments: a name, a label.
    fn name(&self, id: &str) -> String;

    /// How many columns the reader's lines have, for what is laid out in tables.
    fn columns(&self) -> usize {
        BOARD_COLUMNS
    }

    /// Whether the reader has just seen the whole board and needs only what the question is about.
    fn is_brief(&self) -> bool {
        false
    }
}

/// A game that can be read: in the terminal and in the page's written parts.
///
/// Every description is made from a view or a shown event, so it can tell nobody more than the view does.
pub trait Describe: Game {
    /// The game's `components.toml`. Each entry of its tables with an `id` and a `name` gives the message
    /// `<table>-<id>`, and one with a `text` gives `<table>-<id>-text`, in every language: `lord-slaver`. Parts of an
    /// entry with texts of their own give `<table>-<id>-<part>-text`, or `<table>-<id>-<part>-<number>-text` from 1.
    const COMPONENTS: &'static str;

    /// All other messages of the game in a language: its Fluent file.
    fn texts(lang: Lang) -> &'static str;

    /// What the viewer is asked now, or what everybody is waiting for.
    fn prompt(view: &Self::View) -> Phrase;

    /// What an action means, for somebody who is about to choose it.
    fn action(action: Self::Action, view: &Self::View) -> Phrase;

    /// What happened; `None` for events that need no words.
    fn event(event: &Shown<Self::Event>, viewer: Viewer) -> Option<Phrase>;

    /// The whole position as text for a terminal, in lines of as many columns as the words' reader has. A long board may
    /// leave out what the question is not about where the words are [brief](Words::is_brief).
    fn board(view: &Self::View, words: &dyn Words) -> String;
}
