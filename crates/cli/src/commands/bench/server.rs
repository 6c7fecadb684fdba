//! `bestiary bench server`: how fast a server answers, and what an open connection costs it. The server is a process
//! of its own, with a database on the disk; clients play real games over loopback.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use catalog::AnyGame;
use protocol::{Order, Status};
use serde::Serialize;
use store::{Settings, Sqlite, Store as _};
use table::{Chance as _, Pcg, Seat, Source};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command as Process};
use tokio::sync::Mutex;
use tokio::time::Instant;
use uuid::Uuid;

use super::visitor::{Following, Heard, Visitor, command};
use crate::commands::write_json;
use crate::failure::Failure;
use crate::inputs;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Server and clients share the cores of this machine, so a server alone does better.\n\n\
    Examples:\n  bestiary bench server\n  bestiary bench server --rate 0 --tables 200\n  \
    bestiary bench server --seconds 0 --sockets 10000"
)]
pub(super) struct Args {
    /// The game [default: the first one]
    #[arg(long, value_parser = inputs::game)]
    game: Option<&'static dyn AnyGame>,
    /// How many tables play at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many moves a second all tables make together; 0: as many as they can
    #[arg(long, default_value_t = 1000)]
    rate: u64,
    /// How many seconds are measured; 0: no moves are made
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many spectators connect, to see what each costs
    #[arg(long, default_value_t = 0)]
    sockets: usize,
    /// The folder for the database [default: a new one for temporary files]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
struct Report {
    game: &'static str,
    /// From the start of the process to the line that says it listens.
    start_ms: f64,
    tables: usize,
    seconds: u64,
    moves: usize,
    moves_per_second: f64,
    /// From sending a command to its acknowledgement.
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    /// After a restart: from asking for a table that sleeps to its view, its whole log played again.
    wake_p50_ms: f64,
    wake_p99_ms: f64,
    /// The same for the table with the longest log, and how many entries that has.
    longest_wake_ms: f64,
    longest_entries: usize,
    sockets: usize,
    base_kib: u64,
    /// What the server's memory grew by for each open connection.
    bytes_per_socket: f64,
}

/// Measures.
pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    crate::limits::raise_open_files();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| failed(&error))?;
    let report = runtime.block_on(measure(args)).map_err(|error| failed(&error))?;
    if args.json {
        return write_json(out, &report);
    }
    writeln!(out, "started in {:.0} ms", report.start_ms)?;
    if args.seconds > 0 {
        writeln!(
            out,
            "{} tables of {}, {} s: {:.0} moves/s; send to acknowledgement p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms",
            report.tables,
            report.game,
            report.seconds,
            report.moves_per_second,
            report.p50_ms,
            report.p99_ms,
            report.p999_ms
        )?;
        writeln!(
            out,
            "tables wake after a restart: p50 {:.2} ms, p99 {:.2} ms; the longest, with {} entries, {:.2} ms",
            report.wake_p50_ms, report.wake_p99_ms, report.longest_entries, report.longest_wake_ms
        )?;
    }
    if args.sockets > 0 {
        writeln!(
            out,
            "{} open sockets: {:.0} bytes each beyond {} KiB",
            report.sockets, report.bytes_per_socket, report.base_kib
        )?;
    }
    Ok(())
}

fn failed(error: &io::Error) -> Failure {
    Failure::Input(format!("the measurement cannot be made: {error}"))
}

async fn measure(args: &Args) -> io::Result<Report> {
    let temporary = if args.folder.is_none() { Some(tempfile::tempdir()?) } else { None };
    let folder = args.folder.clone().or_else(|| temporary.as_ref().map(|folder| folder.path().to_owned()));
    let database = folder.unwrap_or_default().join("bench.db");
    let began = Instant::now();
    let (mut server, mut address) = start(&database).await?;
    let game = args.game.or_else(|| catalog::published().first().copied());
    let game = game.ok_or_else(|| io::Error::other("there is no game"))?;
    let start_ms = began.elapsed().as_secs_f64() * 1000.0;
    let mut report = Report { game: game.meta().id, start_ms, ..Report::default() };
    if args.seconds > 0 {
        let Played { times, tables } = play(args, game, address).await?;
        (report.tables, report.seconds, report.moves) = (args.tables, args.seconds, times.len());
        report.moves_per_second = times.len() as f64 / args.seconds as f64;
        (report.p50_ms, report.p99_ms, report.p999_ms) =
            (share(&times, 500), share(&times, 990), share(&times, 999));
        stop(&mut server).await?;
        let tables = by_length(&database, &tables).await?;
        (server, address) = start(&database).await?;
        let mut wakes = wake(&tables, address).await?;
        report.longest_entries = tables.last().map_or(0, |&(_, entries)| entries);
        report.longest_wake_ms = wakes.last().map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        wakes.sort_unstable();
        (report.wake_p50_ms, report.wake_p99_ms) = (share(&wakes, 500), share(&wakes, 990));
    }
    if args.sockets > 0 {
        watch(args.sockets, game, address, &server, &mut report).await?;
    }
    stop(&mut server).await?;
    Ok(report)
}

