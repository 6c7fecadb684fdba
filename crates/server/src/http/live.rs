//! A table live over a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use protocol::{ClientMessage, Closing, Code, Command, MAX_CLIENT_MESSAGE, Refused, ServerMessage};
use store::Person;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior};
use uuid::Uuid;

use super::House;
use super::attendance::Attendance;
use super::limits::Credits;
use super::reply::Refusal;
use super::tables::{Eyes, Id, Looking, eyes, id};
use super::visitor::Visitor;
use crate::refuse;
use crate::table::actor::{Reply, Request};
use crate::table::line::{Closed, Frame, Line};

/// How long one message may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// Follows a table. Whether one may is known before the upgrade, so a refusal is plain HTTP.
pub(crate) async fn connect(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Visitor(who): Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let (id, Eyes { wanted, v }) = (id(path)?, eyes(query)?);
    let upgrade = upgrade.map_err(|_| refuse::bad("this address speaks WebSocket"))?;
    let (line, frames, closed) = Line::new();
    let by = who.as_ref().map(|person| person.id);
    let follow = |reply| Request::Follow { by, wanted, since: v, line: line.clone(), reply };
    house.hub.ask(id, follow).await?;
    let credits = Credits::new(house.config.limits.messages);
    let attendance = Attendance::new(&house, by, Some(id), line.clone());
    let connection = Connection { credits, house, table: id, who, line, _attendance: attendance };
    Ok(upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(MAX_CLIENT_MESSAGE)
        .max_frame_size(MAX_CLIENT_MESSAGE)
        .on_upgrade(move |socket| connection.run(socket, frames, closed))
        .into_response())
}

struct Connection {
    house: Arc<House>,
    table: Uuid,
    who: Option<Person>,
    line: Line,
    credits: Credits,
    _attendance: Attendance,
}

impl Connection {
    async fn run(self, mut socket: WebSocket, mut frames: mpsc::Receiver<Frame>, closed: Closed) {
        if let Some(reason) = self.talk(&mut socket, &mut frames, &closed).await {
            self.line.close(reason);
            let closing = Frame::new(&ServerMessage::Closing { reason });
            let code = match reason {
                Closing::Stopping | Closing::Reloaded => close_code::RESTART,
                Closing::TooSlow | Closing::Silent | Closing::Unruly => close_code::POLICY,
            };
            let farewell = async {
                socket.send(Message::Text(closing.text)).await?;
                socket.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await
            };
            let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await; // it may be gone already
        }
    }

    /// Passes messages both ways until the connection ends; `None` if the other side ended it.
    async fn talk(
        &self,
        socket: &mut WebSocket,
        frames: &mut mpsc::Receiver<Frame>,
        closed: &Closed,
    ) -> Option<Closing> {
        let period = self.house.config.heartbeat;
        let mut beat = tokio::time::interval_at(Instant::now() + period, period);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unheard = 0;
        loop {
            let message = tokio::select! {
                biased;
                frame = frames.recv() => Message::Text(frame?.text), // the line itself is in `self`: never `None`
                reason = closed.wait() => return Some(reason),
                () = self.house.stopping.cancelled() => return Some(Closing::Stopping),
                heard = socket.recv() => {
                    unheard = 0;
                    match heard {
                        Some(Ok(Message::Text(text))) => match self.hear(&text) {
                            Ok(()) => continue,
                            Err(reason) => return Some(reason),
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => return Some(Closing::Unruly),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    }
                }
                _ = beat.tick() => {
                    unheard += 1;
                    if unheard > 3 {
                        return Some(Closing::Silent);
                    }
                    Message::Ping(Bytes::new())
                }
            };
            match tokio::time::timeout(SENDING, socket.send(message)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return None,
                Err(_) => return Some(Closing::TooSlow),
            }
        }
    }

    /// Takes one message. Answers go through the line, behind the updates that belong before them.
    fn hear(&self, text: &str) -> Result<(), Closing> {
        if !self.credits.spend() {
            return Err(Closing::Unruly);
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::Ping) => {
                self.line.send(Frame::new(&ServerMessage::Pong { now_ms: self.house.now_ms() }));
            }
            Ok(ClientMessage::Command(command)) => self.pass_on(command),
            Err(error) => self.line.answer(Err(refuse::bad(format!("this is no message: {error}")))),
        }
        Ok(())
    }

    fn pass_on(&self, command: Command) {
        let Some(by) = self.who.clone() else {
            let nobody = Refused::new(Code::Unauthorized, "come in first: POST /api/guests");
            return self.line.answer(Err(Refused { id: Some(command.id), ..nobody }));
        };
        let reply = Reply::Line(self.line.clone());
        self.house.hub.send(self.table, Request::Command { by, command, reply });
    }
}
