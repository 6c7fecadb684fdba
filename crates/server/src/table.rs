//! Tables: one task each, which owns the table and is the only one to change it.

pub(crate) mod actor;
pub(crate) mod entry;
pub(crate) mod hosted;
pub(crate) mod hub;
pub(crate) mod line;
pub(crate) mod opening;
pub(crate) mod seen;
