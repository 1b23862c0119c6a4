//! Short games in line mode: refusals, undo, saving, going on, the end.

use std::fs;

use crate::marelle;

const GAME: [&str; 8] = ["play", "quoridor", "--size", "3", "--seed", "1", "--names", "Anna,Ben"];

#[test]
fn a_whole_game_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let typed = b"hello\nb3\nb2\nundo\nundo\nb2\nhint\nmoves\na3\nb3\nb1\nquit\nquit\n";
    for lang in ["en", "fr"] {
        let ran = marelle(folder.path(), &[&GAME[..], &["--lang", lang]].concat(), typed);
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        insta::assert_snapshot!(format!("play_{lang}"), ran.output);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was saved unasked");
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let saved = marelle(folder.path(), &GAME, b"b2\nsave one.marelle\nquit\n");
    assert!(saved.output.contains("Saved as one.marelle."), "{}", saved.output);
    let resumed = marelle(folder.path(), &["play", "--load", "one.marelle"], b"a3\nb3\nsave\n");
    assert_eq!(resumed.code, Some(0));
    assert!(resumed.output.contains("Anna has won!"), "{}", resumed.output);
    let record = fs::read_to_string(folder.path().join("one.marelle")).unwrap();
    assert!(record.contains("result 1 points 5 0"), "{record}");
    let other = marelle(folder.path(), &["play", "othello", "--load", "one.marelle"], b"");
    assert_eq!(other.code, Some(1));
    assert!(other.errors.contains("another game: quoridor"), "{}", other.errors);
}

#[test]
fn another_file_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.txt"), "a letter").unwrap();
    let ran = marelle(folder.path(), &GAME, b"b2\nsave mine.txt\nsave\nsave\nquit\n");
    assert!(ran.output.contains("is already there. Choose another name."), "{}", ran.output);
    assert_eq!(fs::read_to_string(folder.path().join("mine.txt")).unwrap(), "a letter");
    assert!(folder.path().join("quoridor-1.marelle").exists());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn giving_up_is_asked_twice_and_the_end_of_input_stops_it() {
    let folder = tempfile::tempdir().unwrap();
    let ran = marelle(folder.path(), &GAME, b"resign\nb2\nresign\nresign\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.output.contains("Ben gives up."), "{}", ran.output);
    assert!(ran.output.contains("Anna has won!"), "{}", ran.output);
    assert!(ran.output.ends_with("The game stops here. It is not saved.\n"), "{}", ran.output);
}

#[test]
fn plain_letters_are_enough() {
    let folder = tempfile::tempdir().unwrap();
    let ran = marelle(folder.path(), &["play", "othello", "--ascii"], b"\xff\nf5\n");
    assert!(ran.output.contains("I cannot read this line."), "{}", ran.output);
    let board = ran.output.lines().find(|line| line.starts_with("5 ")).unwrap();
    assert!(board.contains('X') && board.is_ascii(), "{board}");
}

#[test]
fn hidden_cards_are_shown_to_the_player_who_holds_the_device() {
    let folder = tempfile::tempdir().unwrap();
    let game = ["play", "labyrinth", "--players", "2", "--seed", "1", "--names", "Anna,Ben"];
    let ran = marelle(folder.path(), &game, b"\nE6/0/a1\n\nN4/0/g7\n\nE6/0/a3\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let parts: Vec<&str> = ran.output.split("Give the device to ").collect();
    let names: Vec<&str> = parts.iter().map(|part| part.get(..4).unwrap()).collect();
    assert_eq!(names[1..], ["Anna", "Ben.", "Anna", "Ben."]);
    // Anna looks for the map, Ben for the dragon.
    for (part, seen) in parts.iter().zip(["", "map (O)", "dragon (H)", "map (O)", ""]) {
        for secret in ["map (O)", "dragon (H)"] {
            assert_eq!(part.contains(secret), secret == seen, "{secret}: {part}");
        }
        // What is seen while the device is on its way comes last, and has no card in it.
        let public = part.rsplit("The tile to push in:").next().unwrap();
        assert!(!public.contains("Your card:"), "{public}");
    }
    assert!(ran.output.contains("Anna plays E6/0/a3."), "{}", ran.output);
}

#[test]
fn machines_sit_where_they_are_told_and_stay_there_in_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let game = ["play", "quoridor", "--size", "5", "--walls", "0", "--level", "2"];
    let ran = marelle(folder.path(), &game, b"c2\nsave one.marelle\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains("Machine 2 plays "), "{}", ran.output);
    let record = fs::read_to_string(folder.path().join("one.marelle")).unwrap();
    assert!(record.contains("seat 1 human") && record.contains("seat 2 machine 2"), "{record}");
    let load = ["play", "--load", "one.marelle"];
    let resumed = marelle(folder.path(), &load, b"undo\nhint\n");
    assert_eq!(resumed.code, Some(0), "{}", resumed.errors);
    assert!(resumed.output.contains("The machine has answered."), "{}", resumed.output);
    assert!(resumed.output.contains("> Play "), "{}", resumed.output);
}

#[test]
fn two_machines_play_to_the_end_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let seats = ["play", "quoridor", "--size", "3", "--seat", "1=level:5", "--seat", "2=1"];
    let ran = marelle(folder.path(), &[&seats[..], &["--lang", "fr"]].concat(), b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains("Machine 5") && ran.output.contains("Machine 1"));
    assert!(ran.output.contains("Points"), "{}", ran.output);
    let wrong = marelle(folder.path(), &["play", "othello", "--seat", "3=5"], b"");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.errors.contains("“3=5”"), "{}", wrong.errors);
    assert_eq!(marelle(folder.path(), &["play", "othello", "--level", "11"], b"").code, Some(2));
}

#[test]
fn help_in_a_design_comes_in_three_steps() {
    let folder = tempfile::tempdir().unwrap();
    let design =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../workshop/tests/designs/block-puzzle.json");
    let game = format!("design:{design}");
    let ran = marelle(folder.path(), &["play", &game], b"hint\nhint\nhint\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let told = |words: &str| ran.output.find(words).unwrap_or_else(|| panic!("{}", ran.output));
    assert!(told("Look at the ") < told("Its place is here: "));
    assert!(told("Its place is here: ") < told("Put it here: "));
    assert!(ran.output.contains("Two more moves, and you win!"), "{}", ran.output);
}

/// A chosen character stands for its player, on the board and in the saved game.
#[test]
fn players_choose_what_stands_for_them() {
    let game = ["play", "quoridor", "--size", "3", "--seed", "1"];
    let folder = tempfile::tempdir().unwrap();
    let ran = marelle(
        folder.path(),
        &[&game[..], &["--tokens", "@,é"]].concat(),
        b"b2\nsave a.marelle\nquit\n",
    );
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains('@') && ran.output.contains('é'), "{}", ran.output);
    let loaded = marelle(folder.path(), &["play", "--load", "a.marelle"], b"quit\n");
    assert!(loaded.output.contains("[@]"), "{}", loaded.output);
    for (tokens, told) in [
        ("ab,c", "A token is one character, not “ab”."),
        ("@", "This game needs 2 players, not 1."),
        ("@,@", "Two players have the token “@”. Change one."),
        ("2,x", "ok"),
        ("2,1", "ok"),
        ("2,2", "Two players have the token “2”. Change one."),
    ] {
        let ran = marelle(folder.path(), &[&game[..], &["--tokens", tokens]].concat(), b"");
        let said = if ran.code == Some(0) { "ok" } else { ran.errors.lines().next().unwrap() };
        assert_eq!(said, told, "{tokens}");
    }
}
