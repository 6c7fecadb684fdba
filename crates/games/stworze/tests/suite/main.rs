//! The tests of Stworze: one program, so that the game is compiled into it once.

mod allocation;
mod conformance;
mod describe;
mod design;
mod files;
mod guide;
mod hidden;
