//! What the ledger and the tests of one game say to each other.

use std::fmt::Write;

use serde::Serialize;

use super::id::RuleId;
use super::ledger::Ledger;
use super::named::Named;

/// The rule coverage of one game.
#[derive(Serialize)]
pub(crate) struct Report {
    /// How many ids the ledger has.
    ids: usize,
    /// How many of them a test names.
    tested: usize,
    /// Those that no test names, in the order of the ledger; empty without a crate.
    missing: Vec<RuleId>,
    /// Ids that tests name and the ledger has not.
    unknown: Vec<RuleId>,
    /// Whether the ledger says that tests are still missing.
    unfinished: bool,
    /// Whether the game has a crate.
    #[serde(skip)]
    playable: bool,
    /// What a person has to repair, as sentences.
    #[serde(skip)]
    pub(crate) problems: Vec<String>,
}

impl Report {
    /// A ledger whose game is not written yet: its ids are counted, nothing is asked of them.
    pub(crate) fn counted(ledger: &Ledger) -> Self {
        let (missing, unknown, problems) = (Vec::new(), Vec::new(), Vec::new());
        let unfinished = ledger.unfinished;
        Self { ids: ledger.ids.len(), tested: 0, missing, unknown, unfinished, playable: false, problems }
    }

    /// Holds the tests of a game against its ledger.
    pub(crate) fn compare(ledger: &Ledger, named: Named) -> Self {
        let is_named = |id: &RuleId| named.ids.iter().any(|(name, _)| name == id);
        let missing: Vec<RuleId> = ledger.ids.iter().filter(|id| !is_named(id)).cloned().collect();
        let mut unknown = Vec::new();
        let mut problems = named.problems;
        for (id, place) in named.ids.into_iter().filter(|(id, _)| !ledger.ids.contains(id)) {
            problems.push(format!("{place}: the ledger has no {id}"));
            unknown.push(id);
        }
        unknown.sort();
        unknown.dedup();
        let ids = ledger.ids.len();
        let unfinished = ledger.unfinished;
        Self { ids, tested: ids - missing.len(), missing, unknown, unfinished, playable: true, problems }
    }

    /// Nothing missing (unless the ledger says so itself), nothing unknown, nothing wrong.
    pub(crate) fn is_clean(&self) -> bool {
        (self.missing.is_empty() || self.unfinished) && self.unknown.is_empty() && self.problems.is_empty()
    }

    /// For people: one line, and the missing ids below it.
    pub(crate) fn text(&self, game: &str) -> String {
        let Self { ids, tested, missing, unknown, unfinished, playable, problems: _ } = self;
        if !playable {
            return format!("{game:<14} {ids:>4} ids, no crate yet\n");
        }
        if *ids == 0 {
            return format!("{game:<14}    no ledger in docs/rules\n");
        }
        let mut text = format!("{game:<14} {ids:>4} ids, {tested} tested, {} missing", missing.len());
        if !unknown.is_empty() {
            let _ = write!(text, ", {} unknown", unknown.len());
        }
        if *unfinished {
            text.push_str(", UNFINISHED by its own word");
        }
        text.push('\n');
        for line in missing.chunks(12) {
            let words: Vec<String> = line.iter().map(RuleId::to_string).collect();
            let _ = writeln!(text, "    {}", words.join(" "));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(ledger: &str, scenario: &str) -> Report {
        let mut named = Named::default();
        named.scenario("x.scn", scenario);
        Report::compare(&Ledger::parse(ledger).unwrap(), named)
    }

    #[test]
    fn missing_and_unknown_ids_are_told_apart() {
        let report =
            compared("- **AB-1.1** x\n- **AB-1.2** y\n- **AB-1.10** z", "rules AB-1.2 AB-9.9 AB-9.9 AB-1.2");
        assert_eq!(
            serde_json::to_string(&report).unwrap(),
            r#"{"ids":3,"tested":1,"missing":["AB-1.1","AB-1.10"],"unknown":["AB-9.9"],"unfinished":false}"#
        );
        assert_eq!(report.problems[0], "x.scn:1: the ledger has no AB-9.9");
        assert_eq!(
            report.text("abyss"),
            "abyss             3 ids, 1 tested, 2 missing, 1 unknown\n    AB-1.1 AB-1.10\n"
        );
        assert!(!report.is_clean());
    }

    #[test]
    fn a_covered_game_is_clean() {
        assert!(compared("- **AB-1.1** x", "rules AB-1.1").is_clean());
        assert!(!compared("- **AB-1.1** x", "rules AB-1.1 oops").is_clean());
    }

    #[test]
    fn an_unfinished_ledger_may_miss_tests_and_says_so() {
        let report = compared("Status: unfinished.\n- **AB-1.1** x\n- **AB-1.2** y", "rules AB-1.1");
        assert!(report.is_clean());
        assert_eq!(
            report.text("abyss"),
            "abyss             2 ids, 1 tested, 1 missing, UNFINISHED by its own word\n    AB-1.2\n"
        );
        assert!(!compared("Status: unfinished.\n- **AB-1.1** x", "rules AB-9.9").is_clean());
    }

    #[test]
    fn a_ledger_without_a_crate_is_only_counted() {
        let report = Report::counted(&Ledger::parse("- **AB-1.1** x").unwrap());
        assert!(report.is_clean());
        assert_eq!(report.text("abyss"), "abyss             1 ids, no crate yet\n");
    }
}
