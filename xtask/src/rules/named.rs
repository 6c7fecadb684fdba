//! Reading the ids that tests name.

use super::id::RuleId;

/// What the tests of one game say they show.
#[derive(Default)]
pub(crate) struct Named {
    /// Each id with the place that names it, as `file:line`.
    pub(crate) ids: Vec<(RuleId, String)>,
    /// Mistakes a person has to repair, as sentences.
    pub(crate) problems: Vec<String>,
}

impl Named {
    /// A scenario names its rules in header lines: `rules   AB-7.5 AB-7.6`.
    pub(crate) fn scenario(&mut self, file: &str, text: &str) {
        for (number, line) in numbered(text) {
            let line = line.split('#').next().unwrap_or_default();
            if let Some(list) =
                line.strip_prefix("rules").filter(|rest| rest.starts_with(char::is_whitespace))
            {
                self.list(&format!("{file}:{number}"), list);
            }
        }
    }

    /// A Rust test names its rules in a comment among those and the attributes above its `fn`.
    pub(crate) fn rust(&mut self, file: &str, text: &str) {
        let mut block = Block::default();
        for (number, line) in numbered(text) {
            let line = line.trim();
            if let Some(list) = line.strip_prefix("// rules:") {
                block.lists.push((format!("{file}:{number}"), list));
            } else if !block.continues(line) {
                self.close(&block);
                block = Block::default();
            }
        }
        self.close(&block);
    }

    fn close(&mut self, block: &Block) {
        for (place, list) in &block.lists {
            if block.has_test {
                self.list(place, list);
            } else {
                self.problems.push(format!("{place}: `// rules:` stands above no `#[test]`"));
            }
        }
    }

    fn list(&mut self, place: &str, list: &str) {
        for word in list.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(id) => self.ids.push((id, place.to_owned())),
                Err(problem) => self.problems.push(format!("{place}: {problem}")),
            }
        }
    }
}

/// A run of comments and attributes, nothing between them: what stands above one item.
#[derive(Default)]
struct Block<'a> {
    lists: Vec<(String, &'a str)>,
    has_test: bool,
    /// Brackets of an attribute still open at the end of the line before.
    open: usize,
}

impl Block<'_> {
    /// Whether this line still belongs to the block; takes note of it if so.
    fn continues(&mut self, line: &str) -> bool {
        if self.open == 0 && line.starts_with("//") {
            return true;
        }
        if self.open == 0 && !line.starts_with("#[") {
            return false;
        }
        self.has_test |= is_test(line);
        let opened = self.open + line.matches(['[', '(']).count();
        self.open = opened.saturating_sub(line.matches([']', ')']).count());
        true
    }
}

/// `#[test]`, and its kin such as `#[tokio::test(flavor = "…")]` and `#[rstest]`.
fn is_test(attribute: &str) -> bool {
    let path = attribute.trim_start_matches("#[").split([']', '(']).next().unwrap_or_default();
    path.rsplit("::").next().is_some_and(|name| name == "test" || name == "rstest")
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scenario(text: &str) -> Named {
        let mut named = Named::default();
        named.scenario("x.scn", text);
        named
    }

    fn rust(text: &str) -> Named {
        let mut named = Named::default();
        named.rust("x.rs", text);
        named
    }

    fn ids(named: &Named) -> Vec<String> {
        named.ids.iter().map(|(id, place)| format!("{id} {place}")).collect()
    }

    #[test]
    fn a_scenario_names_rules_in_its_header() {
        let named = scenario(
            "# A title, rules AB-1.1\nrules   AB-7.5 AB-7.6  # both\ngame abyss\nrulesless AB-9.9\n",
        );
        assert_eq!(ids(&named), ["AB-7.5 x.scn:2", "AB-7.6 x.scn:2"]);
        assert!(named.problems.is_empty());
    }

    #[test]
    fn a_word_that_is_no_id_is_a_problem() {
        assert_eq!(
            scenario("rules AB-7.5 AB7.6").problems,
            ["x.scn:1: `AB7.6` is no rule id; one looks like `AB-7.6`"]
        );
    }

    #[test]
    fn a_comment_above_a_test_names_rules() {
        let named = rust("    // rules: AB-1.2, AB-1.3\n    #[test]\n    fn a() {}\n");
        assert_eq!(ids(&named), ["AB-1.2 x.rs:1", "AB-1.3 x.rs:1"]);
    }

    #[test]
    fn comments_and_attributes_may_stand_between() {
        let text = "// rules: AB-1.2\n// rules: AB-1.3\n/// Doc.\n#[expect(\n    some::lint,\n    reason = \"x\"\n)]\n#[test]\n#[ignore]\nfn a() {}";
        assert_eq!(ids(&rust(text)), ["AB-1.2 x.rs:1", "AB-1.3 x.rs:2"]);
        assert_eq!(
            ids(&rust("#[tokio::test(flavor = \"x\")]\n// rules: AB-1.4\nasync fn a() {}")),
            ["AB-1.4 x.rs:2"]
        );
    }

    #[test]
    fn a_comment_above_something_else_is_a_problem() {
        for text in [
            "// rules: AB-1.2\nfn a() {}",
            "// rules: AB-1.2\n\n#[test]\nfn a() {}",
            "// rules: AB-1.2",
            "// rules: AB-1.2\n#[inline]\nfn a() {}",
        ] {
            let named = rust(text);
            assert!(named.ids.is_empty(), "{text}");
            assert_eq!(named.problems, ["x.rs:1: `// rules:` stands above no `#[test]`"], "{text}");
        }
    }

    #[test]
    fn one_test_does_not_vouch_for_the_next() {
        assert_eq!(rust("#[test]\nfn a() {}\n// rules: AB-1.2\nfn b() {}").problems.len(), 1);
    }
}
