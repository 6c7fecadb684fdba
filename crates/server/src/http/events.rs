//! A table live over server-sent events, for networks that break WebSockets. The messages are the same; commands go
//! to `POST …/commands`.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream as streams;
use protocol::ServerMessage;
use tokio::sync::mpsc;

use super::House;
use super::attendance::Attendance;
use super::reply::Refusal;
use super::tables::{Eyes, Id, Looking, eyes, id};
use super::visitor::{Known, Visitor};
use crate::metrics;
use crate::table::line::{Closed, Frame, Line};
use crate::table::request::Request;

/// Follows a table. `Last-Event-ID`, which a browser sends when it connects again, counts like `v`.
pub(crate) async fn connect(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Visitor(who): Visitor,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (id, Eyes { wanted, v }) = (id(path)?, eyes(query)?);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (line, frames, closed) = Line::new();
    let by = who.map(|person| person.id);
    let follow = |reply| Request::Follow { by, wanted, since: last.or(v), line: line.clone(), reply };
    house.hub.ask(id, follow).await?;
    house.listen(id, by, &line).await?;
    let attendance = Attendance::new(&house, by, Some(id), line);
    Ok(stream(Stream { frames, closed, _attendance: attendance, house, _open: metrics::STREAMS.enter() }))
}

/// What concerns me at any table, while I look at none.
pub(crate) async fn notices(State(house): State<Arc<House>>, Known(me): Known) -> Response {
    let (line, frames, closed) = Line::new();
    let attendance = Attendance::new(&house, Some(me.id), None, line);
    stream(Stream { frames, closed, _attendance: attendance, house, _open: metrics::STREAMS.enter() })
}

fn stream(stream: Stream) -> Response {
    let period = stream.house.config.heartbeat;
    let events = streams::unfold(Some(stream), |state| async {
        let mut stream = state?;
        let (frame, is_last) = stream.next().await;
        Some((Ok::<_, Infallible>(event(&frame)), (!is_last).then_some(stream)))
    });
    let headers = [("x-accel-buffering", "no"), ("cache-control", "no-store")];
    (headers, Sse::new(events).keep_alive(KeepAlive::new().interval(period))).into_response()
}

struct Stream {
    frames: mpsc::Receiver<Frame>,
    closed: Closed,
    /// Keeps the queue open; the table drops its own end when it goes away.
    _attendance: Attendance,
    house: Arc<House>,
    _open: metrics::Present,
}

impl Stream {
    /// The next frame, and whether it is the last.
    async fn next(&mut self) -> (Frame, bool) {
        let reason = tokio::select! {
            biased;
            Some(frame) = self.frames.recv() => return (frame, false),
            reason = self.closed.wait() => reason,
            () = self.house.stopping.cancelled() => protocol::Closing::Stopping,
        };
        (Frame::new(&ServerMessage::Closing { reason }), true)
    }
}

fn event(frame: &Frame) -> Event {
    let event = Event::default().data(frame.text.as_str());
    match frame.version {
        Some(version) => event.id(version.to_string()),
        None => event,
    }
}
