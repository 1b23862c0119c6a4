//! One file that somebody brought to a server, read in a process of its own with bounds on memory
//! and time. Only the server calls it.

use std::ffi::OsString;
use std::path::PathBuf;

use server::reading::{self, Sort};

use crate::Streams;

/// What a process may have of the processor, in seconds: more than its server waits for it.
#[cfg(unix)]
const PROCESSOR_S: u64 = 30;

/// What these arguments ask it to read, if they do.
pub(crate) fn asked(args: &[OsString]) -> Option<Sort> {
    match args {
        [_, word, sort] if word == reading::WORD => sort.to_str()?.parse().ok(),
        _ => None,
    }
}

/// Reads one file and says what was found.
pub(crate) fn run(sort: Sort, streams: &mut Streams<'_>) -> u8 {
    let done = bound().and_then(|()| reading::read_one(sort, streams.input, streams.output));
    u8::from(done.is_err())
}

#[cfg(unix)]
fn bound() -> std::io::Result<()> {
    use rlimit::Resource;
    rlimit::setrlimit(Resource::AS, reading::MEMORY, reading::MEMORY)?;
    rlimit::setrlimit(Resource::CPU, PROCESSOR_S, PROCESSOR_S)
}

/// Other systems know no such bounds: there the server's patience is the only one.
#[cfg(not(unix))]
fn bound() -> std::io::Result<()> {
    Ok(())
}

/// This very program, also after its file was replaced by a newer one.
pub(crate) fn program() -> Option<PathBuf> {
    if cfg!(target_os = "linux") {
        return Some(PathBuf::from("/proc/self/exe"));
    }
    std::env::current_exe().ok()
}
