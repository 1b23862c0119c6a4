//! Saved games and score sheets: shown, checked, damaged, written in other forms.

use std::fs;
use std::path::Path;

use crate::{Ran, marelle};

fn saved_game(folder: &Path) -> Vec<u8> {
    let typed = b"b2\na3\nundo\na3\nb3\nsave game.marelle\n";
    let args = ["play", "quoridor", "--size", "3", "--seed", "1", "--names", "Anna,Ben"];
    marelle(folder, &args, typed);
    fs::read(folder.join("game.marelle")).unwrap()
}

fn record(folder: &Path, args: &[&str]) -> Ran {
    marelle(folder, &[&["record"], args].concat(), b"")
}

#[test]
fn a_whole_record_is_shown_and_replayed_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    saved_game(folder.path());
    let shown = record(folder.path(), &["show", "game.marelle"]);
    assert_eq!(shown.code, Some(0));
    insta::assert_snapshot!("record_show", shown.output);
    let replayed = record(folder.path(), &["replay", "game.marelle"]).output;
    assert_eq!(replayed.matches("plays").count(), 3, "{replayed}");
    let checked = record(folder.path(), &["check", "game.marelle"]);
    assert_eq!((checked.code, checked.output.as_str()), (Some(0), "All is well. Moves: 3.\n"));
}

#[test]
fn chosen_tokens_stand_on_every_board_of_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "quoridor", "--size", "3", "--tokens", "@,é"];
    marelle(folder.path(), &args, b"b2\na3\nsave game.marelle\n");
    let replayed = record(folder.path(), &["replay", "game.marelle"]).output;
    let shown = |token: char| replayed.lines().filter(|line| line.contains(token)).count();
    // On three boards, and beside each in the line of the player.
    assert_eq!((shown('@'), shown('é')), (6, 6), "{replayed}");
}

#[test]
fn every_damage_is_found_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let whole = saved_game(folder.path());
    let path = folder.path().join("damaged");
    let check = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let ran = record(folder.path(), &["check", "damaged"]);
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{bytes:?}");
        assert!(!ran.errors.contains("panicked"), "{}", ran.errors);
        ran.errors
    };
    // A sample of all places: cut off there, and one bit flipped there.
    for place in (0..whole.len()).step_by(23) {
        check(&whole[..place]);
        let mut flipped = whole.clone();
        flipped[place] ^= 1 << (place % 8);
        check(&flipped);
    }
    let second_move = String::from_utf8(whole).unwrap().replacen("2 a3", "2 c3", 1);
    assert!(check(second_move.as_bytes()).starts_with("Line 8 is damaged"));
}

#[test]
fn score_sheets_are_read_and_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sheet"), "f5d6c3d3c4").unwrap();
    let othello = ["--game", "othello"];
    let checked = record(folder.path(), &[&["check", "sheet"], &othello[..]].concat());
    assert_eq!((checked.code, checked.output.as_str()), (Some(0), "All is well. Moves: 5.\n"));
    let converted =
        record(folder.path(), &[&["convert", "sheet", "--to", "ggf"], &othello[..]].concat());
    assert_eq!(converted.code, Some(0));
    fs::write(folder.path().join("ggf"), &converted.output).unwrap();
    let again = record(folder.path(), &[&["check", "ggf"], &othello[..]].concat());
    assert_eq!(again.output, "All is well. Moves: 5.\n");
    let native =
        record(folder.path(), &[&["convert", "ggf", "--to", "marelle"], &othello[..]].concat());
    fs::write(folder.path().join("native"), &native.output).unwrap();
    assert_eq!(record(folder.path(), &["check", "native"]).code, Some(0));
}

#[test]
fn what_is_no_record_is_told_kindly() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sheet"), "f5d6").unwrap();
    fs::write(folder.path().join("bad"), "1. e2 e8\n2. e9\n").unwrap();
    let cases: [(&[&str], i32, &str); 6] = [
        (&["check", "sheet"], 1, "This is no saved game. For sheets, add --game."),
        (&["check", "none"], 1, "There is no file “none”."),
        (&["check", "bad", "--game", "quoridor"], 1, "Move 3, “e9”: "),
        (&["check", "sheet", "--game", "chess"], 2, "There is no game “chess”."),
        (&["check", "bad", "--game", "quoridor", "size=99"], 2, "“99” does not fit size."),
        (&["convert", "sheet", "--game", "othello", "--to", "x"], 2, "I cannot write “x”."),
    ];
    for (args, code, wanted) in cases {
        let ran = record(folder.path(), args);
        assert_eq!((ran.code, ran.output.as_str()), (Some(code), ""), "{args:?}: {}", ran.errors);
        assert!(ran.errors.starts_with(wanted), "{args:?}: {}", ran.errors);
    }
}

#[test]
fn a_game_and_a_saved_game_are_told_apart_though_their_files_end_alike() {
    let folder = tempfile::tempdir().unwrap();
    saved_game(folder.path());
    let run = |args: &[&str]| marelle(folder.path(), args, b"");
    assert_eq!(run(&["workshop", "pack", "memory", "my memory.marelle"]).code, Some(0));
    let game = "“my memory.marelle” is a game to play, not a saved one. Play it: marelle play \"my memory.marelle\"\n";
    let saved = "“game.marelle” is a saved game. Go on with it: marelle play --load game.marelle\n";
    let cases: [(&[&str], &str); 7] = [
        (&["play", "--load", "my memory.marelle"], game),
        (&["analyse", "my memory.marelle"], game),
        (&["record", "show", "my memory.marelle"], game),
        (&["workshop", "check", "game.marelle"], saved),
        (&["workshop", "unpack", "game.marelle", "folder"], saved),
        (&["workshop", "stats", "game.marelle"], saved),
        (&["games", "game.marelle"], saved),
    ];
    for (args, wanted) in cases {
        let ran = run(args);
        assert_eq!((ran.code, ran.output.as_str()), (Some(1), ""), "{args:?}");
        assert_eq!(ran.errors, wanted, "{args:?}");
    }
    // Where either can be meant, each is opened as what it is.
    assert!(run(&["play", "my memory.marelle"]).output.starts_with("Memory\n"));
    let resumed = run(&["play", "game.marelle"]);
    assert!(resumed.output.contains("Anna") && resumed.output.ends_with("see you soon.\n"));
}
