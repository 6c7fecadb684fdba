//! A visitor of a server, for measuring: as little work for the client as possible, so that the server is measured.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Command, CreateTable, Created, NewGuest, Order, SeatRequest};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use uuid::Uuid;

/// Somebody who came in, or a stranger.
#[derive(Clone)]
pub(super) struct Visitor {
    address: SocketAddr,
    cookie: String,
}

impl Visitor {
    /// Somebody who only watches.
    pub(super) fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: "none=1".to_owned() }
    }

    /// Comes in as a guest.
    pub(super) async fn guest(address: SocketAddr, name: &str) -> io::Result<Self> {
        let stranger = Self::stranger(address);
        let (head, _) = stranger.post("/api/guests", &NewGuest { name: name.to_owned() }).await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        let cookie = cookie.ok_or_else(|| io::Error::other("the server gave no session"))?.to_owned();
        Ok(Self { address, cookie })
    }

    /// A table where this visitor holds every seat, and the game has begun.
    pub(super) async fn table(&self, game: &str, players: u8) -> io::Result<Uuid> {
        let seats = vec![SeatRequest::Me; players.into()];
        let wish = CreateTable { game: game.to_owned(), seats, ..CreateTable::default() };
        let (_, body) = self.post("/api/tables", &wish).await?;
        let created: Created = serde_json::from_str(&body)?;
        let start = command(None, None, Order::Start {})?;
        self.post(&format!("/api/tables/{}/commands", created.table), &start).await?;
        Ok(created.table)
    }

    /// Looks at a table once.
    pub(super) async fn look(&self, table: Uuid) -> io::Result<()> {
        self.send(&format!("GET /api/tables/{table}"), "").await.map(|_| ())
    }

    async fn post(&self, path: &str, body: &impl Serialize) -> io::Result<(String, String)> {
        self.send(&format!("POST {path}"), &serde_json::to_string(body)?).await
    }

    async fn send(&self, line: &str, body: &str) -> io::Result<(String, String)> {
        let mut stream = TcpStream::connect(self.address).await?;
        let (address, cookie) = (self.address, &self.cookie);
        let request = format!(
            "{line} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| io::Error::other("no answer"))?;
        if !head.starts_with("HTTP/1.1 20") {
            return Err(io::Error::other(format!("the server refused: {body}")));
        }
        Ok((head.to_owned(), body.to_owned()))
    }

    /// Follows a table live.
    pub(super) async fn follow(&self, table: Uuid, eyes: &str) -> Result<Following, Error> {
        let address = self.address;
        let request = Request::builder()
            .uri(format!("ws://{address}/api/tables/{table}/live?as={eyes}"))
            .header("Host", address.to_string())
            .header("Origin", format!("http://{address}"))
            .header("Cookie", &self.cookie)
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key())
            .body(())?;
        let stream = TcpStream::connect(address).await.map_err(Error::Io)?;
        stream.set_nodelay(true).map_err(Error::Io)?;
        let lean = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(lean)).await?;
        Ok(Following { socket })
    }
}

/// A command with a fresh id.
pub(super) fn command(seat: Option<&str>, expected: Option<u64>, order: Order) -> io::Result<Command> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    let id = uuid::Builder::from_random_bytes(bytes).into_uuid();
    Ok(Command { id, order, seat: seat.map(str::to_owned), expected })
}

/// A live connection.
pub(super) struct Following {
    socket: WebSocketStream<TcpStream>,
}

/// What a player needs of a message; the rest is not read.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Heard {
    Update {
        version: u64,
        table: TableHeard,
        game: Option<GameHeard>,
    },
    Done {},
    Refused {
        sentence: String,
    },
    #[serde(other)]
    Else,
}

#[derive(Deserialize)]
pub(super) struct TableHeard {
    pub(super) status: protocol::Status,
}

#[derive(Deserialize)]
pub(super) struct GameHeard {
    pub(super) actions: Vec<ActionHeard>,
}

#[derive(Deserialize)]
pub(super) struct ActionHeard {
    pub(super) notation: String,
}

impl Following {
    /// The next message; `None` when the connection ended.
    pub(super) async fn next(&mut self) -> Option<Heard> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends a command.
    pub(super) async fn send(&mut self, command: &Command) -> Result<(), Error> {
        let message = protocol::ClientMessage::Command(command.clone());
        let text = serde_json::to_string(&message).unwrap_or_default(); // plain data always has a JSON form
        self.socket.send(Message::text(text)).await
    }
}
