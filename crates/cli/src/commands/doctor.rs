//! `bestiary doctor`: whether everything that is kept is well.

use std::io::Write;
use std::path::Path;

use store::{Settings, Sqlite, Store as _};

use crate::failure::Failure;
use crate::house_settings::Place;
use crate::progress::Progress;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Asks the database whether it is sound, plays every table again and compares every hash, and \
    lists what people reported. The server may go on.\n\
    Exit code: 0 if all is well, 1 if not.\n\n\
    Examples:\n  bestiary doctor\n  bestiary doctor --data-dir tables --quick"
)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// Do not play the tables again
    #[arg(long)]
    quick: bool,
}

/// Looks at everything.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let path = args.place.database(&args.place.file()?)?;
    if !path.is_file() {
        return Err(Failure::Input(format!("{}: there is no such database", path.display())));
    }
    super::on_runtime(async {
        let opened = Sqlite::open(&Settings::new(&path)).await;
        let store = opened.map_err(|error| Failure::Check(format!("{}: {error}", path.display())))?;
        writeln!(out, "{}", path.display())?;
        let is_private = is_private(&path);
        if !is_private {
            writeln!(
                out,
                "NOT WELL: others on this machine may read its folder, and so the hands of running tables"
            )?;
        }
        let is_well = examine(&store, !args.quick, out).await? && is_private;
        reports(&store, out).await?;
        let closed = store.close().await;
        closed.map_err(|error| Failure::Check(error.to_string()))?;
        if is_well { Ok(()) } else { Err(Failure::Check("not all is well".into())) }
    })
}

/// Looks into a store; says what it finds, and whether all is well.
pub(super) async fn examine(store: &Sqlite, replays: bool, out: &mut impl Write) -> Result<bool, Failure> {
    let failed = |error: store::StoreError| Failure::Check(error.to_string());
    let mut is_well = true;
    let counts = store.counts().await.map_err(failed)?;
    for (kind, count) in &counts {
        writeln!(out, "{count:>9} {kind}")?;
    }
    for problem in store.problems().await.map_err(failed)? {
        is_well = false;
        writeln!(out, "NOT WELL: {problem}")?;
    }
    if replays {
        let tables = counts.iter().filter(|(kind, _)| kind.ends_with("tables")).map(|(_, count)| count).sum();
        let progress = Progress::new(tables);
        let audit = server::audit(store, || progress.advance(1)).await.map_err(failed)?;
        drop(progress);
        for (table, why) in &audit.broken {
            is_well = false;
            writeln!(out, "NOT WELL: table {table}: {why}")?;
        }
        let right = audit.tables - audit.broken.len() as u64;
        writeln!(out, "{right} of {} tables replay, {} entries", audit.tables, audit.entries)?;
    }
    Ok(is_well)
}

/// What people complained about, for whoever runs the server.
async fn reports(store: &Sqlite, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: store::StoreError| Failure::Check(error.to_string());
    for report in store.people().reports(20).await.map_err(failed)? {
        let said = store.people().said(report.table, report.number - 1, 1).await.map_err(failed)?;
        let text = said.first().map_or("", |said| said.line.text.as_str());
        let by = said.first().map(|said| said.line.person.to_string()).unwrap_or_default();
        writeln!(
            out,
            "report: table {}, line {} by {by}: {text:?}: {:?}",
            report.table, report.number, report.reason
        )?;
    }
    Ok(())
}

/// Whether the folder is for its user only.
#[cfg(unix)]
fn is_private(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let modes = [folder, path].map(|path| path.metadata().map_or(0, |data| data.permissions().mode()));
    modes.iter().any(|mode| mode.trailing_zeros() >= 6) // nothing for group and others, in either of them
}

#[cfg(not(unix))]
fn is_private(_: &Path) -> bool {
    true
}
