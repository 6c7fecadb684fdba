//! The OpenAPI document, as it is kept in the repository.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");

/// Every route, for programs that read.
pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "public, max-age=300")], DOCUMENT)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::DOCUMENT;

    /// `get /api/me`, one for each method of each route, as `http.rs` has them.
    fn served() -> BTreeSet<String> {
        let source = [include_str!("../http.rs"), include_str!("homes.rs")].join("\n");
        let calls = source.split(".route(").skip(1);
        let routes = calls.filter_map(|call| call.trim_start().strip_prefix('"')?.split_once('"'));
        let methods = |(path, rest): (&str, &str)| {
            let handlers = rest.split(".route(").next().unwrap_or_default();
            let handlers = handlers.split(".fallback(").next().unwrap_or_default();
            ["get", "post", "put", "patch", "delete"]
                .into_iter()
                .filter(|method| {
                    handlers.contains(&format!(" {method}(")) || handlers.contains(&format!(".{method}("))
                })
                .map(|method| format!("{method} {path}"))
                .collect::<Vec<_>>()
        };
        routes.flat_map(methods).collect()
    }

    #[test]
    fn the_document_has_every_route_and_no_other() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        let paths = document["paths"].as_object().unwrap();
        let described: BTreeSet<String> = paths
            .iter()
            .flat_map(|(path, methods)| {
                methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
            })
            .collect();
        assert_eq!(described, served());
        assert!(described.len() > 15);
    }
}
