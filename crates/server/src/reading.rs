//! Files that people bring, read where they do no harm: in a process of its own, which has as
//! much memory and time as is good for it. A server that is given no program for it reads them on
//! a thread; then there is no bound on memory.
//!
//! What may take a lot of memory is read alone. Nothing is kept here.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::StatusCode;
use game::Reason as _;
use i18n::Message;
use pictures::{Format, PictureError};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::Command;
use tokio::sync::Semaphore;

use crate::config::Config;

/// The first word after the program's name that makes it read one file.
pub const WORD: &str = "--read-for-server";
/// What that process may have of memory, in bytes: the largest picture takes half of it.
pub const MEMORY: u64 = 1 << 30;
/// Longer answers of that process are none: no file that was read and written anew is so long.
const LONGEST_ANSWER: u64 = 64 << 20;

/// What a file is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A picture in one of the formats that are taken.
    Picture,
    /// The text of a design.
    Design,
}

impl Sort {
    const fn word(self) -> &'static str {
        match self {
            Self::Picture => "picture",
            Self::Design => "design",
        }
    }
}

impl FromStr for Sort {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        [Self::Picture, Self::Design].into_iter().find(|sort| sort.word() == word).ok_or(())
    }
}

/// What was found in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Found {
    /// A picture; its file follows.
    Picture { kind: String, width: u32, height: u32 },
    /// A design, perhaps with faults.
    Design { name: String, faults: Vec<Message> },
    /// Nothing that could be taken.
    Refused { status: u16, why: Message },
}

/// Reads one file: what was found, and the file as it was written anew.
fn read(sort: Sort, bytes: &[u8]) -> (Found, Vec<u8>) {
    match sort {
        Sort::Picture => match pictures::import(bytes) {
            Ok(picture) => {
                let (width, height) = picture.size;
                let kind = kind_of(picture.format).to_owned();
                (Found::Picture { kind, width, height }, picture.bytes)
            }
            Err(error) => (refused(status_of(&error), error.message()), Vec::new()),
        },
        Sort::Design => {
            let found = match design::files::read_checked(bytes) {
                Ok((design, faults)) => Found::Design {
                    name: design.name.in_lang(i18n::Lang::Fr).to_owned(),
                    faults: faults.iter().map(game::Reason::message).collect(),
                },
                Err(error) => refused(StatusCode::UNPROCESSABLE_ENTITY, error.message()),
            };
            (found, Vec::new())
        }
    }
}

const fn kind_of(format: Format) -> &'static str {
    match format {
        Format::Png => "image/png",
        Format::Jpeg => "image/jpeg",
        Format::Svg => "image/svg+xml",
    }
}

