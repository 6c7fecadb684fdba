//! Answers and refusals as HTTP.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Refused};
use serde::de::DeserializeOwned;

use crate::{metrics, refuse};

/// What a handler returns: something as JSON, or a refusal.
pub(crate) type Answer<T> = Result<Json<T>, Refusal>;

/// A refusal on its way out.
pub(crate) struct Refusal(pub(crate) Refused);

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        Self(refused)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        metrics::refused(self.0.code);
        let status = StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry_after = self.0.retry_after;
        let mut response = (status, Json(self.0)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A body, if it came whole and is not too large.
pub(crate) fn body_of(body: Result<Bytes, BytesRejection>) -> Result<Bytes, Refused> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Refused::new(Code::TooLarge, "the body has at most 16 KiB, a record or proof at most 1 MiB")
        }
        _ => refuse::bad("the body could not be read"),
    })
}

/// Reads a body as JSON. Nothing is believed.
pub(crate) fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, Refused> {
    let body = body_of(body)?;
    serde_json::from_slice(&body)
        .map_err(|error| refuse::bad(format!("the body is not what it must be: {error}")))
}

/// There is nothing at this address.
pub(crate) async fn no_such_page() -> Refusal {
    Refusal(Refused::new(Code::NotFound, "there is nothing at this address"))
}
