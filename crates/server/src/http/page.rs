//! The page, embedded when the crate is built. Without a built page there is a short notice instead.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, Uri};
use axum::response::{IntoResponse, Response};

use super::reply::no_such_page;

/// A file of the page: its path from the top, and what is in it.
type File = (&'static str, &'static [u8]);

// `FILES`, written by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Serves a file of the page; the page itself for every address that is no file.
pub(crate) async fn serve(method: Method, uri: Uri) -> Response {
    let is_read = matches!(method, Method::GET | Method::HEAD);
    let found = if is_read { find(FILES, uri.path()) } else { None };
    let Some((path, content)) = found else {
        return no_such_page().await.into_response();
    };
    // Names of assets hold a hash of their content, so they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache)], content).into_response()
}

fn find(files: &'static [File], address: &str) -> Option<File> {
    const NOTICE: File = ("index.html", include_bytes!("index.html"));
    let path = address.trim_start_matches('/');
    let file = |path: &str| files.iter().find(|(known, _)| *known == path).copied();
    let is_route =
        !path.contains('.') && path != "api" && !path.starts_with("api/") && !path.starts_with("assets/");
    match file(path) {
        Some(file) => Some(file),
        None if is_route => file("index.html").or_else(|| path.is_empty().then_some(NOTICE)),
        None => None,
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &[File] = &[("assets/index-abc.js", b"js"), ("icon.svg", b"svg"), ("index.html", b"page")];

    #[test]
    fn addresses_without_a_file_lead_to_the_page() {
        let at = |address| find(BUILT, address).map(|(path, _)| path);
        for address in ["/", "/table/0190", "/index.html", "/somewhere"] {
            assert_eq!(at(address), Some("index.html"), "{address}");
        }
        assert_eq!(at("/assets/index-abc.js"), Some("assets/index-abc.js"));
        assert_eq!(at("/icon.svg"), Some("icon.svg"));
        for address in
            ["/assets/index-old.js", "/assets/x", "/favicon.ico", "/api", "/api/nothing", "/../x.rs"]
        {
            assert_eq!(at(address), None, "{address}");
        }
    }

    #[test]
    fn without_a_page_only_the_notice_is_there() {
        assert!(find(&[], "/").unwrap().1.starts_with(b"<!doctype html>"));
        assert_eq!(find(&[], "/table/0190"), None);
    }

    #[test]
    fn every_embedded_file_has_a_known_kind() {
        for (path, _) in FILES {
            assert_ne!(kind(path), "application/octet-stream", "{path}");
        }
    }
}
