//! Writing the game down, so that nothing is lost.

use std::io::{self, BufRead, Write};
use std::path::Path;

use super::Session;
use crate::files;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Whether leaving loses nothing.
    pub(super) fn is_safe(&self) -> bool {
        self.saved == self.play.hash()
    }

    /// Writes the game to the file given at the start, if there is one.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let Some(file) = self.save.clone() else { return Ok(()) };
        match files::write_record(&file, &self.play.record()) {
            Ok(()) => self.saved = self.play.hash(),
            Err(error) => self.screen.line(&error)?,
        }
        Ok(())
    }

    pub(super) fn save(&mut self, file: &Path) -> io::Result<()> {
        match files::write_record(file, &self.play.record()) {
            Ok(()) => {
                self.saved = self.play.hash();
                self.tell_where(file)
            }
            Err(error) => self.screen.line(&error),
        }
    }

    pub(super) fn tell_where(&mut self, file: &Path) -> io::Result<()> {
        let file = file.display().to_string();
        self.screen.wrapped("", &self.ui().fill("saved", [("file", file.into())]), 2)
    }
}
