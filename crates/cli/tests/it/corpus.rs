//! What earlier versions of the program wrote: records, kept games, a server's database.
//!
//! The files in `tests/corpus` are only ever added to. Each is opened, replayed and written again,
//! and must give the same bytes, positions and result as the version that made it
//! (`manifest.txt`). Only `replay`, `described` and `stored` know how that is asked for.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{DESIGN, open_with};
use load::client::Client;
use load::program::{Keeps, Program};
use server::room::restore;
use session::{Record, Session};
use storage::{DesignStore as _, MatchStore as _, Page, Store as _};
use storage_sqlite::SqliteStore;

use crate::campaigns::ANY;
use crate::hosting::{program, runtime};
use crate::marelle;

const DATABASE: &str = "marelle.db";

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn text(name: &str) -> String {
    fs::read_to_string(corpus().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The files of a folder that hold games, by their names in the corpus.
fn files(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(corpus().join(folder)).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| format!("{folder}/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    names.sort_unstable();
    names
}

/// Replays a record: of the design that it carries, of the file that it names, or else of this
/// design; it must be written as it was read.
fn replay(name: &str, record: &str, design: Option<&str>) -> Session {
    let read = Record::read(record.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let opened = read.open(|id, settings| {
        let file = id.strip_prefix(DESIGN).filter(|_| read.design().is_none()).map(text);
        open_with(id, read.design().or(file.as_deref()).or(design), settings)
    });
    let session = opened.unwrap_or_else(|error| panic!("{name}: {error}"));
    let written = match read.design() {
        Some(_) => Record::whole_of(&session),
        None => Record::of(&session),
    };
    let written = match read.date() {
        Some(date) => written.dated(date),
        None => written,
    };
    assert_eq!(written.to_string(), record, "{name}");
    session
}

/// The line of the manifest: the name, how long the log is, a digest of all positions on the way,
/// the result, and the last position.
fn described(name: &str, session: &Session) -> String {
    let played = session.played();
    let positions = (0..=played.moves().len()).map(|ply| played.position_at(ply).unwrap().text());
    let digest = positions.fold(FNV_START, |digest, text| fnv(digest, &text));
    let mut line = format!("{name}\t{}\t{digest:016x}\t", session.log().len());
    match Record::of(session).result() {
        Some(result) => write!(line, "{} {:?}", result.outcome, result.points).unwrap(),
        None => line.push('-'),
    }
    write!(line, "\t{}", played.position().text().escape_debug()).unwrap();
    line
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, with a line end after each text.
fn fnv(digest: u64, text: &str) -> u64 {
    let step = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().chain([b'\n']).fold(digest, step)
}

/// The lines of the manifest for a folder, compared with what was found there now.
#[track_caller]
fn assert_as_listed(folder: &str, found: &[String]) {
    let manifest = text("manifest.txt");
    let listed: Vec<&str> =
        manifest.lines().filter(|line| line.starts_with(&format!("{folder}/"))).collect();
    for line in found {
        assert!(listed.contains(&&**line), "not as the manifest says:\n{line}");
    }
    assert_eq!(found.len(), listed.len(), "a file of {folder} is missing");
}

#[track_caller]
fn assert_replay_the_same(folder: &str) {
    let described = |name: &String| described(name, &replay(name, &text(name), None));
    assert_as_listed(folder, &files(folder).iter().map(described).collect::<Vec<_>>());
}

#[test]
fn records_replay_byte_for_byte() {
    assert_replay_the_same("records");
}

#[test]
fn games_that_the_terminal_kept_replay_byte_for_byte() {
    assert_replay_the_same("terminal/games");
    assert_replay_the_same("terminal/finished");
    let scores = marelle(&corpus(), &["scores", "--data", "terminal"], b"").output;
    assert!(scores.contains("5       1       1  Anna\n"), "{scores}");
}

/// There, the record and the design stand in one text.
#[test]
fn games_that_a_browser_kept_replay_byte_for_byte() {
    let described = |name: &String| {
        let kept: serde_json::Value = serde_json::from_str(&text(name)).unwrap();
        let design = kept["own"]["text"].as_str();
        described(name, &replay(name, kept["record"].as_str().unwrap(), design))
    };
    assert_as_listed("browser", &files("browser").iter().map(described).collect::<Vec<_>>());
}

/// Where the design is a file, the program finds it from the folder it runs in.
#[test]
fn the_program_opens_records_of_designs_in_files() {
    let of_files = |name: &String| text(name).contains("\ngame design:");
    let names: Vec<String> = files("records").into_iter().filter(of_files).collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        let ran = marelle(&corpus(), &["record", "check", &name], b"");
        assert_eq!(ran.code, Some(0), "{name}: {}{}", ran.output, ran.errors);
    }
}

/// Every match of a database, as the server makes it again.
async fn stored(database: &Path) -> Vec<(String, Session)> {
    let store = SqliteStore::open(database).await.unwrap();
    let mut sessions = Vec::new();
    for head in store.list_matches(Page { skip: 0, most: 1000 }).await.unwrap() {
        let stored = store.load_match(head.made.id).await.unwrap().unwrap();
        let design = match head.made.game.strip_prefix(DESIGN) {
            Some(digest) => store.load_file(&digest.parse().unwrap()).await.unwrap(),
            None => None,
        };
        let design = design.map(|file| String::from_utf8(file.bytes).unwrap());
        let opener = |id: &str, settings: &_| open_with(id, design.as_deref(), settings);
        let room = restore(&stored, 0, opener).unwrap();
        sessions.push((format!("server/{}.marelle", head.made.id), room.session().clone()));
    }
    store.close().await;
    sessions
}

/// A copy of the database in a folder of its own: opening a database writes to it.
fn copied() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(corpus().join("server").join(DATABASE), folder.path().join(DATABASE)).unwrap();
    folder
}

#[test]
fn every_match_of_a_database_goes_on_as_it_was() {
    let folder = copied();
    let sessions = runtime().block_on(stored(&folder.path().join(DATABASE)));
    for (name, session) in &sessions {
        assert_eq!(Record::of(session).to_string(), text(name), "{name}");
    }
    let found: Vec<String> = sessions.iter().map(|(name, it)| described(name, it)).collect();
    assert_as_listed("server", &found);
}

/// Each line of `links.txt` is a secret link and how many events its bearer finds.
#[test]
fn a_server_over_the_database_lets_people_in() {
    let folder = copied();
    let server = Program::start(program(), Keeps::Folder(folder.path()), ANY).unwrap();
    runtime().block_on(async {
        for line in text("server/links.txt").lines() {
            let (link, plies) = line.split_once(' ').unwrap();
            let client = Client::enter(server.address, link).await.unwrap();
            assert_eq!(client.plies.to_string(), plies, "{link}");
        }
    });
    server.stop().unwrap();
}
