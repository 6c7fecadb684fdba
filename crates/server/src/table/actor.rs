//! The task that owns a table. For every command: check → append → commit → broadcast → acknowledge.
//!
//! It wakes on first use, re-creates the table from its log, and goes away when nobody has looked for a while. If the
//! store fails or knows better, it goes away at once: the next one begins from what the store really has.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyPlay, Player};
use protocol::{Closing, Command, Done, Look, Proof, Refused, ServerMessage, TableShown, Version};
use store::{Append, Person, Store};
use table::{Seat, StateHash, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::hosted::{Checked, Hosted, Next};
use super::line::{Frame, Line};
use crate::bots::{self, Decision, Thinkers};
use crate::{clock, entropy, refuse};

/// How many requests may wait for one table.
pub(crate) const QUEUE: usize = 128;

/// Something asked of a table.
pub(crate) enum Request {
    /// Carry out a command and answer.
    Command { by: Person, command: Command, reply: Reply },
    /// Show the table.
    Look { by: Option<Uuid>, wanted: Option<String>, since: Option<Version>, reply: Asked<Look> },
    /// Keep somebody informed from now on.
    Follow { by: Option<Uuid>, wanted: Option<String>, since: Option<Version>, line: Line, reply: Asked<()> },
    /// What everybody may see, if `by` may.
    Shown { by: Option<Uuid>, reply: Asked<TableShown> },
    /// Reveal the dice of a table that is over.
    Proof { by: Option<Uuid>, reply: Asked<Proof> },
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
    fn give(self, answer: Result<Done, Refused>) {
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
        }
    }
}

/// What an actor works with.
#[derive(Clone)]
pub(crate) struct Means {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Thinkers,
    pub(crate) unload_after: Duration,
    pub(crate) stopping: CancellationToken,
}

/// Runs the table until nobody needs it.
pub(crate) async fn run(id: Uuid, means: Means, mut requests: mpsc::Receiver<Request>) {
    let refused = match load(id, &*means.store).await {
        Ok(hosted) => {
            let mut actor =
                Actor { hosted, means, followers: Vec::new(), thinking: None, players: BTreeMap::new() };
            let end = actor.work(&mut requests).await;
            actor.part(end);
            refuse::busy()
        }
        Err(refused) => refused,
    };
    // Whoever came in the meantime is told to come again, or why there is no table.
    requests.close();
    while let Some(request) = requests.recv().await {
        request.refuse(refused.clone());
    }
}

async fn load(id: Uuid, store: &dyn Store) -> Result<Hosted, Refused> {
    let row = store.table(id).await.map_err(|error| refuse::not_saved(&error))?;
    let row = row.ok_or_else(refuse::no_table)?;
    let entries = store.entries(id).await.map_err(|error| refuse::not_saved(&error))?;
    let count = entries.len();
    // Replaying may take a while; the other tables go on meanwhile.
    let loading = tokio::task::spawn_blocking(move || Hosted::load(row, entries));
    let hosted = loading.await.map_err(|_| refuse::fault(id, "re-creating it panicked"))??;
    tracing::debug!(table.id = %id, entries = count, "table {id} re-created");
    Ok(hosted)
}

struct Actor {
    hosted: Hosted,
    means: Means,
    followers: Vec<Follower>,
    thinking: Option<Thinking>,
    /// The bots that do not think just now: each keeps what it has thought at its seat.
    players: BTreeMap<Seat, Player>,
}

struct Follower {
    viewer: Viewer,
    line: Line,
}

/// A bot that makes up its mind about a position.
struct Thinking {
    seat: Seat,
    about: StateHash,
    choice: JoinHandle<Option<Decision>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.choice.abort();
    }
}

/// Why an actor goes away.
#[derive(Clone, Copy)]
enum End {
    /// Nobody has looked for a while.
    Idle,
    /// The server stops.
    Stopping,
    /// The store failed or knows better.
    Lost,
}

impl Actor {
    async fn work(&mut self, requests: &mut mpsc::Receiver<Request>) -> End {
        loop {
            self.wake_bot();
            let idle = tokio::time::sleep(self.means.unload_after);
            tokio::select! {
                biased;
                request = requests.recv() => match request {
                    Some(request) => if self.serve(request).await.is_err() { return End::Lost },
                    None => return End::Stopping,
                },
                choice = decided(&mut self.thinking) => {
                    if self.bot_acts(choice).await.is_err() { return End::Lost }
                }
                () = self.means.stopping.cancelled(), if requests.is_empty() => return End::Stopping,
                () = idle => {
                    self.followers.retain(|follower| !follower.line.is_dead());
                    if self.followers.is_empty() { return End::Idle }
                }
            }
        }
    }

    async fn serve(&mut self, request: Request) -> Result<(), Lost> {
        match request {
            Request::Command { by, command, reply } => {
                let done = self.command(&by, &command).await;
                let lost = matches!(done, Err(Failure::Lost(_)));
                reply.give(done.map_err(|failure| match failure {
                    Failure::Refused(refused) => *refused,
                    Failure::Lost(refused) => Refused { id: Some(command.id), ..*refused },
                }));
                return if lost { Err(Lost) } else { Ok(()) };
            }
            Request::Look { by, wanted, since, reply } => {
                let _ = reply.send(self.hosted.look(by, wanted.as_deref(), since));
            }
            Request::Follow { by, wanted, since, line, reply } => {
                let _ = reply.send(self.follow(by, wanted.as_deref(), since, line));
            }
            Request::Shown { by, reply } => {
                let _ = reply.send(self.hosted.admit(by, None).map(|_| self.hosted.shown().clone()));
            }
            Request::Proof { by, reply } => {
                let _ = reply.send(self.hosted.proof(by));
            }
        }
        Ok(())
    }

