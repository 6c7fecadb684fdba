//! What is said at a table. Those who hold a seat there, and the owner, may speak; whoever may see the table may
//! listen. It is kept apart from the game: no version and no record knows of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use protocol::{Chat, ChatLine, Code, MuteList, Refused, ReportLine, Say};
use serde::Deserialize;
use store::people::{NewLine, Report};
use uuid::Uuid;

use super::House;
use super::reply::{Answer, Refusal, read};
use super::tables::{Id, id};
use super::visitor::{Known, Visitor};
use crate::bus::Notice;
use crate::table::line::Line;
use crate::table::request::Request;
use crate::{clock, refuse};

/// How many lines an answer has.
const PAGE: u32 = 100;
/// The longest line, and the longest reason.
const LONGEST: usize = 300;

type Body = Result<Bytes, BytesRejection>;

/// Where to go on reading.
#[derive(Deserialize)]
pub(crate) struct After {
    after: Option<u64>,
}

/// What was said, without those I muted.
pub(crate) async fn said(
    State(house): State<Arc<House>>,
    path: Id,
    query: Result<Query<After>, QueryRejection>,
    Visitor(who): Visitor,
) -> Answer<Chat> {
    let table = id(path)?;
    let Query(After { after }) = query.map_err(|_| refuse::bad("`after` is a number"))?;
    let by = who.map(|person| person.id);
    house.hub.ask(table, |reply| Request::Shown { by, reply }).await?;
    let after = after.unwrap_or(0);
    let said = house.store.people().said(table, after, PAGE).await;
    let said = said.map_err(|error| refuse::not_saved(&error))?;
    let muted = house.muted_by(by).await?;
    let last = said.last().map_or(after, |line| line.number);
    let is_more = said.len() == PAGE as usize;
    let heard = said.into_iter().filter(|said| !muted.contains(&said.line.person));
    Ok(Json(Chat { lines: heard.map(shown).collect(), last, is_more }))
}

/// Says something.
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    path: Id,
    Known(me): Known,
    body: Body,
) -> Result<(StatusCode, Json<ChatLine>), Refusal> {
    let (table, Say { id, text }) = (id(path)?, read(body)?);
    let text = tidy_line(&text)?;
    let by = Some(me.id);
    let look = |reply| Request::Look { by, wanted: None, since: Some(u64::MAX), board: None, reply };
    let you = house.hub.ask(table, look).await?.you;
    if you.seats.is_empty() && !you.owner {
        return Err(Refused::new(Code::Forbidden, "only those at the table may speak here").into());
    }
    let before = house.store.people().line(table, id).await.map_err(|error| refuse::not_saved(&error))?;
    if let Some(said) = before {
        return answer(said, me.id); // a repeat gets its first answer
    }
    let now = clock::now_ms();
    house.gates.line(me.id)?;
    house.rooms.check_repeat(me.id, &text, now)?;
    let seat = you.seats.first().cloned();
    let line = NewLine { table, id, person: me.id, name: me.name, seat, text, written_ms: now };
    let said = house.store.people().say(line).await.map_err(|error| refuse::not_saved(&error))?;
    // Saved before anybody hears it.
    house.bus.publish(Notice::Said { table, line: shown(said.clone()) });
    answer(said, me.id)
}

/// What the speaker is told.
fn answer(said: store::people::ChatLine, by: Uuid) -> Result<(StatusCode, Json<ChatLine>), Refusal> {
    if said.line.person != by {
        return Err(Refused::new(Code::IdTaken, "this id was used before; choose a new one").into());
    }
    Ok((StatusCode::CREATED, Json(shown(said))))
}

/// Complains about a line that one may read.
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    path: Result<Path<(Uuid, u64)>, PathRejection>,
    Known(me): Known,
    body: Body,
) -> Result<StatusCode, Refusal> {
    let Path((table, number)) = path.map_err(|_| refuse::no_table())?;
    let ReportLine { reason } = read(body)?;
    let reason = tidy_line(&reason)?;
    house.hub.ask(table, |reply| Request::Shown { by: Some(me.id), reply }).await?;
    house.gates.line(me.id)?;
    let said = house.store.people().said(table, number.saturating_sub(1), 1).await;
    let said = said.map_err(|error| refuse::not_saved(&error))?;
    if said.first().is_none_or(|line| line.number != number) {
        return Err(Refused::new(Code::NotFound, "there is no such line").into());
    }
    let report = Report { table, number, reporter: me.id, reason, written_ms: clock::now_ms() };
    house.store.people().report(report).await.map_err(|error| refuse::not_saved(&error))?;
    tracing::warn!(table.id = %table, line = number, "a line was reported");
    Ok(StatusCode::NO_CONTENT)
}

/// Whom I do not hear.
pub(crate) async fn mutes(State(house): State<Arc<House>>, Known(me): Known) -> Answer<MuteList> {
    let people = house.store.people().mutes(me.id).await.map_err(|error| refuse::not_saved(&error))?;
    Ok(Json(MuteList { people }))
}

/// Does not hear somebody any more.
pub(crate) async fn mute(
    State(house): State<Arc<House>>,
    path: Result<Path<Uuid>, PathRejection>,
    Known(me): Known,
) -> Result<StatusCode, Refusal> {
    house.set_mute(path, me.id, true).await
}

/// Hears somebody again.
pub(crate) async fn unmute(
    State(house): State<Arc<House>>,
    path: Result<Path<Uuid>, PathRejection>,
    Known(me): Known,
) -> Result<StatusCode, Refusal> {
    house.set_mute(path, me.id, false).await
}

impl House {
    async fn set_mute(
        &self,
        path: Result<Path<Uuid>, PathRejection>,
        me: Uuid,
        is_muted: bool,
    ) -> Result<StatusCode, Refusal> {
        let nobody = || Refused::new(Code::NotFound, "there is no such person");
        let Path(other) = path.map_err(|_| nobody())?;
        let known = self.store.people().person(other).await.map_err(|error| refuse::not_saved(&error))?;
        if known.is_none() {
            return Err(nobody().into());
        }
        let muted = self.store.people().mute(me, other, is_muted).await;
        muted.map_err(|error| refuse::not_saved(&error))?;
        self.bus.publish(Notice::Muted { person: me, other, is_muted });
        Ok(StatusCode::NO_CONTENT)
    }

    async fn muted_by(&self, person: Option<Uuid>) -> Result<BTreeSet<Uuid>, Refused> {
        let Some(person) = person else { return Ok(BTreeSet::new()) };
        let mutes = self.store.people().mutes(person).await;
        Ok(mutes.map_err(|error| refuse::not_saved(&error))?.into_iter().collect())
    }

    /// Lets a live connection hear what is said at the table it follows.
    pub(super) async fn listen(&self, table: Uuid, by: Option<Uuid>, line: &Line) -> Result<(), Refused> {
        let muted = self.muted_by(by).await?;
        self.rooms.enter(table, by, muted, line.clone());
        Ok(())
    }
}

pub(super) fn shown(said: store::people::ChatLine) -> ChatLine {
    let NewLine { person, name, seat, text, written_ms, .. } = said.line;
    ChatLine { number: said.number, person, name, seat, text, written_ms }
}

/// One line without anything that could trick a reader.
fn tidy_line(text: &str) -> Result<String, Refused> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > LONGEST || text.contains(super::people::is_tricky) {
        return Err(refuse::bad(format!("1 to {LONGEST} visible characters")));
    }
    Ok(text)
}
