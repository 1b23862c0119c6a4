//! People of one match at two servers on one database, or at one server with a file: what stands
//! beside the moves reaches everybody too.
#![allow(clippy::print_stderr, reason = "what is left out is told")]

use load::client::{Client, delete_match, make_match};
use load::program::{Keeps, Program};
use load::script::Script;
use protocol::live::{Ask, Tell};

use crate::anywhere;
use crate::campaigns::{ANY, database, runtime};
use crate::hosting::{play, program};

/// Waits until this is told of taking back.
async fn hears_undo(client: &mut Client, wanted: &[u8]) {
    loop {
        let told = client.hear().await;
        assert!(told.is_ok(), "nobody told that {wanted:?} want it: {told:?}");
        if matches!(told, Ok(Tell::UndoAsked { by }) if by == wanted) {
            return;
        }
    }
}

/// Anna at the first server and Ben at the second take a move back, do not, and lose the match.
async fn wishes_cross(first: &Program, second: &Program) {
    let made = make_match(first.address, "othello").await.unwrap();
    let link = |seat: usize| made.seats[seat].clone().unwrap();
    let mut anna = Client::enter(first.address, &link(0)).await.unwrap();
    let mut ben = Client::enter(second.address, &link(1)).await.unwrap();
    let script = Script::random("othello", 1).unwrap().remove(0);
    let text = &script.moves[0].1;

    anna.play(text).await.unwrap();
    ben.sees(1).await.unwrap();
    anna.say(&Ask::Undo { wish: 7, after: 1 }).await.unwrap();
    hears_undo(&mut ben, &[1]).await;
    ben.say(&Ask::Undo { wish: 8, after: 1 }).await.unwrap();
    for client in [&mut anna, &mut ben] {
        client.sees(2).await.unwrap();
    }

    // The move is back, so it can be played again; this time Ben does not agree.
    anna.play(text).await.unwrap();
    ben.sees(3).await.unwrap();
    ben.say(&Ask::RefuseUndo { wish: 9 }).await.unwrap();
    while !matches!(ben.hear().await.unwrap(), Tell::Refused { wish: 9, .. }) {}
    anna.say(&Ask::Undo { wish: 10, after: 3 }).await.unwrap();
    hears_undo(&mut ben, &[1]).await;
    ben.say(&Ask::RefuseUndo { wish: 11 }).await.unwrap();
    hears_undo(&mut anna, &[]).await;
    assert_eq!((anna.plies, ben.plies), (3, 3));

    delete_match(first.address, &made).await.unwrap();
    for client in [&mut anna, &mut ben] {
        assert_eq!(client.sees(9).await.unwrap_err().to_string(), "bye: live.no-such-link");
    }
}

#[test]
fn wishes_reach_everybody_at_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Program::start(program(), Keeps::Folder(folder.path()), ANY).unwrap();
    runtime().block_on(wishes_cross(&server, &server));
    server.stop().unwrap();
}

#[test]
fn wishes_reach_everybody_at_two_servers() {
    let Some(url) = database() else { return };
    let start = || Program::start(program(), Keeps::Database(&url), ANY).unwrap();
    let (first, second) = (start(), start());
    runtime().block_on(wishes_cross(&first, &second));
    for server in [first, second] {
        server.stop().unwrap();
    }
}

/// What an administrator asks of a database.
#[test]
fn a_database_is_counted_and_exported() {
    let Some(url) = database() else { return };
    let server = Program::start(program(), Keeps::Database(&url), ANY).unwrap();
    runtime().block_on(play(&server));
    server.stop().unwrap();
    let ran = anywhere(&["admin", "stats", "--json", "--database-url", &url], b"");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let stats: serde_json::Value = serde_json::from_str(&ran.output).unwrap();
    assert_eq!(stats["sound"], true, "{stats}");
    assert!(stats["matches"].as_u64().is_some_and(|matches| matches >= 2), "{stats}");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out").display().to_string();
    let ran = anywhere(&["admin", "export", &out, "--database-url", &url], b"");
    assert_eq!(ran.code, Some(0), "{} {}", ran.output, ran.errors);
    let games: Vec<_> = std::fs::read_dir(folder.path().join("out/games")).unwrap().collect();
    assert!(!games.is_empty(), "a finished game was played");
    let game = games[0].as_ref().unwrap().path().display().to_string();
    let ran = anywhere(&["record", "check", &game], b"");
    assert_eq!(ran.code, Some(0), "{} {}", ran.output, ran.errors);
}
