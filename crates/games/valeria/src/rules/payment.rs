//! Payments of actions (VA-10), in which Magic replaces Strength or Gold.

use std::ops::RangeInclusive;

/// A price: so much Strength or Gold, and so much Magic besides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    /// VA-10.1: Strength for a monster, Gold for a citizen or a domain.
    pub(crate) tokens: u8,
    /// VA-10.4: the Magic value of a monster, due in full.
    pub(crate) magic: u8,
}

impl Price {
    /// VA-10.2, VA-10.3, VA-10.4, VA-10.5, VA-10.6, VA-10.8, VA-10.10: how much of the price may be replaced by Magic by
    /// somebody with so many tokens and so much Magic; empty if it cannot be paid.
    #[inline]
    pub(crate) fn replaceable(self, tokens: u16, magic: u16) -> RangeInclusive<u8> {
        let price = u16::from(self.tokens);
        let least = price.saturating_sub(tokens);
        match magic.checked_sub(self.magic.into()) {
            // Fits: what is replaced is below the price, which is a u8.
            Some(spare) if least < price && least <= spare => least as u8..=spare.min(price - 1) as u8,
            _ => RangeInclusive::new(1, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// VA-10.5, word for word.
    fn by_the_ledger(price: Price, r: u16, magic: u16) -> Vec<u8> {
        let (p, k) = (i32::from(price.tokens), i32::from(price.magic));
        let (r, magic) = (i32::from(r), i32::from(magic));
        (0..=255)
            .filter(|&m| (p - r).max(0) <= i32::from(m) && i32::from(m) <= (p - 1).min(magic - k))
            .collect()
    }

    // rules: VA-10.2 VA-10.3 VA-10.4 VA-10.5 VA-10.6 VA-10.8 VA-10.10 VA-28.11
    #[test]
    fn the_magic_that_may_replace_is_that_of_the_ledger() {
        for (tokens, magic) in (1..=16).flat_map(|tokens| (0..=7).map(move |magic| (tokens, magic))) {
            let price = Price { tokens, magic };
            for (r, m) in (0..20).flat_map(|r| (0..25).map(move |m| (r, m))) {
                let ours: Vec<u8> = price.replaceable(r, m).collect();
                assert_eq!(ours, by_the_ledger(price, r, m), "{price:?} with {r} and {m}");
                assert!(ours.iter().all(|&m| m < tokens), "one token is never replaced");
            }
        }
    }

    // rules: VA-10.10
    #[test]
    fn a_price_of_one_is_never_replaced() {
        let price = Price { tokens: 1, magic: 0 };
        assert_eq!(price.replaceable(1, 100).collect::<Vec<_>>(), [0]);
        assert!(price.replaceable(0, 100).is_empty());
    }
}
