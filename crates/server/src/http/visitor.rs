//! Who sends a request.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use protocol::{Code, Refused};
use store::Person;

use super::House;
use super::reply::Refusal;
use crate::session::Token;
use crate::{clock, refuse};

/// Somebody who is signed in, or nobody.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// Somebody who is signed in.
pub(crate) struct Known(pub(crate) Person);

/// Where the request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

/// The token of the request, if it has one.
pub(crate) struct Bearer(pub(crate) Option<Token>);

impl FromRequestParts<Arc<House>> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Infallible> {
        let cookies = parts.headers.get(header::COOKIE).and_then(|value| value.to_str().ok());
        Ok(Self(cookies.and_then(|cookies| Token::of_cookies(cookies, house.is_secure()))))
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let Ok(Bearer(token)) = Bearer::from_request_parts(parts, house).await;
        let Some(token) = token else { return Ok(Self(None)) };
        let person = house.store.person_of(token.hash(), clock::now_ms()).await;
        Ok(Self(person.map_err(|error| refuse::not_saved(&error))?))
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Refusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, house).await?;
        let nobody = || Refused::new(Code::Unauthorized, "come in first: POST /api/guests");
        Ok(Self(person.ok_or_else(nobody)?))
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, Refusal> {
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let missing = || Refused::new(Code::Internal, "the server does not know your address");
        Ok(Self(info.map(|info| info.0.ip()).ok_or_else(missing)?))
    }
}
