//! `bestiary restore`: a backup takes the place of the database.

use std::io::Write;
use std::path::{Path, PathBuf};

use store::{Settings, Sqlite, Store as _};

use super::backup::save_copy;
use super::doctor;
use crate::failure::Failure;
use crate::house_settings::{Place, make_folder_of};

/// The arguments.
#[derive(clap::Args)]
#[command(
    after_help = "Stop the server first. With --verify every table is played again before anything is \
    replaced, and every hash compared: a backup that nobody has replayed is a hope.\n\
    Exit code: 0 if it is in place, 1 if a check failed (then nothing has changed), 2 on bad input.\n\n\
    Examples:\n  bestiary restore --verify monday.db\n  bestiary restore --replace --data-dir tables monday.db"
)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// The backup
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// Play every table again first, and compare every hash
    #[arg(long)]
    verify: bool,
    /// Replace a database that is there
    #[arg(long)]
    replace: bool,
}

/// Puts the backup in place.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let to = args.place.database(&args.place.file()?)?;
    if !args.from.is_file() {
        return Err(Failure::Input(format!("{}: there is no such file", args.from.display())));
    }
    if to.exists() && !args.replace {
        let why = "exists already; say --replace to replace it";
        return Err(Failure::Input(format!("{}: {why}", to.display())));
    }
    make_folder_of(&to)?;
    let (tried, whole) = (beside(&to, ".tried"), beside(&to, ".restored"));
    remove(&tried)?; // of an attempt that was cut off
    remove(&whole)?;
    let checked = super::on_runtime(async {
        let copied = Sqlite::copy(&args.from, &tried).await;
        copied.map_err(|error| Failure::Input(format!("{}: {error}", args.from.display())))?;
        check(args, &tried, out).await?;
        // One file again, whatever the files beside it hold.
        save_copy(&tried, &whole).await
    });
    remove(&tried)?;
    checked?;
    // The files beside the database belong to what is replaced.
    for suffix in ["-wal", "-shm"] {
        remove_one(&beside(&to, suffix))?;
    }
    let moved = std::fs::rename(&whole, &to);
    moved.map_err(|error| Failure::Check(format!("{}: {error}", to.display())))?;
    Ok(writeln!(out, "{} is in place", to.display())?)
}

/// Opens the copy, which brings it up to date, and plays its tables again if that is asked for.
async fn check(args: &Args, part: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let opened = Sqlite::open(&Settings::new(part)).await;
    let store = opened.map_err(|error| Failure::Check(format!("{}: {error}", args.from.display())))?;
    let checked = if args.verify { doctor::examine(&store, true, out).await } else { Ok(true) };
    let closed = store.close().await;
    closed.map_err(|error| Failure::Check(error.to_string()))?;
    if checked? { Ok(()) } else { Err(Failure::Check("the backup is damaged; nothing was replaced".into())) }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn remove(database: &Path) -> Result<(), Failure> {
    ["", "-wal", "-shm"].iter().try_for_each(|suffix| remove_one(&beside(database, suffix)))
}

fn remove_one(path: &Path) -> Result<(), Failure> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(Failure::Check(format!("{}: {error}", path.display())))
        }
        _ => Ok(()),
    }
}
