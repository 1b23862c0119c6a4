//! Power that goes away: what the real program wrote to its files, in order, is cut off at any
//! moment, and what the disk had not yet been told to keep is lost, kept in part or torn. Whatever
//! was acknowledged before is there when the store is opened again.
//!
//! `strace` writes down what the program does; without it this is left out, loudly. Ten thousand
//! cuts with `SLOW_TESTS=1`, forty without.
#![cfg(target_os = "linux")]
#![allow(clippy::print_stderr, reason = "campaigns tell what they found, and what they leave out")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::Rng;
use load::client::{Client, make_match};
use load::program::{Keeps, Program};
use load::script::Script;
use storage::{Id, MatchStore, Store, StoreError};
use storage_sqlite::SqliteStore;
use tokio::task::JoinSet;

use crate::campaigns::{ANY, runtime};
use crate::hosting::program;

/// Disks write at least so many bytes whole.
const SECTOR: usize = 512;
/// The files of a store that are written down; what else there is, is made anew.
const FILES: [&str; 2] = ["marelle.db", "marelle.db-wal"];
const TABLES: u64 = 12;

/// A move that a player was told to be kept.
#[derive(Clone, Copy, Debug)]
struct Acknowledged {
    at_us: u64,
    id: Id,
    plies: u32,
}

/// What the program did to a file, and when.
struct Deed {
    at_us: u64,
    file: usize,
    what: What,
}

enum What {
    Write { at: usize, bytes: Vec<u8> },
    Cut { length: usize },
    Sync,
    Gone,
}

/// A file as a disk holds it: what is sure, and what was done since the last sync.
#[derive(Clone, Default)]
struct Image {
    sure: Vec<u8>,
    unsure: Vec<(usize, Vec<u8>)>,
}

#[test]
fn power_cuts_lose_nothing_that_was_acknowledged() {
    if !Command::new("strace").arg("-V").output().is_ok_and(|done| done.status.success()) {
        eprintln!("LEFT OUT: strace is not there.");
        return;
    }
    let cuts = if conformance::is_slow() { 10_000 } else { 40 };
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let acknowledged = played(folder.path(), &log);
    let deeds = read(&fs::read_to_string(&log).unwrap());
    assert!(deeds.iter().any(|deed| matches!(deed.what, What::Sync)), "nothing was synced");
    let found = runtime().block_on(cut_off(&deeds, &acknowledged, cuts)).unwrap();
    eprintln!(
        "{cuts} power cuts over {} writes and syncs: {found} acknowledged moves were looked for, \
         none was lost",
        deeds.len()
    );
    assert!(found > 0);
    // A program that never tells the disk to keep anything would be found out.
    let unsynced: Vec<Deed> =
        deeds.into_iter().filter(|deed| !matches!(deed.what, What::Sync)).collect();
    assert!(runtime().block_on(cut_off(&unsynced, &acknowledged, 40)).is_err());
}

/// Lets people play on a server whose deeds are written down; what they were told, in order.
fn played(folder: &Path, log: &Path) -> Vec<Acknowledged> {
    let wrapper = folder.join("traced");
    let text = format!(
        "#!/bin/sh\nexec strace -D -f -y -ttt -xx -s 1000000 -o '{}' \
         -e trace=pwrite64,fsync,fdatasync,ftruncate,unlink '{}' \"$@\"\n",
        log.display(),
        program().display()
    );
    fs::write(&wrapper, text).unwrap();
    assert!(Command::new("chmod").arg("+x").arg(&wrapper).status().unwrap().success());
    let data = folder.join("data");
    let server = Program::start(&wrapper, Keeps::Folder(&data), ANY).unwrap();
    let told = Arc::new(Mutex::new(Vec::new()));
    let games = if conformance::is_slow() { 6 } else { 1 };
    runtime().block_on(async {
        let mut tables = JoinSet::new();
        for script in Script::random("othello", TABLES).unwrap() {
            let (address, told) = (server.address, told.clone());
            tables.spawn(async move {
                for _ in 0..games {
                    play(address, &script, &told).await;
                }
            });
        }
        tables.join_all().await;
    });
    server.stop().unwrap();
    // The one who writes down may be a moment behind.
    std::thread::sleep(Duration::from_millis(500));
    let mut told = std::mem::take(&mut *told.lock().unwrap());
    told.sort_by_key(|one: &Acknowledged| one.at_us);
    told
}

