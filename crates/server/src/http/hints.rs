//! A bot's advice to somebody who plays without other people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::BotSpec;
use protocol::{Hint, HintMove};

use super::House;
use super::reply::Answer;
use super::tables::{Eyes, Id, Looking, eyes, id};
use super::visitor::Known;
use crate::table::actor::Request;
use crate::table::seen::json;

/// How many moves a hint has.
const MOVES: usize = 5;

/// What the game's own guide would do in my place. It knows what my seat knows.
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
    let advice = house.thinkers.advise(puzzle.position, seat).await?;
    let moves = advice.into_iter().take(MOVES).map(|advice| HintMove {
        phrase: json(&advice.action.phrase),
        notation: advice.action.notation,
        share: advice.share,
        visits: None,
        win: None,
    });
    Ok(Json(Hint {
        bot: BotSpec::Greedy.to_string(),
        seat: seat.to_string(),
        version,
        moves: moves.collect(),
    }))
}
