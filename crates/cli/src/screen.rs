//! The terminal, as far as a game needs one: lines out, answers in. It works as well with a pipe, and with text in
//! memory for tests.

use std::io::{self, BufRead, Read, Write};

use table::sheet::{self, BOARD_COLUMNS};

/// The longest answer that is read; what is beyond belongs to no command.
const LONGEST_ANSWER: u64 = 1000;

/// The longest line that counts as one.
const LONGEST_LINE: u64 = 1 << 20;

/// Where a person reads and types.
pub(crate) struct Screen<R, W> {
    input: R,
    output: W,
    is_terminal: bool,
    columns: usize,
}

impl<R: BufRead, W: Write> Screen<R, W> {
    /// A screen over these streams; `is_terminal` if a person sits at both ends.
    pub(crate) fn new(input: R, output: W, is_terminal: bool) -> Self {
        let columns = if is_terminal { terminal_columns().clamp(40, BOARD_COLUMNS) } else { BOARD_COLUMNS };
        Self { input, output, is_terminal, columns }
    }

    /// How many columns a line has.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// Writes a line across the screen.
    pub(crate) fn rule(&mut self) -> io::Result<()> {
        self.line(&"─".repeat(self.columns))
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Writes text that stands out, broken into lines.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        if !self.is_terminal {
            return self.wrapped("", text, 2);
        }
        write!(self.output, "\x1b[1m")?;
        self.wrapped("", text, 2)?;
        write!(self.output, "\x1b[0m")
    }

    /// Writes text broken into lines, those after the first indented by `hang`.
    pub(crate) fn wrapped(&mut self, first: &str, text: &str, hang: usize) -> io::Result<()> {
        for line in sheet::wrap(first, text, hang, self.columns) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Asks for an answer: what was typed, without the space around it; `None` at the end of input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let answer = self.read()?;
        // A terminal shows what is typed; elsewhere the transcript would lack it.
        match &answer {
            Some(answer) if !self.is_terminal => self.line(answer)?,
            None => self.line("")?,
            Some(_) => (),
        }
        Ok(answer)
    }

    /// Wipes everything, what has scrolled away included, so that no secret stays visible.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.is_terminal {
            write!(self.output, "\x1b[H\x1b[2J\x1b[3J")
        } else {
            self.line(&"═".repeat(self.columns))
        }
    }

    /// Sends what was written so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// What came out, for tests.
    #[cfg(test)]
    pub(crate) fn into_output(self) -> W {
        self.output
    }

    /// The next answer without asking; `None` at the end of input.
    pub(crate) fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() as u64 == LONGEST_ANSWER && bytes.last() != Some(&b'\n') {
            self.input.by_ref().take(LONGEST_LINE).skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(text.trim().chars().filter(|letter| !letter.is_control()).collect()))
    }
}

/// How wide the terminal is, as far as the system tells.
fn terminal_columns() -> usize {
    #[cfg(unix)]
    if let Ok(size) = rustix::termios::tcgetwinsize(io::stdout()) {
        return usize::from(size.ws_col);
    }
    80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_trimmed_cut_and_harmless() {
        let mut input = b"  send imp \r\n\xff\x1b[2J\n".to_vec();
        input.extend(vec![b'x'; 5000]);
        input.extend(b"\nlast");
        let mut screen = Screen::new(&input[..], Vec::new(), false);
        assert_eq!(screen.ask(">").unwrap().unwrap(), "send imp");
        assert_eq!(screen.ask(">").unwrap().unwrap(), "\u{fffd}[2J");
        assert_eq!(screen.ask(">").unwrap().unwrap().len(), 1000);
        assert_eq!(screen.ask(">").unwrap().unwrap(), "last");
        assert_eq!(screen.ask(">").unwrap(), None);
    }

    #[test]
    fn long_lines_break_and_hang() {
        let mut screen = Screen::new(&b""[..], Vec::new(), false);
        screen.wrapped("  1  ", &"word ".repeat(30), 5).unwrap();
        let text = String::from_utf8(screen.into_output()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= BOARD_COLUMNS), "{text}");
        assert!(lines[1].starts_with("     word"));
    }
}
