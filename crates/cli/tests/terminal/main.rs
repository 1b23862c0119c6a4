//! The terminal front end in a real terminal, by real keys: whole games, refusals, undo,
//! interruptions, and ends that nobody asked for.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod online;
mod screen;
mod sudden;
mod whole_games;

use std::fs;
use std::path::{Path, PathBuf};

use screen::{Setup, Terminal};
use session::Record;

const DOWN: &str = "\x1b[B";
const LEFT: &str = "\x1b[D";
const RIGHT: &str = "\x1b[C";
const ESC: &str = "\x1b";
const F5: &str = "\x1b[15~";

/// The files of a folder of games.
fn files(data: &Path, folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join(folder)).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "marelle")).collect()
}

/// The only game of a folder.
fn record(data: &Path, folder: &str) -> Option<Record> {
    let path = files(data, folder).pop()?;
    // Between two looks it may be moved to the games that are over.
    fs::read(path).ok().map(|bytes| Record::read(&bytes).unwrap())
}

/// The moves that stand in the only game that goes on, or in the one that is over.
fn moves(data: &Path) -> Vec<String> {
    let Some(record) = record(data, "games").or_else(|| record(data, "finished")) else {
        return Vec::new();
    };
    let text = |entry: &&session::Entry| match &entry.act {
        session::Act::Play { action, .. } => Some(action.text().into_owned()),
        _ => None,
    };
    record.moves().iter().filter_map(text).collect()
}

/// Quoridor on a small board for two people who listed themselves.
fn quoridor_for_two(terminal: &mut Terminal) {
    terminal.sees("What would you like to do?");
    terminal.press_and_see("\r", "Which game do you want to play?");
    terminal.press(DOWN);
    terminal.press_and_see("\r", "How many squares each side has");
    terminal.press(&[DOWN, DOWN].concat());
    terminal.press_and_see("Anna", "Anna");
    terminal.press("\t\t@\t");
    terminal.press_and_see("Ben", "Ben");
    terminal.press("\t");
    terminal.press(&LEFT.repeat(4));
    terminal.press_and_see(&["\t\t", RIGHT].concat(), "as listed");
    terminal.press("\t\t");
    terminal.press(&LEFT.repeat(4));
    terminal.press_and_see(F5, "Anna, it is your turn.");
}

/// What a player types who follows the rules and sometimes not.
#[test]
fn a_small_game_with_all_that_can_happen() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(Setup::new(data.path()));
    quoridor_for_two(&mut terminal);
    terminal.press_and_see("c3\r", "One square at a time.");
    assert_eq!(moves(data.path()), [] as [&str; 0]);
    terminal.press_and_see("c2\r", "Ben, it is your turn.");
    // A wall with the cursor: 2 shows it, r turns it, Enter puts it.
    terminal.press_and_see("2", "turn");
    terminal.press("r");
    terminal.press_and_see("\r", "Anna, it is your turn.");
    assert_eq!(moves(data.path()).len(), 2);
    // The single undo, asked by who has the hand; not twice.
    terminal.press_and_see("4", "Ben, it is your turn.");
    terminal.press_and_see("4", "A move was already taken back. Play first.");
    terminal.press_and_see("C5 D5 B\r", "Anna, it is your turn.");
    assert_eq!(moves(data.path()), ["c2", "c4h"]);
    terminal.press_and_see("5", "Advice");
    // Interrupted, it goes on where it was.
    terminal.press_and_see("0", "The game is kept. You can go on later.");
    terminal.press_and_see("2", "Which game do you want to go on with?");
    terminal.sees("2 moves");
    terminal.press_and_see("\r", "Anna, it is your turn.");
    for (keys, text) in [
        ("c3\r", "Ben, it is your turn."),
        ("3", "Anna, it is your turn."),
        ("b3\r", "Ben, it is your turn."),
        ("3", "Anna, it is your turn."),
        ("b4\r", "Ben, it is your turn."),
        ("3", "Anna, it is your turn."),
        ("b5\r", "Anna has won!"),
    ] {
        terminal.press_and_see(keys, text);
    }
    assert_eq!(files(data.path(), "games"), [] as [PathBuf; 0]);
    assert_eq!(record(data.path(), "finished").unwrap().result().unwrap().points, [5, 0]);
    terminal.press_and_see("\r", "What would you like to do?");
    // The last line is drawn last: then the old one is gone.
    terminal.press_and_see("7", "A game won gives 5 points.");
    assert!(terminal.screen().contains("Anna"));
    terminal.press_and_see(ESC, "What would you like to do?");
    terminal.press("q");
    assert!(terminal.ends_well());
    assert!(!terminal.is_on_its_own_screen(), "the screen of before is back");
    let scores = fs::read_to_string(data.path().join("scores.txt")).unwrap();
    assert!(scores.contains("5     1      1  Anna"), "{scores}");
}

/// Three keys are enough, and the machine answers.
#[test]
fn three_keys_start_a_game_against_a_machine() {
    let data = tempfile::tempdir().unwrap();
    let setup = Setup { lang: "fr", variables: &[("NO_COLOR", "1")], ..Setup::new(data.path()) };
    let mut terminal = Terminal::start(setup);
    terminal.sees("Que veux-tu faire");
    terminal.press("\r");
    terminal.sees("Othello");
    terminal.press("\r");
    terminal.sees("machine 4");
    terminal.press("\r");
    terminal.waits("a board", |screen| screen.contains("●") && screen.contains("○"));
    terminal.press("\t\r");
    terminal.waits("an answer", |_| moves(data.path()).len() >= 2);
}
