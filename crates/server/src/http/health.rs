//! Whether the server lives, and whether it should get visitors.

use std::sync::Arc;

use axum::extract::State;

use super::House;
use super::reply::Refusal;
use crate::refuse;

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// The store answers and the server is not about to stop.
pub(crate) async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Refusal> {
    if house.stopping.is_cancelled() {
        return Err(refuse::stopping().into());
    }
    house.store.ready().await.map_err(|error| refuse::not_saved(&error))?;
    Ok("ready\n")
}
