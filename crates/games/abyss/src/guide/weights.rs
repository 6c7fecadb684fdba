//! Written by `cargo run --release -p abyss --example tune`; do not edit by hand.

use super::value::FEATURES;

/// For each feature its weight at the start of a game and at its end.
pub(super) const WEIGHTS: [(f32, f32); FEATURES] = [
    (0.5, 1.5),
    (0.5, 1.5),
    (0.5, 1.5),
    (0.5, 1.5),
    (0.1, 1.0),
    (0.0, 0.0),
    (0.0, 0.0),
    (0.2, 0.2),
    (0.0, 0.0),
    (0.0, 0.0),
    (0.0, 0.0),
    (0.1, 0.1),
    (0.4, 0.4),
    (0.1, 0.0),
    (0.1, 0.1),
    (0.0, 0.0),
];
