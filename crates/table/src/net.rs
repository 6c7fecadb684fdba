//! A small net that says what a position is worth to a seat, and how such numbers become shares of the win.
//!
//! Search asks a hundred thousand times a second, and every machine has to give the same answer. So there is one hidden
//! layer and nothing but additions and multiplications in a fixed order: no function of the system's library, no fused
//! steps, nothing that depends on how wide the processor is.

use crate::{PerSeat, Seat};

/// A net with one hidden layer: features of a seat in, its *hope* out, a number that grows with the chance to win. The
/// weights are what `bestiary train` writes (`docs/TRAINING.md`).
#[derive(Clone, Debug)]
pub struct Net<const FEATURES: usize, const HIDDEN: usize> {
    /// By feature: its weight for each hidden number.
    first: [[f32; HIDDEN]; FEATURES],
    /// What each hidden number is without any feature.
    base: [f32; HIDDEN],
    /// The weight of each hidden number.
    last: [f32; HIDDEN],
}

impl<const FEATURES: usize, const HIDDEN: usize> Net<FEATURES, HIDDEN> {
    /// How many bytes its weights take.
    pub const BYTES: usize = 2 * HIDDEN * (FEATURES + 2);

    /// So many steps of a written weight make 1.
    pub const STEPS: f32 = 4096.0;

    /// The net with these weights: numbers of 16 bits, the lower byte first, in 4096ths; those of the first layer by
    /// feature, then the base, then those of the last layer.
    ///
    /// # Panics
    /// If there are more or fewer than [`Net::BYTES`]; in a `static` that is an error of the compiler.
    pub const fn read(bytes: &[u8]) -> Self {
        assert!(bytes.len() == Self::BYTES, "the weights are of another net");
        let mut net = Self { first: [[0.0; HIDDEN]; FEATURES], base: [0.0; HIDDEN], last: [0.0; HIDDEN] };
        let mut at = 0;
        while at < HIDDEN * (FEATURES + 2) {
            let weight = i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]) as f32 / Self::STEPS;
            let (row, column) = (at / HIDDEN, at % HIDDEN);
            if row < FEATURES {
                net.first[row][column] = weight;
            } else if row == FEATURES {
                net.base[column] = weight;
            } else {
                net.last[column] = weight;
            }
            at += 1;
        }
        net
    }

    /// What a seat with these features may hope for.
    pub fn hope(&self, features: &[f32; FEATURES]) -> f32 {
        let mut hidden = self.base;
        for (&feature, weights) in features.iter().zip(&self.first) {
            // Most features of a position are 0: cards somebody does not have.
            if feature != 0.0 {
                for (sum, weight) in hidden.iter_mut().zip(weights) {
                    *sum += feature * weight;
                }
            }
        }
        hidden.iter().zip(&self.last).fold(0.0, |hope, (sum, weight)| hope + sum.max(0.0) * weight)
    }
}

/// What a position is in numbers, one after the other, for a net that takes so many.
#[derive(Clone, Debug)]
pub struct Features<const COUNT: usize> {
    numbers: [f32; COUNT],
    next: usize,
}

impl<const COUNT: usize> Features<COUNT> {
    /// None yet.
    pub const fn new() -> Self {
        Self { numbers: [0.0; COUNT], next: 0 }
    }

    /// One more.
    pub fn put(&mut self, number: f32) {
        if let Some(place) = self.numbers.get_mut(self.next) {
            *place = number;
        }
        self.next += 1;
    }

    /// As many more as there are `kinds`, 1 for those that are there.
    pub fn flags(&mut self, there: impl Iterator<Item = usize>, kinds: usize) {
        for kind in there {
            if let Some(place) = self.numbers.get_mut(self.next + kind) {
                *place = 1.0;
            }
        }
        self.next += kinds;
    }

    /// All of them, none missing.
    pub fn all(self) -> [f32; COUNT] {
        debug_assert_eq!(self.next, COUNT, "every feature has its place");
        self.numbers
    }
}

impl<const COUNT: usize> Default for Features<COUNT> {
    fn default() -> Self {
        Self::new()
    }
}

/// The share of the win of each seat, from what each may hope for: 1 more is *e* times as likely.
pub fn shares(hopes: &PerSeat<f32>) -> PerSeat<f32> {
    let best = hopes.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let mut weights: PerSeat<f32> = PerSeat::from_fn(hopes.seats(), |seat| power(hopes[seat] - best));
    let total = weights.as_slice().iter().fold(0.0, |sum, weight| sum + weight);
    for seat in Seat::all(hopes.seats()) {
        weights[seat] /= total;
    }
    weights
}

/// *e* to the power of `exponent`, which is at most 0: (1 + x/4096)⁴⁰⁹⁶, off by 1 in 300 at -5.
fn power(exponent: f32) -> f32 {
    const DOUBLINGS: u32 = 12;
    let mut power = 1.0 + exponent.max(-64.0) / (1 << DOUBLINGS) as f32;
    for _ in 0..DOUBLINGS {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net<2, 3> {
        let weights: [i16; 12] = [4096, -4096, 2048, 0, 8192, -2048, 0, 4096, 0, 4096, 2048, -8192];
        Net::read(&weights.map(i16::to_le_bytes).concat())
    }

    #[test]
    fn a_net_adds_up_what_is_above_nothing() {
        // Hidden: x - 0y, 1 - x + 2y, x/2 - y/2; of those above 0: 1, 1/2 and -2 times.
        for ([x, y], hope) in [([0.0, 0.0], 0.5), ([1.0, 0.0], 0.0), ([0.0, 1.0], 1.5), ([3.0, 0.5], 0.5)] {
            assert!((net().hope(&[x, y]) - hope).abs() < 1e-6, "{x} {y}: {}", net().hope(&[x, y]));
        }
    }

    #[test]
    #[should_panic = "another net"]
    fn weights_of_another_net_are_not_read() {
        let _ = Net::<2, 3>::read(&[0; 22]);
    }

    #[test]
    fn shares_grow_with_hopes_and_add_up_to_one() {
        let hopes = PerSeat::from_fn(3, |seat| [1.0, 0.0, -200.0][seat.index()]);
        let shares = shares(&hopes);
        let sum: f32 = shares.as_slice().iter().sum();
        assert!((sum - 1.0).abs() < 1e-6 && shares.as_slice()[2] < 1e-6, "{shares:?}");
        let odds = shares.as_slice()[0] / shares.as_slice()[1];
        assert!((odds - 1.0_f32.exp()).abs() < 0.01, "{odds}");
    }

    #[test]
    fn the_same_bits_on_every_machine() {
        let hope = net().hope(&[0.3, 0.7]);
        let first = shares(&PerSeat::from_fn(2, |seat| [hope, 0.1][seat.index()]))[Seat::FIRST];
        assert_eq!((hope.to_bits(), first.to_bits()), (0x3fac_cccc, 0x3f46_fed1), "{hope} {first}");
    }
}
