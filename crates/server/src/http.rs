//! The routes. `docs/PROTOCOL.md` describes each of them.

mod accounts;
mod attendance;
mod campaigns;
mod chances;
mod chat;
mod events;
mod games;
mod guard;
mod health;
mod hints;
mod homes;
mod limits;
mod live;
mod openapi;
mod page;
mod people;
mod profile;
mod replays;
mod reply;
mod settings;
mod tables;
mod upgrade;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderName;
use axum::http::header::SET_COOKIE;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use store::{Session, Store, StoreError};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::Config;
use crate::bots::Thinkers;
use crate::bus::{Bus, Local, Notice};
use crate::chat::Rooms;
use crate::clock;
use crate::passwords::Passwords;
use crate::scribe::Scribe;
use crate::session::Token;
use crate::table::actor::Means;
use crate::table::hub::Hub;
use crate::table::notices::Notices;
use limits::Gates;

/// The largest body of a request.
const MAX_BODY: usize = 16 << 10;

const DAY_MS: u64 = 86_400_000;

/// The largest record or proof that somebody may send: the longest games take a few thousand steps.
const MAX_RECORD: usize = 1 << 20;

/// How many games that somebody sent are checked at once.
const CHECKS: usize = 2;

/// What every request can reach.
pub(crate) struct House {
    pub(crate) hub: Hub,
    store: Arc<dyn Store>,
    config: Config,
    gates: Gates,
    passwords: Passwords,
    rooms: Arc<Rooms>,
    scribe: Scribe,
    /// Places for checking games that somebody sends: it takes a while.
    checks: Semaphore,
    /// One game at a time is judged, so that there is always a place for the others who look back.
    judging: Semaphore,
    pub(crate) notices: Notices,
    bus: Arc<dyn Bus>,
    thinkers: Thinkers,
    stopping: CancellationToken,
}

impl House {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, stopping: CancellationToken) -> Self {
        let (notices, thinkers) = (Notices::default(), Thinkers::new(&config));
        let rooms = Arc::new(Rooms::default());
        let bus: Arc<dyn Bus> = Arc::new(Local::default());
        bus.subscribe(deliver(notices.clone(), rooms.clone()));
        let means = Means {
            store: store.clone(),
            thinkers: thinkers.clone(),
            bus: bus.clone(),
            clock: config.clock.clone(),
            unload_after: config.unload_after,
            reaction_pause: config.reaction_pause,
            stopping: stopping.clone(),
        };
        let (gates, checks) = (Gates::new(&config.limits), Semaphore::new(CHECKS));
        let passwords = Passwords::new(config.passwords);
        let (hub, scribe, judging) = (Hub::new(means), Scribe::default(), Semaphore::new(1));
        Self {
            hub,
            store,
            config,
            gates,
            passwords,
            rooms,
            scribe,
            checks,
            judging,
            notices,
            bus,
            thinkers,
            stopping,
        }
    }

    /// A session that begins now, for a token.
    fn new_session(&self, token: &Token, now_ms: u64) -> Session {
        let lasts_ms = self.config.session_days * DAY_MS;
        Session { token: token.hash(), created_ms: now_ms, expires_ms: now_ms + lasts_ms }
    }

    /// The header that gives a token to a browser.
    fn cookie(&self, token: &Token) -> [(HeaderName, String); 1] {
        [(SET_COOKIE, token.set_cookie(self.is_secure(), self.config.session_days))]
    }

    /// The time by the clock of the tables.
    pub(crate) fn now_ms(&self) -> u64 {
        self.config.clock.now_ms()
    }

    /// The tables that are due in this time.
    pub(crate) async fn due(&self, after_ms: u64, until_ms: u64) -> Result<Vec<Uuid>, StoreError> {
        self.store.due(after_ms, until_ms).await
    }

    /// Ends the live connections of somebody whose session ended; who has another one comes back with it.
    fn hang_up(&self, person: Uuid) {
        self.bus.publish(Notice::SignedOut { person });
    }

    /// Whether people come over https.
    fn is_secure(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Hands what comes over the bus to the connections of this node.
fn deliver(notices: Notices, rooms: Arc<Rooms>) -> crate::bus::Ear {
    Box::new(move |notice| match notice {
        Notice::YourTurn { person, turn } => notices.your_turn(*person, turn.clone()),
        Notice::SignedOut { person } => notices.hang_up(*person),
        Notice::Said { table, line } => rooms.tell(*table, line),
        Notice::Muted { person, other, is_muted } => rooms.mute(*person, *other, *is_muted),
    })
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
        .route("/api/me/tables", get(tables::mine))
        .route("/api/me/events", get(events::notices))
        .route("/api/tables", get(tables::open).post(tables::create))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/commands", post(tables::command))
        .route("/api/tables/{id}/proof", get(tables::proof))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/verify", get(replays::verify_table))
        .route("/api/tables/{id}/replay", get(replays::replay))
        .route("/api/tables/{id}/lines", get(replays::lines))
        .route("/api/tables/{id}/chances", get(chances::chances))
        .route("/api/tables/{id}/continue", post(replays::go_on))
        .route("/api/tables/{id}/hint", get(hints::hint))
        .route("/api/records", post(replays::import).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .route("/api/verify", post(replays::verify).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .route("/api/tables/{id}/live", get(live::connect))
        .route("/api/tables/{id}/events", get(events::connect))
        .merge(homes::routes())
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(house.clone(), guard::check))
        .with_state(house)
}

/// Keeps the results of tables that ended, a moment after they did.
pub(crate) async fn keep_results(house: Arc<House>) {
    loop {
        if let Err(error) = house.scribe.catch_up(&*house.store).await {
            tracing::error!(%error, "results could not be kept; they will be");
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}

/// Forgets what is not needed any more, now and then.
pub(crate) async fn tidy_up(house: Arc<House>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        house.gates.tidy_up();
        house.rooms.tidy_up(clock::now_ms());
        house.hub.tidy_up();
    }
}
