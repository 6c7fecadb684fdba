//! Bots against bots: the games of an arena, played on all cores, kept in a file, counted in whole blocks.

mod contest;
mod journal;
mod ladder;
mod report;
mod run;

pub(crate) use contest::Terms;
pub(crate) use ladder::Ladder;
pub(crate) use report::{ArenaReport, BotReport};

use journal::Journal;
use run::{Arena, Played, play};
