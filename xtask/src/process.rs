//! Running other programs: shown, or for their answer.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, bail};

/// Shows the command line, lets the program speak for itself, and fails if the program does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", line(command));
    let status = command.status().with_context(|| format!("`{}` could not be started", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// What the program prints; its complaints go to the terminal.
pub(crate) fn stdout(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{}` could not be started", line(command)))?;
    text(command, output)
}

/// Everything the program prints, kept off the terminal: standard output and standard error.
pub(crate) fn both(command: &mut Command) -> Result<(String, String)> {
    let output = command.output().with_context(|| format!("`{}` could not be started", line(command)))?;
    let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
    let said = text(command, output).with_context(|| complaints.trim().to_owned())?;
    Ok((said, complaints))
}

/// The program's answer, if it starts, succeeds and says anything.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    (output.status.success() && !said.is_empty()).then_some(said)
}

/// Where the program would be found by its name.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program).with_extension(std::env::consts::EXE_EXTENSION))
        .find(|file| file.is_file())
}

fn text(command: &Command, output: Output) -> Result<String> {
    if !output.status.success() {
        bail!("`{}` failed ({})", line(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed something else than text", line(command)))
}

/// The command as one would type it: the program by its name, however it was found.
fn line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(name).chain(arguments).collect::<Vec<_>>().join(" ")
}