/// Kills the server: everything is on the disk.
async fn stop(server: &mut Child) -> io::Result<()> {
    server.start_kill()?;
    server.wait().await.map(|_| ())
}

/// The time that so many thousandths of all took at most.
fn share(times: &[Duration], part: usize) -> f64 {
    let index = times.len().saturating_sub(1) * part / 1000;
    times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// How many tables are woken after a restart.
const WOKEN: usize = 200;

/// The tables with the longest logs, and how many entries each has; the longest comes last.
async fn by_length(database: &std::path::Path, tables: &[Uuid]) -> io::Result<Vec<(Uuid, usize)>> {
    let store = Sqlite::open(&Settings::new(database)).await.map_err(io::Error::other)?;
    let mut lengths = Vec::with_capacity(tables.len());
    for &table in tables {
        lengths.push((table, store.entries(table).await.map_err(io::Error::other)?.len()));
    }
    store.close().await.map_err(io::Error::other)?;
    lengths.sort_unstable_by_key(|&(_, entries)| entries);
    lengths.drain(..lengths.len().saturating_sub(WOKEN));
    Ok(lengths)
}

/// How long each table takes to wake.
async fn wake(tables: &[(Uuid, usize)], address: SocketAddr) -> io::Result<Vec<Duration>> {
    let stranger = Visitor::stranger(address);
    let mut times = Vec::new();
    for &(table, _) in tables {
        let asked = Instant::now();
        stranger.look(table).await?;
        times.push(asked.elapsed());
    }
    Ok(times)
}

/// What came of playing.
#[derive(Default)]
struct Played {
    /// How long each acknowledgement took.
    times: Vec<Duration>,
    /// The tables that were played at.
    tables: Vec<Uuid>,
}

/// Starts the server and waits until it listens.
async fn start(database: &std::path::Path) -> io::Result<(Child, SocketAddr)> {
    let mut child = Process::new(std::env::current_exe()?)
        .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--database"])
        .arg(format!("sqlite:{}", database.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let silent = || io::Error::other("the server does not start");
    let mut lines = BufReader::new(child.stdout.take().ok_or_else(silent)?).lines();
    let line = lines.next_line().await?.ok_or_else(silent)?;
    let address = line.strip_prefix("listening on http://").and_then(|address| address.parse().ok());
    Ok((child, address.ok_or_else(silent)?))
}

/// Lets all tables play; the shortest time comes first.
async fn play(args: &Args, game: &'static dyn AnyGame, address: SocketAddr) -> io::Result<Played> {
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let pace = match args.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs_f64(args.tables as f64 / rate as f64),
    };
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let visitor = Visitor::guest(address, &format!("Player {number}")).await?;
        let first = Instant::now() + pace.mul_f64(number as f64 / args.tables as f64);
        tables.push(tokio::spawn(play_tables(visitor, game, Slots::new(first, pace), end, number as u64)));
    }
    let mut played = Played::default();
    for table in tables {
        let Played { times, tables } = table.await.map_err(io::Error::other)??;
        played.times.extend(times);
        played.tables.extend(tables);
    }
    played.times.sort_unstable();
    Ok(played)
}

/// The moments at which a table makes its moves.
#[derive(Clone)]
struct Slots {
    next: Arc<Mutex<Instant>>,
    pace: Duration,
}

impl Slots {
    fn new(first: Instant, pace: Duration) -> Self {
        Self { next: Arc::new(Mutex::new(first)), pace }
    }

    /// Waits for the next moment. A table that is late does not hurry to make up for it.
    async fn wait(&self) {
        let mut next = self.next.lock().await;
        tokio::time::sleep_until(*next).await;
        *next = (*next + self.pace).max(Instant::now());
    }
}

/// One visitor plays all seats, table after table.
async fn play_tables(
    visitor: Visitor,
    game: &'static dyn AnyGame,
    slots: Slots,
    end: Instant,
    number: u64,
) -> io::Result<Played> {
    let players = game.meta().players.0;
    let mut played = Played::default();
    let mut mind = Pcg::nth(1, number);
    while Instant::now() < end {
        let table = visitor.table(game.meta().id, players).await?;
        played.tables.push(table);
        let mut seats = Vec::new();
        for seat in Seat::all(players) {
            let seat = seat.to_string();
            let following = visitor.follow(table, &seat).await.map_err(io::Error::other)?;
            let mind = Pcg::new(u64::from(mind.below(Source::POLICY, u32::MAX)));
            seats.push(tokio::spawn(play_seat(following, seat, slots.clone(), end, mind)));
        }
        for seat in seats {
            played.times.extend(seat.await.map_err(io::Error::other)??);
        }
    }
    Ok(played)
}

/// Plays one seat until the table is over; each move waits for its acknowledgement.
async fn play_seat(
    mut following: Following,
    seat: String,
    slots: Slots,
    end: Instant,
    mut mind: Pcg,
) -> io::Result<Vec<Duration>> {
    let mut times = Vec::new();
    let mut sent: Option<Instant> = None;
    let mut offer: Option<(u64, Vec<String>)> = None;
    loop {
        let heard = tokio::time::timeout_at(end + Duration::from_secs(1), following.next()).await;
        match heard {
            Ok(Some(Heard::Update { version, table, game })) => {
                if table.status == Status::Finished {
                    return Ok(times);
                }
                let actions = game.map(|game| game.actions).unwrap_or_default();
                let actions: Vec<String> = actions.into_iter().map(|action| action.notation).collect();
                offer = (!actions.is_empty()).then_some((version, actions));
            }
            Ok(Some(Heard::Done {})) => times.extend(sent.take().map(|sent| sent.elapsed())),
            Ok(Some(Heard::Refused { sentence })) => return Err(io::Error::other(sentence)),
            Ok(Some(Heard::Else)) => {}
            Ok(None) | Err(_) => return Ok(times), // the time is over
        }
        if sent.is_some() || Instant::now() >= end {
            continue;
        }
        if let Some((version, actions)) = offer.take() {
            slots.wait().await;
            let index = mind.below(Source::POLICY, actions.len() as u32) as usize;
            let order = Order::Act { action: actions.get(index).cloned().unwrap_or_default() };
            let act = command(Some(&seat), Some(version), order)?;
            sent = Some(Instant::now());
            following.send(&act).await.map_err(io::Error::other)?;
        }
    }
}

/// How many spectators share a table.
const A_TABLE: usize = 100;

/// Lets spectators connect and looks what the server needs for them.
async fn watch(
    sockets: usize,
    game: &'static dyn AnyGame,
    address: SocketAddr,
    server: &Child,
    report: &mut Report,
) -> io::Result<()> {
    let visitor = Visitor::guest(address, "Host").await?;
    let mut tables = Vec::new();
    for _ in 0..sockets.div_ceil(A_TABLE) {
        tables.push(visitor.table(game.meta().id, game.meta().players.0).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let base = resident_kib(server)?;
    let mut open = Vec::with_capacity(sockets);
    let stranger = Visitor::stranger(address);
    for (index, &table) in tables.iter().cycle().take(sockets).enumerate() {
        let mut following = stranger.follow(table, "spectator").await.map_err(io::Error::other)?;
        while !matches!(following.next().await, Some(Heard::Update { .. })) {}
        open.push(following);
        if index % 1000 == 0 {
            tokio::task::yield_now().await;
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let grown = resident_kib(server)?.saturating_sub(base);
    (report.sockets, report.base_kib) = (open.len(), base);
    report.bytes_per_socket = grown as f64 * 1024.0 / sockets as f64;
    Ok(())
}

/// The memory a process really uses, as Linux tells it.
fn resident_kib(process: &Child) -> io::Result<u64> {
    let gone = || io::Error::other("this system does not tell the memory of the server");
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id().ok_or_else(gone)?))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or_else(gone)?;
    line.trim().trim_end_matches(" kB").parse().map_err(|_| gone())
}
