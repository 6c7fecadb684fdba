//! The `bestiary` binary, built as people get it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::workspace::Workspace;

/// The release binary.
pub(crate) struct Bestiary {
    path: PathBuf,
}

impl Bestiary {
    /// Builds it, for the default CPU whatever flags the caller's shell has set, so that counts compare.
    pub(crate) fn build(workspace: &Workspace) -> Result<Self> {
        let mut cargo = workspace.cargo();
        cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
        let build = ["build", "--release", "--locked", "--package", "cli", "--bin", "bestiary"];
        let messages = process::stdout(cargo.args(build).arg("--message-format=json-render-diagnostics"))?;
        let path = executable(&messages).context("the build made no `bestiary`")?;
        Ok(Self { path })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// A call of the binary; add arguments.
    pub(crate) fn command(&self) -> Command {
        Command::new(&self.path)
    }

    /// A call of the binary as the subject of another program; add arguments.
    pub(crate) fn under(&self, program: &str, options: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(options).arg(&self.path);
        command
    }
}

/// The program that cargo's messages say was made.
fn executable(messages: &str) -> Option<PathBuf> {
    let values = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    values.filter_map(|value| value["executable"].as_str().map(PathBuf::from)).next_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_read_from_the_messages() {
        let messages = r#"{"reason":"compiler-artifact","executable":null}
{"reason":"compiler-artifact","executable":"/somewhere/bestiary"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages), Some(PathBuf::from("/somewhere/bestiary")));
        assert_eq!(executable("not json"), None);
    }
}
