//! The tests of the catalog: one program, so that the games are compiled into it once.

mod bots;
mod campaign;
mod games;
mod words;
