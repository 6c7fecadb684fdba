//! All tables in memory, by their id.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::Refused;
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::actor::{self, Means};
use super::request::{Asked, Request};
use crate::refuse;

/// The way to every table. A table that is not in memory wakes when it is asked for.
pub(crate) struct Hub {
    means: Means,
    doors: Mutex<BTreeMap<Uuid, mpsc::Sender<Request>>>,
    actors: TaskTracker,
}

impl Hub {
    pub(crate) fn new(means: Means) -> Self {
        Self { means, doors: Mutex::default(), actors: TaskTracker::new() }
    }

    /// Hands a request to a table. A full queue or a stopping server refuses it at once.
    pub(crate) fn send(&self, table: Uuid, request: Request) {
        if self.means.stopping.is_cancelled() {
            return request.refuse(refuse::stopping());
        }
        let Err(unsent) = self.door(table).try_send(request) else { return };
        match unsent {
            mpsc::error::TrySendError::Full(request) => request.refuse(refuse::busy()),
            mpsc::error::TrySendError::Closed(request) => {
                // It was just going away: wake a new one, once.
                if let Err(unsent) = self.door(table).try_send(request) {
                    unsent.into_inner().refuse(refuse::busy());
                }
            }
        }
    }

    /// Hands over a request and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        table: Uuid,
        request: impl FnOnce(Asked<T>) -> Request,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(table, request(reply));
        answer.await.unwrap_or_else(|_| Err(refuse::busy()))
    }

    /// Tells a table, if it is in memory, that a connection ended.
    pub(crate) fn poke(&self, table: Uuid) {
        let door = self.doors().get(&table).cloned();
        if let Some(door) = door {
            let _ = door.try_send(Request::Wake); // if it is busy or going away, it looks by itself
        }
    }

    /// Lets a table look after what is due there, unless it is in memory and does so by itself.
    pub(crate) fn wake(&self, table: Uuid) {
        let is_awake = self.doors().get(&table).is_some_and(|door| !door.is_closed());
        if !is_awake {
            self.send(table, Request::Wake);
        }
    }

    /// Waits until every table has finished what it had to do.
    pub(crate) async fn finish(&self) {
        self.doors().clear();
        self.actors.close();
        self.actors.wait().await;
    }

    /// Forgets tables that went away.
    pub(crate) fn tidy_up(&self) {
        self.doors().retain(|_, door| !door.is_closed());
    }

    fn door(&self, table: Uuid) -> mpsc::Sender<Request> {
        let mut doors = self.doors();
        if let Some(door) = doors.get(&table).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let (door, requests) = mpsc::channel(actor::QUEUE);
        self.actors.spawn(actor::run(table, self.means.clone(), requests));
        doors.insert(table, door.clone());
        door
    }

    fn doors(&self) -> MutexGuard<'_, BTreeMap<Uuid, mpsc::Sender<Request>>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
