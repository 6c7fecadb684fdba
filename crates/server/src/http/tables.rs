//! Tables over plain HTTP.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::{Code, CreateTable, Created, Done, Look, Proof, Refused, TableList, Version};
use serde::Deserialize;
use uuid::Uuid;

use super::House;
use super::reply::{Answer, Refusal, read};
use super::visitor::{Address, Known, Visitor};
use crate::refuse;
use crate::table::actor::{Reply, Request};
use crate::table::opening;

/// How many tables a list has.
const LISTED: u32 = 50;

/// As whom one looks, and what one has seen.
#[derive(Deserialize)]
pub(crate) struct Eyes {
    /// A seat, or `spectator`.
    #[serde(rename = "as")]
    pub(crate) wanted: Option<String>,
    /// The last version seen.
    pub(crate) v: Option<Version>,
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
    let opening = opening::open(&wish, &owner)?;
    house.gates.table(address.0)?;
    let created = house.store.create_table(opening.row, opening.members).await;
    created.map_err(|error| refuse::not_saved(&error))?;
    tracing::info!(table.id = %opening.created.table, "table {} created", opening.created.table);
    Ok((StatusCode::CREATED, Json(opening.created)))
}

/// The tables that wait for players.
pub(crate) async fn open(State(house): State<Arc<House>>, Visitor(who): Visitor) -> Answer<TableList> {
    let ids = house.store.listed("open", LISTED).await.map_err(|error| refuse::not_saved(&error))?;
    Ok(Json(list(&house, ids, who.map(|person| person.id)).await))
}

/// The tables where I sit.
pub(crate) async fn mine(State(house): State<Arc<House>>, Known(me): Known) -> Answer<TableList> {
    let ids = house.store.tables_of(me.id, LISTED).await.map_err(|error| refuse::not_saved(&error))?;
    Ok(Json(list(&house, ids, Some(me.id)).await))
}

async fn list(house: &House, ids: Vec<Uuid>, by: Option<Uuid>) -> TableList {
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        // A table that is not for these eyes, or broken, is not in the list.
        if let Ok(shown) = house.hub.ask(id, |reply| Request::Shown { by, reply }).await {
            tables.push(shown);
        }
    }
    TableList { tables }
}

/// Everything I may see of a table.
pub(crate) async fn look(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Visitor(who): Visitor,
) -> Answer<Look> {
    let (id, Eyes { wanted, v }) = (id(path)?, eyes(query)?);
    let by = who.map(|person| person.id);
    let look = house.hub.ask(id, |reply| Request::Look { by, wanted, since: v, reply }).await?;
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
    let request = |reply| Request::Command { by, command, reply: Reply::Once(reply) };
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
    let proof = house.hub.ask(id(path)?, |reply| Request::Proof { by, reply }).await?;
    let never = || Refused::new(Code::NotFound, "this table was never started, so there is no record");
    let record = proof.record.ok_or_else(never)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
