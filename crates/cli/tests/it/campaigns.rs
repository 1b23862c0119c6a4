//! Servers that are killed, full disks and failing ones: what was acknowledged is kept.
//!
//! A thousand kills for each store with `SLOW_TESTS=1`, three without; `KILLS=…` says how many.
//! What takes how long is told, not judged: that depends on the machine.
#![allow(clippy::print_stderr, reason = "campaigns tell what they found, and what they leave out")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Rng;
use load::client::{Client, make_match};
use load::ledger::Ledger;
use load::program::{Keeps, Program};
use load::script::Script;
use load::table::{Pace, Table};
use storage::{MatchStore, Store};
use storage_postgres::PostgresStore;
use storage_sqlite::SqliteStore;
use tokio::task::JoinSet;

use crate::hosting::program;

pub(crate) const ANY: &str = "127.0.0.1:0";

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// How often something is tried: so often here, and with `SLOW_TESTS=1`; this variable says otherwise.
pub(crate) fn times(variable: &str, [sample, campaign]: [u32; 2]) -> u32 {
    let said = std::env::var(variable).ok().and_then(|number| number.parse().ok());
    said.unwrap_or(if conformance::is_slow() { campaign } else { sample })
}

/// The address of a database on the server for tests.
pub(crate) fn database() -> Option<String> {
    let server = std::env::var("MARELLE_TEST_POSTGRES").ok();
    if server.is_none() {
        eprintln!("LEFT OUT: no PostgreSQL. `cargo xtask test` starts one.");
    }
    server.map(|server| format!("{server}/postgres"))
}

/// People at so many tables, as fast as they can.
fn people(tables: u64, servers: &[&Program], ledger: &Arc<Ledger>) -> JoinSet<()> {
    let scripts = Script::random("othello", 8).unwrap();
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let mut people = JoinSet::new();
    for (number, script) in (0..tables).zip(scripts.iter().cycle()) {
        let (script, ledger) = (script.clone(), ledger.clone());
        let pace = Pace::FlatOut;
        people.spawn(Table { addresses: addresses.clone(), script, pace, ledger, number }.play());
    }
    people
}

/// Waits until so many moves more are acknowledged; says how long it took.
async fn goes_on(ledger: &Ledger, moves: usize) -> Duration {
    let (began, before) = (Instant::now(), ledger.count());
    while ledger.count() < before + moves {
        assert!(began.elapsed() < Duration::from_secs(120), "nobody can play any more");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    began.elapsed()
}

/// Kills a server under load again and again, and holds all that was acknowledged against the store.
async fn kill_again_and_again(
    name: &str,
    keeps: Keeps<'_>,
    store: impl AsyncFn() -> Arc<dyn Store>,
) {
    let kills = times("KILLS", [3, 1000]);
    let ledger = Arc::new(Ledger::default());
    let mut server = Program::start(program(), keeps, ANY).unwrap();
    let listen = server.address.to_string();
    let mut people = people(20, &[&server], &ledger);
    let mut rng = Rng::from_seed(8);
    let mut ready = Vec::new();
    for _ in 0..kills {
        goes_on(&ledger, 1).await;
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(300)))).await;
        server.kill().unwrap();
        let began = Instant::now();
        server = Program::start(program(), keeps, &listen).unwrap();
        ready.push(began.elapsed());
    }
    goes_on(&ledger, 20).await;
    people.shutdown().await;
    server.stop().unwrap();
    let store = store().await;
    let kept = ledger.verify(&*store).await.unwrap();
    store.close().await;
    ready.sort_unstable();
    let (middle, longest) = (ready[ready.len() / 2], ready[ready.len() - 1]);
    eprintln!(
        "{name}: {kills} kills, {kept} acknowledged moves, none lost; ready again after \
         {middle:.0?} (middle) and {longest:.0?} (longest)"
    );
}

#[test]
fn kills_lose_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("marelle.db");
    let store = async || Arc::new(SqliteStore::open(&path).await.unwrap()) as Arc<dyn Store>;
    runtime().block_on(kill_again_and_again("SQLite", Keeps::Folder(folder.path()), store));
}

#[test]
fn kills_lose_nothing_in_a_database() {
    let Some(url) = database() else { return };
    let store = async || Arc::new(PostgresStore::open(&url).await.unwrap()) as Arc<dyn Store>;
    runtime().block_on(kill_again_and_again("PostgreSQL", Keeps::Database(&url), store));
}

