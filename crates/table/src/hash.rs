//! The fingerprint of a position, the same on every machine.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::NotationError;

/// 64 bits that tell positions apart, written as 16 hexadecimal digits. Two replays of a record agree on it after
/// every step; it is no secret and no signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateHash(u64);

impl StateHash {
    /// The fingerprint of a value. `usize` counts as 64 bits everywhere, so 32-bit machines agree.
    pub fn of(value: &impl Hash) -> Self {
        let mut hasher = Stable(0x6265_7374_6961_7279);
        value.hash(&mut hasher);
        Self(hasher.finish())
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for StateHash {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        u64::from_str_radix(text, 16)
            .ok()
            .map(Self)
            .filter(|hash| hash.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a state hash of 16 lower-case hexadecimal digits"))
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Folds 64-bit words by a wide multiplication. Every width is taken as a little-endian word of its own.
struct Stable(u64);

impl Stable {
    fn word(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xe703_7ed1_a0b4_28db;
        self.0 = (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(32);
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        let mut end = Self(self.0);
        end.word(0x5bd1_e995);
        end.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.word(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }
    fn write_u128(&mut self, n: u128) {
        self.word(n as u64);
        self.word((n >> 64) as u64);
    }
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
    fn write_i8(&mut self, n: i8) {
        self.write_i64(i64::from(n));
    }
    fn write_i16(&mut self, n: i16) {
        self.write_i64(i64::from(n));
    }
    fn write_i32(&mut self, n: i32) {
        self.write_i64(i64::from(n));
    }
    fn write_i64(&mut self, n: i64) {
        self.word(n.cast_unsigned());
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Kind {
        Plain,
        Full { seat: u8, cards: [u8; 11], pearls: u16 },
    }

    /// Pinned for ever: a change here makes every record ever written fail to verify.
    #[test]
    fn golden_hashes() {
        let full = Kind::Full { seat: 2, cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], pearls: 700 };
        let hashes = [StateHash::of(&0u8), StateHash::of(&Kind::Plain), StateHash::of(&full)];
        assert_eq!(
            hashes.map(|hash| hash.to_string()),
            ["dc35440f36d49d66", "dc35440f36d49d66", "30f4d5e4bfeaf027"]
        );
    }

    #[test]
    fn one_changed_bit_changes_the_hash() {
        let mut seen = std::collections::BTreeSet::new();
        for bit in 0..256 {
            let mut state = [0u64; 4];
            state[bit / 64] ^= 1 << (bit % 64);
            assert!(seen.insert(StateHash::of(&state).to_string()));
        }
    }

    #[test]
    fn hashes_read_back() {
        let hash = StateHash::of(&7u8);
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for bad in ["", "123", "00000000000000zz", "0000000000000000f", "00000000000000AB"] {
            assert!(bad.parse::<StateHash>().is_err(), "{bad}");
        }
    }
}
