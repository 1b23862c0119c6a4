//! `marelle serve` and `marelle admin` as people call them.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use load::client::{Client, make_match};
use load::program::{Keeps, Program};
use load::script::Script;
use protocol::live::Ask;

use crate::campaigns::ANY;
use crate::{anywhere, marelle};

pub(crate) fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_marelle"))
}

fn script() -> Arc<Script> {
    Script::random("othello", 1).unwrap().remove(0)
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

/// Plays a whole game through a server, and the beginning of another.
pub(crate) async fn play(server: &Program) {
    for count in [usize::MAX, 3] {
        let made = make_match(server.address, "othello").await.unwrap();
        let [one, two] = [0, 1].map(|seat: usize| made.seats[seat].clone().unwrap());
        let mut one = Client::enter(server.address, &one).await.unwrap();
        let mut two = Client::enter(server.address, &two).await.unwrap();
        two.say(&Ask::Name { wish: 0, name: "Zoé".to_owned() }).await.unwrap();
        for (ply, (seat, text)) in (1..).zip(&script().moves).take(count) {
            let mover = if *seat == 1 { &mut one } else { &mut two };
            // The name is the first thing that happened.
            mover.sees(ply).await.unwrap();
            mover.play(text).await.unwrap();
        }
    }
}

#[test]
fn a_server_is_started_stopped_copied_and_looked_after() {
    let (data, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = data.path().join("new");
    let data_args = |folder: &Path| ["--data".to_owned(), folder.display().to_string()];
    let run = |folder: &Path, args: &[&str]| {
        let data = data_args(folder);
        marelle(other.path(), &[args, &[&data[0], &data[1]]].concat(), b"")
    };
    assert_eq!(run(&folder, &["admin", "stats"]).code, Some(1), "nothing is kept yet");
    let server = Program::start(program(), Keeps::Folder(&folder), "127.0.0.1:0").unwrap();
    runtime().block_on(play(&server));

    // The port and the folder are taken, and that is said kindly.
    let taken = server.address.to_string();
    let ran = run(&other.path().join("x"), &["serve", "--listen", &taken]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.contains("Choose another port."), "{}", ran.errors);
    let ran = run(&folder, &["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.contains("A server uses"), "{}", ran.errors);

    // While it runs: counted and copied.
    let ran = run(&folder, &["admin", "stats", "--json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.contains("\"matches\":2,"), "{}", ran.output);
    assert!(ran.output.contains("\"sound\":true"), "{}", ran.output);
    let ran = run(&folder, &["admin", "backup", "copy.db"]);
    assert_eq!((ran.code, ran.output.trim()), (Some(0), "The copy is in copy.db."));
    assert_eq!(run(&folder, &["admin", "backup", "copy.db"]).code, Some(1), "it is there");
    let ran = run(&folder, &["admin", "restore", "copy.db", "--force"]);
    assert!(ran.errors.contains("Stop it first."), "{}", ran.errors);
    server.stop().unwrap();

    // A copy goes only where nothing is, or where that is wanted.
    let ran = run(&folder, &["admin", "restore", "copy.db"]);
    assert!(ran.errors.contains("--force"), "{}", ran.errors);
    std::fs::write(other.path().join("diary"), "dear diary, ".repeat(900)).unwrap();
    let ran = run(&folder, &["admin", "restore", "diary", "--force"]);
    assert!(ran.errors.contains("no whole copy"), "{}", ran.errors);
    // A journal that was kept the time before is of another store than the one kept now.
    let stale = folder.join("marelle-before.db-wal");
    std::fs::write(&stale, "of a store that was replaced long ago").unwrap();
    // Who keeps copies safely lets nobody write them; the store that comes of one is written.
    let copy = other.path().join("copy.db");
    let mut rights = std::fs::metadata(&copy).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&copy, rights).unwrap();
    for target in [&folder, &other.path().join("fresh")] {
        let ran = run(target, &["admin", "restore", "copy.db", "--force"]);
        assert_eq!(ran.output.trim(), "The copy is in its place. Games: 2.", "{}", ran.errors);
        let store = std::fs::metadata(target.join("marelle.db")).unwrap();
        assert!(!store.permissions().readonly());
        let ran = run(target, &["admin", "export", "out"]);
        assert_eq!(ran.code, Some(0), "{}", ran.errors);
    }
    assert!(folder.join("marelle-before.db").exists() && !stale.exists());
    let games: Vec<_> = std::fs::read_dir(other.path().join("out/games")).unwrap().collect();
    assert_eq!(games.len(), 1, "one is finished");
    let game = games[0].as_ref().unwrap().path().display().to_string();
    assert!(std::fs::read_to_string(&game).unwrap().contains("human \"Zoé\""), "{game}");
    let ran = anywhere(&["record", "check", &game], b"");
    assert_eq!(ran.code, Some(0), "{} {}", ran.output, ran.errors);
}

#[test]
fn what_cannot_be_served_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let held = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = held.local_addr().unwrap().to_string();
    let data = folder.path().join("data").display().to_string();
    let file = file.display().to_string();
    for (args, code, words) in [
        (["--listen", "nowhere", "--data", &data], 2, "is no address"),
        (["--listen", &taken, "--data", &data], 1, "Choose another port."),
        (["--listen", "127.0.0.1:0", "--data", &file], 1, "Choose another folder."),
        (["--listen", "127.0.0.1:0", "--database-url", "mysql://x"], 2, "postgres://"),
        (
            ["--listen", "127.0.0.1:0", "--database-url", "postgres://x:secret@127.0.0.1:1/x"],
            1,
            "Is it running?",
        ),
    ] {
        let ran = anywhere(&[&["serve"], &args[..]].concat(), b"");
        assert_eq!(ran.code, Some(code), "{args:?} {}", ran.errors);
        assert!(ran.errors.contains(words), "{args:?} {}", ran.errors);
        assert!(!ran.errors.contains("secret"), "{}", ran.errors);
    }
    let ran = anywhere(&["admin", "backup", "x.db", "--database-url", "postgres://x/x"], b"");
    assert!(ran.errors.contains("pg_dump"), "{}", ran.errors);
    assert_eq!(ran.code, Some(1));
}

/// Its log comes from all of its threads, whoever else has something to say.
#[test]
fn a_server_that_tells_much_still_plays_and_stops() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let told = std::fs::File::create(&log).unwrap();
    let server = Program::start_as(program(), Keeps::Folder(folder.path()), ANY, |command| {
        command.args(["--log", "debug"]).stderr(told);
    });
    let server = server.unwrap();
    runtime().block_on(play(&server));
    server.stop().unwrap();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("DEBUG"), "something was told: {log}");
}

/// Who is connected when the server stops is told to come back, and finds everything then.
#[test]
fn who_plays_when_it_stops_is_told_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Program::start(program(), Keeps::Folder(folder.path()), "127.0.0.1:0").unwrap();
    runtime().block_on(async {
        let made = make_match(server.address, "othello").await.unwrap();
        let link = made.seats[0].clone().unwrap();
        let mut anna = Client::enter(server.address, &link).await.unwrap();
        anna.play(&script().moves[0].1).await.unwrap();
        server.stop().unwrap();
        let bye = anna.sees(99).await.unwrap_err().to_string();
        assert_eq!(bye, "bye: live.stopping");
        let again = Program::start(program(), Keeps::Folder(folder.path()), "127.0.0.1:0").unwrap();
        let anna = Client::enter(again.address, &link).await.unwrap();
        assert_eq!(anna.plies, 1);
        // The interrupt of a terminal is a wish to stop too.
        let kill = Command::new("kill").args(["-INT", &again.id().to_string()]).status().unwrap();
        assert!(kill.success());
        tokio::time::sleep(Duration::from_millis(1)).await;
        again.wait().unwrap();
    });
}