/// Players of the same match at two servers; one is killed, and play goes on at the other.
#[test]
fn two_servers_share_matches_and_one_may_die() {
    let Some(url) = database() else { return };
    runtime().block_on(async {
        let ledger = Arc::new(Ledger::default());
        let start = || Program::start(program(), Keeps::Database(&url), ANY).unwrap();
        let (first, second) = (start(), start());
        let mut people = people(10, &[&first, &second], &ledger);
        goes_on(&ledger, 100).await;
        first.kill().unwrap();
        let (began, before) = (Instant::now(), ledger.unfinished());
        // Until every match has gone on at the server that is left.
        while before.iter().any(|known| ledger.unfinished().get(known.0) == Some(known.1)) {
            assert!(began.elapsed() < Duration::from_secs(120), "a match does not go on");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let all = began.elapsed();
        people.shutdown().await;
        second.stop().unwrap();
        let store = PostgresStore::open(&url).await.unwrap();
        let kept = ledger.verify(&store).await.unwrap();
        eprintln!("two servers: {kept} moves, none lost; all went on within {all:.0?} of the kill");
    });
}

/// A folder that holds little; it goes away with this.
struct SmallDisk(
    PathBuf,
    #[expect(dead_code, reason = "it is removed when dropped")] tempfile::TempDir,
);

impl SmallDisk {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_owned();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=12m", "marelle-test"]).arg(&path);
        if !mount.output().is_ok_and(|done| done.status.success()) {
            eprintln!("LEFT OUT: no small disk can be mounted here.");
            return None;
        }
        Some(Self(path, folder))
    }

    /// Takes all the room that is left.
    fn fill(&self) -> PathBuf {
        let filler = self.0.join("filler");
        // It ends when there is no room left, which is what is wanted.
        let _ = std::fs::write(&filler, vec![1; 12 << 20]);
        filler
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Nobody uses it any more; where it cannot be taken away, the system does it later.
        let _ = Command::new("umount").arg(&self.0).output();
    }
}

/// Somebody plays until that is refused, hears why, and goes on when it is possible again.
async fn refused_then_goes_on(
    server: &Program,
    path: &Path,
    why: &str,
    trouble: impl FnOnce(),
    relief: impl FnOnce(),
) {
    let script = Script::random("othello", 1).unwrap().remove(0);
    let made = make_match(server.address, "othello").await.unwrap();
    let [one, two] = [0, 1].map(|seat: usize| made.seats[seat].clone().unwrap());
    let mut players = [
        Client::enter(server.address, &one).await.unwrap(),
        Client::enter(server.address, &two).await.unwrap(),
    ];
    let (mut trouble, mut relief) = (Some(trouble), Some(relief));
    let mut was_refused = 0;
    for (ply, (seat, text)) in (0..).zip(&script.moves) {
        if ply == 4 {
            trouble.take().unwrap()();
        }
        let mover = &mut players[usize::from(*seat) - 1];
        mover.sees(ply).await.unwrap();
        while let Err(refused) = mover.play(text).await {
            assert_eq!(refused.to_string(), format!("{text}: {why}"));
            assert_eq!(mover.plies, ply, "what was refused has not happened");
            was_refused += 1;
            if was_refused == 3 {
                relief.take().unwrap()();
            }
            assert!(was_refused < 100, "it does not go on");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(was_refused >= 3, "the trouble was no trouble");
    let store = SqliteStore::open(path).await.unwrap();
    let kept = store.events_from(made.id.parse().unwrap(), 0).await.unwrap();
    assert_eq!(kept.len(), script.moves.len());
    store.check().await.unwrap();
    store.close().await;
}

#[test]
fn a_full_disk_refuses_and_loses_nothing() {
    let Some(disk) = SmallDisk::new() else { return };
    let server = Program::start(program(), Keeps::Folder(&disk.0), ANY).unwrap();
    runtime().block_on(refused_then_goes_on(
        &server,
        &disk.0.join("marelle.db"),
        "live.disk-full",
        || drop(disk.fill()),
        || std::fs::remove_file(disk.0.join("filler")).unwrap(),
    ));
    server.stop().unwrap();
}

/// Files that may not grow: every write fails.
#[cfg(target_os = "linux")]
#[test]
fn a_failing_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    // Who writes too far is not to be ended for it, but told.
    let wrapper = folder.path().join("marelle");
    let text = format!("#!/bin/sh\ntrap '' XFSZ\nexec '{}' \"$@\"\n", program().display());
    std::fs::write(&wrapper, text).unwrap();
    assert!(Command::new("chmod").arg("+x").arg(&wrapper).status().unwrap().success());
    let server = Program::start(&wrapper, Keeps::Folder(folder.path()), ANY).unwrap();
    let limit = |bytes: &str| {
        let id = server.id().to_string();
        let mut prlimit = Command::new("prlimit");
        let done = prlimit.args(["--pid", &id, &format!("--fsize={bytes}:unlimited")]).output();
        done.is_ok_and(|done| done.status.success())
    };
    if !limit("unlimited") {
        eprintln!("LEFT OUT: prlimit is not there.");
        return;
    }
    runtime().block_on(refused_then_goes_on(
        &server,
        &folder.path().join("marelle.db"),
        "live.store-away",
        || assert!(limit("1")),
        || assert!(limit("unlimited")),
    ));
    server.stop().unwrap();
}
