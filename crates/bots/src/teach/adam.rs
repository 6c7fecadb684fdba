//! How far each weight goes down its slope.

/// Adam (Kingma and Ba 2015): a weight whose slope keeps its direction takes long steps, one whose slope jumps about
/// short ones.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// What the two above still lack because they set out from nothing.
    missing: (f32, f32),
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Weights that are of no use fade.
const FADE: f32 = 1e-5;

impl Adam {
    pub(super) fn new(weights: usize) -> Self {
        Self { mean: vec![0.0; weights], square: vec![0.0; weights], missing: (1.0, 1.0) }
    }

    /// One step of about `stride`.
    pub(super) fn step(&mut self, weights: &mut [f32], slope: &[f32], stride: f32) {
        self.missing = (self.missing.0 * MEAN, self.missing.1 * SQUARE);
        let (mean_of, square_of) = (1.0 - self.missing.0, 1.0 - self.missing.1);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(slope).zip(moments) {
            let slope = slope + FADE * *weight;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= stride * (*mean / mean_of) / ((*square / square_of).sqrt() + 1e-8);
        }
    }
}
