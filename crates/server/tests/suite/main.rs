//! The server seen from outside, in one program: a dozen would each be linked with everything below it.

mod access;
mod accounts;
mod campaigns;
mod client;
mod clocks;
mod commands;
mod document;
mod faults;
mod fuzz;
mod house;
mod live;
mod orders;
mod replays;
mod results;
mod script;
mod seats;
mod shapes;
mod trust;
mod twin;
mod whole_games;
