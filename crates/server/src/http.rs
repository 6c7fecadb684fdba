//! The routes. `docs/PROTOCOL.md` describes each of them.

mod events;
mod games;
mod guard;
mod health;
mod limits;
mod live;
mod openapi;
mod page;
mod people;
mod reply;
mod tables;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
use store::Store;
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::bots::Thinkers;
use crate::table::actor::Means;
use crate::table::hub::Hub;
use limits::Gates;

/// The largest body of a request.
const MAX_BODY: usize = 16 << 10;

/// What every request can reach.
pub(crate) struct House {
    pub(crate) hub: Hub,
    store: Arc<dyn Store>,
    config: Config,
    gates: Gates,
    stopping: CancellationToken,
}

impl House {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, stopping: CancellationToken) -> Self {
        let means = Means {
            store: store.clone(),
            thinkers: Thinkers::new(&config),
            unload_after: config.unload_after,
            stopping: stopping.clone(),
        };
        Self { hub: Hub::new(means), store, gates: Gates::new(&config.limits), config, stopping }
    }

    /// Whether people come over https.
    fn is_secure(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Every route, behind the checks that hold for all of them.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/livez", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/games", get(games::games))
        .route("/api/games/{id}/components", get(games::components))
        .route("/api/games/{id}/messages/{lang}", get(games::messages))
        .route("/api/guests", post(people::enter))
        .route("/api/me", get(people::me))
        .route("/api/me/session", delete(people::leave))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/tables", get(tables::open).post(tables::create))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/commands", post(tables::command))
        .route("/api/tables/{id}/proof", get(tables::proof))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/live", get(live::connect))
        .route("/api/tables/{id}/events", get(events::connect))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(house.clone(), guard::check))
        .with_state(house)
}

/// Forgets what is not needed any more, now and then.
pub(crate) async fn tidy_up(house: Arc<House>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        house.gates.tidy_up();
        house.hub.tidy_up();
    }
}
