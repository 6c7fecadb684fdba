//! `bestiary backup`: a copy of everything, while the server runs.

use std::io::Write;
use std::path::PathBuf;

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
    super::on_runtime(async {
        let fail = |why: String| Failure::Check(format!("{}: {why}", args.to.display()));
        make_private(&args.to).map_err(|error| fail(error.to_string()))?;
        if let Err(error) = Sqlite::copy(&from, &args.to).await {
            let _ = std::fs::remove_file(&args.to); // half a copy is none
            return Err(fail(error.to_string()));
        }
        let bytes = std::fs::metadata(&args.to).map_err(|error| fail(error.to_string()))?.len();
        Ok(writeln!(out, "{}: {} KiB", args.to.display(), bytes.div_ceil(1024))?)
    })
}

/// An empty file that only this user reads; SQLite writes a copy into an empty file as into none.
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}
