//! What came of somebody's games: profile, history, and everything that is kept about oneself.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use protocol::{
    Code, Export, History, PastGame, PastSeat, Profile, RatingPointShown, RatingShown, Refused,
    StatisticShown,
};
use serde::Deserialize;
use store::PersonKind;
use store::people::{GameResult, HistoryFilter, Place, Rating, RatingPoint, Statistic};
use uuid::Uuid;

use super::reply::Answer;
use super::visitor::{Bearer, Known};
use super::{House, accounts, campaigns, chat, settings};
use crate::rating::Skill;
use crate::refuse;

/// How many games a page has.
const PAGE: u32 = 50;
/// How many points the history of ratings has.
const POINTS: u32 = 200;

/// What is looked for.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    game: Option<String>,
    opponent: Option<String>,
    result: Option<String>,
    from: Option<u64>,
    until: Option<u64>,
    after: Option<String>,
}

/// Somebody as everybody may know them.
pub(crate) async fn profile(
    State(house): State<Arc<House>>,
    path: Result<Path<Uuid>, PathRejection>,
) -> Answer<Profile> {
    let nobody = || Refused::new(Code::NotFound, "there is no such person");
    let Path(id) = path.map_err(|_| nobody())?;
    house.catch_up().await?;
    let people = house.store.people();
    let person = people.person(id).await.map_err(|error| refuse::not_saved(&error))?.ok_or_else(nobody)?;
    let statistics = people.statistics(id).await.map_err(|error| refuse::not_saved(&error))?;
    let ratings = people.ratings_of(id).await.map_err(|error| refuse::not_saved(&error))?;
    let points = people.rating_history(id, POINTS).await.map_err(|error| refuse::not_saved(&error))?;
    Ok(Json(Profile {
        id,
        name: person.name,
        is_guest: person.kind == PersonKind::Guest,
        since_ms: person.created_ms,
        statistics: statistics.into_iter().map(statistic).collect(),
        ratings: ratings.into_iter().map(rating).collect(),
        rating_history: points.into_iter().map(point).collect(),
    }))
}

/// My finished games.
pub(crate) async fn history(
    State(house): State<Arc<House>>,
    Known(me): Known,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Answer<History> {
    let Query(wanted) = query.map_err(|_| refuse::bad("`from` and `until` are numbers"))?;
    let filter = filter(wanted)?;
    house.catch_up().await?;
    let found = house.store.people().history(me.id, filter, PAGE + 1).await;
    let mut found = found.map_err(|error| refuse::not_saved(&error))?;
    let is_more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let next = found.last().filter(|_| is_more).map(|last| format!("{}-{}", last.ended_ms, last.table));
    Ok(Json(History { games: found.into_iter().map(past).collect(), next }))
}

/// Everything that is kept about me.
pub(crate) async fn export(
    State(house): State<Arc<House>>,
    Known(me): Known,
    Bearer(this): Bearer,
) -> Answer<Export> {
    house.catch_up().await?;
    let people = house.store.people();
    let failed = |error| refuse::not_saved(&error);
    let games = people.history(me.id, HistoryFilter::default(), u32::MAX).await.map_err(failed)?;
    let ratings = people.ratings_of(me.id).await.map_err(failed)?;
    let statistics = people.statistics(me.id).await.map_err(failed)?;
    let said = people.said_by(me.id).await.map_err(failed)?;
    Ok(Json(Export {
        sessions: house.sessions(&me, this.as_ref()).await?,
        settings: settings::kept(&house, &me).await?,
        mutes: people.mutes(me.id).await.map_err(failed)?,
        ratings: ratings.into_iter().map(rating).collect(),
        statistics: statistics.into_iter().map(statistic).collect(),
        campaigns: campaigns::all(&house, me.id).await?,
        games: games.into_iter().map(past).collect(),
        said: said.into_iter().map(|said| (said.line.table, chat::shown(said))).collect(),
        me: accounts::shown(&house, me).await?,
    }))
}

impl House {
    /// Keeps the results that are not kept yet, so that whoever asks sees their last game too.
    pub(super) async fn catch_up(&self) -> Result<(), Refused> {
        self.scribe.catch_up(&*self.store).await.map_err(|error| refuse::not_saved(&error))
    }
}

fn filter(wanted: Wanted) -> Result<HistoryFilter, Refused> {
    let is_won = match wanted.result.as_deref() {
        None => None,
        Some("won") => Some(true),
        Some("lost") => Some(false),
        Some(_) => return Err(refuse::bad("`result` is `won` or `lost`")),
    };
    let after = match wanted.after {
        None => None,
        Some(text) => {
            let read = |text: &str| {
                let (ms, table) = text.split_once('-')?;
                Some((ms.parse().ok()?, table.parse().ok()?))
            };
            Some(read(&text).ok_or_else(|| refuse::bad("`after` is the `next` of the page before"))?)
        }
    };
    Ok(HistoryFilter {
        game: wanted.game,
        opponent: wanted.opponent.filter(|name| !name.is_empty()),
        is_won,
        from_ms: wanted.from,
        until_ms: wanted.until,
        after,
    })
}

fn statistic(statistic: Statistic) -> StatisticShown {
    let Statistic { game, players, games, wins, mean_place, mean_total } = statistic;
    StatisticShown { game, players, games, wins, mean_place, mean_total }
}

fn rating(rating: Rating) -> RatingShown {
    let skill = Skill { mu: rating.mu, sigma: rating.sigma };
    RatingShown {
        game: rating.game,
        players: rating.players,
        rating: skill.points(),
        uncertainty: skill.uncertainty(),
        games: rating.games,
    }
}

fn point(point: RatingPoint) -> RatingPointShown {
    let skill = Skill { mu: point.mu, sigma: point.sigma };
    RatingPointShown {
        table: point.table,
        game: point.game,
        players: point.players,
        ended_ms: point.ended_ms,
        rating: skill.points(),
        uncertainty: skill.uncertainty(),
    }
}

fn past(result: GameResult) -> PastGame {
    let seat = |place: Place| PastSeat {
        seat: place.seat,
        person: place.person,
        name: place.name,
        place: place.place,
        total: place.total,
        rating: place.rating.map(|(mu, sigma)| Skill { mu, sigma }.points()),
    };
    PastGame {
        table: result.table,
        game: result.game,
        ended_ms: result.ended_ms,
        is_rated: result.is_rated,
        seats: result.places.into_iter().map(seat).collect(),
    }
}
