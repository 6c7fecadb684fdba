//! Coming in and going out.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::{NewGuest, Refused, Registered};
use store::{Person, PersonKind, Session};

use super::House;
use super::reply::{Answer, Refusal, read};
use super::visitor::{Address, Bearer, Known};
use crate::session::{self, Token};
use crate::{clock, entropy, refuse};

const DAY_MS: u64 = 86_400_000;

/// A guest comes in: one request, one cookie.
pub(crate) async fn enter(
    State(house): State<Arc<House>>,
    address: Address,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Refusal> {
    let NewGuest { name } = read(body)?;
    let name = tidy_name(&name)?;
    house.gates.guest(address.0)?;
    let (token, now) = (Token::fresh()?, clock::now_ms());
    let person = Person { id: entropy::id()?, name, kind: PersonKind::Guest, created_ms: now };
    let days = house.config.session_days;
    let session = Session { token: token.hash(), created_ms: now, expires_ms: now + days * DAY_MS };
    let registered = Registered { person: protocol::Person { id: person.id, name: person.name.clone() } };
    house.store.add_person(person, session).await.map_err(|error| refuse::not_saved(&error))?;
    let cookie = [(SET_COOKIE, token.set_cookie(house.is_secure(), days))];
    Ok((StatusCode::CREATED, cookie, Json(registered)).into_response())
}

/// Who am I?
pub(crate) async fn me(Known(person): Known) -> Answer<protocol::Person> {
    Ok(Json(protocol::Person { id: person.id, name: person.name }))
}

/// The session ends.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    Bearer(token): Bearer,
) -> Result<Response, Refusal> {
    if let Some(token) = token {
        house.store.end_session(token.hash()).await.map_err(|error| refuse::not_saved(&error))?;
    }
    let cookie = [(SET_COOKIE, session::forget_cookie(house.is_secure()))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// A name of 1 to 40 characters on one line, without anything that could trick a reader.
pub(super) fn tidy_name(name: &str) -> Result<String, Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_bad = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if name.is_empty() || name.chars().count() > 40 || name.contains(is_bad) {
        return Err(refuse::bad("a name has 1 to 40 visible characters"));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_honest() {
        assert_eq!(tidy_name("  Zażółć  gęślą ").unwrap(), "Zażółć gęślą");
        for bad in ["", "   ", "a\u{202e}b", "a\0b", "\u{200b}", &"x".repeat(41)] {
            assert!(tidy_name(bad).is_err(), "{bad:?}");
        }
    }
}
