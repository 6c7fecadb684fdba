//! The tests of Lair: one program, so that the game is compiled into it once.

mod allocation;
mod conformance;
mod describe;
mod files;
mod rules;
