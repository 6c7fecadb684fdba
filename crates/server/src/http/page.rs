//! The page, embedded when the crate is built. Without a built page there is a short notice instead.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Response};

use super::reply::no_such_page;

/// A file of the page: its path from the top, and what is in it.
type File = (&'static str, &'static [u8]);

// `FILES`, written by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Serves a file of the page; the page itself for every address that is no file.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_read = matches!(method, Method::GET | Method::HEAD);
    let found = if is_read { find(FILES, uri.path()) } else { None };
    let Some((path, content)) = found else {
        return no_such_page().await.into_response();
    };
    // Names of assets hold a hash of their content, so they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    match compressed(FILES, path).filter(|_| takes_brotli(&headers)) {
        Some(small) => (about, [(CONTENT_ENCODING, "br")], small).into_response(),
        None => (about, content).into_response(),
    }
}

/// The same file as the build compressed it, if that made it smaller.
fn compressed(files: &'static [File], path: &str) -> Option<&'static [u8]> {
    let is_it = |known: &str| known.strip_suffix(".br") == Some(path);
    files.iter().find(|(known, _)| is_it(known)).map(|&(_, content)| content)
}

/// Whether the browser names brotli and does not rule it out.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let named = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    named
        .split(',')
        .map(str::trim)
        .any(|coding| coding == "br" || (coding.starts_with("br;") && coding != "br;q=0"))
}

fn find(files: &'static [File], address: &str) -> Option<File> {
    const NOTICE: File = ("index.html", include_bytes!("index.html"));
    let path = address.trim_start_matches('/');
    let file = |path: &str| files.iter().find(|(known, _)| *known == path).copied();
    let is_route =
        !path.contains('.') && path != "api" && !path.starts_with("api/") && !path.starts_with("assets/");
    match file(path) {
        // Compressed files go out under the name of what they hold.
        Some(file) => path.strip_suffix(".br").is_none().then_some(file),
        None if is_route => file("index.html").or_else(|| path.is_empty().then_some(NOTICE)),
        None => None,
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
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
    use axum::http::HeaderValue;

    use super::*;

    const BUILT: &[File] = &[
        ("assets/index-abc.js", b"js"),
        ("assets/index-abc.js.br", b"small"),
        ("icon.svg", b"svg"),
        ("index.html", b"page"),
    ];

    #[test]
    fn brotli_goes_to_those_who_take_it() {
        let takes = |coding: &'static str| {
            takes_brotli(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(coding))]))
        };
        assert!(takes("gzip, br") && takes("br;q=0.5") && takes("br"));
        assert!(!takes("gzip") && !takes("br;q=0") && !takes("brave") && !takes_brotli(&HeaderMap::new()));
        assert_eq!(compressed(BUILT, "assets/index-abc.js"), Some(&b"small"[..]));
        assert_eq!(compressed(BUILT, "icon.svg"), None);
    }

    #[test]
    fn addresses_without_a_file_lead_to_the_page() {
        let at = |address| find(BUILT, address).map(|(path, _)| path);
        for address in ["/", "/table/0190", "/index.html", "/somewhere"] {
            assert_eq!(at(address), Some("index.html"), "{address}");
        }
        assert_eq!(at("/assets/index-abc.js"), Some("assets/index-abc.js"));
        assert_eq!(at("/icon.svg"), Some("icon.svg"));
        for address in [
            "/assets/index-old.js",
            "/assets/index-abc.js.br",
            "/assets/x",
            "/favicon.ico",
            "/api",
            "/api/nothing",
            "/../x.rs",
        ] {
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
            let path = path.strip_suffix(".br").unwrap_or(path);
            assert_ne!(kind(path), "application/octet-stream", "{path}");
        }
    }
}
