//! What a design says while it is played: praise, explanations, faces, ends; and its test.

use std::fs;

use crate::{anywhere, marelle};

const FLY: &str = r#"{
  "tokens": [{"id": "bee", "characteristics": ["flies"]}, {"id": "cow", "characteristics": ["walks"]}],
  "grid": {
    "rows": 2, "columns": 1,
    "zones": [
      {"id": "sky", "cells": "a1", "characteristics": ["flies"]},
      {"id": "meadow", "cells": "a2", "characteristics": ["walks"]}
    ]
  },
  "shoes": [{"queue": ["bee", "cow"], "queue_order": "kept"}],
  "players": [{"shoe": 1}],
  "lost": {"errors": 3},
  "won": {"message": "All are home now, in the air and on the ground, each of them where it lives."}
}"#;

const MEMORY: &str = r#"{
  "tokens": [{"id": "cow", "mode": "selection", "characteristics": ["moo"]},
    {"id": "dog", "mode": "selection", "characteristics": ["barks"]}],
  "grid": {"rows": 1, "columns": 2, "order": "kept", "tokens": ["cow dog"]},
  "players": [{}, {}]
}"#;

const DIE: &str = r#"{
  "tokens": [{"id": "pawn", "die": "six"}],
  "grid": {"rows": 1, "columns": 9, "order": "kept", "tokens": ["pawn . . . . . . . ."],
    "numbers": ["1 2 3 4 5 6 7 8 9"]},
  "dice": [{"id": "six", "faces": [{"action": {"move": 1}}, {"action": {"move": 2}}]}]
}"#;

fn played(design: &str, args: &[&str], lines: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.json"), design).unwrap();
    let args = [args, &["--lang", "en"]].concat();
    let ran = marelle(folder.path(), &args, format!("{lines}quit\nquit\n").as_bytes());
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    ran.output
}

/// Whether these stand in the text one after the other.
#[track_caller]
fn in_order(text: &str, wanted: &[&str]) {
    let mut rest = text;
    for part in wanted {
        assert!(rest.contains(part), "{part:?} is missing in {rest}");
        rest = rest.split_once(part).map_or("", |(_, rest)| rest);
    }
}

#[test]
fn praise_explanations_counts_and_ends_are_told_in_line_mode() {
    for args in [&["play", "design:g.json"][..], &["workshop", "play", "g.json"]] {
        let output = played(FLY, args, "shoe1.a1-a2\nshoe1.a1-a1\nshoe1.a1-a2\n");
        let told = [
            "Player 1 plays shoe1.a1-a2.",
            "The bee flies. Its place is the sky.",
            "1 of 3",
            "Player 1 plays shoe1.a1-a1.",
            "Well done!",
            "1 of 3",
            "Well done!",
            "All are home now, in the air and on the ground, each of them where it lives.",
        ];
        in_order(&output, &told);
    }
}

#[test]
fn the_protocol_says_them_before_the_answer() {
    let lines = "game design:g.json\nplay shoe1.a1-a2\nplay click:shoe1.a1\nplay click:a1\nplay x\n\
        set lang=fr\nplay shoe1.a1-a2\n";
    let output = played(FLY, &["engine"], lines);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(
        lines[..6],
        [
            "ok",
            "info say The bee flies. Its place is the sky.",
            "ok",
            "ok",
            "info say Well done!",
            "ok",
        ]
    );
    assert!(lines[6].starts_with("error "), "{output}");
    assert_eq!(lines[8], "info say Bravo\u{a0}!");
    assert!(lines[9].starts_with("info say All are home now, in the air"), "{output}");
    assert_eq!(lines[10], "ok");
}

#[test]
fn faces_that_turn_back_are_shown_once_more() {
    let output = played(MEMORY, &["workshop", "play", "g.json"], "\npick:a1\npick:b1\n\n");
    let (_, wrong) = output.split_once("plays pick:b1.").unwrap();
    let (shown, after) = wrong.split_once("Not the same. They turn back.").unwrap();
    assert!(shown.contains('🐄') && shown.contains('🐕'), "{shown}");
    let (_, after) = after.split_once("> ").unwrap();
    let board = after.lines().find(|line| line.trim_start().starts_with('1')).unwrap_or(after);
    assert!(!board.contains('🐄') && !board.contains('🐕'), "{after}");
}

