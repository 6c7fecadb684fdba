//! The OpenAPI document as a judge: whether what was sent and what came back is what it says. Stricter than the
//! standard: what it does not mention must not be there.

use serde_json::Value;

/// The document.
pub(crate) struct Document(Value);

/// What the document says about one way in.
pub(crate) struct Operation<'a> {
    document: &'a Document,
    what: &'a Value,
}

impl Document {
    /// Reads it.
    pub(crate) fn read(text: &str) -> Self {
        Self(serde_json::from_str(text).unwrap())
    }

    /// What `method` does at `route`, as the document writes it.
    pub(crate) fn operation(&self, method: &str, route: &str) -> Operation<'_> {
        let what = &self.0["paths"][route][method.to_lowercase()];
        assert!(what.is_object(), "the document knows no {method} {route}");
        Operation { document: self, what }
    }

    /// What is wrong with a value; `None` if it is of this shape.
    pub(crate) fn wrong(&self, schema: &Value, value: &Value) -> Option<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let pointer = name.trim_start_matches('#');
            let named = self.0.pointer(pointer).unwrap_or_else(|| panic!("the document has no {name}"));
            return self.wrong(named, value);
        }
        if let Some(ways) = schema["oneOf"].as_array() {
            let faults: Vec<String> = ways.iter().map_while(|way| self.wrong(way, value)).collect();
            return (faults.len() == ways.len()).then(|| faults.join(" | "));
        }
        if let Some(words) = schema["enum"].as_array().filter(|words| !words.contains(value)) {
            return Some(format!("{value} is none of {words:?}"));
        }
        if !is_of_type(&schema["type"], value) {
            return Some(format!("{value} is no {}", schema["type"]));
        }
        match value {
            Value::Object(_) => self.wrong_fields(schema, value),
            Value::Array(items) => {
                let firsts = schema["prefixItems"].as_array().map_or(&[][..], Vec::as_slice);
                let others = std::iter::repeat(&schema["items"]);
                if schema["items"] == Value::Bool(false) && items.len() != firsts.len() {
                    return Some(format!("{} values in place of {}", items.len(), firsts.len()));
                }
                firsts.iter().chain(others).zip(items).find_map(|(schema, item)| self.wrong(schema, item))
            }
            _ => None,
        }
    }

    fn wrong_fields(&self, schema: &Value, value: &Value) -> Option<String> {
        let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(missing) = required.iter().find(|name| value[name.as_str().unwrap()].is_null()) {
            // A field that may be null is not required, so null is as good as nothing here.
            return Some(format!("{missing} is missing in {value}"));
        }
        value.as_object()?.iter().find_map(|(name, field)| {
            let known = [&schema["properties"][name], &schema["additionalProperties"]];
            match known.into_iter().find(|known| known.is_object()) {
                Some(shape) => self.wrong(shape, field).map(|fault| format!("{name}: {fault}")),
                // A schema that says nothing about fields leaves them to the game.
                None if schema["properties"].is_null() && schema["additionalProperties"].is_null() => None,
                None => Some(format!("{name} is not in the document: {value}")),
            }
        })
    }
}

impl Operation<'_> {
    /// Looks at a body on its way in.
    #[track_caller]
    pub(crate) fn takes(&self, body: &Value) {
        let content = &self.what["requestBody"]["content"]["application/json"];
        assert!(content.is_object() || body.is_null(), "this takes no body: {}", self.what);
        if content.is_object() {
            assert_eq!(self.document.wrong(&content["schema"], body), None);
        }
    }

    /// Looks at an answer; returns it as JSON, or as the text it is.
    #[track_caller]
    pub(crate) fn answers(&self, status: u16, body: &str) -> Value {
        let said = match &self.what["responses"][status.to_string()] {
            Value::Null => &self.what["responses"]["default"],
            said => said,
        };
        let content = &said["content"];
        if content.is_null() {
            assert_eq!(body, "", "{said}");
            return Value::Null;
        }
        let schema = &content["application/json"]["schema"];
        if schema.is_null() {
            return Value::String(body.to_owned());
        }
        let value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {body}"));
        assert_eq!(self.document.wrong(schema, &value), None);
        value
    }
}

fn is_of_type(kind: &Value, value: &Value) -> bool {
    match kind {
        Value::Array(kinds) => kinds.iter().any(|kind| is_of_type(kind, value)),
        Value::String(kind) => match kind.as_str() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            other => panic!("no such type: {other}"),
        },
        _ => true,
    }
}

#[test]
fn the_judge_finds_what_is_wrong() {
    let document = Document::read(include_str!("../../../../docs/openapi.json"));
    let schema = |name: &str| serde_json::json!({"$ref": format!("#/components/schemas/{name}")});
    let wrong = |name: &str, text: &str| document.wrong(&schema(name), &serde_json::from_str(text).unwrap());
    assert_eq!(wrong("NewGuest", r#"{"name": "Ana"}"#), None);
    assert_eq!(wrong("Settings", r#"{"theme": "dark", "speed": 2, "confirm": true}"#), None);
    assert_eq!(wrong("CreateTable", r#"{"game": "lair", "seats": ["me", {"bot": "random"}]}"#), None);
    for (name, text) in [
        ("NewGuest", "{}"),
        ("NewGuest", r#"{"name": 7}"#),
        ("NewGuest", r#"{"name": "Ana", "age": 7}"#),
        ("CreateTable", r#"{"game": "lair", "seats": ["you"]}"#),
        ("CreateTable", r#"{"game": "lair", "seats": [], "options": [["nights", 3]]}"#),
        ("CreateTable", r#"{"game": "lair", "seats": [], "options": [["nights", "3", "4"]]}"#),
        ("Order", r#"{"dance": {}}"#),
        ("Settings", r#"{"theme": []}"#),
    ] {
        assert!(wrong(name, text).is_some(), "{name} {text}");
    }
}
