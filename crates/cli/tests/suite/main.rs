//! The tests of the program from outside.

mod arena;
mod campaign;
#[path = "../../../server/tests/suite/client.rs"]
mod client;
mod crash;
mod keeping;
mod program;
mod runs;