#[test]
fn a_die_is_told_as_people_count() {
    let output = played(DIE, &["workshop", "play", "g.json", "--seed", "1"], "roll:a1\n");
    let face = if output.contains("The die shows 1.") { 1 } else { 2 };
    in_order(&output, &["plays roll.", &format!("The die shows {face}.")]);
}

#[test]
fn in_its_test_a_game_is_changed_and_anything_taken_back() {
    let plain = played(DIE, &["workshop", "play", "g.json"], "roll:a1\nundo\n");
    assert!(plain.contains("Luck has spoken."), "{plain}");
    let lines = "roll:a1\nundo\nchange:{\"lost\": {\"moves\": 1}}\nroll:a1\n";
    let tried = played(DIE, &["workshop", "play", "g.json", "--test"], lines);
    in_order(&tried, &["The move roll is taken back.", "The game is changed.", "0 of 1"]);
    let plain = played(FLY, &["workshop", "play", "g.json"], "change:{}\n");
    assert!(plain.contains("A game is changed in its test only."), "{plain}");
}

#[test]
fn a_test_is_saved_with_its_changes_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.json"), FLY).unwrap();
    let lines =
        b"click:shoe1.a1\nclick:a2\nchange:{\"lost\": {\"errors\": 2}}\nsave g.record\nquit\n";
    let ran = marelle(folder.path(), &["workshop", "play", "g.json", "--test"], lines);
    assert!(ran.output.contains("1 of 2"), "{}", ran.output);
    let record = fs::read_to_string(folder.path().join("g.record")).unwrap();
    assert!(record.contains("1 shoe1.a1-a2 ") && !record.contains("click"), "{record}");
    let load = ["workshop", "play", "g.json", "--load", "g.record"];
    let ran = marelle(folder.path(), &load, b"shoe1.a1-a2\nquit\nquit\n");
    // The game has said how it ended; it is not said twice.
    assert!(!ran.output.contains("Nobody wins"), "{}", ran.output);
    in_order(&ran.output, &["1 of 2", "Not this time. Play again?", "Points:"]);
}

#[test]
fn players_come_and_go_at_the_terminal() {
    let lines = "join Ada\nroll:a1\nroll\nleave Bob\nleave ada\nleave 1\nundo\n";
    let output = played(DIE, &["workshop", "play", "g.json", "--seed", "1"], lines);
    let told = [
        "Ada plays too.",
        "Ada, it is your turn.",
        "Nobody here is called “Bob”.",
        "Ada plays no more.",
        "Somebody must stay at the table.",
        "Ada plays too.",
    ];
    in_order(&output, &told);
    let lines = "join\njoin\njoin\njoin\njoin\njoin\nleave Player 1\nleave Joueur 3\nleave 3\n";
    let output = played(DIE, &["workshop", "play", "g.json", "--seed", "1"], lines);
    let told = [
        "Player 6 plays too.",
        "No more than 6 can play this game.",
        "It is Player 1’s turn. Play first.",
        "Player 3 plays no more.",
        "Player 3 plays no more.",
    ];
    in_order(&output, &told);
    let output = played(MEMORY, &["workshop", "play", "g.json"], "join Ada\nleave 1\n");
    in_order(&output, &["This game fixes how many play.", "This game fixes how many play."]);
}

#[test]
fn the_device_goes_around_only_where_players_see_different_things() {
    let asks = |game: &str| played(FLY, &["play", game], "").contains("Give the device to");
    assert!(!asks("memory"), "everybody sees the same faces");
    assert!(asks("dominoes"), "each sees an own hand");
    assert!(asks("flag"), "each sees the own ranks");
}

#[test]
fn the_protocol_takes_moves_only() {
    let lines = "game design:g.json\nplay change:{}\nplay join:Ada\nposition leave:1\n";
    let output = played(FLY, &["engine"], lines);
    let keys: Vec<&str> = output.lines().map(|line| line.split(' ').nth(1).unwrap_or("")).collect();
    assert_eq!(keys[..4], ["", "engine.no-change", "engine.no-change", "engine.no-change"]);
}

