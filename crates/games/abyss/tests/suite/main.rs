//! The tests of Abyss but for the one that counts allocations: one program, so that the game is compiled into it once.

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
