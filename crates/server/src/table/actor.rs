//! The task that owns a table. For every command: check → append → commit → broadcast → acknowledge.
//!
//! It wakes on first use, re-creates the table from its log, and goes away when nobody has looked for a while. If the
//! store fails or knows better, it goes away at once: the next one begins from what the store really has.

mod company;
mod obedience;
mod patience;
mod thinking;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::Player;
use protocol::{Closing, Command, Done, Refused, ServerMessage, Turn};
use store::{Append, Person, Store};
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::entry::Entry;
use super::hosted::{Advanced, Checked, Draft, Hosted};
use super::line::Frame;
use super::present::Present;
use super::request::Request;
use super::seen::Told;
use crate::bots::Thinkers;
use crate::bus::{Bus, Notice};
use crate::clock::TimeSource;
use crate::{entropy, metrics, refuse};
use obedience::{Answering, until};
use patience::ring;
use thinking::{Thinking, decided};

/// How many requests may wait for one table.
pub(crate) const QUEUE: usize = 128;

/// What an actor works with.
#[derive(Clone)]
pub(crate) struct Means {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) thinkers: Thinkers,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) clock: TimeSource,
    pub(crate) unload_after: Duration,
    pub(crate) reaction_pause: (Duration, Duration),
    pub(crate) stopping: CancellationToken,
}

