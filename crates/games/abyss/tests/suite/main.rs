//! The tests of Abyss: one program, so that the game is compiled into it once.

mod allocation;
mod conformance;
mod describe;
mod files;
mod guide;
mod payments;
mod random_play;
mod rules;
mod rules_hidden;
mod rules_invariants;
mod witness;