#[test]
fn faults_in_a_package_are_told_with_the_line_of_the_design() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("bad")).unwrap();
    let bad = FLY.replace("\"shoe\": 1", "\"shoe\": 2");
    fs::write(folder.path().join("bad/design.json"), bad).unwrap();
    let packed = marelle(folder.path(), &["workshop", "pack", "bad", "bad.marelle"], b"");
    assert_eq!(packed.code, Some(0), "{}", packed.errors);
    let ran = marelle(folder.path(), &["play", "design:bad.marelle"], b"");
    assert_eq!(ran.code, Some(1));
    let (line, _) = ran.errors.split_once(", column ").unwrap_or((&ran.errors, ""));
    assert!(line.starts_with("Line ") && ran.errors.contains("players[1].shoe"), "{}", ran.errors);
    let ran = marelle(folder.path(), &["workshop", "check", "bad.marelle"], b"");
    assert!(
        ran.output.contains("Line ") && ran.output.contains("players[1].shoe"),
        "{}",
        ran.output
    );
}

#[test]
fn the_die_shows_its_last_face_and_the_mark_lies_where_the_token_went() {
    let folder = tempfile::tempdir().unwrap();
    let play = |more: &[&str]| {
        let args = [&["play", "goose", "--seed", "3", "--lang", "en"], more].concat();
        marelle(folder.path(), &args, b"roll\n\nroll\nquit\nquit\n").output
    };
    let output = play(&[]);
    let dice: Vec<&str> = output.lines().filter(|line| line.starts_with("Die: ")).collect();
    assert_eq!(dice, ["Die: ⚁ 2"], "after a roll the words tell it: {output}");
    in_order(&output, &["Blue rolls 2.", "Die: ⚁ 2", "Green rolls 6."]);
    let is_marked = |line: &str| line.starts_with("  7   1  [") && line.contains("] 3 ");
    assert!(output.lines().any(is_marked), "{output}");
    assert!(play(&["--ascii"]).contains("Die: 2\n"));
    let draw = |moves: &str| {
        let args = ["picture", "goose", "--seed", "3", "--moves", moves];
        marelle(folder.path(), &args, b"").output
    };
    assert_ne!(draw("roll"), draw("roll,roll"));
}

#[test]
fn who_came_or_went_is_told_in_words_when_it_is_taken_back() {
    let output = played(DIE, &["workshop", "play", "g.json"], "join Ada\nundo\n");
    in_order(&output, &["Ada plays too.", "Ada plays no more."]);
    assert!(!output.contains("join:"), "{output}");
}

#[test]
fn plain_letters_are_plain_in_words_and_change_no_data() {
    let plain = anywhere(&["--ascii", "play", "chess"], b"");
    assert!(plain.errors.contains("\"chess\"") && plain.errors.is_ascii(), "{}", plain.errors);
    let help = anywhere(&["--ascii", "match", "othello", "--help"], b"").output;
    assert!(help.contains("\"match\"") && help.is_ascii(), "{help}");
    let data = ["workshop", "library", "--json"];
    let (data, same) = (anywhere(&data, b""), anywhere(&[&["--ascii"], &data[..]].concat(), b""));
    assert_eq!(data.output, same.output);
}

#[test]
fn a_design_begins_with_how_to_play_it() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| marelle(folder.path(), args, b"help\nquit\n").output;
    let english = run(&["play", "dominoes", "--seed", "1", "--lang", "en"]);
    in_order(&english, &["Dominoes\nPut your dominoes end to end.\n", "Type a move."]);
    let tried = run(&["workshop", "play", "dominoes", "--test", "--lang", "fr"]);
    let (start, help) = tried.split_once("> ").unwrap();
    in_order(start, &["Les dominos\n", "Écris un coup."]);
    in_order(help, &["turn:shoe1.a1 tourne le premier jeton.", "next passe la main."]);
    let own = FLY.replacen('{', "{\"instructions\": \"Where do they live?\",", 1);
    assert!(played(&own, &["workshop", "play", "g.json"], "").starts_with("Where do they live?\n"));
}

#[test]
fn a_misspelt_name_is_answered_with_the_nearest() {
    let folder = tempfile::tempdir().unwrap();
    let errors = |args: &[&str]| marelle(folder.path(), args, b"").errors;
    assert!(
        errors(&["play", "memry"]).starts_with("There is no game “memry”. Did you mean memory?")
    );
    for args in [&["workshop", "check", "memry"][..], &["play", "design:memry"]] {
        let said = "There is no file “memry”. Did you mean the game memory?\n";
        assert_eq!(errors(args), said);
    }
    assert!(errors(&["workshop", "check", "far-away.json"]).contains("Check the name."));
}