const fn status_of(error: &PictureError) -> StatusCode {
    match error {
        PictureError::FileTooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        PictureError::NotAPicture => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn refused(status: StatusCode, why: Message) -> Found {
    Found::Refused { status: status.as_u16(), why }
}

/// It took more time or memory than there is for one file.
fn too_much() -> Found {
    refused(StatusCode::UNPROCESSABLE_ENTITY, Message::new("live.too-much-work"))
}

/// What the process does that reads one file for a server: a line that says what was found, then
/// the file.
///
/// # Errors
/// When its streams are broken.
pub fn read_one(sort: Sort, input: &mut dyn Read, output: &mut dyn Write) -> io::Result<()> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let (found, written) = read(sort, &bytes);
    serde_json::to_writer(&mut *output, &found)?;
    output.write_all(b"\n")?;
    output.write_all(&written)?;
    output.flush()
}

/// Who reads files for a server.
pub(crate) struct Readers {
    program: Option<PathBuf>,
    patience: Duration,
    /// How many files are read at the same time.
    most: u32,
    places: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn new(config: &Config) -> Self {
        let most = u32::try_from(config.pictures.clamp(1, 1000)).unwrap_or(1);
        Self {
            program: config.reader.clone(),
            patience: config.patience.reading,
            most,
            places: Arc::new(Semaphore::new(most as usize)),
        }
    }

    /// Reads a file once there is a place.
    ///
    /// # Errors
    /// When the process cannot be started, or breaks down.
    pub(crate) async fn read(&self, sort: Sort, bytes: Bytes) -> io::Result<(Found, Vec<u8>)> {
        // What takes hundreds of mebibytes is read while nothing else is.
        let is_large = sort == Sort::Picture && pictures::is_large(&bytes);
        let places = if is_large { self.most } else { 1 };
        let place = self.places.clone().acquire_many_owned(places).await;
        let place = place.map_err(io::Error::other)?;
        let reading = async {
            match &self.program {
                Some(program) => read_in(program, sort, &bytes).await,
                None => {
                    let bytes = bytes.clone();
                    let work = move || {
                        let found = read(sort, &bytes);
                        // Nobody takes the place of a thread that is still at work.
                        drop(place);
                        found
                    };
                    tokio::task::spawn_blocking(work).await.map_err(io::Error::other)
                }
            }
        };
        match tokio::time::timeout(self.patience, reading).await {
            Ok(found) => found,
            Err(_) => Ok((too_much(), Vec::new())),
        }
    }
}

/// Reads a file in a process of its own, which ends when nobody waits for it any more.
async fn read_in(program: &Path, sort: Sort, bytes: &[u8]) -> io::Result<(Found, Vec<u8>)> {
    let mut process = Command::new(program)
        .args([WORD, sort.word()])
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let (Some(mut input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
        return Err(io::Error::other("no streams"));
    };
    let write = async move {
        // Who ends before all was written says why in the answer, or had too much to do.
        let _ = input.write_all(bytes).await;
    };
    let mut answer = Vec::new();
    let mut output = output.take(LONGEST_ANSWER);
    let ((), read) = tokio::join!(write, output.read_to_end(&mut answer));
    read?;
    drop(output);
    if !process.wait().await?.success() {
        return Ok((too_much(), Vec::new()));
    }
    let end = answer.iter().position(|byte| *byte == b'\n');
    let end = end.ok_or_else(|| io::Error::other("half an answer"))?;
    let written = answer.split_off(end + 1);
    Ok((serde_json::from_slice(&answer)?, written))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &[u8] =
        b"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 1\"><path d=\"M0 0h2v1z\"/></svg>";

    fn readers(program: Option<&str>, reading: Duration) -> Readers {
        let mut config = Config { reader: program.map(PathBuf::from), ..Config::default() };
        config.patience.reading = reading;
        Readers::new(&config)
    }

    #[test]
    fn what_a_process_says_is_one_line_and_the_file() {
        let mut said = Vec::new();
        read_one(Sort::Picture, &mut &*DRAWING, &mut said).unwrap();
        let end = said.iter().position(|byte| *byte == b'\n').unwrap();
        let found: Found = serde_json::from_slice(&said[..end]).unwrap();
        assert_eq!(found, Found::Picture { kind: "image/svg+xml".into(), width: 2, height: 1 });
        assert_eq!(said[end + 1..], pictures::import(DRAWING).unwrap().bytes);
    }

    #[tokio::test]
    async fn without_a_program_a_thread_reads() {
        let readers = readers(None, Duration::from_secs(60));
        let (found, _) = readers.read(Sort::Picture, Bytes::from_static(DRAWING)).await.unwrap();
        assert!(matches!(found, Found::Picture { .. }));
        let (found, _) = readers.read(Sort::Design, Bytes::from_static(b"[]")).await.unwrap();
        assert!(matches!(found, Found::Refused { status: 422, .. }));
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_process_that_breaks_down_is_too_much_work() {
        for (program, is_too_much) in [("/bin/false", true), ("/bin/true", false)] {
            let readers = readers(Some(program), Duration::from_secs(60));
            let found = readers.read(Sort::Design, Bytes::from_static(b"{}")).await;
            // One that says nothing at all is no reader.
            assert_eq!(found.ok().map(|found| found.0), is_too_much.then(too_much), "{program}");
        }
        let nobody = readers(Some("/nowhere"), Duration::from_secs(60));
        assert!(nobody.read(Sort::Design, Bytes::from_static(b"{}")).await.is_err());
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_process_that_hangs_is_ended() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (program, note) = (folder.path().join("hangs"), folder.path().join("note"));
        let script = format!("#!/bin/sh\necho $$ > {}\nexec sleep 600\n", note.display());
        std::fs::write(&program, script).unwrap();
        std::fs::set_permissions(&program, PermissionsExt::from_mode(0o700)).unwrap();
        let readers = readers(program.to_str(), Duration::from_millis(500));
        let (found, _) = readers.read(Sort::Design, Bytes::from_static(b"{}")).await.unwrap();
        assert_eq!(found, too_much());
        let Ok(process) = std::fs::read_to_string(note) else { return };
        let status = format!("/proc/{}/stat", process.trim());
        // It is gone, or dead and not yet fetched.
        for _ in 0..1000 {
            let known = std::fs::read_to_string(&status).unwrap_or_default();
            if known.is_empty() || known.contains(") Z") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it goes on");
    }
}
