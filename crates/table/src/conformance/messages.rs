//! The messages of a game held against the code that asks for them: none is missing, none is unused, and every
//! language fills in the same things.

use std::collections::BTreeSet;

use crate::{Describe, Lang};

/// What a game's code asks for.
pub struct Messages<'a> {
    /// The files of the game that name messages.
    pub sources: &'a [&'a str],
    /// How the ids begin that those files name in full.
    pub families: &'a [&'a str],
    /// The ids that the code puts together from words. Those of options and parts of the score need not be given.
    pub composed: Vec<String>,
    /// The ids whose words stand in the data file.
    pub in_data: &'a [&'a str],
    /// Whether a message may be filled with a thing in one language and without it in another: id and thing.
    pub is_free: fn(&str, &str) -> bool,
}

/// Checks all messages of a game and gives how many the code asks for.
///
/// # Errors
/// Everything that is wrong, a line each.
pub fn check_messages<G: Describe>(messages: &Messages<'_>) -> Result<usize, String> {
    let asked_for = asked_for::<G>(messages);
    let english = variables(G::texts(Lang::En));
    let mut faults = Vec::new();
    let mut complain = |lang: Lang, fault: &str, id: &str| faults.push(format!("{lang}: {fault} {id}"));
    for lang in Lang::ALL {
        let text = G::texts(lang);
        let defined: BTreeSet<&str> = entries(text).map(|(id, _)| id).collect();
        let is_missing = |id: &&String| !defined.contains(id.as_str());
        asked_for.iter().filter(is_missing).for_each(|id| complain(lang, "missing", id));
        // Some messages are there for other messages only.
        let is_unused = |id: &&&str| !asked_for.contains(**id) && !text.contains(&format!("{{ {id} }}"));
        defined.iter().filter(is_unused).for_each(|id| complain(lang, "unused", id));
        let here = variables(text);
        for (id, name) in
            english.symmetric_difference(&here).filter(|(id, name)| !(messages.is_free)(id, name))
        {
            complain(lang, "not filled in as in English:", &format!("{id}, ${name}"));
        }
    }
    if faults.is_empty() { Ok(asked_for.len()) } else { Err(faults.join("\n")) }
}

fn asked_for<G: Describe>(messages: &Messages<'_>) -> BTreeSet<String> {
    let literals = messages.sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let named = literals.filter(|text| messages.families.iter().any(|family| text.starts_with(family)));
    let options = G::META.options.iter().map(|option| format!("option-{}", option.key));
    let parts = G::META.score_parts.iter().map(|part| format!("part-{part}"));
    let composed = messages.composed.iter().cloned();
    let all = named.map(str::to_owned).chain(options).chain(parts).chain(composed);
    all.filter(|id| !messages.in_data.contains(&id.as_str())).collect()
}

/// The lines of a Fluent file, each with the message it belongs to.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut id = "";
    text.lines().filter(|line| !line.starts_with('#')).filter_map(move |line| {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            id = line.split_once(" =")?.0;
        }
        (!id.is_empty()).then_some((id, line))
    })
}

/// What each message is filled with.
fn variables(text: &str) -> BTreeSet<(&str, &str)> {
    let names = |line| str::split(line, '$').skip(1).map(word);
    entries(text).flat_map(|(id, line)| names(line).map(move |name| (id, name))).collect()
}

/// What a text begins with up to the first character that is not a small letter.
fn word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_ascii_lowercase()).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# a comment with $nothing\nevent-drew = { $seat } draws { $count ->\n    [one] a card\n   \
                        *[other] { $count } cards\n}, { cost }\n\ncost = { $price }\n";

    #[test]
    fn lines_belong_to_the_message_above_them() {
        let found: Vec<_> = variables(TEXT).into_iter().collect();
        assert_eq!(found, [("cost", "price"), ("event-drew", "count"), ("event-drew", "seat")]);
        let ids: BTreeSet<&str> = entries(TEXT).map(|(id, _)| id).collect();
        assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["cost", "event-drew"]);
    }
}
