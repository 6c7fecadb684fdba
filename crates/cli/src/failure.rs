//! Why a command did not succeed, and what the exit code says about it.

use std::error::Error;
use std::io;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense; the sentence says why. Exit code 2.
    Input(String),
    /// A check came out negative, as the sentence says. Exit code 1.
    Check(String),
    /// The same, and standard output has told everything already.
    Told {
        /// Whether some input could not be used at all: exit code 2 instead of 1.
        bad_input: bool,
    },
    /// Standard output is closed or broken.
    Output(io::Error),
}

impl Failure {
    /// Bad input, in the words of an error.
    pub(crate) fn input(error: impl Error) -> Self {
        Self::Input(error.to_string())
    }

    /// What to tell the user, if anything is left to tell.
    pub(crate) fn sentence(&self) -> Option<String> {
        match self {
            Self::Input(sentence) | Self::Check(sentence) => Some(sentence.clone()),
            Self::Told { .. } => None,
            // `bestiary replay … | head` ends the reader early: nothing is wrong.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Self::Output(error) => Some(format!("cannot write to standard output: {error}")),
        }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Self::Input(_) | Self::Told { bad_input: true } => ExitCode::from(2),
            Self::Check(_) | Self::Told { bad_input: false } => ExitCode::from(1),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(_) => ExitCode::from(2),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

impl From<table::OptionError> for Failure {
    fn from(error: table::OptionError) -> Self {
        Self::input(error)
    }
}
