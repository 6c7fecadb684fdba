//! The short text form of actions, events and the things they name. It is the same in records, scenarios, tests
//! and the command line, and everything written parses back to the value it came from.
//!
//! An action or event is a word followed by its fields, separated by single spaces: `recruit slaver`. The
//! [`notation!`](crate::notation) macro defines such an enum together with both directions; [`ids!`](crate::ids)
//! does the same for the things of a game (cards, races, tokens).

use std::fmt;
use std::str::FromStr;

/// A value with a text form that reads back: `text.parse() == Ok(value)` if and only if `value.to_string() == text`.
pub trait Notation: fmt::Display + FromStr<Err = NotationError> {}

impl<T: fmt::Display + FromStr<Err = NotationError>> Notation for T {}

/// A text that is not the notation of anything expected here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct NotationError {
    found: String,
    expected: String,
}

impl NotationError {
    /// Longest piece of foreign text that an error repeats.
    const QUOTED: usize = 60;

    /// `found` is what stood there (cut if long), `expected` finishes the sentence "is not …".
    pub fn new(found: &str, expected: impl Into<String>) -> Self {
        Self { found: quote(found), expected: expected.into() }
    }
}

/// Foreign text, made safe to print: one line, no control characters, not too long.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted: String = text
        .chars()
        .take(NotationError::QUOTED)
        .map(|letter| if letter.is_control() { '\u{fffd}' } else { letter })
        .collect();
    if text.chars().nth(NotationError::QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// The fields of an action or event in notation, read one by one. Used by [`notation!`](crate::notation).
#[derive(Debug)]
pub struct Fields<'a> {
    whole: &'a str,
    rest: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    /// Splits a text into its word and its fields.
    pub fn new(text: &'a str) -> (&'a str, Self) {
        let mut rest = text.split(' ');
        let word = rest.next().unwrap_or_default();
        (word, Self { whole: text, rest })
    }

    /// The next field, which must be there.
    pub fn field<T: FromStr<Err = NotationError>>(&mut self, name: &str) -> Result<T, NotationError> {
        match self.rest.next() {
            Some(text) => text.parse(),
            None => Err(NotationError::new(self.whole, format!("complete: the {name} is missing"))),
        }
    }

    /// Nothing may follow the last field.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.rest.next() {
            None => Ok(()),
            Some(extra) => {
                Err(NotationError::new(self.whole, format!("complete here: `{}` is too much", quote(extra))))
            }
        }
    }
}

/// A number from 0 to 255 in notation. Unlike `u8::from_str` it accepts one spelling only, so that texts are unique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let canonical = text == "0" || (!text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit()));
        text.parse()
            .ok()
            .filter(|_| canonical)
            .map(Self)
            .ok_or_else(|| NotationError::new(text, "a number from 0 to 255"))
    }
}

impl From<u8> for Number {
    fn from(number: u8) -> Self {
        Self(number)
    }
}

/// A field of an event that some viewers may know and others may not: `(wolf)` for those who may, `?` for the rest.
///
/// The brackets mark what is secret wherever it is written down: the conformance suite looks for them in what
/// spectators see. A field that everybody may know is not a `Secret`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Secret<T> {
    /// What it is.
    Known(T),
    /// Not for this viewer.
    Hidden,
}

impl<T> Secret<T> {
    /// The secret as somebody sees it who may (`true`) or may not (`false`) know it.
    #[must_use]
    pub fn shown(self, may_know: bool) -> Self {
        if may_know { self } else { Self::Hidden }
    }

    /// What it is, if that is known here.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(value) => Some(value),
            Self::Hidden => None,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(value) => write!(f, "({value})"),
            Self::Hidden => f.write_str("?"),
        }
    }
}

impl<T: FromStr<Err = NotationError>> FromStr for Secret<T> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "?" {
            return Ok(Self::Hidden);
        }
        match text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(value) => value.parse().map(Self::Known),
            None => Err(NotationError::new(text, "`?` or something in brackets")),
        }
    }
}

/// Defines an enum of actions or events together with its notation, in both directions.
///
/// Each variant names its word; each field must itself be in [`Notation`] and contain no space.
///
/// ```
/// use table::{Number, Seat};
/// table::notation! {
///     /// What a player may do.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
///     pub enum Action: "an action" {
///         /// Give up the turn.
///         Pass = "pass",
///         /// Take gold from somebody.
///         Rob { from: Seat, gold: Number } = "rob",
///     }
/// }
/// let rob = Action::Rob { from: Seat::FIRST, gold: Number(3) };
/// assert_eq!(rob.to_string(), "rob A 3");
/// assert_eq!("rob A 3".parse(), Ok(rob));
/// assert!("rob A".parse::<Action>().is_err());
/// ```
#[macro_export]
macro_rules! notation {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident: $what:literal {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),+ $(,)? })? = $word:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $visibility enum $name {
            $(
                $(#[$variant_meta])*
                $variant $({ $(
                    #[allow(missing_docs, reason = "the variant's own text says what its fields are")]
                    $(#[$field_meta])* $field: $type
                ),+ })?
            ),+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(
                        Self::$variant $({ $($field),+ })? => {
                            f.write_str($word)?;
                            $($( ::std::write!(f, " {}", $field)?; )+)?
                            Ok(())
                        }
                    )+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::NotationError> {
                #[allow(unused_mut, reason = "a variant without fields reads none")]
                let (word, mut fields) = $crate::Fields::new(text);
                let value = match word {
                    $(
                        $word => Self::$variant $({ $($field: fields.field(::std::stringify!($field))?),+ })?,
                    )+
                    _ => return Err($crate::NotationError::new(text, $what)),
                };
                fields.end()?;
                Ok(value)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    crate::notation! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Event: "an event" {
            Ended = "ended",
            Drew { seat: Seat, card: Secret<Number> } = "drew",
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        let events = [
            (Event::Ended, "ended"),
            (Event::Drew { seat: Seat::FIRST, card: Secret::Known(Number(7)) }, "drew A (7)"),
            (Event::Drew { seat: Seat::FIRST, card: Secret::Hidden }, "drew A ?"),
        ];
        for (event, text) in events {
            assert_eq!(event.to_string(), text);
            assert_eq!(text.parse(), Ok(event));
        }
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let error = |text: &str| text.parse::<Event>().unwrap_err().to_string();
        assert_eq!(error("fled A"), "`fled A` is not an event");
        assert_eq!(error("drew A"), "`drew A` is not complete: the card is missing");
        assert_eq!(error("drew A (7) 8"), "`drew A (7) 8` is not complete here: `8` is too much");
        assert_eq!(error("drew Z 7"), "`Z` is not a seat from A to F");
        assert_eq!(error(""), "`` is not an event");
    }

    #[test]
    fn every_number_has_one_spelling() {
        assert_eq!("0".parse(), Ok(Number(0)));
        assert_eq!("255".parse(), Ok(Number(255)));
        for bad in ["00", "+1", "01", "256", "", " 1", "-1", "٣"] {
            assert!(bad.parse::<Number>().is_err(), "{bad}");
        }
    }

    #[test]
    fn foreign_text_is_quoted_short_and_harmless() {
        let error = NotationError::new(&"\u{1b}[2J".repeat(1000), "a card").to_string();
        assert!(error.chars().count() < 100 && !error.contains('\u{1b}'), "{error}");
    }
}
