//! The handshake of a WebSocket, and a socket that costs little memory: a message leaves in pieces, so that no buffer
//! ever grows to the size of the largest one.

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::MAX_CLIENT_MESSAGE;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame as Piece, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

use super::House;
use super::reply::Refusal;
use crate::refuse;

/// How much is written at once, and read at once.
const PIECE: usize = 1024;

/// A request that wants to become a WebSocket.
pub(crate) struct Upgrade {
    accept: String,
    on_upgrade: OnUpgrade,
}

impl FromRequestParts<Arc<House>> for Upgrade {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, Refusal> {
        let refused = || Refusal(refuse::bad("this address speaks WebSocket"));
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| is_handshake(&parts.headers));
        let accept = derive_accept_key(key.ok_or_else(refused)?.as_bytes());
        let on_upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(refused)?;
        Ok(Self { accept, on_upgrade })
    }
}

/// RFC 6455, section 4.2.1; the router has seen to the method.
fn is_handshake(headers: &HeaderMap) -> bool {
    let says = |name: HeaderName, wanted: &str| {
        let text = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        text.split(',').any(|part| part.trim().eq_ignore_ascii_case(wanted))
    };
    says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13")
}

impl Upgrade {
    /// Answers the handshake; `talk` gets the socket once the browser has heard it.
    pub(crate) fn answer<F>(self, talk: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Self { accept, on_upgrade } = self;
        tokio::spawn(async move {
            match on_upgrade.await {
                // Boxed: what only the handshake needs does not stay with the connection.
                Ok(upgraded) => Box::pin(talk(Socket::new(upgraded).await)).await,
                Err(error) => tracing::debug!(%error, "a connection was not upgraded"),
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// A WebSocket, seen from the server.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

/// What came in.
pub(crate) enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// A sign of life.
    Alive,
    /// Something that is not spoken here.
    Binary,
    /// The other side is gone.
    End,
}

impl Socket {
    async fn new(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(PIECE)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_CLIENT_MESSAGE))
            .max_frame_size(Some(MAX_CLIENT_MESSAGE));
        let stream = TokioIo::new(upgraded);
        Self(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    }

    /// Waits for the next message.
    pub(crate) async fn hear(&mut self) -> Heard {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Heard::Text(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Heard::Alive,
            Some(Ok(Message::Binary(_))) => Heard::Binary,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Heard::End,
        }
    }

    /// Sends a text.
    pub(crate) async fn say(&mut self, text: &Utf8Bytes) -> io::Result<()> {
        let mut rest = Bytes::from(text.clone());
        let mut kind = Data::Text;
        loop {
            let piece = rest.split_to(rest.len().min(PIECE));
            let piece = Piece::message(piece, OpCode::Data(kind), rest.is_empty());
            self.0.feed(Message::Frame(piece)).await.map_err(broken)?;
            if rest.is_empty() {
                return self.0.flush().await.map_err(broken);
            }
            kind = Data::Continue;
        }
    }

    /// Asks for a sign of life.
    pub(crate) async fn ping(&mut self) -> io::Result<()> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(broken)
    }

    /// Says goodbye.
    pub(crate) async fn close(&mut self, code: CloseCode) -> io::Result<()> {
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        self.0.send(Message::Close(Some(frame))).await.map_err(broken)
    }
}

fn broken(error: Error) -> io::Error {
    io::Error::other(error)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_handshake_says_all_it_must() {
        let full = [
            ("connection", "keep-alive, Upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
        ];
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let pair = |&(name, value): &(&'static str, &'static str)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            };
            pairs.iter().map(pair).collect::<HeaderMap>()
        };
        assert!(is_handshake(&headers(&full)));
        for missing in 0..full.len() {
            let mut some = full.to_vec();
            some.remove(missing);
            assert!(!is_handshake(&headers(&some)), "{missing}");
        }
        assert!(!is_handshake(&headers(&[full[0], full[1], ("sec-websocket-version", "8")])));
    }
}
