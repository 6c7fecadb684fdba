//! A bar on standard error for work that takes longer than a second.

use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::clock::Stopwatch;

/// How far the work is. Draws nothing where standard error is not a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    watch: Stopwatch,
    is_shown: AtomicBool,
}

impl Progress {
    /// Work of this many games.
    pub(crate) fn new(games: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, watch: Stopwatch::start(), is_shown: AtomicBool::new(false) }
    }

    /// Some more games are done.
    pub(crate) fn advance(&self, games: u64) {
        if self.watch.wall_seconds() > 1.0 && !self.is_shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(games);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
