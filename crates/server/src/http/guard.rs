//! The checks that hold for every request: limits, origin, headers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Refused};

use super::House;
use super::reply::Refusal;
use super::visitor::Address;

/// Lets a request pass, or not, and gives every answer the headers that keep browsers careful.
pub(crate) async fn check(
    State(house): State<Arc<House>>,
    address: Address,
    request: Request,
    next: Next,
) -> Response {
    let passed = pass(&house, &address, &request);
    let mut response = match passed {
        Ok(()) => next.run(request).await,
        Err(refused) => Refusal(refused).into_response(),
    };
    harden(response.headers_mut());
    response
}

fn pass(house: &House, address: &Address, request: &Request) -> Result<(), Refused> {
    let is_probe = matches!(request.uri().path(), "/livez" | "/readyz");
    if !is_probe {
        house.gates.request(address.0)?;
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe && !request.headers().contains_key(header::UPGRADE) {
        return Ok(());
    }
    check_origin(request.headers(), house.config.public_url.as_deref())
}

/// A request that changes something must come from our own page. What does not say where it comes from is refused.
fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), Refused> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let foreign = |sentence: &str| Err(Refused::new(Code::ForeignOrigin, sentence));
    if headers.contains_key("sec-fetch-site")
        && text(HeaderName::from_static("sec-fetch-site")) != Some("same-origin")
    {
        return foreign("this request comes from another site (`Sec-Fetch-Site`)");
    }
    let Some(origin) = text(header::ORIGIN) else {
        return foreign("a request that changes something must say its `Origin`");
    };
    let is_ours = if let Some(url) = public_url {
        origin == url.trim_end_matches('/')
    } else {
        let host = text(header::HOST).filter(|host| !host.is_empty());
        let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some() && from == host
    };
    if is_ours { Ok(()) } else { foreign("this request comes from another site (`Origin`)") }
}

fn harden(headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(pairs: &[(&'static str, &'static str)], public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        for &(name, value) in pairs {
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        check_origin(&headers, public_url).is_ok()
    }

    #[test]
    fn only_our_own_page_may_change_things() {
        let host = ("host", "table.example:8080");
        assert!(origin(&[host, ("origin", "http://table.example:8080")], None));
        assert!(origin(
            &[host, ("origin", "https://table.example:8080"), ("sec-fetch-site", "same-origin")],
            None
        ));
        for foreign in ["http://evil.example", "null", "", "http://table.example", "table.example:8080"] {
            assert!(!origin(&[host, ("origin", foreign)], None), "{foreign}");
        }
        assert!(!origin(&[host], None), "who says nothing is refused");
        assert!(!origin(&[("host", ""), ("origin", "http://")], None));
        let ours = ("origin", "http://table.example:8080");
        for site in ["cross-site", "same-site", "none", ""] {
            assert!(!origin(&[host, ours, ("sec-fetch-site", site)], None), "{site}");
        }
    }

    #[test]
    fn with_a_public_address_only_that_counts() {
        let url = Some("https://play.example/");
        assert!(origin(&[("host", "inner:80"), ("origin", "https://play.example")], url));
        assert!(!origin(&[("host", "play.example"), ("origin", "http://play.example")], url));
        assert!(!origin(&[("host", "inner:80"), ("origin", "http://inner:80")], url));
    }
}
