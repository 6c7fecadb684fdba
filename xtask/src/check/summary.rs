//! What `check` says at the end.

use std::fmt::{Display, Formatter, Write};
use std::time::Duration;

use crate::clock;

/// How a step ended.
pub(crate) enum Verdict {
    /// All is well.
    Passed,
    /// There was nothing to check, for this reason.
    Skipped(String),
    /// It is not, for this reason.
    Failed(String),
}

/// A step in the summary.
pub(crate) struct Line {
    /// Its name.
    pub(crate) name: &'static str,
    /// How it ended.
    pub(crate) verdict: Verdict,
    /// How long it took.
    pub(crate) took: Duration,
}

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let (word, reason) = match &self.verdict {
            Verdict::Passed => ("passed", ""),
            Verdict::Skipped(reason) => ("skipped", reason.as_str()),
            Verdict::Failed(reason) => ("FAILED", reason.as_str()),
        };
        write!(f, "{:<10} {word:<8} {:>12}", self.name, clock::human(self.took))?;
        for (index, line) in reason.lines().enumerate() {
            let margin = if index == 0 { String::from("  ") } else { format!("\n{:36}", "") };
            write!(f, "{margin}{line}")?;
        }
        Ok(())
    }
}

/// The table of all steps, the whole time, and a closing line that counts.
pub(crate) fn table(lines: &[Line], whole: Duration) -> String {
    let mut text = String::from("Summary\n");
    for line in lines {
        let _ = writeln!(text, "  {line}");
    }
    let _ = writeln!(text, "  {:<19} {:>12}", "in all", clock::human(whole));
    let count = |wanted: fn(&Verdict) -> bool| lines.iter().filter(|line| wanted(&line.verdict)).count();
    let passed = count(|verdict| matches!(verdict, Verdict::Passed));
    let failed = count(|verdict| matches!(verdict, Verdict::Failed(_)));
    let skipped = count(|verdict| matches!(verdict, Verdict::Skipped(_)));
    let _ = writeln!(text, "\nsteps: {passed} passed, {failed} failed, {skipped} skipped");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_reasons_and_counts() {
        let line = |name, verdict| Line { name, verdict, took: Duration::from_millis(100) };
        let lines = [
            line("format", Verdict::Passed),
            line("tests", Verdict::Failed("two things:\na test".into())),
            line("records", Verdict::Skipped("none yet".into())),
        ];
        let text = table(&lines, Duration::from_secs(61));
        let expected = "\
Summary
  format     passed          0.1 s
  tests      FAILED          0.1 s  two things:
                                    a test
  records    skipped         0.1 s  none yet
  in all                1 min 01 s

steps: 1 passed, 1 failed, 1 skipped
";
        assert_eq!(text, expected);
    }
}
