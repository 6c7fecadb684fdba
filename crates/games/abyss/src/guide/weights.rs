//! Written by `cargo run --release -p abyss --example tune`; do not edit by hand.

use super::value::FEATURES;

/// For each feature its weight at the start of a game and at its end.
pub(super) const WEIGHTS: [(f32, f32); FEATURES] = [
    (0.996, 2.416),
    (-0.808, 1.670),
    (0.567, 1.902),
    (0.492, 2.211),
    (-0.248, 0.923),
    (-0.511, -0.424),
    (1.269, 0.922),
    (1.023, 0.666),
    (-0.053, 0.198),
    (0.011, 0.043),
    (0.030, -0.050),
    (0.671, 0.567),
    (0.881, 1.611),
    (0.923, 0.312),
    (-0.013, 0.546),
    (0.149, 0.308),
];
