//! How a game that is over stood: what a bot says of positions on the way.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use bots::{BotSpec, Level};
use protocol::{ChancePoint, Chances, Refused};
use serde::Deserialize;

use super::House;
use super::reply::Answer;
use super::tables::{Id, id};
use super::visitor::Known;
use crate::table::replay::walk;
use crate::table::request::Request;
use crate::{bots as thinking, refuse};

/// How many positions one answer has at most: with the time a bot may take, that bounds a request.
const POINTS: usize = 8;

/// Who judges. It knows at each position what the seat knew then.
const BOT: BotSpec = BotSpec::Level(Level::Normal);

/// Which positions: by the steps before each, with commas between them.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    at: String,
}

/// What could be expected at some positions of a game that is over. It is thought about beside the other requests, one
/// at a time.
pub(crate) async fn chances(
    State(house): State<Arc<House>>,
    path: Id,
    query: Result<Query<Wanted>, QueryRejection>,
    Known(me): Known,
) -> Answer<Chances> {
    let bad = || refuse::bad(format!("`at` are at most {POINTS} numbers with commas between them"));
    let (id, Query(Wanted { at })) = (id(path)?, query.map_err(|_| bad())?);
    let at: Vec<usize> = at.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| bad())?;
    if at.len() > POINTS {
        return Err(bad().into());
    }
    let by = Some(me.id);
    let record = house.hub.ask(id, |reply| Request::Record { by, reply }).await?;
    let turn = house.judging.acquire().await.map_err(|_| refuse::stopping())?;
    let judged = house.aside(move || {
        let mut points = Vec::new();
        walk(&record, |play, _| {
            let step = play.steps();
            let Some(next) = record.steps.get(step).filter(|_| at.contains(&step)) else { return };
            if let Some(win) = thinking::chance_to_win(play, next.seat, BOT) {
                points.push(ChancePoint { step, seat: next.seat.to_string(), win });
            }
        })?;
        Ok::<_, Refused>(Chances { bot: BOT.to_string(), points })
    });
    let judged = judged.await??;
    drop(turn);
    Ok(Json(judged))
}
