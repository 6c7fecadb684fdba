//! The server seen from outside, in one program: a dozen would each be linked with everything below it.

mod access;
mod accounts;
mod client;
mod clocks;
mod commands;
mod faults;
mod fuzz;
mod house;
mod live;
mod replays;
mod results;
mod shapes;
mod trust;
mod whole_games;
