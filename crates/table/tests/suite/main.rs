//! The tests of the kernel from outside: one program, so that it is compiled into it once.

mod fuzz;
mod mutants;
mod scenario_errors;
