//! The OpenAPI document.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, schema::Schema};

use super::doors::{self, Body, Door};
use crate::Refused;
use crate::shapes::Arg;

/// The whole document, as text.
pub fn openapi() -> String {
    let mut schemas = Schemas::default();
    schemas.add::<Refused>();
    schemas.add::<Arg>(); // utoipa does not look into the pairs of a phrase
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for door in doors::all(&mut schemas) {
        paths.entry(door.path).or_default().insert(door.method.to_owned(), operation(&door));
    }
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Bestiary",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables for board games full of monsters. docs/PROTOCOL.md says in prose what each of \
                            these does, and describes the live connections, which OpenAPI cannot.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": schemas.found,
            "securitySchemes": {
                "session": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "bestiary_session",
                    "description": "Set by POST /api/guests and POST /api/session; __Host-bestiary_session over https.",
                },
            },
        },
    });
    // Plain data always has a JSON form.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}

fn operation(door: &Door) -> Value {
    let mut parameters: Vec<Value> = in_path(door.path)
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    parameters.extend(door.query.iter().map(|(name, what)| {
        json!({"name": name, "in": "query", "required": false, "description": what, "schema": {"type": "string"}})
    }));
    let refused = json!({
        "description": "Refused; nothing was done",
        "content": content(&Body::Json(reference::<Refused>())),
    });
    let mut answer = json!({"description": door.what});
    if let Some(content) = content(&door.answer) {
        answer["content"] = content;
    }
    let mut operation = json!({
        "summary": door.what,
        "responses": { door.status.to_string(): answer, "default": refused },
    });
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(content) = content(&door.takes) {
        operation["requestBody"] = json!({"required": true, "content": content});
    }
    if door.needs_session {
        operation["security"] = json!([{"session": []}]);
    }
    operation
}

fn content(body: &Body) -> Option<Value> {
    match body {
        Body::Nothing => None,
        Body::Json(schema) => Some(json!({"application/json": {"schema": schema}})),
        Body::Text(kind) => Some(json!({ *kind: {"schema": {"type": "string"}} })),
    }
}

/// The names in braces.
fn in_path(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

/// Points to a type among the components.
pub(super) fn reference<T: ToSchema>() -> Value {
    json!({"$ref": format!("#/components/schemas/{}", T::name())})
}

/// Every type that was met, with those inside it.
#[derive(Default)]
pub(super) struct Schemas {
    found: BTreeMap<String, RefOr<Schema>>,
}

impl Schemas {
    pub(super) fn add<T: ToSchema>(&mut self) {
        let mut inside = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut inside);
        self.found.extend(inside);
    }
}
