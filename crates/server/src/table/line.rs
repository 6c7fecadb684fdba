//! The way from a table to one live connection: a short queue of ready-made messages. A reader that cannot keep up
//! loses the line, with a reason; the table never waits.

use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use protocol::{Closing, Refused, ServerMessage, Version};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_util::sync::CancellationToken;

use crate::metrics;

/// How many messages may wait for one reader.
const QUEUE: usize = 128;

/// A message, encoded once for all who get it. Behind a pointer: the queue of every connection has room for 32 of them
/// from the beginning, however quiet its table is.
#[derive(Clone)]
pub(crate) struct Frame(Arc<Encoded>);

/// A message as it is sent.
pub(crate) struct Encoded {
    /// Its text.
    pub(crate) text: Utf8Bytes,
    /// The version it brings its reader to, if it is an update.
    pub(crate) version: Option<Version>,
}

impl Frame {
    /// Encodes a message.
    pub(crate) fn new(message: &ServerMessage) -> Self {
        let version = match message {
            ServerMessage::Update(update) => Some(update.version),
            _ => None,
        };
        // Plain data always has a JSON form.
        Self(Arc::new(Encoded { text: serde_json::to_string(message).unwrap_or_default().into(), version }))
    }
}

impl Deref for Frame {
    type Target = Encoded;

    fn deref(&self) -> &Encoded {
        &self.0
    }
}

/// The table's end of the way.
#[derive(Clone)]
pub(crate) struct Line {
    queue: mpsc::Sender<Frame>,
    closed: Closed,
}

/// Whether and why a line is closed.
#[derive(Clone, Default)]
pub(crate) struct Closed {
    token: CancellationToken,
    reason: Arc<OnceLock<Closing>>,
}

impl Closed {
    /// Waits until the line is closed, and says why.
    pub(crate) async fn wait(&self) -> Closing {
        self.token.cancelled().await;
        self.reason.get().copied().unwrap_or(Closing::Reloaded)
    }
}

impl Line {
    /// A line and its other end.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Frame>, Closed) {
        let (queue, frames) = mpsc::channel(QUEUE);
        let closed = Closed::default();
        (Self { queue, closed: closed.clone() }, frames, closed)
    }

    /// Queues a frame. Returns whether the line is still good.
    pub(crate) fn send(&self, frame: Frame) -> bool {
        if self.closed.token.is_cancelled() {
            return false;
        }
        match self.queue.try_send(frame) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.close(Closing::TooSlow);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Queues the answer to a command.
    pub(crate) fn answer(&self, answer: Result<protocol::Done, Refused>) {
        if let Err(refused) = &answer {
            metrics::refused(refused.code);
        }
        self.send(Frame::new(&match answer {
            Ok(done) => ServerMessage::Done(done),
            Err(refused) => ServerMessage::Refused(Box::new(refused)),
        }));
    }

    /// Ends the line. The first reason counts.
    pub(crate) fn close(&self, reason: Closing) {
        let _ = self.closed.reason.set(reason); // closed before: its reason stands
        self.closed.token.cancel();
    }

    /// Whether nobody listens any more.
    pub(crate) fn is_dead(&self) -> bool {
        self.queue.is_closed() || self.closed.token.is_cancelled()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_reader_loses_the_line_with_a_reason() {
        let (line, mut frames, closed) = Line::new();
        let pong = Frame::new(&ServerMessage::Pong { now_ms: 0 });
        assert!((0..QUEUE).all(|_| line.send(pong.clone())));
        assert!(!line.send(pong.clone()));
        assert_eq!(closed.wait().await, Closing::TooSlow);
        line.close(Closing::Stopping);
        assert_eq!(closed.wait().await, Closing::TooSlow, "the first reason counts");
        assert!(frames.recv().await.is_some() && line.is_dead() && !line.send(pong));
    }
}
