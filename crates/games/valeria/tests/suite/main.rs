//! The tests of Valeria: one program, so that the game is compiled into it once.

mod allocation;
mod conformance;
mod describe;
mod files;
mod guide;
mod hidden;
mod random_play;
mod scoring;
mod undo;
