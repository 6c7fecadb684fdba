//! What comes of many games, for designers: figures, a page with plots, a table for a spreadsheet.

mod figures;
mod page;

pub(crate) use figures::{Deed, Difference, Figures, Owned};
pub(crate) use page::page;
