//! A client that knows `docs/PROTOCOL.md` and nothing else.

#![allow(dead_code, reason = "each test uses its own part of it")]

use std::fmt::Write as _;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    ClientMessage, Command, CreateTable, Created, Done, Look, NewGuest, Order, Proof, Refused, SeatRequest,
    ServerMessage, Update, Version, Visibility,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use uuid::Uuid;

/// Somebody at a browser.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

/// An HTTP answer.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.body))
    }
}

impl Client {
    /// Somebody who has not come in.
    pub(crate) fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// Comes in as a guest.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Self {
        let mut client = Self::stranger(address);
        let reply = client.post("/api/guests", &NewGuest { name: name.to_owned() }).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        let cookie = reply.header("set-cookie").unwrap().split(';').next().unwrap();
        client.cookie = Some(cookie.to_owned());
        client
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(&format!("GET {path} HTTP/1.1"), &[], "").await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &impl Serialize) -> Reply {
        self.try_post(path, body).await.unwrap()
    }

    pub(crate) async fn try_post(&self, path: &str, body: &impl Serialize) -> std::io::Result<Reply> {
        let origin = format!("http://{}", self.address);
        let body = serde_json::to_string(body).unwrap();
        self.send(&format!("POST {path} HTTP/1.1"), &[("Origin", &origin)], &body).await
    }

    /// Sends any request at all.
    pub(crate) async fn send(
        &self,
        line: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> std::io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut text = format!("{line}\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            write!(text, "Cookie: {cookie}\r\n").unwrap();
        }
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        write!(text, "Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        stream.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer);
        let cut = || std::io::Error::other("the answer breaks off");
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(cut)?;
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let length =
            headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, n)| n.parse().ok());
        if length.is_some_and(|length: usize| length > body.len()) {
            return Err(cut());
        }
        Ok(Reply { status, headers, body: body.to_owned() })
    }

    /// Asks for a table.
    pub(crate) async fn create(&self, game: &str, seats: &[SeatRequest], visibility: Visibility) -> Created {
        let (game, seats) = (game.to_owned(), seats.to_vec());
        self.create_as(&CreateTable { game, seats, visibility, ..CreateTable::default() }).await
    }

    /// Asks for a table with everything one can ask for.
    pub(crate) async fn create_as(&self, wish: &CreateTable) -> Created {
        let reply = self.post("/api/tables", wish).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.json()
    }

    /// Sends a command over plain HTTP.
    pub(crate) async fn command(&self, table: Uuid, command: &Command) -> Result<Done, Refused> {
        let reply = self.post(&format!("/api/tables/{table}/commands"), command).await;
        if reply.status == 200 {
            return Ok(reply.json());
        }
        let refused: Refused = reply.json();
        assert_eq!(reply.status, refused.code.status());
        Err(refused)
    }

    /// The same with a fresh id.
    pub(crate) async fn order(&self, table: Uuid, seat: Option<&str>, order: Order) -> Result<Done, Refused> {
        self.command(table, &command(seat, None, order)).await
    }

    pub(crate) async fn join(&self, table: Uuid, seat: &str) -> Result<Done, Refused> {
        self.order(table, Some(seat), Order::Join { invitation: None }).await
    }

    pub(crate) async fn start(&self, table: Uuid) -> Result<Done, Refused> {
        self.order(table, None, Order::Start {}).await
    }

    /// Does the first legal action, or another one.
    pub(crate) async fn act(
        &self,
        table: Uuid,
        seat: &str,
        expected: Version,
        action: &str,
    ) -> Result<Done, Refused> {
        let order = Order::Act { action: action.to_owned() };
        self.command(table, &command(Some(seat), Some(expected), order)).await
    }

    pub(crate) async fn look(&self, table: Uuid, query: &str) -> Look {
        self.get(&format!("/api/tables/{table}{query}")).await.json()
    }

    pub(crate) async fn proof(&self, table: Uuid) -> Proof {
        self.get(&format!("/api/tables/{table}/proof")).await.json()
    }

    /// Listens to server-sent events.
    pub(crate) async fn events(&self, path: &str) -> Events {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let cookie = self.cookie.as_deref().unwrap_or("none=1");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut events = Events { stream, received: String::new() };
        events.until("\r\n\r\n").await;
        assert!(events.received.contains("text/event-stream"), "{}", events.received);
        events
    }

    /// Follows a table live.
    pub(crate) async fn live(&self, table: Uuid, query: &str) -> Live {
        self.try_live(table, query, &format!("http://{}", self.address)).await.unwrap()
    }

    pub(crate) async fn try_live(&self, table: Uuid, query: &str, origin: &str) -> Result<Live, Error> {
        let request = Request::builder()
            .uri(format!("ws://{}/api/tables/{table}/live{query}", self.address))
            .header("Host", self.address.to_string())
            .header("Origin", origin)
            .header("Cookie", self.cookie.as_deref().unwrap_or("none=1"))
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key())
            .body(())
            .unwrap();
        let stream = TcpStream::connect(self.address).await.map_err(Error::Io)?;
        stream.set_nodelay(true).map_err(Error::Io)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Live { socket })
    }
}

/// Server-sent events as they come.
pub(crate) struct Events {
    stream: TcpStream,
    /// Everything so far, the head of the answer included.
    pub(crate) received: String,
}

impl Events {
    /// Reads on until this text has come.
    pub(crate) async fn until(&mut self, wanted: &str) {
        let mut buffer = [0; 8192];
        while !self.received.contains(wanted) {
            let count = self.stream.read(&mut buffer).await.unwrap();
            assert!(count > 0, "{}", self.received);
            self.received += &String::from_utf8_lossy(&buffer[..count]);
        }
    }
}

/// A command with a fresh id.
pub(crate) fn command(seat: Option<&str>, expected: Option<Version>, order: Order) -> Command {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).unwrap();
    let id = uuid::Builder::from_random_bytes(bytes).into_uuid();
    Command { id, order, seat: seat.map(str::to_owned), expected }
}

/// A live connection.
pub(crate) struct Live {
    pub(crate) socket: WebSocketStream<TcpStream>,
}

impl Live {
    /// The next message as it came; `None` when the connection ended.
    pub(crate) async fn text(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message; who comes and goes and what happens elsewhere is skipped.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match self.any().await {
                Some(ServerMessage::Presence { .. } | ServerMessage::YourTurn(_)) => {}
                other => return other,
            }
        }
    }

    /// The next message, whatever it is.
    pub(crate) async fn any(&mut self) -> Option<ServerMessage> {
        self.text()
            .await
            .map(|text| serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    /// The next update; other messages in between are skipped.
    pub(crate) async fn update(&mut self) -> Update {
        loop {
            match self.next().await {
                Some(ServerMessage::Update(update)) => return *update,
                Some(_) => {}
                None => panic!("the connection ended"),
            }
        }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.raw(&serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn raw(&mut self, text: &str) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }
}