    async fn command(&mut self, by: &Person, command: &Command) -> Result<Done, Failure> {
        let next = match self.hosted.check(by, command)? {
            Checked::Repeat(done) => return Ok(done), // a repeat gets its first answer
            Checked::New(next) => next,
            Checked::NewTable(opening, next) => {
                // If the entry fails afterwards, an empty table stays behind: harmless, and nobody was told of it.
                let created = self.means.store.create_table(opening.row, opening.members).await;
                created.map_err(|error| Failure::Lost(Box::new(refuse::not_saved(&error))))?;
                next
            }
        };
        self.append(next).await
    }

    /// Appends, then broadcasts; the caller acknowledges.
    async fn append(&mut self, next: Next) -> Result<Done, Failure> {
        let lost = |refused: Refused| Failure::Lost(Box::new(refused));
        let id = self.hosted.id();
        let entry = serde_json::to_string(&next.entry)
            .map_err(|_| lost(refuse::fault(id, "an entry has no form")))?;
        let member = match next.entry {
            super::entry::Entry::Join { .. } => next.person,
            _ => None,
        };
        let append = Append {
            table: id,
            sequence: self.hosted.next_sequence(),
            command: next.command,
            person: next.person,
            entry,
            hash: next.hash().map(|hash| hash.to_string()),
            written_ms: clock::now_ms(),
            status: next.status().map(protocol::Status::name),
            member,
        };
        self.means.store.append(append).await.map_err(|error| lost(refuse::not_saved(&error)))?;
        let (done, viewers) = self.hosted.adopt(next); // durable from here on
        self.broadcast(&viewers);
        Ok(done)
    }

    /// Sends the last change to those who are shown it, encoded once for each kind of viewer.
    fn broadcast(&mut self, viewers: &[Viewer]) {
        for &viewer in viewers {
            if !self.followers.iter().any(|follower| follower.viewer == viewer) {
                continue;
            }
            let update = ServerMessage::Update(Box::new(self.hosted.last_change(viewer)));
            let frame = Frame::new(&update);
            self.followers.retain(|follower| follower.viewer != viewer || follower.line.send(frame.clone()));
        }
    }

    fn follow(
        &mut self,
        by: Option<Uuid>,
        wanted: Option<&str>,
        since: Option<Version>,
        line: Line,
    ) -> Result<(), Refused> {
        let (viewer, you) = self.hosted.admit(by, wanted)?;
        let welcome = ServerMessage::Welcome { table: self.hosted.id(), viewer: viewer.to_string(), you };
        let update = ServerMessage::Update(Box::new(self.hosted.update(viewer, since)));
        self.followers.retain(|follower| !follower.line.is_dead());
        if line.send(Frame::new(&welcome)) && line.send(Frame::new(&update)) {
            self.followers.push(Follower { viewer, line });
        }
        Ok(())
    }

    /// Lets a bot think if it is its turn and it does not yet.
    fn wake_bot(&mut self) {
        let Some((seat, bot, play)) = self.hosted.bot_to_act() else {
            self.thinking = None;
            return;
        };
        let about = play.hash();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.about == about && thinking.seat == seat) {
            return;
        }
        let kept = self.players.remove(&seat).filter(|player| player.spec() == bot);
        let player = kept.unwrap_or_else(|| bots::player(bot));
        let choice = tokio::spawn(think(self.means.thinkers.clone(), play, seat, player));
        self.thinking = Some(Thinking { seat, about, choice });
    }

    async fn bot_acts(&mut self, decision: Option<Decision>) -> Result<(), Lost> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        let Some(Decision { action, player }) = decision else { return Err(Lost) };
        if let Some(player) = player {
            self.players.insert(thinking.seat, player);
        }
        let next =
            entropy::command_id().and_then(|command| self.hosted.bot_acts(thinking.seat, action, command));
        match next {
            Ok(next) => self.append(next).await.map(|_| ()).map_err(|_| Lost),
            Err(refused) => {
                refuse::fault(self.hosted.id(), &format!("a bot could not act: {:?}", refused.code));
                Err(Lost)
            }
        }
    }

    fn part(&mut self, end: End) {
        let reason = match end {
            End::Stopping => Closing::Stopping,
            End::Idle | End::Lost => Closing::Reloaded,
        };
        self.followers.iter().for_each(|follower| follower.line.close(reason));
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.line.close(Closing::Reloaded); // no effect where there was a reason before
    }
}

/// The table must be read again from the store.
struct Lost;

/// Why a command was not carried out.
enum Failure {
    /// It may not be done.
    Refused(Box<Refused>),
    /// The store failed or knows better.
    Lost(Box<Refused>),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::Refused(Box::new(refused))
    }
}

async fn think(thinkers: Thinkers, play: Box<dyn AnyPlay>, seat: Seat, player: Player) -> Option<Decision> {
    let seed = entropy::fresh().map(u64::from_le_bytes).ok()?;
    thinkers.choose(play, seat, player, seed).await
}

/// What the bot chose; waits for ever if none thinks.
async fn decided(thinking: &mut Option<Thinking>) -> Option<Decision> {
    match thinking {
        Some(thinking) => (&mut thinking.choice).await.ok().flatten(),
        None => std::future::pending().await,
    }
}
