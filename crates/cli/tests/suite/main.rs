//! The tests of the program from outside.

mod arena;
#[path = "../../../server/tests/suite/client.rs"]
mod client;
mod crash;
mod keeping;
mod program;