async fn play(address: std::net::SocketAddr, script: &Script, told: &Mutex<Vec<Acknowledged>>) {
    let made = make_match(address, "othello").await.unwrap();
    let id = made.id.parse().unwrap();
    let [one, two] = [0, 1].map(|seat: usize| made.seats[seat].clone().unwrap());
    let mut players =
        [Client::enter(address, &one).await.unwrap(), Client::enter(address, &two).await.unwrap()];
    for (ply, (seat, text)) in (0..).zip(&script.moves) {
        let mover = &mut players[usize::from(*seat) - 1];
        mover.sees(ply).await.unwrap();
        mover.play(text).await.unwrap();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let at_us = u64::try_from(now.as_micros()).unwrap();
        told.lock().unwrap().push(Acknowledged { at_us, id, plies: ply + 1 });
    }
}

/// Reads what was written down. What is only begun counts where its bytes are told, a sync where
/// it has ended.
fn read(log: &str) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let mut begun: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for line in log.lines() {
        let Some((thread, rest)) = line.split_once(' ') else { continue };
        let Some((time, call)) = rest.trim_start().split_once(' ') else { continue };
        let at_us = (time.parse::<f64>().unwrap_or_default() * 1e6) as u64;
        let is_sync = call.starts_with("fsync(") || call.starts_with("fdatasync(");
        if call.starts_with("<... ") {
            // Only the end of a sync matters.
            if let Some((file, _)) = begun.remove(thread)
                && call.contains("sync resumed")
            {
                deeds.push(Deed { at_us, file, what: What::Sync });
            }
            continue;
        }
        let Some(file) = file_of(call) else { continue };
        if call.ends_with("<unfinished ...>") && is_sync {
            begun.insert(thread, (file, call));
            continue;
        }
        if let Some(what) = what_of(call, is_sync) {
            deeds.push(Deed { at_us, file, what });
        }
    }
    deeds
}

/// Which of the files a call is about.
fn file_of(call: &str) -> Option<usize> {
    let path = if call.starts_with("unlink(") {
        unescaped(call.split('"').nth(1)?)
    } else {
        let (path, _) = call.split_once('<')?.1.split_once('>')?;
        // Paths of descriptors are escaped as well.
        if path.contains("\\x") { unescaped(path) } else { path.as_bytes().to_vec() }
    };
    let path = String::from_utf8(path).ok()?;
    let name = Path::new(&path).file_name()?.to_str()?.to_owned();
    FILES.iter().position(|file| *file == name)
}

fn what_of(call: &str, is_sync: bool) -> Option<What> {
    if is_sync {
        return Some(What::Sync);
    }
    let number = |text: &str| {
        let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<usize>().ok()
    };
    if call.starts_with("unlink(") {
        return Some(What::Gone);
    }
    if call.starts_with("ftruncate(") {
        return Some(What::Cut { length: number(call.split_once(", ")?.1)? });
    }
    let mut parts = call.strip_prefix("pwrite64(")?.split('"');
    let bytes = unescaped(parts.nth(1)?);
    let mut numbers = parts.next()?.split(", ").skip(1);
    let (count, at) = (number(numbers.next()?)?, number(numbers.next()?)?);
    assert_eq!(bytes.len(), count, "strace has told all bytes");
    Some(What::Write { at, bytes })
}

/// Bytes that stand as `\x41\x42`.
fn unescaped(text: &str) -> Vec<u8> {
    text.split("\\x").skip(1).filter_map(|digits| u8::from_str_radix(digits, 16).ok()).collect()
}

