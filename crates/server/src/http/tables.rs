//! Tables over plain HTTP.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::{CreateTable, Created, Done, Look, Proof, Refused, TableList, TableShown, Turn, Version};
use serde::Deserialize;
use store::{StoreError, Summary, Waits};
use tokio::time::Instant;
use uuid::Uuid;

use super::House;
use super::reply::{Answer, Refusal, read};
use super::visitor::{Address, Known, Visitor};
use crate::permit::{self, Standing};
use crate::refuse;
use crate::table::board::BoardWish;
use crate::table::opening::{self, Opening};
use crate::table::request::{Reply, Request};

/// How many tables a list has.
const LISTED: u32 = 50;

/// How many running tables of one person are looked through for those where it is their turn.
const RUNNING: u32 = 500;

/// As whom one looks, and what one has seen.
#[derive(Deserialize)]
pub(crate) struct Eyes {
    /// A seat, or `spectator`.
    #[serde(rename = "as")]
    pub(crate) wanted: Option<String>,
    /// The last version seen.
    pub(crate) v: Option<Version>,
}

/// How one looks once: as whom, since when, and whether the board is wished for in words.
#[derive(Deserialize)]
pub(crate) struct Glance {
    /// A seat, or `spectator`.
    #[serde(rename = "as")]
    wanted: Option<String>,
    /// The last version seen.
    v: Option<Version>,
    /// The language of the board in words.
    board: Option<String>,
    /// What the seats are called in it, one a line.
    names: Option<String>,
}

/// A table's id in an address.
pub(crate) type Id = Result<Path<Uuid>, PathRejection>;

/// What comes after the question mark.
pub(crate) type Looking = Result<Query<Eyes>, QueryRejection>;

/// The id; an unreadable one names no table.
pub(crate) fn id(path: Id) -> Result<Uuid, Refused> {
    path.map(|Path(id)| id).map_err(|_| refuse::no_table())
}

/// The eyes; unreadable ones are refused.
pub(crate) fn eyes(query: Looking) -> Result<Eyes, Refused> {
    query.map(|Query(eyes)| eyes).map_err(|_| refuse::bad("`as` is a seat or `spectator`, `v` a number"))
}

/// A new table.
pub(crate) async fn create(
    State(house): State<Arc<House>>,
    address: Address,
    Known(owner): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let wish: CreateTable = read(body)?;
    if house.stopping.is_cancelled() {
        return Err(refuse::stopping().into());
    }
    let opening = opening::open(&wish, &owner, house.now_ms())?;
    house.gates.table(address.0)?;
    Ok((StatusCode::CREATED, Json(put_up(&house, opening).await?)))
}

/// Stores a new table. If a bot or somebody who is not here is to act, it wakes at once.
pub(crate) async fn put_up(house: &House, opening: Opening) -> Result<Created, Refused> {
    let is_due = opening.summary.waits.due_ms.is_some();
    let created = house.store.create_table(opening.row, opening.members, opening.summary).await;
    created.map_err(|error| refuse::not_saved(&error))?;
    let table = opening.created.table;
    tracing::info!(table.id = %table, "table {table} created");
    if is_due {
        house.hub.wake(table);
    }
    Ok(opening.created)
}

/// The tables that wait for players.
pub(crate) async fn open(State(house): State<Arc<House>>, Visitor(who): Visitor) -> Answer<TableList> {
    let ids = house.store.listed("open", LISTED).await.map_err(|error| refuse::not_saved(&error))?;
    let by = who.map(|person| person.id);
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        tables.extend(listed(&house, id, by).await?.map(|(shown, _)| shown));
    }
    Ok(Json(TableList { tables, turns: Vec::new() }))
}

/// The tables where I sit: first those where it is my turn, the most urgent before the others, then the newest.
pub(crate) async fn mine(State(house): State<Arc<House>>, Known(me): Known) -> Answer<TableList> {
    let failed = |error: StoreError| refuse::not_saved(&error);
    let mut ids = house.store.running_of(me.id, RUNNING).await.map_err(failed)?;
    let newest = house.store.tables_of(me.id, LISTED).await.map_err(failed)?;
    ids.extend(newest.into_iter().filter(|id| !ids.contains(id)).collect::<Vec<_>>());
    let mut found = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some((shown, waits)) = listed(&house, id, Some(me.id)).await? {
            let is_mine = waits.people.contains(&me.id);
            let due_ms = waits.due_ms.filter(|_| shown.clock.is_some());
            found.push((is_mine.then_some(Turn { table: id, due_ms }), shown));
        }
    }
    found.sort_by_key(|(turn, shown)| {
        let urgency = turn.as_ref().map(|turn| turn.due_ms.unwrap_or(u64::MAX));
        (urgency.is_none(), urgency, Reverse(shown.created_ms))
    });
    found.truncate(LISTED as usize);
    let (turns, tables): (Vec<_>, Vec<_>) = found.into_iter().unzip();
    Ok(Json(TableList { tables, turns: turns.into_iter().flatten().collect() }))
}

/// A table for a list, without waking it. Nothing if it is not for these eyes.
async fn listed(house: &House, id: Uuid, by: Option<Uuid>) -> Result<Option<(TableShown, Waits)>, Refused> {
    let summary = house.store.summary(id).await.map_err(|error| refuse::not_saved(&error))?;
    let Some(Summary { sight, waits }) = summary else {
        // Last changed before there were summaries; one that is broken is not in the list.
        let shown = house.hub.ask(id, |reply| Request::Shown { by, reply }).await.ok();
        return Ok(shown.map(|shown| (shown, Waits::default())));
    };
    let shown: Option<TableShown> = serde_json::from_str(&sight.shown).ok();
    let sits = by.is_some_and(|by| sight.people.contains(&by));
    let standing = Standing { sits, ..Standing::default() };
    Ok(shown.filter(|shown| permit::may_see(shown.visibility, standing)).map(|shown| (shown, waits)))
}

/// Everything I may see of a table.
pub(crate) async fn look(
    State(house): State<Arc<House>>,
    path: Id,
    query: Result<Query<Glance>, QueryRejection>,
    Visitor(who): Visitor,
) -> Answer<Look> {
    let bad = |_| refuse::bad("`as` is a seat or `spectator`, `v` a number, `board` a language");
    let (id, Query(glance)) = (id(path)?, query.map_err(bad)?);
    let board = BoardWish::read(glance.board.as_deref(), glance.names.as_deref())?;
    let (by, wanted, since) = (who.map(|person| person.id), glance.wanted, glance.v);
    let look = house.hub.ask(id, |reply| Request::Look { by, wanted, since, board, reply }).await?;
    Ok(Json(look))
}

/// Does something at a table.
pub(crate) async fn command(
    State(house): State<Arc<House>>,
    path: Id,
    Known(by): Known,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Done> {
    let (id, command) = (id(path)?, read(body)?);
    let came = Instant::now();
    let request = |reply| Request::Command { by, command, came, reply: Reply::Once(reply) };
    Ok(Json(house.hub.ask(id, request).await?))
}

/// What was secret about a table that is over.
pub(crate) async fn proof(State(house): State<Arc<House>>, path: Id, Visitor(who): Visitor) -> Answer<Proof> {
    let by = who.map(|person| person.id);
    Ok(Json(house.hub.ask(id(path)?, |reply| Request::Proof { by, reply }).await?))
}

/// The record of a table that is over, as text.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    path: Id,
    Visitor(who): Visitor,
) -> Result<Response, Refusal> {
    let by = who.map(|person| person.id);
    let record = house.hub.ask(id(path)?, |reply| Request::Record { by, reply }).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}
