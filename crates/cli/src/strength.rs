//! How strong the levels are: what is played for one game, and the page that tells of it.

mod page;
mod record;
mod sheet;

pub(crate) use page::page;
pub(crate) use record::Record;
pub(crate) use sheet::{Sheet, Task};
