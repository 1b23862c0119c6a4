//! What hosts of a server may rely on: it stops at once, keeps its file to itself, refuses what
//! cannot be right, and tells what happened.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use load::client::{Client, make, make_match};
use load::program::{Keeps, Program};
use protocol::live::Ask;

use crate::campaigns::ANY;
use crate::hosting::{program, runtime};
use crate::marelle;

fn start(folder: &Path) -> Program {
    Program::start(program(), Keeps::Folder(folder), ANY).unwrap()
}

/// The strongest machine may think for a quarter of a minute.
#[test]
fn a_machine_that_thinks_holds_up_no_stop() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    let asked = r#"{"game":"othello","players":[{},{"machine":10}]}"#;
    let asked = serde_json::from_str(asked).unwrap();
    let anna = runtime().block_on(async {
        let made = make(server.address, &asked).await.unwrap();
        let mut anna =
            Client::enter(server.address, made.seats[0].as_deref().unwrap()).await.unwrap();
        anna.play("d3").await.unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        anna
    });
    stops_within_two_seconds(server);
    drop(anna);
}

fn stops_within_two_seconds(server: Program) {
    let began = Instant::now();
    server.stop().unwrap();
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

/// A design of nine kilobytes with a million moves.
#[test]
fn a_full_board_holds_up_no_stop() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    let text = include_str!("../../../search/tests/data/full-board.json");
    let anna = runtime().block_on(async {
        let saved = load::client::save_design(server.address, text).await.unwrap();
        let asked =
            format!(r#"{{"game":"design:{}","players":[{{}},{{"machine":10}}]}}"#, saved.id);
        let made = make(server.address, &serde_json::from_str(&asked).unwrap()).await.unwrap();
        let mut anna =
            Client::enter(server.address, made.seats[0].as_deref().unwrap()).await.unwrap();
        anna.play("a1-a2").await.unwrap();
        anna
    });
    stops_within_two_seconds(server);
    drop(anna);
}

/// The server has this program read what people bring in a process that may take a gibibyte and
/// half a minute of the processor.
#[test]
fn files_are_read_in_a_process_with_bounds() {
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\">\
        <path d=\"M0 0h20v10z\"/></svg>";
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    let saved = runtime().block_on(load::client::save_drawing(server.address, drawing)).unwrap();
    assert_eq!((&*saved.kind, saved.width, saved.height), ("image/svg+xml", 20, 10));
    let bad = runtime().block_on(load::client::save_drawing(server.address, "<svg"));
    assert!(bad.unwrap_err().to_string().contains("pictures.damaged"));
    server.stop().unwrap();

    let mut reader = std::process::Command::new(program())
        .args(["--read-for-server", "picture"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    if cfg!(target_os = "linux") {
        let bounds = format!("/proc/{}/limits", reader.id());
        let bound = |name: &str, most: &str| {
            let bounds = fs::read_to_string(&bounds).unwrap();
            let line = bounds.lines().find(|line| line.starts_with(name)).unwrap();
            line.split_whitespace().any(|word| word == most)
        };
        // Once the second one holds, both do.
        let began = Instant::now();
        while !bound("Max cpu time", "30") {
            assert!(began.elapsed() < Duration::from_secs(60), "no bounds");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(bound("Max address space", "1073741824"));
    }
    drop(reader.stdin.take());
    let said = reader.wait_with_output().unwrap();
    assert!(said.status.success());
    assert!(String::from_utf8(said.stdout).unwrap().contains("pictures.not-a-picture"));
}

#[cfg(unix)]
#[test]
fn only_who_runs_the_server_reads_its_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    runtime().block_on(make_match(server.address, "othello")).unwrap();
    for name in ["marelle.db", "marelle.db-wal", "marelle.db-shm"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    server.stop().unwrap();
}

/// Two servers would not hear of each other's moves.
#[cfg(unix)]
#[test]
fn a_store_is_served_once_also_through_a_link() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = start(folder.path());
    let link = other.path().join("marelle.db");
    std::os::unix::fs::symlink(folder.path().join("marelle.db"), link).unwrap();
    let data = other.path().display().to_string();
    let ran = marelle(other.path(), &["serve", "--listen", ANY, "--data", &data], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.output);
    server.stop().unwrap();
}

#[test]
fn an_emptied_store_is_not_taken_for_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    start(folder.path()).stop().unwrap();
    let store = folder.path().join("marelle.db");
    fs::write(&store, b"").unwrap();
    let data = folder.path().display().to_string();
    let ran = marelle(folder.path(), &["serve", "--listen", ANY, "--data", &data], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.errors);
    assert!(ran.errors.contains("is empty"), "{}", ran.errors);
    fs::remove_file(&store).unwrap();
    start(folder.path()).stop().unwrap();
}

#[test]
fn a_damaged_store_is_found_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    runtime().block_on(async {
        for _ in 0..200 {
            make_match(server.address, "othello").await.unwrap();
        }
    });
    server.stop().unwrap();
    let store = folder.path().join("marelle.db");
    let mut bytes = fs::read(&store).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0x5a);
    fs::write(&store, bytes).unwrap();
    let data = folder.path().display().to_string();
    let ran = marelle(folder.path(), &["serve", "--listen", ANY, "--data", &data], b"");
    assert_eq!(ran.code, Some(1), "{}", ran.errors);
}

