//! What may be asked of a table, and where the answers go.

use protocol::{Command, Done, Look, Proof, Refused, TableShown, Version};
use store::Person;
use table::Record;
use tokio::sync::oneshot;
use tokio::time::Instant;
use uuid::Uuid;

use super::board::BoardWish;
use super::hosted::{Past, Puzzle};
use super::line::Line;

/// Something asked of a table.
pub(crate) enum Request {
    /// Carry out a command and answer.
    Command { by: Person, command: Command, came: Instant, reply: Reply },
    /// Show the table.
    Look {
        by: Option<Uuid>,
        wanted: Option<String>,
        since: Option<Version>,
        board: Option<BoardWish>,
        reply: Asked<Look>,
    },
    /// Keep somebody informed from now on.
    Follow { by: Option<Uuid>, wanted: Option<String>, since: Option<Version>, line: Line, reply: Asked<()> },
    /// What everybody may see, if `by` may.
    Shown { by: Option<Uuid>, reply: Asked<TableShown> },
    /// Reveal the dice of a table that is over.
    Proof { by: Option<Uuid>, reply: Asked<Proof> },
    /// The record of a table that is over.
    Record { by: Option<Uuid>, reply: Asked<Record> },
    /// The game so far, to step through.
    Past { by: Option<Uuid>, wanted: Option<String>, reply: Asked<Past> },
    /// The position, to think about it for somebody.
    Puzzle { by: Option<Uuid>, wanted: Option<String>, reply: Asked<Puzzle> },
    /// Look who is there and what is due.
    Wake,
}

/// Who waits for an answer.
pub(crate) type Asked<T> = oneshot::Sender<Result<T, Refused>>;

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// To a request that waits.
    Once(Asked<Done>),
    /// Into the line of a live connection, after the update that shows what was done.
    Line(Line),
}

impl Reply {
    pub(super) fn give(self, answer: Result<Done, Refused>) {
        match self {
            Self::Once(asked) => drop(asked.send(answer)), // whoever asked may be gone
            Self::Line(line) => line.answer(answer),
        }
    }
}

impl Request {
    /// Answers without a table.
    pub(crate) fn refuse(self, refused: Refused) {
        match self {
            Self::Command { reply, command, .. } => {
                reply.give(Err(Refused { id: Some(command.id), ..refused }));
            }
            Self::Look { reply, .. } => drop(reply.send(Err(refused))),
            Self::Follow { reply, .. } => drop(reply.send(Err(refused))),
            Self::Shown { reply, .. } => drop(reply.send(Err(refused))),
            Self::Proof { reply, .. } => drop(reply.send(Err(refused))),
            Self::Record { reply, .. } => drop(reply.send(Err(refused))),
            Self::Past { reply, .. } => drop(reply.send(Err(refused))),
            Self::Puzzle { reply, .. } => drop(reply.send(Err(refused))),
            Self::Wake => {}
        }
    }
}
