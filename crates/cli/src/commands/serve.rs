//! `bestiary serve`: the tables of this machine, for everybody who can reach it.

use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Limits};
use store::{Settings, Sqlite};
use tokio::net::TcpListener;

use crate::failure::Failure;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Everything is kept in one file in the data folder. A move is on the disk before it is \
    answered, so the server can be stopped at any moment.\n\n\
    Examples:\n  bestiary serve\n  bestiary serve --listen 0.0.0.0:8080 --data-dir tables\n  \
    bestiary serve --public-url https://play.example.org --database sqlite:games.db"
)]
pub(crate) struct Args {
    /// The address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "BESTIARY_LISTEN")]
    listen: SocketAddr,
    /// Where tables are kept: sqlite:FILE [default: bestiary.db in the data folder]
    #[arg(long, value_name = "URL", value_parser = database, env = "BESTIARY_DATABASE")]
    database: Option<PathBuf>,
    /// The data folder; it is created if it is not there
    #[arg(long, value_name = "DIR", default_value = "bestiary-data", env = "BESTIARY_DATA_DIR")]
    data_dir: PathBuf,
    /// Where people reach the server, if that is another address: `https://HOST`
    #[arg(long, value_name = "URL", value_parser = public_url, env = "BESTIARY_PUBLIC_URL")]
    public_url: Option<String>,
    /// How many bots may think at once [default: one for each core]
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// How many seconds a bot may take before a random action is done in its place
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    bot_seconds: u64,
    /// Set no limits on how much one address may do: for tests and measurements only
    #[arg(long, hide = true)]
    no_limits: bool,
    /// Write the log as JSON, one line an entry
    #[arg(long)]
    json_log: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    start_log(args.json_log);
    crate::limits::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Input(format!("the server cannot start: {error}")))?;
    runtime.block_on(serve(args, out))
}

async fn serve(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let path = if let Some(path) = &args.database {
        path.clone()
    } else {
        make_folder(&args.data_dir)?;
        args.data_dir.join("bestiary.db")
    };
    let opened = Sqlite::open(&Settings::new(&path)).await;
    let store = opened.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
    let cannot_listen =
        |error: std::io::Error| Failure::Input(format!("cannot listen on {}: {error}", args.listen));
    let listener = TcpListener::bind(args.listen).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let stop = stop_signal().map_err(|error| Failure::Input(format!("cannot wait for signals: {error}")))?;
    writeln!(out, "listening on http://{address}")?;
    out.flush()?;
    let served = server::serve(listener, Arc::new(store), config(args), stop).await;
    served.map_err(|error| Failure::Input(format!("the server stopped: {error}")))
}

fn config(args: &Args) -> Config {
    Config {
        public_url: args.public_url.clone(),
        limits: if args.no_limits { Limits::BOUNDLESS } else { Limits::default() },
        thinkers: args.thinkers.unwrap_or_else(crate::crew::cores),
        bot_deadline: Duration::from_secs(args.bot_seconds),
        ..Config::default()
    }
}

/// The log goes to standard error.
fn start_log(as_json: bool) {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    if as_json { log.json().init() } else { log.with_target(false).init() }
}

/// Tables hold secrets until they are over: the folder is for this user only.
fn make_folder(path: &Path) -> Result<(), Failure> {
    let mut folder = std::fs::DirBuilder::new();
    folder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(path).map_err(|error| Failure::Input(format!("cannot create {}: {error}", path.display())))
}

/// Comes when the user presses Ctrl-C or the system asks the server to stop.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Comes when the user presses Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// `sqlite:FILE`.
fn database(text: &str) -> Result<PathBuf, String> {
    match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => Ok(PathBuf::from(path)),
        _ => Err("a database is written sqlite:FILE".to_owned()),
    }
}

/// A scheme and a host, without a path.
fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text.to_owned()),
        _ => Err("a public address is written https://HOST, without a path".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_and_addresses_are_checked() {
        assert_eq!(database("sqlite:a/b.db"), Ok(PathBuf::from("a/b.db")));
        assert!(database("a.db").is_err() && database("sqlite:").is_err());
        assert!(public_url("https://play.example.org").is_ok() && public_url("http://home:8080/").is_ok());
        for bad in ["play.example.org", "https://", "https://a/b", "ftp://a", "https://u@a"] {
            assert!(public_url(bad).is_err(), "{bad}");
        }
    }
}
