//! Running the program as a user does.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What came of a run.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What it printed, which must be JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("{error} in:\n{}{}", self.out, self.err))
    }
}

/// Runs the program with these arguments.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// The same, with something to read.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bestiary"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that needs no input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let done = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: done.status.code().expect("no signal"), out: text(done.stdout), err: text(done.stderr) }
}

/// A refusal: code 2, nothing on standard output, one sentence on standard error that contains `sentence`.
#[track_caller]
pub(crate) fn refused(args: &[&str], sentence: &str) {
    let ran = run(args);
    assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(sentence), "{args:?}: {}", ran.err);
    assert!(ran.err.starts_with("error: ") && !ran.err.contains("panicked"), "{}", ran.err);
    assert_eq!(ran.out, "");
}
