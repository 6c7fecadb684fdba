//! Games that were played: stepped through, brought in, gone on with, checked.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use protocol::{ContinueTable, Created, Refused, ReplayLines, ReplayPage, Verdict};
use serde::Deserialize;
use table::Record;

use super::House;
use super::people::tidy_name;
use super::reply::{Answer, Refusal, body_of, read};
use super::tables::{Eyes, Id, Looking, eyes, id, put_up};
use super::visitor::{Address, Known, Visitor};
use crate::table::board::BoardWish;
use crate::table::opening;
use crate::table::replay::{self, Part};
use crate::table::request::Request;
use crate::{fair, refuse};

/// How many frames one answer has at most.
const FRAMES: usize = 50;

/// Which part of a game, and how.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// A seat, `spectator` or `open`.
    #[serde(rename = "as")]
    eyes: Option<String>,
    /// The first frame.
    #[serde(default)]
    from: usize,
    /// How many.
    count: Option<usize>,
    /// The language of the board in words.
    board: Option<String>,
    /// What the seats are called in it, one a line.
    names: Option<String>,
}

/// A game, frame by frame.
pub(crate) async fn replay(
    State(house): State<Arc<House>>,
    path: Id,
    query: Result<Query<Wanted>, QueryRejection>,
    Visitor(who): Visitor,
) -> Answer<ReplayPage> {
    let bad = |_| refuse::bad("`from` and `count` are numbers, `as` is a seat, `spectator` or `open`");
    let (id, Query(wanted)) = (id(path)?, query.map_err(bad)?);
    let board = BoardWish::read(wanted.board.as_deref(), wanted.names.as_deref())?;
    let (by, eyes) = (who.map(|person| person.id), wanted.eyes);
    let past = house.hub.ask(id, |reply| Request::Past { by, wanted: eyes, reply }).await?;
    let part = Part { from: wanted.from, count: wanted.count.unwrap_or(FRAMES).min(FRAMES), board };
    Ok(Json(house.aside(move || replay::page(&past, &part)).await??))
}

/// What happened in a game, with the number of each frame.
pub(crate) async fn lines(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Visitor(who): Visitor,
) -> Answer<ReplayLines> {
    let (id, Eyes { wanted, .. }) = (id(path)?, eyes(query)?);
    let by = who.map(|person| person.id);
    let past = house.hub.ask(id, |reply| Request::Past { by, wanted, reply }).await?;
    Ok(Json(house.aside(move || replay::lines(&past)).await??))
}

/// Brings a record in, as a table that is over.
pub(crate) async fn import(
    State(house): State<Arc<House>>,
    address: Address,
    Known(owner): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let body = body_of(body)?;
    house.gates.table(address.0)?;
    let now_ms = house.now_ms();
    let opening = house.aside(move || {
        let bad = |error: String| refuse::bad(format!("this record cannot be brought in: {error}"));
        let mut record = Record::parse(&body).map_err(|error| bad(error.to_string()))?;
        for (_, name) in &mut record.seats {
            *name = tidy_name(name).unwrap_or_default(); // a name that could trick a reader is left out
        }
        let play = catalog::replay(&record).map_err(|fault| bad(fault.to_string()))?;
        opening::import(&record, &*play, &owner, now_ms)
    });
    Ok((StatusCode::CREATED, Json(put_up(&house, opening.await??).await?)))
}

/// Goes on from a position of a table that is over.
pub(crate) async fn go_on(
    State(house): State<Arc<House>>,
    address: Address,
    path: Id,
    Known(owner): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let (id, wish): (_, ContinueTable) = (id(path)?, read(body)?);
    let by = Some(owner.id);
    let mut record = house.hub.ask(id, |reply| Request::Record { by, reply }).await?;
    house.gates.table(address.0)?;
    let now_ms = house.now_ms();
    let opening = house.aside(move || {
        if wish.step > record.steps.len() {
            return Err(refuse::bad(format!("this game has {} steps", record.steps.len())));
        }
        record.steps.truncate(wish.step);
        record.reseeds.retain(|&(after, _)| after <= wish.step);
        let play = catalog::replay(&record).map_err(|fault| refuse::bad(fault.to_string()))?;
        if play.outcome().is_some() {
            return Err(refuse::bad("the game is over at this step; go on from an earlier one"));
        }
        opening::go_on(&wish, id, &record, &owner, now_ms)
    });
    Ok((StatusCode::CREATED, Json(put_up(&house, opening.await??).await?)))
}

/// Checks a proof or a record that somebody sends.
pub(crate) async fn verify(
    State(house): State<Arc<House>>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Verdict> {
    let body = body_of(body)?;
    let text = String::from_utf8(body.to_vec()).map_err(|_| refuse::bad("a proof or a record is text"))?;
    Ok(Json(house.aside(move || fair::check(&text)).await?))
}

/// Checks a table that is over: its promise, its dice, and every step.
pub(crate) async fn verify_table(
    State(house): State<Arc<House>>,
    path: Id,
    Visitor(who): Visitor,
) -> Answer<Verdict> {
    let by = who.map(|person| person.id);
    let proof = house.hub.ask(id(path)?, |reply| Request::Proof { by, reply }).await?;
    let text = serde_json::to_string(&proof).map_err(|error| refuse::bad(error.to_string()))?;
    Ok(Json(house.aside(move || fair::check(&text)).await?))
}

impl House {
    /// Does something that takes a while beside the other requests, a few at a time.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let place = self.checks.acquire().await.map_err(|_| refuse::stopping())?;
        let done = tokio::task::spawn_blocking(work).await;
        drop(place);
        done.map_err(|_| {
            tracing::error!("work beside the requests panicked");
            refuse::mistake()
        })
    }
}
