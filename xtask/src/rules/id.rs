//! The address of a rule: `AB-7.6`.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

/// Letters, a dash, numbers with dots between them, perhaps one small letter: `AB-7.6`, `EX-12`, `VA-3.4b`.
///
/// Ids sort as a reader counts, `AB-7.9` before `AB-7.10`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RuleId {
    prefix: String,
    numbers: Vec<u32>,
    letter: Option<char>,
}

impl FromStr for RuleId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        parse(text).ok_or_else(|| format!("`{text}` is no rule id; one looks like `AB-7.6`"))
    }
}

fn parse(text: &str) -> Option<RuleId> {
    let (prefix, rest) = text.split_once('-')?;
    if prefix.len() < 2 || !prefix.chars().all(|letter| letter.is_ascii_uppercase()) {
        return None;
    }
    let letter = rest.chars().last().filter(char::is_ascii_lowercase);
    let digits = rest.strip_suffix(|last| Some(last) == letter).unwrap_or(rest);
    let numbers = digits.split('.').map(number).collect::<Option<Vec<_>>>()?;
    Some(RuleId { prefix: prefix.into(), numbers, letter })
}

/// A number as it is printed back: no sign, no leading zero.
fn number(digits: &str) -> Option<u32> {
    digits.parse().ok().filter(|number: &u32| number.to_string() == digits)
}

impl Display for RuleId {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
        write!(f, "{}-{}", self.prefix, numbers.join("."))?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl serde::Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_and_write_alike() {
        for text in ["AB-0.1", "AB-7.10", "EX-12", "VA-3.4b", "ML-1.2.3"] {
            assert_eq!(text.parse::<RuleId>().map(|id| id.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn other_words_are_no_ids() {
        for text in [
            "", "AB", "AB-", "A-1", "ab-1.2", "AB-7.", "AB-7.6,", "AB-07.6", "D-MAIN", "DP-01", "[book]",
            "AB-7-8",
        ] {
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }

    #[test]
    fn ids_sort_as_a_reader_counts() {
        let mut ids: Vec<RuleId> =
            ["AB-10.1", "AB-7.10", "AB-7.9"].iter().map(|id| id.parse().unwrap()).collect();
        ids.sort();
        assert_eq!(ids.iter().map(RuleId::to_string).collect::<Vec<_>>(), ["AB-7.9", "AB-7.10", "AB-10.1"]);
    }
}
