//! Files from outside: never more than a record may have is read, and every error names the file.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use table::{MAX_RECORD_BYTES, Record};

/// Opens a file to be read.
pub(crate) fn open(path: &Path) -> Result<File, String> {
    let fail = |why: &str| format!("{}: {why}", path.display());
    if path.is_dir() {
        return Err(fail("is a directory, not a file"));
    }
    File::open(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => fail("there is no such file"),
        ErrorKind::PermissionDenied => fail("may not be read by you"),
        _ => fail(&error.to_string()),
    })
}

/// Reads a file that should be small.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let fail = |why: &str| format!("{}: {why}", path.display());
    let file = open(path)?;
    let mut bytes = Vec::new();
    let limit = MAX_RECORD_BYTES as u64 + 1;
    file.take(limit).read_to_end(&mut bytes).map_err(|error| fail(&error.to_string()))?;
    if bytes.len() > MAX_RECORD_BYTES {
        let mebibytes = MAX_RECORD_BYTES >> 20;
        return Err(fail(&format!(
            "is larger than {mebibytes} MiB, so it is neither a record nor a scenario nor a campaign"
        )));
    }
    Ok(bytes)
}

/// Reads a record.
pub(crate) fn read_record(path: &Path) -> Result<Record, String> {
    Record::parse(&read(path)?).map_err(|error| format!("{}: not a record: {error}", path.display()))
}

/// Reads a proof, as text; nothing if the file holds something that is not JSON.
pub(crate) fn read_proof(path: &Path) -> Result<Option<String>, String> {
    let text = String::from_utf8(read(path)?).ok();
    let is_object =
        |text: &String| serde_json::from_str(text).is_ok_and(|json: serde_json::Value| json.is_object());
    Ok(text.filter(is_object))
}

/// Writes a record: whole or not at all, and never over a file that is something else.
pub(crate) fn write_record(path: &Path, record: &Record) -> Result<(), String> {
    if path.exists() && (!path.is_file() || read_record(path).is_err()) {
        return Err(format!("{}: exists and is not a record, so it is left alone", path.display()));
    }
    write(path, &record.to_string())
}

/// Writes a file: whole or not at all.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = File::create(&part)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&part); // it may never have been there
        format!("{}: cannot be written: {error}", path.display())
    })
}
