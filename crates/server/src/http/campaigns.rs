//! Campaigns: how I stand, and my next game. What came of a game is counted by the scribe, with its result.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{AnyCampaign, AnyGame, Stand};
use protocol::{CampaignShown, ChapterShown, Code, Command, Created, Order, PlayCampaign, Refused};
use serde::Serialize;
use store::people::{CampaignGame, CampaignRow};
use store::{Person, StoreError};
use table::Seat;
use tokio::time::Instant;
use uuid::Uuid;

use super::House;
use super::reply::{Answer, Refusal, read};
use super::visitor::{Address, Known, Visitor};
use crate::table::opening;
use crate::table::request::{Reply, Request};
use crate::{entropy, fair, hex, refuse};

/// A game's id in an address.
type Id = Result<Path<String>, PathRejection>;

/// A game with its campaign.
#[derive(Clone, Copy)]
struct Campaign {
    game: &'static dyn AnyGame,
    rules: &'static dyn AnyCampaign,
}

/// How I stand; whoever has not come in stands at the beginning.
pub(crate) async fn look(
    State(house): State<Arc<House>>,
    path: Id,
    Visitor(who): Visitor,
) -> Answer<CampaignShown> {
    let campaign = campaign(path)?;
    let row = match who {
        Some(me) => {
            house.catch_up().await?;
            kept(&house, me.id, campaign).await?
        }
        None => None,
    };
    Ok(Json(shown(&house, campaign, row).await?))
}

/// Plays my next game. While it is on, the answer is the same table.
pub(crate) async fn play(
    State(house): State<Arc<House>>,
    address: Address,
    path: Id,
    Known(me): Known,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Created> {
    let (wish, campaign): (PlayCampaign, _) = (read(body)?, campaign(path)?);
    let is_good = |bytes: &String| fair::CONTRIBUTION.contains(&hex::decode(bytes).unwrap_or_default().len());
    if !wish.contribution.as_ref().is_none_or(is_good) {
        return Err(refuse::bad("a contribution is 16 to 32 bytes as lower-case hexadecimal digits").into());
    }
    if house.stopping.is_cancelled() {
        return Err(refuse::stopping().into());
    }
    house.catch_up().await?;
    let before = kept(&house, me.id, campaign).await?;
    let stand = standing(campaign, before.as_ref())?;
    let table = if let Some(table) = under_way(&house, before.as_ref()).await? {
        table
    } else {
        let pairs = wish.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let not_now = || Refused::new(Code::WrongPhase, "this game of the campaign is not to be played now");
        let chapter = stand.chapter(pairs).ok_or_else(not_now)?;
        house.gates.table(address.0)?;
        let opening = opening::chapter(campaign.game, &chapter.choices, &me, house.now_ms())?;
        let table = opening.row.id;
        let game = campaign.game.meta().id.to_owned();
        let row = CampaignRow { person: me.id, game, progress: stand.progress.clone(), table: Some(table) };
        let (members, summary) = (opening.members, opening.summary);
        let game = CampaignGame { campaign: row, before, table: opening.row, members, summary };
        house.store.people().play_campaign(game).await.map_err(|error| match error {
            StoreError::Taken => refuse::busy(), // another request of mine was faster; its table is there next time
            other => refuse::not_saved(&other),
        })?;
        table
    };
    begin(&house, &me, table, wish.contribution).await?;
    Ok(Json(Created { table, invitation: None }))
}

/// Gives it up: the next game is the first again. A game that is on stays, and counts for nothing.
pub(crate) async fn give_up(
    State(house): State<Arc<House>>,
    path: Id,
    Known(me): Known,
) -> Result<StatusCode, Refusal> {
    let game = campaign(path)?.game.meta().id.to_owned();
    let ended = house.store.people().end_campaign(me.id, game).await;
    ended.map_err(|error| refuse::not_saved(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Every campaign of a person.
pub(super) async fn all(house: &House, person: Uuid) -> Result<Vec<CampaignShown>, Refused> {
    let rows = house.store.people().campaigns_of(person).await.map_err(|error| refuse::not_saved(&error))?;
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let campaign = campaign(Ok(Path(row.game.clone())))?;
        found.push(shown(house, campaign, Some(row)).await?);
    }
    Ok(found)
}

fn campaign(path: Id) -> Result<Campaign, Refused> {
    let game = path.ok().and_then(|Path(id)| catalog::find(&id).ok());
    game.and_then(|game| Some(Campaign { game, rules: game.campaign()? }))
        .ok_or_else(|| Refused::new(Code::NotFound, "there is no campaign of this game"))
}

async fn kept(house: &House, person: Uuid, campaign: Campaign) -> Result<Option<CampaignRow>, Refused> {
    let rows = house.store.people().campaigns_of(person).await.map_err(|error| refuse::not_saved(&error))?;
    Ok(rows.into_iter().find(|row| row.game == campaign.game.meta().id))
}

fn standing(campaign: Campaign, row: Option<&CampaignRow>) -> Result<Stand, Refused> {
    let Some(row) = row else { return Ok(campaign.rules.begin()) };
    campaign.rules.read(&row.progress).map_err(|error| {
        tracing::error!(%error, "a campaign cannot be read");
        refuse::mistake()
    })
}

/// The table where the next game is on. One that was abandoned is left behind, and the game played again.
async fn under_way(house: &House, row: Option<&CampaignRow>) -> Result<Option<Uuid>, Refused> {
    let Some(table) = row.and_then(|row| row.table) else { return Ok(None) };
    let kept = house.store.table(table).await.map_err(|error| refuse::not_saved(&error))?;
    let is_on = kept.is_some_and(|kept| matches!(kept.status.as_str(), "open" | "playing"));
    Ok(is_on.then_some(table))
}

async fn shown(
    house: &House,
    campaign: Campaign,
    row: Option<CampaignRow>,
) -> Result<CampaignShown, Refused> {
    let stand = standing(campaign, row.as_ref())?;
    let chapter = |chapter: table::Chapter| ChapterShown {
        options: chapter.choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        phrase: plain(&chapter.phrase),
    };
    Ok(CampaignShown {
        game: campaign.game.meta().id.to_owned(),
        progress: stand.progress,
        standing: plain(&stand.standing),
        chapters: stand.chapters.into_iter().map(chapter).collect(),
        is_begun: row.is_some(),
        table: under_way(house, row.as_ref()).await?,
    })
}

/// Plain data always has a JSON form.
fn plain(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Starts a table that is not started yet, with what its player gives to the dice.
async fn begin(house: &House, me: &Person, table: Uuid, bytes: Option<String>) -> Result<(), Refused> {
    let contribution = bytes.map(|bytes| (Some(Seat::FIRST.to_string()), Order::Contribute { bytes }));
    for (seat, order) in contribution.into_iter().chain([(None, Order::Start {})]) {
        let command = Command { id: entropy::command_id()?, order, seat, expected: None };
        let (by, came) = (me.clone(), Instant::now());
        let request = |reply| Request::Command { by, command, came, reply: Reply::Once(reply) };
        match house.hub.ask(table, request).await {
            Ok(_) => {}
            Err(refused) if refused.code == Code::WrongPhase => {} // it has begun
            Err(refused) => return Err(refused),
        }
    }
    Ok(())
}
