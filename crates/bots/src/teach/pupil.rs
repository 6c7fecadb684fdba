//! A net while it learns.

use table::{Chance as _, PerSeat, Seat, Source, shares};

use super::Lesson;

/// A net while it learns, with as many features and hidden numbers as the game wants. It computes as [`table::Net`] does.
#[derive(Clone, Debug)]
pub struct Pupil {
    hidden: usize,
    /// As they are written: the first layer by feature, the base, the last layer.
    weights: Vec<f32>,
}

/// How well a net tells who wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks {
    /// The mean of -ln(share given to who won): 0.69 is guessing between two.
    pub loss: f32,
    /// In what part of the positions the seat with the largest share won, or shared the win.
    pub right: f32,
}

/// The weights to go on from are of another net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the weights are of another net: {bytes} bytes, {expected} expected")]
pub struct OtherNet {
    /// How many bytes they have.
    pub bytes: usize,
    /// How many they should have.
    pub expected: usize,
}

/// So many steps of a written weight make 1; no weight is larger than fits.
const STEPS: f32 = table::Net::<0, 0>::STEPS;

impl Pupil {
    /// One that knows nothing yet.
    pub(super) fn new(features: usize, hidden: usize, chance: &mut table::Pcg) -> Self {
        let mut small = |most: f32| {
            const FINE: u32 = 1 << 20;
            most * (2.0 * chance.below(Source::POLICY, FINE) as f32 / FINE as f32 - 1.0)
        };
        let most = (3.0 / features.max(1) as f32).sqrt();
        let mut weights: Vec<f32> = (0..features * hidden).map(|_| small(most)).collect();
        weights.resize((features + 1) * hidden, 0.0);
        weights.extend((0..hidden).map(|_| small(0.3)));
        Self { hidden, weights }
    }

    /// One that goes on from what [`Pupil::bytes`] wrote.
    ///
    /// # Errors
    /// If there are more or fewer weights than such a net has.
    pub fn read(features: usize, hidden: usize, bytes: &[u8]) -> Result<Self, OtherNet> {
        let expected = 2 * hidden * (features + 2);
        if bytes.len() != expected {
            return Err(OtherNet { bytes: bytes.len(), expected });
        }
        let (pairs, _) = bytes.as_chunks::<2>();
        let weights = pairs.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) / STEPS).collect();
        Ok(Self { hidden, weights })
    }

    pub(super) fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub(super) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// What a seat with these features may hope for.
    pub fn hope(&self, features: &[f32]) -> f32 {
        self.think(features).1
    }

    /// The hidden numbers, and the hope that comes of them.
    fn think(&self, features: &[f32]) -> (Vec<f32>, f32) {
        let (first, rest) = self.weights.split_at(features.len() * self.hidden);
        let (base, last) = rest.split_at(self.hidden);
        let mut hidden = base.to_vec();
        for (&feature, weights) in features.iter().zip(first.chunks_exact(self.hidden.max(1))) {
            if feature != 0.0 {
                for (sum, weight) in hidden.iter_mut().zip(weights) {
                    *sum += feature * weight;
                }
            }
        }
        let hope = hidden.iter().zip(last).fold(0.0, |hope, (sum, weight)| hope + sum.max(0.0) * weight);
        (hidden, hope)
    }

    fn shares(&self, lesson: &Lesson) -> PerSeat<f32> {
        let hope =
            |seat: Seat| lesson.seats.get(seat.index()).map_or(0.0, |(features, _)| self.hope(features));
        shares(&PerSeat::from_fn(lesson.seats.len() as u8, hope))
    }

    /// Adds to `slope` how the loss in this position grows with each weight, times `part`.
    pub(super) fn descend(&self, lesson: &Lesson, part: f32, slope: &mut [f32]) {
        let given = self.shares(lesson);
        for ((features, won), given) in lesson.seats.iter().zip(given.as_slice()) {
            let too_much = part * (given - won);
            let (hidden, _) = self.think(features);
            let split = features.len() * self.hidden;
            let last = &self.weights[split + self.hidden..];
            let (first_slope, rest) = slope.split_at_mut(split);
            let (base_slope, last_slope) = rest.split_at_mut(self.hidden);
            for (slope, sum) in last_slope.iter_mut().zip(&hidden) {
                *slope += too_much * sum.max(0.0);
            }
            let below: Vec<f32> = hidden
                .iter()
                .zip(last)
                .map(|(&sum, weight)| if sum > 0.0 { too_much * weight } else { 0.0 })
                .collect();
            for (slope, below) in base_slope.iter_mut().zip(&below) {
                *slope += below;
            }
            let rows = first_slope.chunks_exact_mut(self.hidden.max(1));
            for (row, &feature) in rows.zip(features).filter(|&(_, &feature)| feature != 0.0) {
                for (slope, below) in row.iter_mut().zip(&below) {
                    *slope += feature * below;
                }
            }
        }
    }

    /// How well it tells who wins in these positions.
    pub fn examine(&self, lessons: &[Lesson]) -> Marks {
        let mut marks = Marks { loss: 0.0, right: 0.0 };
        for lesson in lessons {
            let given = self.shares(lesson);
            let pairs = given.as_slice().iter().zip(&lesson.seats);
            marks.loss -= pairs.clone().map(|(given, (_, won))| won * given.max(1e-6).ln()).sum::<f32>();
            let favourite = pairs.max_by(|a, b| a.0.total_cmp(b.0));
            marks.right += favourite.map_or(0.0, |(_, &(_, won))| if won > 0.0 { 1.0 } else { 0.0 });
        }
        let count = lessons.len().max(1) as f32;
        Marks { loss: marks.loss / count, right: marks.right / count }
    }

    /// Rounds every weight to what can be written.
    pub(super) fn round(&mut self) {
        for weight in &mut self.weights {
            *weight = written(*weight) as f32 / STEPS;
        }
    }

    /// The weights as [`table::Net::read`] takes them.
    pub fn bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|&weight| written(weight).to_le_bytes()).collect()
    }
}

fn written(weight: f32) -> i16 {
    (weight * STEPS).round() as i16 // larger ones become the largest
}
