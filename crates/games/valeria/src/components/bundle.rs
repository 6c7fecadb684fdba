//! VA-1.1: amounts of gold, strength, magic and victory points.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::NotationError;

use super::Resource;

/// VA-1.1: some tokens. Written `2g1s3m1v`: those that are not 0; `0` for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Bundle {
    /// Gold.
    #[serde(skip_serializing_if = "is_zero")]
    pub gold: u16,
    /// Strength.
    #[serde(skip_serializing_if = "is_zero")]
    pub strength: u16,
    /// Magic.
    #[serde(skip_serializing_if = "is_zero")]
    pub magic: u16,
    /// Victory point tokens.
    #[serde(skip_serializing_if = "is_zero")]
    pub vp: u16,
}

const fn is_zero(amount: &u16) -> bool {
    *amount == 0
}

/// No tokens: what a bundle is built from.
pub const NOTHING: Bundle = Bundle { gold: 0, strength: 0, magic: 0, vp: 0 };

impl Bundle {
    /// The same with so much gold.
    #[must_use]
    pub const fn gold(self, gold: u16) -> Self {
        Self { gold, ..self }
    }

    /// The same with so much strength.
    #[must_use]
    pub const fn strength(self, strength: u16) -> Self {
        Self { strength, ..self }
    }

    /// The same with so much magic.
    #[must_use]
    pub const fn magic(self, magic: u16) -> Self {
        Self { magic, ..self }
    }

    /// The same with so many victory points.
    #[must_use]
    pub const fn vp(self, vp: u16) -> Self {
        Self { vp, ..self }
    }

    /// So much of one resource.
    pub const fn of(resource: Resource, amount: u16) -> Self {
        match resource {
            Resource::Gold => NOTHING.gold(amount),
            Resource::Strength => NOTHING.strength(amount),
            Resource::Magic => NOTHING.magic(amount),
        }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            gold: self.gold + other.gold,
            strength: self.strength + other.strength,
            magic: self.magic + other.magic,
            vp: self.vp + other.vp,
        }
    }

    /// So many times as much.
    #[inline]
    #[must_use]
    pub const fn times(self, times: u16) -> Self {
        Self {
            gold: self.gold * times,
            strength: self.strength * times,
            magic: self.magic * times,
            vp: self.vp * times,
        }
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.gold | self.strength | self.magic | self.vp == 0
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("0");
        }
        [(self.gold, 'g'), (self.strength, 's'), (self.magic, 'm'), (self.vp, 'v')]
            .into_iter()
            .filter(|&(amount, _)| amount > 0)
            .try_for_each(|(amount, unit)| write!(f, "{amount}{unit}"))
    }
}

impl FromStr for Bundle {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut bundle = NOTHING;
        let mut amount = 0u16;
        for letter in text.chars() {
            match letter {
                '0'..='9' => {
                    let digit = letter as u16 - u16::from(b'0');
                    amount = amount.checked_mul(10).and_then(|tens| tens.checked_add(digit)).unwrap_or(0);
                }
                'g' => bundle.gold = std::mem::take(&mut amount),
                's' => bundle.strength = std::mem::take(&mut amount),
                'm' => bundle.magic = std::mem::take(&mut amount),
                'v' => bundle.vp = std::mem::take(&mut amount),
                _ => break,
            }
        }
        // Whatever was read, only the one spelling of it is accepted.
        if bundle.to_string() == text {
            Ok(bundle)
        } else {
            Err(NotationError::new(text, "an amount of tokens (such as `2g1s3m1v`)"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rules: VA-1.1
    #[test]
    fn a_bundle_has_one_spelling() {
        for text in ["0", "2g", "2g1s3m1v", "12m", "65535v"] {
            assert_eq!(text.parse::<Bundle>().unwrap().to_string(), text);
        }
        for bad in ["", "0g", "1s2g", "g", "02g", "65536g", "2g2g", "2x", "-1g", "2g "] {
            assert!(bad.parse::<Bundle>().is_err(), "{bad}");
        }
        assert_eq!(NOTHING.gold(2).plus(NOTHING.magic(1)).times(3), NOTHING.gold(6).magic(3));
    }
}
