//! The page, which is not there yet.

use axum::response::Html;

/// Says so.
pub(crate) async fn index() -> Html<&'static str> {
    Html(include_str!("index.html"))
}
