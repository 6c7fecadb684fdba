//! `cargo xtask check`: every check of the project, one after the other.
//!
//! A failed step does not stop the others, so that one run shows all there is to repair.

mod steps;
mod summary;

use clap::builder::PossibleValuesParser;

use crate::clock;
use crate::workspace::Workspace;
use steps::STEPS;
use summary::{Line, Verdict};

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only this step (may be repeated)
    #[arg(long, value_name = "STEP", value_parser = step_names())]
    only: Vec<String>,
    /// Leave this step out (may be repeated)
    #[arg(long, value_name = "STEP", value_parser = step_names())]
    skip: Vec<String>,
    /// Run the exhaustive forms of the tests (sets `BESTIARY_SLOW=1`)
    #[arg(long)]
    slow: bool,
}

/// How a step ended that did not fail.
pub(crate) enum Outcome {
    /// All is well.
    Passed,
    /// There was nothing to check, for this reason.
    Skipped(String),
}

/// Runs the chosen steps and shows the summary; false if any failed.
pub(crate) fn check(workspace: &Workspace, args: &Args) -> bool {
    let chosen = STEPS.iter().filter(|step| args.chooses(step.name));
    let whole = clock::stopwatch();
    let mut lines = Vec::new();
    for step in chosen {
        println!("\n==> {}: {}", step.name, step.what);
        let elapsed = clock::stopwatch();
        let verdict = match (step.run)(workspace, args.slow) {
            Ok(Outcome::Passed) => Verdict::Passed,
            Ok(Outcome::Skipped(reason)) => Verdict::Skipped(reason),
            Err(error) => Verdict::Failed(format!("{error:#}")),
        };
        let line = Line { name: step.name, verdict, took: elapsed() };
        println!("<== {line}");
        lines.push(line);
    }
    print!("\n{}", summary::table(&lines, whole()));
    lines.iter().all(|line| !matches!(line.verdict, Verdict::Failed(_)))
}

impl Args {
    fn chooses(&self, step: &str) -> bool {
        let named = |list: &[String]| list.iter().any(|name| name == step);
        (self.only.is_empty() || named(&self.only)) && !named(&self.skip)
    }
}

/// Lets the argument parser refuse unknown steps, naming those there are.
fn step_names() -> PossibleValuesParser {
    STEPS.iter().map(|step| step.name).collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: Args,
    }

    #[test]
    fn only_and_skip_choose_the_steps() {
        let args = |line: &str| Cli::try_parse_from(line.split(' ')).unwrap().args;
        assert!(args("check").chooses("lints"));
        assert!(!args("check --skip lints").chooses("lints"));
        let some = args("check --only lints --only tests --skip tests");
        assert!(some.chooses("lints") && !some.chooses("tests") && !some.chooses("docs"));
    }

    #[test]
    fn an_unknown_step_is_a_mistake_in_the_call() {
        let error = Cli::try_parse_from(["check", "--only", "nonsense"]).err().unwrap();
        assert_eq!(error.exit_code(), 2);
        assert!(error.to_string().contains("[possible values: format"), "{error}");
    }
}