#[test]
fn passwords_of_a_few_letters_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let ran = std::process::Command::new(program())
        .args(["--lang", "en", "serve", "--listen", ANY, "--data", &data])
        .env("MARELLE_HOST_PASSWORD", "short")
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(2));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("8 letters or more"), "{said}");
}

#[test]
fn what_was_deleted_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path());
    let id = runtime().block_on(async {
        let made = make_match(server.address, "othello").await.unwrap();
        load::client::delete_match(server.address, &made).await.unwrap();
        made.id
    });
    let data = folder.path().display().to_string();
    let ran = marelle(folder.path(), &["admin", "audit", "--data", &data], b"");
    assert!(ran.output.contains(&format!("match {id} (the host)")), "{}", ran.output);
    server.stop().unwrap();
}

/// Whether a text is anywhere in the files of a store.
fn is_in_files(folder: &Path, text: &str) -> bool {
    fs::read_dir(folder).unwrap().any(|file| {
        let bytes = fs::read(file.unwrap().path()).unwrap_or_default();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

async fn play_as(server: &Program, name: &str) {
    let made = make_match(server.address, "othello").await.unwrap();
    let link = |seat: usize| made.seats[seat].clone().unwrap();
    let mut one = Client::enter(server.address, &link(0)).await.unwrap();
    let _two = Client::enter(server.address, &link(1)).await.unwrap();
    one.say(&Ask::Name { wish: 1, name: name.to_owned() }).await.unwrap();
    one.sees(1).await.unwrap();
    one.play("d3").await.unwrap();
    one.say(&Ask::Resign { wish: 2 }).await.unwrap();
    one.sees(3).await.unwrap();
}

#[test]
fn who_is_forgotten_is_in_no_file_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let admin = |args: &[&str]| {
        marelle(folder.path(), &[&["admin"], args, &["--data", &data]].concat(), b"")
    };
    let server = start(folder.path());
    runtime().block_on(async {
        play_as(&server, "Zebulonia").await;
        play_as(&server, "Balthasar").await;
    });
    let ran = admin(&["forget", "Zebulonia"]);
    assert_eq!(ran.code, Some(1), "a server uses it: {}", ran.output);
    let ran = admin(&["export-person", "zebulonia", "hers"]);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let hers = fs::read_to_string(folder.path().join("hers/person.json")).unwrap();
    let hers: serde_json::Value = serde_json::from_str(&hers).unwrap();
    assert_eq!(hers["games"].as_array().unwrap().len(), 1, "{hers}");
    assert_eq!(hers["score"]["played"], 1, "{hers}");
    let file = hers["games"][0]["file"].as_str().unwrap();
    let record = fs::read_to_string(folder.path().join("hers/games").join(file)).unwrap();
    assert!(record.contains("Zebulonia") && !record.contains("Balthasar"), "{record}");
    fs::remove_dir_all(folder.path().join("hers")).unwrap();
    server.stop().unwrap();
    assert!(is_in_files(folder.path(), "Zebulonia"));
    let ran = admin(&["forget", "zebulonia"]);
    assert_eq!((ran.code, &*ran.output), (Some(0), "The name is gone, also from one game.\n"));
    assert!(!is_in_files(folder.path(), "Zebulonia") && !is_in_files(folder.path(), "zebulonia"));
    assert!(is_in_files(folder.path(), "Balthasar"));
    assert_eq!(admin(&["stats"]).code, Some(0), "all is whole");

    let ran = admin(&["expire", "--days", "1"]);
    assert_eq!((ran.code, &*ran.output), (Some(0), "0 games were removed.\n"));
    let ran = admin(&["expire", "--days", "0"]);
    assert_eq!((ran.code, &*ran.output), (Some(0), "2 games were removed.\n"));
    assert!(!is_in_files(folder.path(), "Balthasar") && !is_in_files(folder.path(), "balthasar"));
    start(folder.path()).stop().unwrap();
}
