//! How strong the levels are: what is played for one game, and the page that tells of it.

mod page;
mod sheet;

pub(crate) use page::page;
pub(crate) use sheet::{Sheet, Task};
