//! `bestiary backup`: a copy of everything, while the server runs.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use store::Sqlite;

use crate::failure::Failure;
use crate::house_settings::Place;

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "The copy is of one moment; the server may go on. It holds the seeds and hands of running \
    tables, so it is as secret as they are.\n\n\
    Examples:\n  bestiary backup monday.db\n  bestiary backup --data-dir tables /mnt/backups/tables.db"
)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// The new file
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

/// Writes the copy.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let from = args.place.database(&args.place.file()?)?;
    if !from.is_file() {
        return Err(Failure::Input(format!("{}: there is no such database", from.display())));
    }
    if args.to.exists() {
        return Err(Failure::Input(format!("{}: exists already, so it is left alone", args.to.display())));
    }
    super::on_runtime(save_copy(&from, &args.to))?;
    let bytes = std::fs::metadata(&args.to).map_or(0, |data| data.len());
    Ok(writeln!(out, "{}: {} KiB", args.to.display(), bytes.div_ceil(1024))?)
}

/// Writes a copy of a database into a new file that only this user reads; it is on the disk when this is done.
pub(super) async fn save_copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let fail = |why: String| Failure::Check(format!("{}: {why}", to.display()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(to).map_err(|error| fail(error.to_string()))?;
    // SQLite writes a copy into an empty file as into none.
    let copied = Sqlite::copy(from, to).await.map_err(|error| error.to_string());
    let saved = copied.and_then(|()| file.sync_all().map_err(|error| error.to_string()));
    saved.map_err(|why| {
        let _ = std::fs::remove_file(to); // half a copy is none
        fail(why)
    })
}
