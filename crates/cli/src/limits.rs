//! How many files and connections this program may have open.

/// Asks the system for as many as it gives: every connection is one.
#[cfg(unix)]
pub(crate) fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If it gives no more, what there is must do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// This system has no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_open_files() {}
