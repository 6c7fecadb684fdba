//! The commands, one file each.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod campaign;
pub(crate) mod conform;
pub(crate) mod doctor;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod ladder;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod strength;
pub(crate) mod train;
pub(crate) mod verify;

use std::future::Future;
use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// Runs what waits for disks and networks.
fn on_runtime<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| Failure::Input(format!("cannot start: {error}")))?.block_on(work)
}

/// Writes a value as readable JSON.
fn write_json(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    Ok(writeln!(out)?)
}
