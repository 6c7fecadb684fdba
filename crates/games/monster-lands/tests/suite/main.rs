//! The tests of Monster Lands: one program, so that the game is compiled into it once.

mod allocation;
mod conformance;
mod deployment;
mod describe;
mod design;
mod files;
mod guide;
mod random_play;
mod rules;
