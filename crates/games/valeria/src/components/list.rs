//! Several dukes as one word of notation: `cornelius+waryn`, or `-` for none, in canonical order.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

use super::{DukeId, Dukes};

/// Some dukes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DukeList(pub Dukes);

impl fmt::Display for DukeList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (place, duke) in self.0.iter().enumerate() {
            write!(f, "{}{duke}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl FromStr for DukeList {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words = text.split('+').filter(|_| text != "-");
        let list = Self(words.map(str::parse::<DukeId>).collect::<Result<_, _>>()?);
        if list.to_string() == text {
            Ok(list)
        } else {
            Err(NotationError::new(text, "a list of dukes in canonical order"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_one_spelling() {
        for text in ["-", "simon", "cornelius+waryn"] {
            assert_eq!(text.parse::<DukeList>().unwrap().to_string(), text);
        }
        for bad in ["", "waryn+cornelius", "simon+simon", "simon+", "-+-", "merlin"] {
            assert!(bad.parse::<DukeList>().is_err(), "{bad}");
        }
    }
}
