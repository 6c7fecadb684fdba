//! `bestiary serve`: the tables of this machine, for everybody who can reach it.

use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Limits, PasswordCost};
use store::{Settings, Sqlite};
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::house_settings::{File, LISTEN, Place, make_folder_of, public_url};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Everything is kept in one file in the data folder. A move is on the disk before it is \
    answered, so the server can be stopped at any moment.\n\n\
    Examples:\n  bestiary serve\n  bestiary serve --listen 0.0.0.0:8080 --data-dir tables\n  \
    bestiary serve --public-url https://play.example.org --database sqlite:games.db"
)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// The address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "BESTIARY_LISTEN")]
    listen: Option<SocketAddr>,
    /// Another address and port, for Prometheus: what is counted is at /metrics there [default: none]
    #[arg(long, value_name = "ADDRESS", env = "BESTIARY_METRICS")]
    metrics: Option<SocketAddr>,
    /// Where people reach the server, if that is another address: `https://HOST`
    #[arg(long, value_name = "URL", value_parser = public_url, env = "BESTIARY_PUBLIC_URL")]
    public_url: Option<String>,
    /// How many bots may think at once [default: one for each core]
    #[arg(long, value_name = "N", env = "BESTIARY_THINKERS")]
    thinkers: Option<usize>,
    /// How many seconds a bot may take before a random action is done in its place [default: 10]
    #[arg(long, value_name = "SECONDS", env = "BESTIARY_BOT_SECONDS")]
    bot_seconds: Option<u64>,
    /// Set no limits on how much one address may do: for tests and measurements only
    #[arg(long, hide = true)]
    no_limits: bool,
    /// Write the log as JSON, one line an entry
    #[arg(long)]
    json_log: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let file = args.place.file()?;
    start_log(args.json_log || file.json_log.unwrap_or_default());
    crate::limits::raise_open_files();
    super::on_runtime(serve(args, &file, out))
}

async fn serve(args: &Args, file: &File, out: &mut impl Write) -> Result<(), Failure> {
    let path = args.place.database(file)?;
    make_folder_of(&path)?;
    let opened = Sqlite::open(&Settings::new(&path)).await;
    let store = opened.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
    let (listener, address) = bind(args.listen.or(file.listen).unwrap_or(LISTEN)).await?;
    let metrics = match args.metrics.or(file.metrics) {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let stop = stop_signal().map_err(|error| Failure::Input(format!("cannot wait for signals: {error}")))?;
    writeln!(out, "listening on http://{address}")?;
    let counting = metrics.map(|(listener, address)| {
        let told = writeln!(out, "metrics at http://{address}/metrics");
        (told, tokio::spawn(server::serve_metrics(listener, std::future::pending())))
    });
    out.flush()?;
    let served = server::serve(listener, Arc::new(store), config(args, file), stop).await;
    if let Some((told, counting)) = counting {
        counting.abort();
        told?;
    }
    served.map_err(|error| Failure::Input(format!("the server stopped: {error}")))
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), Failure> {
    let cannot = |error: std::io::Error| Failure::Input(format!("cannot listen on {address}: {error}"));
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    Ok((listener, bound))
}

fn config(args: &Args, file: &File) -> Config {
    let cores = crate::crew::cores();
    Config {
        public_url: args.public_url.clone().or_else(|| file.public_url.clone()),
        limits: if args.no_limits { Limits::BOUNDLESS } else { Limits::default() },
        thinkers: args.thinkers.or(file.thinkers).unwrap_or(cores),
        bot_deadline: Duration::from_secs(args.bot_seconds.or(file.bot_seconds).unwrap_or(10)),
        passwords: PasswordCost { at_once: cores, ..PasswordCost::default() },
        ..Config::default()
    }
}

/// The log goes to standard error.
fn start_log(as_json: bool) {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    if as_json { log.json().init() } else { log.with_target(false).init() }
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
