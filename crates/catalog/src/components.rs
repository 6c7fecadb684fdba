//! Names and texts of a game's components, taken from its `components.toml`.

use std::collections::BTreeMap;

use table::Lang;
use toml::{Table, Value};

/// The message that holds the name of the game.
pub(crate) const GAME: &str = "game";

/// The messages of a `components.toml` in one language: `game` for the game itself, and for each entry of a table
/// with an `id` `<table>-<id>` for its name and `<table>-<id>-text` for its text. A part of an entry that has a text of
/// its own gives `<table>-<id>-<part>-text`, each of several parts `<table>-<id>-<part>-<number>-text`, from 1.
///
/// # Errors
/// A sentence, if the file is not TOML.
pub(crate) fn names(components: &str, lang: Lang) -> Result<BTreeMap<String, String>, String> {
    let tables: Table = components.parse().map_err(|error| format!("components.toml: {error}"))?;
    let mut names = BTreeMap::new();
    let mut put = |id: String, entry: &Value, key: &str| {
        if let Some(text) = entry.get(key).and_then(|texts| texts.get(lang.code())).and_then(Value::as_str) {
            names.insert(id, text.to_owned());
        }
    };
    for (table, value) in &tables {
        if table == "meta" {
            put(GAME.to_owned(), value, "name");
        }
        for entry in value.as_array().into_iter().flatten() {
            if let Some(id) = entry.get("id").and_then(Value::as_str) {
                put(format!("{table}-{id}"), entry, "name");
                put(format!("{table}-{id}-text"), entry, "text");
                for (part, value) in entry.as_table().into_iter().flatten() {
                    put(format!("{table}-{id}-{part}-text"), value, "text");
                    for (number, one) in (1..).zip(value.as_array().into_iter().flatten()) {
                        put(format!("{table}-{id}-{part}-{number}-text"), one, "text");
                    }
                }
            }
        }
    }
    Ok(names)
}

/// The facts of a `components.toml` that are not words: for each entry of a table with an `id`, by table and id, what
/// it costs, gives and belongs to, as the file has it.
pub(crate) fn facts(components: &str) -> serde_json::Value {
    let is_fact = |key: &str| !matches!(key, "id" | "name" | "text") && !key.ends_with("source");
    let tables: Table = components.parse().unwrap_or_default();
    let mut facts = serde_json::Map::new();
    for (table, value) in &tables {
        let mut entries = serde_json::Map::new();
        for entry in value.as_array().into_iter().flatten().filter_map(Value::as_table) {
            if let Some(id) = entry.get("id").and_then(Value::as_str) {
                let kept: Table = entry
                    .iter()
                    .filter(|(key, _)| is_fact(key))
                    .map(|(key, value)| (key.clone(), value.clone()))
                    .collect();
                entries.insert(id.to_owned(), serde_json::to_value(kept).unwrap_or_default());
            }
        }
        if !entries.is_empty() {
            facts.insert(table.clone(), entries.into());
        }
    }
    facts.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
[meta]
name = { en = "Lair", pl = "Legowisko" }
[[beast]]
id = "imp"
name = { en = "Imp", pl = "Chochlik" }
name_source = "ours"
strength = 2
text = { en = "Robs." }
dream = { text = { en = "Of gold." } }
level = [{ text = { en = "Small." } }, { text = { en = "Large." } }]
"#;

    #[test]
    fn every_component_gives_its_name_and_its_text() {
        let english = names(FILE, Lang::En).unwrap();
        let english: Vec<_> = english.iter().map(|(id, text)| format!("{id}={text}")).collect();
        assert_eq!(
            english,
            [
                "beast-imp=Imp",
                "beast-imp-dream-text=Of gold.",
                "beast-imp-level-1-text=Small.",
                "beast-imp-level-2-text=Large.",
                "beast-imp-text=Robs.",
                "game=Lair"
            ]
        );
        assert_eq!(names(FILE, Lang::Pl).unwrap().len(), 2);
        assert!(names("[[", Lang::En).is_err());
    }

    #[test]
    fn facts_are_what_is_not_words() {
        assert_eq!(
            facts(FILE),
            serde_json::json!({ "beast": { "imp": {
            "strength": 2,
            "dream": { "text": { "en": "Of gold." } },
            "level": [{ "text": { "en": "Small." } }, { "text": { "en": "Large." } }],
        } } })
        );
    }
}
