//! Several things as one word of notation: `crab.1+crab.1+squid.4`, or `-` for none. Always in canonical order, so
//! that every list has one spelling.

use std::fmt;
use std::str::FromStr;

use table::{Id, NotationError};

use super::{Allies, Locations, Tokens};

macro_rules! list {
    ($(#[$meta:meta])* $name:ident($of:ty), $each:ident, $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                join(f, self.0.$each())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let list = Self(words(text).map(str::parse).collect::<Result<_, _>>()?);
                if list.to_string() == text { Ok(list) } else { Err(NotationError::new(text, $what)) }
            }
        }
    };
}

list! {
    /// Some allies.
    AllyList(Allies), each, "a list of allies in canonical order"
}
list! {
    /// Some monster tokens.
    TokenList(Tokens), each, "a list of monster tokens in ascending order"
}
list! {
    /// Some location tiles.
    TileList(Locations), iter, "a list of locations in canonical order"
}

fn join<I: Id>(f: &mut fmt::Formatter<'_>, ids: impl Iterator<Item = I>) -> fmt::Result {
    let mut empty = true;
    for id in ids {
        if !std::mem::replace(&mut empty, false) {
            f.write_str("+")?;
        }
        write!(f, "{id}")?;
    }
    if empty { f.write_str("-") } else { Ok(()) }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(move |_| text != "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_one_spelling() {
        for text in ["-", "crab.1", "crab.1+crab.1+squid.4"] {
            assert_eq!(text.parse::<AllyList>().unwrap().to_string(), text);
        }
        for bad in ["", "crab.2+crab.1", "crab.1+", "crab.6", "-+-"] {
            assert!(bad.parse::<AllyList>().is_err(), "{bad}");
        }
        assert_eq!("2+2+4".parse::<TokenList>().unwrap().0.len(), 3);
        assert_eq!("abyss+jail".parse::<TileList>().unwrap().to_string(), "abyss+jail");
        assert!("abyss+abyss".parse::<TileList>().is_err());
    }
}
