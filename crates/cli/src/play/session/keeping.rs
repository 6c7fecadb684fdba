//! Writing the game down, so that nothing is lost.

use std::io::{self, BufRead, Write};

use super::Session;
use crate::play::notebook::Notebook;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Whether leaving loses nothing.
    pub(super) fn is_safe(&self) -> bool {
        self.saved == self.play.hash()
    }

    /// Writes the game where it is to be kept, if there is one.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let Some(notebook) = self.save.clone() else { return Ok(()) };
        match notebook.write(&self.play.record()) {
            Ok(()) => self.saved = self.play.hash(),
            Err(error) => self.screen.line(&error)?,
        }
        Ok(())
    }

    pub(super) fn save(&mut self, notebook: &Notebook) -> io::Result<()> {
        match notebook.write(&self.play.record()) {
            Ok(()) => {
                self.saved = self.play.hash();
                self.tell_where(notebook)
            }
            Err(error) => self.screen.line(&error),
        }
    }

    pub(super) fn tell_where(&mut self, notebook: &Notebook) -> io::Result<()> {
        let told = notebook.told(self.ui());
        self.screen.wrapped("", &told, 2)
    }
}
