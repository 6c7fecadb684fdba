//! What a player has at the end of a game, found in the view: the components that lie in the player's part of it.
//!
//! Every view has a list `players`. A text in a player's part that is the id of a component, as a value or as the key of a
//! count, is something that player has, and the field it stands in says in what way: `lords`, `hand`, `duke`. So no game
//! has to tell twice what it shows anyway.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// Something that a player has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Belonging {
    /// Where it lies: the field of the view, and that of the entry in it if it has several.
    pub field: String,
    /// The id of the component.
    pub id: String,
}

impl fmt::Display for Belonging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.field, self.id)
    }
}

/// The ids of a game's components.
pub(crate) struct Components(BTreeSet<String>);

impl Components {
    /// From what [`crate::AnyGame::components`] tells.
    pub(crate) fn of(facts: &Value) -> Self {
        let tables = facts.as_object().into_iter().flat_map(serde_json::Map::values);
        let entries = tables.filter_map(Value::as_object);
        Self(entries.flat_map(|entries| entries.keys().cloned()).collect())
    }

    /// What the player at this place has in a view, by field and id, each once.
    pub(crate) fn owned(&self, view: &impl Serialize, place: usize) -> BTreeSet<Belonging> {
        let mut owned = BTreeSet::new();
        let view = serde_json::to_value(view).unwrap_or_default();
        if let Some(player) = view.get("players").and_then(|players| players.get(place)) {
            self.collect("", player, &mut owned);
        }
        owned
    }

    fn collect(&self, field: &str, value: &Value, owned: &mut BTreeSet<Belonging>) {
        let belonging = |id: &String| Belonging { field: field.to_owned(), id: id.clone() };
        match value {
            Value::String(id) if self.0.contains(id) => drop(owned.insert(belonging(id))),
            Value::Array(values) => values.iter().for_each(|value| self.collect(field, value, owned)),
            Value::Object(entries) => {
                for (key, value) in entries {
                    if self.0.contains(key) && value.as_u64() > Some(0) {
                        owned.insert(belonging(key));
                    } else {
                        let space = if field.is_empty() { "" } else { " " };
                        self.collect(&format!("{field}{space}{key}"), value, owned);
                    }
                }
            }
            Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_lies_before_a_player_is_found_whatever_the_view_looks_like() {
        let components = Components::of(&json!({
            "lord": { "hunter": {}, "slaver": {} },
            "ally": { "crab.4": {} },
            "duke": { "elsyn": {} },
        }));
        let view = json!({ "court": ["slaver"], "players": [
            { "seat": "A", "lords": [{ "lord": "hunter", "turned": false }], "hand": { "crab.4": 2, "slaver": 0 } },
            { "seat": "B", "lords": [], "hand": null, "duke": "elsyn", "pearls": 3 },
        ] });
        let owned = |place| -> Vec<String> {
            components.owned(&view, place).iter().map(ToString::to_string).collect()
        };
        assert_eq!(owned(0), ["hand crab.4", "lords lord hunter"]);
        assert_eq!(owned(1), ["duke elsyn"]);
        assert!(owned(2).is_empty());
    }
}
