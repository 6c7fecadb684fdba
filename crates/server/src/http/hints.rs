//! A bot's advice to somebody who plays without other people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::{BotSpec, Level};
use protocol::Hint;

use super::House;
use super::reply::Answer;
use super::tables::{Eyes, Id, Looking, eyes, id};
use super::visitor::Known;
use crate::table::request::Request;

/// How many moves a hint has.
const MOVES: usize = 5;

/// Who is asked.
const BOT: BotSpec = BotSpec::Level(Level::Hard);

/// What a good bot would do in my place. It knows what my seat knows.
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    path: Id,
    query: Looking,
    Known(me): Known,
) -> Answer<Hint> {
    let (id, Eyes { wanted, .. }) = (id(path)?, eyes(query)?);
    let by = Some(me.id);
    let puzzle = house.hub.ask(id, |reply| Request::Puzzle { by, wanted, reply }).await?;
    let (seat, version) = (puzzle.seat, puzzle.version);
    let mut moves = house.thinkers.advise(puzzle.position, seat, BOT).await?;
    moves.truncate(MOVES);
    Ok(Json(Hint { bot: BOT.to_string(), seat: seat.to_string(), version, moves }))
}