impl Image {
    fn happens(&mut self, what: &What) {
        match what {
            What::Write { at, bytes } => self.unsure.push((*at, bytes.clone())),
            // SQLite cuts and removes what it does not need; whether that is sure is all the same.
            What::Cut { length } => {
                self.sync();
                self.sure.resize(*length, 0);
            }
            What::Sync => self.sync(),
            What::Gone => *self = Self::default(),
        }
    }

    fn sync(&mut self) {
        for (at, bytes) in std::mem::take(&mut self.unsure) {
            write_at(&mut self.sure, at, &bytes);
        }
    }

    /// What is there after the power was gone.
    fn after_cut(&self, rng: &mut Rng) -> Vec<u8> {
        let mut left = self.sure.clone();
        let fate = rng.below(4);
        for (nth, (at, bytes)) in self.unsure.iter().enumerate() {
            let is_last = nth + 1 == self.unsure.len();
            let kept = match fate {
                0 => 0,
                1 => bytes.len(),
                2 if rng.below(2) == 0 => 0,
                3 if is_last => rng.index(bytes.len() / SECTOR + 1) * SECTOR,
                _ => bytes.len(),
            };
            write_at(&mut left, *at, &bytes[..kept.min(bytes.len())]);
        }
        left
    }
}

fn write_at(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    if bytes.is_empty() {
        return;
    }
    let end = at + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    file[at..end].copy_from_slice(bytes);
}

/// Cuts the power so often, and looks each time what is there.
async fn cut_off(deeds: &[Deed], acknowledged: &[Acknowledged], cuts: u32) -> Result<u64, String> {
    let mut rng = Rng::from_seed(9);
    // Before the first acknowledgement there is nothing to be lost.
    let first = acknowledged.first().unwrap().at_us;
    let first = deeds.iter().position(|deed| deed.at_us > first).unwrap();
    let mut moments: Vec<usize> =
        (0..cuts).map(|_| first + rng.index(deeds.len() - first)).collect();
    moments.sort_unstable();
    let (mut images, mut moments) = ([const { None::<Image> }; 2], moments.into_iter().peekable());
    let mut found = 0;
    for (nth, deed) in deeds.iter().enumerate() {
        images[deed.file].get_or_insert_default().happens(&deed.what);
        while moments.next_if_eq(&nth).is_some() {
            let folder = tempfile::tempdir().unwrap();
            for (image, name) in images.iter().zip(FILES) {
                if let Some(image) = image {
                    fs::write(folder.path().join(name), image.after_cut(&mut rng)).unwrap();
                }
            }
            let told = acknowledged.iter().take_while(|one| one.at_us <= deed.at_us);
            let looked = look(folder.path(), told).await;
            found += looked.map_err(|what| format!("cut at {nth}: {what}"))?;
        }
    }
    assert_eq!(moments.next(), None, "all cuts were made");
    Ok(found)
}

/// Opens what is left and looks for all that was acknowledged; says how much that was.
async fn look(folder: &Path, told: impl Iterator<Item = &Acknowledged>) -> Result<u64, String> {
    let mut wanted: BTreeMap<Id, (u32, u64)> = BTreeMap::new();
    for one in told {
        let (plies, count) = wanted.entry(one.id).or_default();
        (*plies, *count) = ((*plies).max(one.plies), *count + 1);
    }
    let in_words = |error: StoreError| error.to_string();
    let store = SqliteStore::open(&folder.join(FILES[0])).await.map_err(in_words)?;
    store.check().await.map_err(in_words)?;
    for (id, (plies, _)) in &wanted {
        let kept = store.events_from(*id, 0).await.map_err(in_words)?;
        let is_whole = kept.iter().zip(0..).all(|(event, ply)| event.ply == ply);
        if !is_whole || kept.len() < *plies as usize {
            return Err(format!("{id} has {} events of {plies}", kept.len()));
        }
    }
    store.close().await;
    Ok(wanted.values().map(|(_, count)| count).sum())
}
