//! A table live over a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use protocol::{ClientMessage, Closing, Code, Command, Refused, ServerMessage};
use store::Person;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use uuid::Uuid;

use super::House;
use super::attendance::Attendance;
use super::limits::Credits;
use super::reply::Refusal;
use super::tables::{Eyes, Id, Looking, eyes, id};
use super::upgrade::{Heard, Socket, Upgrade};
use super::visitor::Visitor;
use crate::table::line::{Closed, Frame, Line};
use crate::table::request::{Reply, Request};
use crate::{metrics, refuse};

/// How long one message may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// Follows a table. Whether one may is known before the upgrade, so a refusal is plain HTTP.
pub(crate) async fn connect(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Visitor(who): Visitor,
    upgrade: Result<Upgrade, Refusal>,
) -> Result<Response, Refusal> {
    let (id, Eyes { wanted, v }) = (id(path)?, eyes(query)?);
    let upgrade = upgrade?;
    let (line, frames, closed) = Line::new();
    let by = who.as_ref().map(|person| person.id);
    let follow = |reply| Request::Follow { by, wanted, since: v, line: line.clone(), reply };
    house.hub.ask(id, follow).await?;
    house.listen(id, by, &line).await?;
    let credits = Credits::new(house.config.limits.messages);
    let attendance = Attendance::new(&house, by, Some(id), line.clone());
    let connection = Connection { credits, house, table: id, who, line, _attendance: attendance };
    Ok(upgrade.answer(move |socket| connection.run(socket, frames, closed)))
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
    async fn run(self, mut socket: Socket, mut frames: mpsc::Receiver<Frame>, closed: Closed) {
        let _open = metrics::SOCKETS.enter();
        if let Some(reason) = self.talk(&mut socket, &mut frames, &closed).await {
            self.line.close(reason);
            let closing = Frame::new(&ServerMessage::Closing { reason });
            let code = match reason {
                Closing::Stopping | Closing::Reloaded => CloseCode::Restart,
                Closing::TooSlow | Closing::Silent | Closing::Unruly => CloseCode::Policy,
            };
            let farewell = async {
                socket.say(&closing.text).await?;
                socket.close(code).await
            };
            let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await; // it may be gone already
        }
    }

    /// Passes messages both ways until the connection ends; `None` if the other side ended it.
    async fn talk(
        &self,
        socket: &mut Socket,
        frames: &mut mpsc::Receiver<Frame>,
        closed: &Closed,
    ) -> Option<Closing> {
        let period = self.house.config.heartbeat;
        let mut beat = tokio::time::interval_at(Instant::now() + period, period);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unheard = 0;
        loop {
            let frame = tokio::select! {
                biased;
                frame = frames.recv() => Some(frame?), // the line itself is in `self`: never `None`
                reason = closed.wait() => return Some(reason),
                () = self.house.stopping.cancelled() => return Some(Closing::Stopping),
                heard = socket.hear() => {
                    unheard = 0;
                    match heard {
                        Heard::Text(text) => if let Err(reason) = self.hear(&text) { return Some(reason) },
                        Heard::Alive => {}
                        Heard::Binary => return Some(Closing::Unruly),
                        Heard::End => return None,
                    }
                    continue;
                }
                _ = beat.tick() => {
                    unheard += 1;
                    if unheard > 3 {
                        return Some(Closing::Silent);
                    }
                    None
                }
            };
            let sending = async {
                match &frame {
                    Some(frame) => socket.say(&frame.text).await,
                    None => socket.ping().await,
                }
            };
            match tokio::time::timeout(SENDING, sending).await {
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
        self.house.hub.send(self.table, Request::Command { by, command, came: Instant::now(), reply });
    }
}
