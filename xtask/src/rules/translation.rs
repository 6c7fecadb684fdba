//! A ledger in another language: the same rules under the same ids, in the same order.

use super::ledger::Ledger;

/// What a translation has to repair, as sentences; nothing if it defines exactly the ids of the ledger, in its order.
pub(crate) fn problems(file: &str, ledger: &Ledger, text: &str) -> Vec<String> {
    let translated = match Ledger::parse(text) {
        Ok(translated) => translated.ids,
        Err(twice) => return vec![format!("{file}: {twice}")],
    };
    let missing = ledger.ids.iter().filter(|id| !translated.contains(id));
    let unknown = translated.iter().filter(|id| !ledger.ids.contains(id));
    let mut problems: Vec<String> = missing.map(|id| format!("{file}: {id} is missing")).collect();
    problems.extend(unknown.map(|id| format!("{file}: the ledger has no {id}")));
    if problems.is_empty()
        && let Some((wanted, found)) =
            ledger.ids.iter().zip(&translated).find(|(wanted, found)| wanted != found)
    {
        problems.push(format!("{file}: {found} stands where the ledger has {wanted}"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(translation: &str) -> Vec<String> {
        let ledger = Ledger::parse("- **AB-1.1** x\n- **AB-1.2** y\n- **AB-1.3** z").unwrap();
        problems("pl.md", &ledger, translation)
    }

    #[test]
    fn the_same_ids_in_the_same_order_are_a_translation() {
        assert!(compared("# Inne\n\n- **AB-1.1** iks\n- **AB-1.2** AB-9.9\n\n- **AB-1.3** zet").is_empty());
    }

    #[test]
    fn a_missing_rule_is_a_problem() {
        assert_eq!(compared("- **AB-1.1** x\n- **AB-1.3** z"), ["pl.md: AB-1.2 is missing"]);
    }

    #[test]
    fn an_unknown_rule_is_a_problem() {
        assert_eq!(
            compared("- **AB-1.1** x\n- **AB-1.2** y\n- **AB-1.3** z\n- **AB-1.4** ż"),
            ["pl.md: the ledger has no AB-1.4"]
        );
    }

    #[test]
    fn a_repeated_rule_is_a_problem() {
        assert_eq!(
            compared("- **AB-1.1** x\n- **AB-1.2** y\n- **AB-1.2** y\n- **AB-1.3** z"),
            ["pl.md: line 3: AB-1.2 is defined twice"]
        );
    }

    #[test]
    fn rules_out_of_order_are_a_problem() {
        assert_eq!(
            compared("- **AB-1.1** x\n- **AB-1.3** z\n- **AB-1.2** y"),
            ["pl.md: AB-1.3 stands where the ledger has AB-1.2"]
        );
    }
}
