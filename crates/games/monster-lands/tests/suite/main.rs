//! The tests of Monster Lands but for the one that counts allocations: one program, so that the game is compiled into it once.

mod conformance;
mod deployment;
mod describe;
mod design;
mod files;
mod guide;
mod random_play;
mod rules;
