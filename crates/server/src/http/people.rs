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
use store::{Person, PersonKind};

use super::House;
use super::reply::{Refusal, read};
use super::visitor::{Address, Bearer};
use crate::session::{self, Token};
use crate::{clock, entropy, refuse};

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
    let session = house.new_session(&token, now);
    let registered = Registered { person: protocol::Person { id: person.id, name: person.name.clone() } };
    house.store.add_person(person, session).await.map_err(|error| refuse::not_saved(&error))?;
    Ok((StatusCode::CREATED, house.cookie(&token), Json(registered)).into_response())
}

/// The session ends.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    Bearer(token): Bearer,
) -> Result<Response, Refusal> {
    if let Some(token) = token {
        let person = house.store.person_of(token.hash(), clock::now_ms()).await;
        let person = person.map_err(|error| refuse::not_saved(&error))?;
        house.store.end_session(token.hash()).await.map_err(|error| refuse::not_saved(&error))?;
        if let Some(person) = person {
            house.hang_up(person.id);
        }
    }
    let cookie = [(SET_COOKIE, session::forget_cookie(house.is_secure()))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// A name of 1 to 40 characters on one line, without anything that could trick a reader.
pub(super) fn tidy_name(name: &str) -> Result<String, Refused> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > 40 || name.contains(is_tricky) {
        return Err(refuse::bad("a name has 1 to 40 visible characters"));
    }
    Ok(name)
}

/// Characters that nobody sees, or that change the direction of what follows.
pub(super) fn is_tricky(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
