//! Tables: one task each, which owns the table and is the only one to change it.

pub(crate) mod actor;
pub(crate) mod board;
pub(crate) mod clocks;
pub(crate) mod entry;
pub(crate) mod hosted;
pub(crate) mod hub;
pub(crate) mod line;
pub(crate) mod notices;
pub(crate) mod opening;
pub(crate) mod present;
pub(crate) mod replay;
pub(crate) mod request;
pub(crate) mod seen;
pub(crate) mod terms;
