//! A server for a test, on a free port of this machine.

use std::net::SocketAddr;
use std::sync::Arc;

use server::{Config, Limits, PasswordCost};
use store::{Settings, Sqlite, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server. Dropping it stops it.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: JoinHandle<()>,
    folder: Option<TempDir>,
}

/// No limits: a test is faster than any person.
pub(crate) fn config() -> Config {
    Config { limits: Limits::BOUNDLESS, passwords: PasswordCost::CHEAP, ..Config::default() }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let house = Self::at(&Settings::new(folder.path().join("test.db")), config).await;
        house.keeping(folder)
    }

    /// A server on a file that may be there already.
    pub(crate) async fn at(settings: &Settings, config: Config) -> Self {
        Self::on(Arc::new(Sqlite::open(settings).await.unwrap()), config).await
    }

    /// A server on a store of the test's own.
    pub(crate) async fn on(store: Arc<dyn Store>, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let done =
            tokio::spawn(async move { server::serve(listener, store, config, stopped).await.unwrap() });
        Self { address, stop: Some(stop), done, folder: None }
    }

    fn keeping(mut self, folder: TempDir) -> Self {
        self.folder = Some(folder);
        self
    }

    /// Stops as on SIGTERM and waits until everything is done. Returns the folder.
    pub(crate) async fn stop(mut self) -> Option<TempDir> {
        drop(self.stop.take());
        let folder = self.folder.take();
        (&mut self.done).await.unwrap();
        folder
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.done.abort();
    }
}
