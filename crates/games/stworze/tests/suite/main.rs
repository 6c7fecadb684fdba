//! The tests of Stworze but for the one that counts allocations: one program, so that the game is compiled into it once.

mod conformance;
mod describe;
mod design;
mod files;
mod guide;
mod hidden;
