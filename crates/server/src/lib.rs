//! Tables over HTTP and live connections. It knows no game: everything goes through `catalog`.
//!
//! | to … | look at |
//! |---|---|
//! | run a server | [`serve`], [`Config`] |
//! | follow a move from the wire to the disk and back | `table::actor` |
//! | know what a viewer is shown, and when | `table::seen` |
//! | know who may do what | `permit` |
//! | check the dice of a finished table | [`fair::verify`] |
//! | check everything that is kept | [`audit()`] |
//! | watch it run | [`serve_metrics`] |
//! | find a route | `http` |
//!
//! **Invariant:** what a client receives was committed before (the crash test kills the process to see it).
//! **Invariant:** a viewer's messages depend only on what that viewer was shown (`tests/suite/whole_games.rs` rebuilds them
//! from the record).

mod alarm;
mod audit;
mod bots;
mod bus;
mod chat;
mod clock;
mod config;
mod entropy;
pub mod fair;
mod hex;
mod http;
mod metrics;
mod passwords;
mod permit;
mod rating;
mod refuse;
mod scribe;
mod session;
mod table;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt as _;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use audit::{Audit, audit};
pub use clock::TimeSource;
pub use config::{Allowance, Config, Limits, PasswordCost};
pub use metrics::serve_metrics;

/// Serves until `stop` comes, then finishes what is under way: no new requests, live connections told to come back,
/// queued commands carried out, the store closed.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let stopping = CancellationToken::new();
    let house = Arc::new(http::House::new(store.clone(), config, stopping.clone()));
    let signal = {
        let stopping = stopping.clone();
        async move {
            stop.await;
            tracing::info!("stopping");
            stopping.cancel();
        }
    };
    let janitor = tokio::spawn(http::tidy_up(house.clone()));
    let scribe = tokio::spawn(http::keep_results(house.clone()));
    let alarm = tokio::spawn(alarm::run(house.clone()));
    let routes = http::routes(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
    // An acknowledgement follows its update at once; Nagle's algorithm would hold it back for 40 ms.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection sends with delay");
        }
    });
    let served = axum::serve(listener, routes).with_graceful_shutdown(signal).await;
    stopping.cancel();
    janitor.abort();
    scribe.abort();
    alarm.abort();
    house.hub.finish().await;
    if let Err(error) = store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
    served
}