/// Runs the table until nobody needs it.
pub(crate) async fn run(id: Uuid, means: Means, mut requests: mpsc::Receiver<Request>) {
    let refused = match load(id, &*means.store).await {
        Ok(hosted) => {
            let _loaded = metrics::TABLES.enter();
            let present = Present::new(means.clock.now_ms());
            let (announced, players) = (Vec::new(), BTreeMap::new());
            let (thinking, answering) = (None, None);
            let mut actor = Actor { hosted, means, present, announced, thinking, players, answering };
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
    present: Present,
    /// The seats whose people are connected, as it was last told.
    announced: Vec<String>,
    thinking: Option<Thinking>,
    /// The bots that do not think just now: each keeps what it has thought at its seat.
    players: BTreeMap<Seat, Player>,
    /// What the table is about to answer because of a standing order.
    answering: Option<Answering>,
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
            self.mind_orders();
            let answer_at = self.answering.as_ref().map(|answering| answering.at);
            let alarm = self.next_alarm();
            let wait_ms = alarm.map(|at_ms| at_ms.saturating_sub(self.now_ms()));
            tokio::select! {
                biased;
                request = requests.recv() => match request {
                    Some(request) => if self.serve(request).await.is_err() { return End::Lost },
                    None => return End::Stopping,
                },
                choice = decided(&mut self.thinking) => {
                    if self.bot_acts(choice).await.is_err() { return End::Lost }
                }
                () = until(answer_at) => {
                    if self.obey().await.is_err() { return End::Lost }
                }
                () = self.means.stopping.cancelled(), if requests.is_empty() => return End::Stopping,
                () = ring(wait_ms) => {
                    if self.stand_in().await.is_err() { return End::Lost }
                }
                () = tokio::time::sleep(self.means.unload_after) => {
                    self.look_around();
                    // Where somebody may still come too late the table stays; days are waited for in the store.
                    let is_idle = self.present.is_empty() && self.answering.is_none();
                    if is_idle && (alarm.is_none() || self.hosted.is_slow()) { return End::Idle }
                }
            }
        }
    }

    async fn serve(&mut self, request: Request) -> Result<(), Lost> {
        match request {
            Request::Command { by, command, came, reply } => {
                metrics::RECEIVE.since(came);
                self.present.hear(Some(by.id), self.now_ms());
                let done = self.command(&by, &command).await;
                let lost = matches!(done, Err(Failure::Lost(_)));
                reply.give(done.map_err(|failure| match failure {
                    Failure::Refused(refused) => *refused,
                    Failure::Lost(refused) => Refused { id: Some(command.id), ..*refused },
                }));
                return if lost { Err(Lost) } else { Ok(()) };
            }
            Request::Look { by, wanted, since, board, reply } => {
                self.present.hear(by, self.now_ms());
                let _ = reply.send(self.hosted.look(by, wanted.as_deref(), since, board.as_ref()));
            }
            Request::Follow { by, wanted, since, line, reply } => {
                let followed = self.follow(by, wanted.as_deref(), since, line);
                let is_in = followed.is_ok();
                let _ = reply.send(followed);
                if let Some(person) = by.filter(|_| is_in) {
                    return self.welcome_back(person).await;
                }
            }
            Request::Shown { by, reply } => {
                let _ = reply.send(self.hosted.admit(by, None).map(|_| self.hosted.shown().clone()));
            }
            Request::Proof { by, reply } => drop(reply.send(self.hosted.proof(by))),
            Request::Record { by, reply } => drop(reply.send(self.hosted.record(by))),
            Request::Past { by, wanted, reply } => drop(reply.send(self.hosted.past(by, wanted.as_deref()))),
            Request::Puzzle { by, wanted, reply } => {
                drop(reply.send(self.hosted.puzzle(by, wanted.as_deref())));
            }
            Request::Wake => self.look_around(),
        }
        Ok(())
    }

    fn now_ms(&self) -> u64 {
        self.means.clock.now_ms()
    }

    async fn command(&mut self, by: &Person, command: &Command) -> Result<Done, Failure> {
        let began = Instant::now();
        let draft = match self.hosted.check(by, command, self.now_ms())? {
            Checked::Repeat(done) => return Ok(done), // a repeat gets its first answer
            Checked::New(draft) => draft,
            Checked::NewTable(opening, draft) => {
                // If the entry fails afterwards, an empty table stays behind: harmless, and nobody was told of it.
                let created =
                    self.means.store.create_table(opening.row, opening.members, opening.summary).await;
                created.map_err(|error| Failure::Lost(Box::new(refuse::not_saved(&error))))?;
                draft
            }
        };
        let advanced = self.hosted.advance(draft, self.now_ms());
        let advanced = advanced.map_err(|refused| self.hosted.explain(refused, by, command))?;
        self.save(advanced, began).await
    }

    /// Something that the table itself decides.
    async fn decide(&mut self, entry: Entry) -> Result<(), Lost> {
        let command = entropy::command_id().map_err(|_| Lost)?;
        self.carry_out(Draft { entry, command, person: None }).await
    }

    async fn carry_out(&mut self, draft: Draft) -> Result<(), Lost> {
        let began = Instant::now();
        match self.hosted.advance(draft, self.now_ms()) {
            Ok(advanced) => self.save(advanced, began).await.map(|_| ()).map_err(|_| Lost),
            Err(refused) => {
                refuse::fault(
                    self.hosted.id(),
                    &format!("it could not do as it decided: {:?}", refused.code),
                );
                Err(Lost)
            }
        }
    }

    /// Appends, then broadcasts; the caller acknowledges. Nobody has seen anything of it before; if it cannot be
    /// saved, this table in memory is given up.
    async fn save(&mut self, advanced: Advanced, began: Instant) -> Result<Done, Failure> {
        let lost = |refused: Refused| Failure::Lost(Box::new(refused));
        let id = self.hosted.id();
        let Advanced { draft, sequence, at_ms, hash, status, sight, waits, newly_asked, done, told } =
            advanced;
        let entry = serde_json::to_string(&draft.entry)
            .map_err(|_| lost(refuse::fault(id, "an entry has no form")))?;
        let append = Append {
            table: id,
            sequence,
            command: draft.command,
            person: draft.person,
            entry,
            hash: hash.map(|hash| hash.to_string()),
            written_ms: at_ms,
            status: status.map(protocol::Status::name),
            member: draft.person.filter(|_| matches!(draft.entry, Entry::Join { .. })),
            sight,
            waits,
        };
        self.means.store.append(append).await.map_err(|error| lost(refuse::not_saved(&error)))?;
        metrics::COMMIT.since(began);
        let saved = Instant::now();
        self.broadcast(told); // durable from here on
        metrics::BROADCAST.since(saved);
        let due_ms = self.hosted.next_clock().map(|(_, until_ms)| until_ms);
        for person in newly_asked {
            self.means.bus.publish(Notice::YourTurn { person, turn: Turn { table: id, due_ms } });
        }
        if matches!(draft.entry, Entry::Join { .. } | Entry::Leave { .. } | Entry::Kick { .. }) {
            self.dismiss();
            self.announce(None);
        }
        Ok(done)
    }

    /// Sends the last change to those who are shown it, encoded once for each kind of viewer.
    fn broadcast(&mut self, told: Vec<Told>) {
        for told in told {
            let viewer = told.viewer;
            if self.present.has(viewer) {
                let update = ServerMessage::Update(Box::new(self.hosted.last_change(told)));
                self.present.send(Some(viewer), &Frame::new(&update), self.now_ms());
            }
        }
    }

    fn part(&mut self, end: End) {
        self.present.close(match end {
            End::Stopping => Closing::Stopping,
            End::Idle | End::Lost => Closing::Reloaded,
        });
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
