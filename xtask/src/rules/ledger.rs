//! Reading the ids that a ledger defines.

use anyhow::{Result, bail};

use super::id::RuleId;

/// The rules of one game, in the order of the book.
#[derive(Default)]
pub(crate) struct Ledger {
    /// Every id, once.
    pub(crate) ids: Vec<RuleId>,
    /// Whether it says of itself, in a line `Status: unfinished …`, that tests are still missing.
    pub(crate) unfinished: bool,
}

impl Ledger {
    /// Collects the ids in bold at the start of a list item, a table row or a paragraph. Ids elsewhere only refer.
    ///
    /// These are the forms in use:
    /// ```text
    /// - **AB-7.1** The explorer …
    /// - **VA-27.3** (VA-8.3) Given …
    /// **WE-1 Test result** (ST-9.6). Given …
    /// | **AB-1.2** | …
    /// ```
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let mut ledger = Self::default();
        let mut fenced = false;
        for (index, line) in text.lines().enumerate() {
            ledger.unfinished |= line.starts_with("Status: unfinished");
            if line.trim_start().starts_with("```") {
                fenced = !fenced;
            }
            let Some(id) = defined(line).filter(|_| !fenced) else { continue };
            if ledger.ids.contains(&id) {
                bail!("line {}: {id} is defined twice", index + 1);
            }
            ledger.ids.push(id);
        }
        Ok(ledger)
    }
}

/// The id that a line defines.
fn defined(line: &str) -> Option<RuleId> {
    let text = line.trim_start();
    let text = ["- ", "* ", "+ ", "|"].iter().find_map(|mark| text.strip_prefix(mark)).unwrap_or(text);
    let (bold, _) = text.trim_start().strip_prefix("**")?.split_once("**")?;
    bold.split_whitespace().next()?.trim_end_matches(['.', ':']).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        Ledger::parse(text).unwrap().ids.iter().map(RuleId::to_string).collect()
    }

    #[test]
    fn list_items_define_rules() {
        assert_eq!(
            ids("- **AB-7.1** As in AB-7.2.\n  - **AB-7.1a** A case.\n* **AB-7.2** More."),
            ["AB-7.1", "AB-7.1a", "AB-7.2"]
        );
    }

    #[test]
    fn worked_examples_define_ids_of_their_own() {
        let text = "- **VA-27.3** (VA-8.3) Given a die.\n- **EX-1** Mine. (7.3)\n\n**WE-1 Test result** (ST-9.6). Given 5.\n";
        assert_eq!(ids(text), ["VA-27.3", "EX-1", "WE-1"]);
    }

    #[test]
    fn table_rows_with_a_bold_id_define_it() {
        assert_eq!(
            ids("| **AB-1.2** | lose | AB-4.4 |\n|---|\n| D-BUY | an opponent (AB-7.5) |"),
            ["AB-1.2"]
        );
    }

    #[test]
    fn headings_references_and_other_bold_words_define_nothing() {
        let text = "## AB-7 Exploring\nSee **AB-7.1**.\n- Windows: **W1** own turn\n- **[book]** AB-7.3\n| AB-7.4 | x |\n**W1**";
        assert!(ids(text).is_empty());
    }

    #[test]
    fn a_ledger_may_say_that_it_is_unfinished() {
        assert!(!Ledger::parse("# Rules\n- **AB-1.1** x").unwrap().unfinished);
        assert!(Ledger::parse("# Rules\n\nStatus: unfinished. Tests are missing.\n").unwrap().unfinished);
    }

    #[test]
    fn code_blocks_define_nothing() {
        assert_eq!(ids("```\n- **AB-1.1** an example\n```\n- **AB-1.2** a rule"), ["AB-1.2"]);
    }

    #[test]
    fn an_id_is_defined_once() {
        let error = Ledger::parse("- **AB-1.1** x\n\n- **AB-1.1** y").err().unwrap();
        assert_eq!(error.to_string(), "line 3: AB-1.1 is defined twice");
    }
}
