//! Designs from files: played, checked, packed and unpacked by the real program.

use std::fs;
use std::path::Path;

use crate::{marelle, workshop};

const FLY: &str = r#"{
  "name": {"en": "Fly"},
  "tokens": [{"id": "bee", "characteristics": ["flies"]}, {"id": "cow", "characteristics": ["walks"]}],
  "grid": {
    "rows": 2, "columns": 1,
    "zones": [
      {"id": "sky", "cells": "a1", "characteristics": ["flies"]},
      {"id": "meadow", "cells": "a2", "characteristics": ["walks"]}
    ]
  },
  "shoes": [{"queue": ["bee", "cow"], "queue_order": "kept"}],
  "players": [{"shoe": 1}]
}"#;

#[test]
fn a_design_is_checked_with_every_fault() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("fly.json"), FLY).unwrap();
    let fine = workshop(folder.path(), &["check", "fly.json"]);
    assert_eq!((fine.code, fine.errors.as_str()), (Some(0), ""));
    assert!(!fine.output.contains("Stops play"), "{}", fine.output);
    let bad = FLY.replace("\"a2\"", "\"a1\"").replace("\"shoe\": 1", "\"shoe\": 2");
    fs::write(folder.path().join("bad.json"), bad).unwrap();
    let ran = workshop(folder.path(), &["check", "bad.json"]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.output.matches("Stops play. ").count(), 2, "{}", ran.output);
    let told = "Line 12, column 16, players[1].shoe: Board 2 cannot be used here.\n";
    assert!(ran.output.contains(told), "{}", ran.output);
    assert_eq!(ran.errors, "2 things do not fit.\n");
    let ran = workshop(folder.path(), &["check", "bad.json", "--lang", "fr"]);
    let told = "Ligne 12, colonne 16, players[1].shoe\u{a0}: Le plateau 2";
    assert!(ran.output.contains(told), "{}", ran.output);
    let ran = marelle(folder.path(), &["play", "design:bad.json"], b"");
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.starts_with("Line 8, column 24, grid.zones[2].cells: "), "{}", ran.errors);
    fs::write(folder.path().join("typo.json"), FLY.replace("\"rows\"", "\"row\"")).unwrap();
    let ran = workshop(folder.path(), &["check", "typo.json", "--lang", "fr"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.errors.starts_with("Ligne 5, colonne "), "{}", ran.errors);
    assert!(
        ran.errors.contains("grid.row") && ran.errors.contains("Est-ce rows"),
        "{}",
        ran.errors
    );
}

#[test]
fn the_schema_is_printed() {
    let ran = crate::anywhere(&["workshop", "schema"], b"");
    assert_eq!(ran.code, Some(0));
    assert!(ran.output.contains("\"marelle_design\""));
}

#[test]
fn a_folder_is_packed_and_unpacked_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir_all(at("game/pictures")).unwrap();
    fs::write(at("game/design.json"), FLY).unwrap();
    fs::write(at("game/pictures/bee.svg"), "<svg/>").unwrap();
    fs::write(at("game/notes.txt"), "not packed").unwrap();
    let pack = |target: &str| workshop(folder.path(), &["pack", "game", target]);
    let ran = pack("game.marelle");
    assert_eq!((ran.code, ran.output.as_str()), (Some(0), "Packed as game.marelle. Files: 2.\n"));
    let again = pack("game.marelle");
    assert_eq!(again.code, Some(1));
    assert!(again.errors.contains("already there"), "{}", again.errors);
    let unpack = |target: &str| workshop(folder.path(), &["unpack", "game.marelle", target]);
    assert_eq!(unpack("out").code, Some(0));
    assert_eq!(fs::read_to_string(at("out/pictures/bee.svg")).unwrap(), "<svg/>");
    assert!(!at("out/notes.txt").exists());
    assert!(unpack("out").errors.contains("already there"));
    assert_eq!(unpack("no/where").code, Some(1));
    assert_eq!(workshop(folder.path(), &["check", "game.marelle"]).code, Some(0));
    assert_eq!(workshop(folder.path(), &["pack", "out", "same.marelle"]).code, Some(0));
    assert_eq!(fs::read(at("same.marelle")).unwrap(), fs::read(at("game.marelle")).unwrap());
    let names = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(names, 4, "no leftovers");
    let not = workshop(folder.path(), &["unpack", "game/design.json", "x"]);
    assert!(not.errors.contains("not a package"), "{}", not.errors);
}

#[test]
fn a_design_is_played_by_both_names() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("fly.json"), FLY).unwrap();
    for args in [
        ["workshop", "play", "fly.json"].as_slice(),
        &["play", "design:fly.json"],
        &["play", "fly.json"],
    ] {
        let ran =
            marelle(folder.path(), &[args, &["--seed", "1"]].concat(), b"moves\nquit\nquit\n");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    }
    let none = marelle(folder.path(), &["play", "design:none.json"], b"");
    assert_eq!(none.code, Some(1));
    assert!(none.errors.contains("There is no file “none.json”"), "{}", none.errors);
    let option = marelle(folder.path(), &["play", "design:fly.json", "size=3"], b"");
    assert_eq!(option.code, Some(2), "{}", option.errors);
}

#[test]
fn the_protocol_opens_designs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("fly.json"), FLY).unwrap();
    fs::write(folder.path().join("bad.json"), "{\"grid\": {\"row\": 1}}").unwrap();
    let lines =
        b"game design:fly.json seed=1\nturn\ngame design:bad.json\ngame design:none\nquit\n";
    let ran = marelle(folder.path(), &["engine"], lines);
    let answers: Vec<&str> = ran.output.lines().collect();
    assert_eq!(answers.first(), Some(&"ok"), "{}", ran.output);
    assert!(answers[1].starts_with("turn "), "{}", ran.output);
    assert!(answers[2].starts_with("error design.unknown-field-but "), "{}", ran.output);
    assert!(answers[3].starts_with("error file.not-found "), "{}", ran.output);
}

#[test]
fn a_list_becomes_a_game_that_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let list = "1. chat\r\n2. chien\r\n3. Chat\r\n\r\n4. vache\r\n";
    fs::write(folder.path().join("list.txt"), list).unwrap();
    let new = |args: &[&str]| workshop(folder.path(), &[&["new"], args].concat());
    let ran = new(&["memory", "--from", "list.txt", "-o", "game.json"]);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(
        ran.output,
        "Made: “Memory”.\nRows: 2. Columns: 3. Tokens: 6.\nFor 1 to 6 players.\n\
         Not used: 1.\n  Line 3, “Chat”: It stands in line 1 already.\n\
         It is in game.json.\nPlay it: marelle play game.json\n\
         Check it: marelle workshop check game.json\n"
    );
    let checked = workshop(folder.path(), &["check", "game.json"]);
    assert_eq!(checked.output, "All is well. The game can be played.\n");
    let played = marelle(folder.path(), &["play", "design:game.json"], b"moves\nquit\nquit\n");
    assert_eq!((played.code, played.errors.as_str()), (Some(0), ""));
    let again = new(&["memory", "--from", "list.txt", "-o", "game.json"]);
    assert_eq!(again.code, Some(1));
    assert!(again.errors.contains("already there"), "{}", again.errors);
    let forced = new(&["spelling", "été", "-o", "game.json", "--force", "--lang", "fr"]);
    assert_eq!(forced.code, Some(0), "{}", forced.errors);
    assert!(forced.output.starts_with("Fabriqué"), "{}", forced.output);
    let packed = new(&["sliding-puzzle", "--rows", "4", "-o", "slide.marelle"]);
    assert_eq!(packed.code, Some(0), "{}", packed.errors);
    assert_eq!(workshop(folder.path(), &["check", "slide.marelle"]).code, Some(0));
}

#[test]
fn a_list_is_typed_in_and_what_is_missing_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let typed = |args: &[&str], input: &[u8]| {
        marelle(folder.path(), &[&["workshop", "new"], args].concat(), input)
    };
    let ran = typed(&["families", "--from", "-"], b"pie;oiseau\nmerle;oiseau\nlynx\ncarpe;poisson");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.contains("Line 3, “lynx”: The family is missing."), "{}", ran.output);
    assert!(folder.path().join("families.json").exists());
    let one = typed(&["memory", "chat", "-o", "x.json"], b"");
    assert_eq!(one.code, Some(1));
    assert_eq!(one.errors, "Usable words: 1. Wanted: at least 2.\n");
    assert!(!folder.path().join("x.json").exists());
    let bytes = typed(&["memory", "--from", "-"], b"a\nb\0\n");
    assert_eq!((bytes.code, bytes.errors.as_str()), (Some(1), "Line 2 is not text.\n"));
    let value = typed(&["memory", "a", "b", "--players", "9"], b"");
    assert_eq!(value.code, Some(2));
    assert!(value.errors.starts_with("“9” does not fit players. Possible: 0..6.\n"));
    let none = typed(&["memory", "--from", "none.txt"], b"");
    assert!(none.errors.contains("There is no file “none.txt”"), "{}", none.errors);
    let help = typed(&["--help"], b"");
    assert!(help.output.contains("block-puzzle"), "{}", help.output);
    assert!(help.output.contains("marelle workshop new goose"), "{}", help.output);
}

#[test]
fn the_commands_of_the_guide_for_teachers_work() {
    let folder = tempfile::tempdir().unwrap();
    let guide = include_str!("../../../../docs/src/workshop.md");
    let block = |name: &str| {
        let start = guide.split(&format!("`{name}`:\n\n```\n")).nth(1).unwrap();
        start.split("\n```").next().unwrap().to_owned()
    };
    fs::write(folder.path().join("animals.txt"), block("animals.txt")).unwrap();
    fs::write(folder.path().join("table.txt"), block("table.txt")).unwrap();
    let commands: Vec<&str> =
        guide.lines().filter_map(|line| line.strip_prefix("marelle workshop new ")).collect();
    assert!(commands.len() >= 8, "{commands:?}");
    for command in commands {
        let mut words = Vec::new();
        for (at, part) in command.split('"').enumerate() {
            if at % 2 == 1 {
                words.push(part);
            } else {
                words.extend(part.split_whitespace());
            }
        }
        let ran = workshop(folder.path(), &[&["new"], words.as_slice(), &["--force"]].concat());
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{command}");
    }
}

/// Three tokens that move by one cell, with a variant.
const SLIDE: &str = r#"{
  "name": {"fr": "Glisse", "en": "Slide"},
  "tokens": [{"id": "man", "count": 3, "in_grid": "one-cell"}],
  "grid": {"rows": 2, "columns": 3, "order": "kept", "closed_borders": true, "tokens": ["man . .", ". . man"]},
  "shoes": [{"tokens": ["man"]}],
  "players": [{"shoe": 1}],
  "variants": [{"id": "quick", "lost": {"moves": 3}}]
}"#;

fn answers(folder: &Path, lines: &str) -> Vec<String> {
    let ran = marelle(folder, &["engine"], lines.as_bytes());
    ran.output.lines().map(str::to_owned).collect()
}

#[test]
fn clicks_select_and_then_make_a_move() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("slide.json"), SLIDE).unwrap();
    let lines =
        "game design:slide.json players=1\ntext\nplay click:a1\ntext\nplay click:B1\ntext\n";
    let told = answers(folder.path(), lines);
    // The first click changes no position, the second plays a1-b1.
    assert_eq!((told[2].as_str(), told[4].as_str()), ("ok", "ok"));
    assert_eq!(told[1], told[3]);
    assert!(told[5].contains(" .,man,.,.,.,man/man "), "{told:?}");
    let after = |lines: &str| {
        let all = format!("game design:slide.json players=1\n{lines}\n");
        answers(folder.path(), &all).pop().unwrap_or_default()
    };
    // The token itself lets go, so that the next click is no destination.
    let refused = after("play click:a1\nplay click:a1\nplay click:b1");
    assert!(refused.starts_with("error workshop.nothing-here "), "{refused}");
    // Another token that is no destination is selected instead.
    assert_eq!(after("play click:a1\nplay click:c2\nplay click:c1"), "ok");
    // A refused click explains, and what is selected stays selected.
    let refused = after("play click:a1\nplay click:c1");
    assert!(refused.starts_with("error workshop.one-cell "), "{refused}");
    assert_eq!(after("play click:a1\nplay click:c1\nplay click:b1"), "ok");
    // Cells of other boards, and whatever else clears the selection.
    assert_eq!(after("play click:shoe1.a1\nplay click:b2"), "ok");
    let refused = after("play click:a1\nplay c2-c1\nplay click:b1");
    assert!(refused.starts_with("error workshop.nothing-here "), "{refused}");
    let refused = after("play a1-b1\nplay click:b1\nundo\nplay click:b1");
    assert!(refused.starts_with("error workshop.nothing-here "), "{refused}");
    assert_eq!(after("position click:a1 click:b1"), "ok");
    // Every game takes clicks.
    assert_eq!(after("game othello\nplay click:f5"), "ok");
    assert!(after("game othello\nplay click:a1").starts_with("error othello."));
}

#[test]
fn clicks_play_in_line_mode_too() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("slide.json"), SLIDE).unwrap();
    let play = ["play", "design:slide.json", "--seed", "1"];
    let ran = marelle(folder.path(), &play, b"click:a1\nclick:b1\nsave it.txt\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert!(ran.output.contains("a1-b1"), "{}", ran.output);
    let again = [play.as_slice(), &["--load", "it.txt"]].concat();
    let ran = marelle(folder.path(), &again, b"moves\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert!(ran.output.contains("b1-a1"), "{}", ran.output);
    let shown = marelle(folder.path(), &["record", "show", "it.txt"], b"");
    assert!(shown.output.starts_with("Game: Slide (design:slide.json)\n"), "{}", shown.output);
    let ran = marelle(folder.path(), &["play", "--load", "it.txt"], b"quit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    let other = marelle(folder.path(), &["play", "othello", "--load", "it.txt"], b"quit\n");
    assert_eq!(other.code, Some(1), "{}", other.output);
}

/// A saved game holds its design: whatever becomes of the file, it goes on.
#[test]
fn a_saved_game_of_a_design_needs_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("slide.json");
    fs::write(&file, SLIDE).unwrap();
    let play = ["play", "design:slide.json", "players=2", "variant=quick", "--seed", "1"];
    let ran = marelle(folder.path(), &play, b"a1-b1\nsave it.marelle\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    let saved = fs::read_to_string(folder.path().join("it.marelle")).unwrap();
    assert!(saved.starts_with("marelle-record 2 ~"), "{saved}");
    assert!(saved.contains("\noptions players=2 variant=quick rules="), "{saved}");
    fs::write(&file, SLIDE.replace("one-cell", "anywhere")).unwrap();
    for is_gone in [false, true] {
        if is_gone {
            fs::remove_file(&file).unwrap();
        }
        let ran = marelle(folder.path(), &["play", "--load", "it.marelle"], b"moves\nquit\n");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
        assert!(ran.output.contains("b1-a1") && !ran.output.contains("b1-c2"), "{}", ran.output);
        let converted = ["record", "convert", "it.marelle", "--to", "marelle"];
        assert_eq!(marelle(folder.path(), &converted, b"").output, saved);
        for words in ["record check", "record show", "record replay", "analyse"] {
            let words: Vec<&str> = words.split(' ').chain(["it.marelle"]).collect();
            let ran = marelle(folder.path(), &words, b"");
            assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{words:?}");
        }
    }
    // A game of a browser has an id that no shelf and no file has.
    let browsers = saved.replace("game design:slide.json ~", "game own-12 ~");
    fs::write(folder.path().join("own.marelle"), resealed(&browsers)).unwrap();
    let ran = marelle(folder.path(), &["play", "own.marelle"], b"help\nrules\nsave\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert!(ran.output.contains("a1-b1") || ran.output.contains("own.marelle"), "{}", ran.output);
}

/// The largest design fits into a line of a record: each of its signs may have to be escaped.
const _: () = assert!(session::LONGEST_LINE >= 2 * design::files::LARGEST_FILE);

/// A record with new check codes.
fn resealed(record: &str) -> String {
    let mut code = 0u32;
    let lines = record.lines().map(|line| line.rsplit_once(" ~").map_or(line, |(line, _)| line));
    let seal = |line: &str| {
        code = crc32fast::hash(&[&code.to_le_bytes(), line.as_bytes()].concat());
        format!("{line} ~{code:08x}\n")
    };
    lines.map(seal).collect()
}

/// What 0.1 saved names the file only.
#[test]
fn a_saved_game_that_lacks_its_file_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let saved = "marelle-record 1\ngame design:games/slide.json\noptions players=1\nseed 1\n\
                 seat 1 human \"\"\n1 a1-b1 0ms\nend\n";
    fs::write(folder.path().join("old.marelle"), resealed(saved)).unwrap();
    let told = [
        ("en", "Its file “games/slide.json” is gone. Put it back there."),
        ("fr", "Son fichier «\u{a0}games/slide.json\u{a0}» a disparu. Remets-le à sa place."),
    ];
    for (lang, words) in told {
        let ran = marelle(folder.path(), &["record", "check", "old.marelle", "--lang", lang], b"");
        assert_eq!(ran.code, Some(1));
        assert!(ran.errors.contains(words), "{}", ran.errors);
    }
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::write(folder.path().join("games/slide.json"), SLIDE).unwrap();
    let ran = marelle(folder.path(), &["play", "old.marelle"], b"save\nquit\n");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    fs::remove_file(folder.path().join("games/slide.json")).unwrap();
    let ran = marelle(folder.path(), &["record", "check", "old.marelle"], b"");
    assert_eq!(ran.code, Some(0), "saved again, it holds its design: {}", ran.errors);
}

#[test]
fn a_test_goes_on_after_its_end() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("slide.json"), SLIDE).unwrap();
    let words = ["workshop", "play", "slide.json", "--test", "players=1", "variant=quick"];
    let typed = b"a1-b1\nb1-a1\na1-b1\nchange:{\"lost\": null}\nback\nback\nmoves\n\
                  resign\nresign\nback\nquit\nquit\n";
    let ran = marelle(folder.path(), &words, typed);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    let told =
        ["The game is changed.", "The change is taken back.", "The move a1-b1 is taken back."];
    for words in told.into_iter().chain(["The game goes on."]) {
        assert!(ran.output.contains(words), "{words}: {}", ran.output);
    }
    assert!(!ran.output.contains("Start a new one."), "{}", ran.output);
}

#[test]
fn what_can_be_chosen_in_a_design_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("slide.json"), SLIDE).unwrap();
    let ran = marelle(folder.path(), &["games", "design:slide.json", "--lang", "fr"], b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    for part in
        ["Glisse\n", "players=1..6", "variant=quick", "marelle play design:slide.json players=6"]
    {
        assert!(ran.output.contains(part), "{part}: {}", ran.output);
    }
    let told = answers(
        folder.path(),
        "game design:slide.json players=4 variant=quick\noptions\ngame design:slide.json players=7\n\
         game design:slide.json variant=slow\n",
    );
    assert_eq!(told[1], "options players=4 variant=quick seed=0");
    assert!(told[2].starts_with("error option.bad-value "), "{told:?}");
    assert!(told[3].starts_with("error option.bad-value "), "{told:?}");
    let ran = marelle(folder.path(), &["perft", "design:slide.json", "2", "players=1"], b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    assert_eq!(ran.output.lines().count(), 3, "{}", ran.output);
    let list = crate::anywhere(&["games"], b"");
    assert!(list.output.contains("marelle play memory.json"), "{}", list.output);
}

#[test]
fn a_design_speaks_in_the_words_of_its_maker() {
    let folder = tempfile::tempdir().unwrap();
    let own = r#""messages": {"workshop.no-next": {"fr": "Encore un peu, courage.", "en": "Go on."}},
        "address": "vous", "name""#;
    fs::write(folder.path().join("fly.json"), FLY.replacen("\"name\"", own, 1)).unwrap();
    let played = |lang: &str, args: &[&str]| {
        marelle(folder.path(), &[args, &["--lang", lang]].concat(), b"next\nquit\nquit\n").output
    };
    for args in [&["play", "design:fly.json"][..], &["workshop", "play", "fly.json"]] {
        let french = played("fr", args);
        assert!(french.contains("Joueur 1, c’est à vous."), "{french}");
        assert!(french.contains("Encore un peu, courage."), "{french}");
        assert!(french.contains("Écrivez un coup."), "{french}");
        let english = played("en", args);
        assert!(english.contains("Go on.") && english.contains("your turn"), "{english}");
    }
    let lines = b"set lang=fr\nplay x\ngame design:fly.json\nplay next\nplay shoe1.a1-shoe1.a1\n";
    let engine = marelle(folder.path(), &["engine"], lines).output;
    assert!(engine.contains("error workshop.no-next Encore un peu, courage."), "{engine}");
    fs::write(
        folder.path().join("odd.json"),
        FLY.replacen("\"name\"", r#""messages": {"workshop.wun": "x"}, "name""#, 1),
    )
    .unwrap();
    let ran = marelle(folder.path(), &["play", "design:odd.json"], b"");
    let told = "Line 2, column 16, messages.workshop.wun: I know no message “workshop.wun”.";
    assert!(ran.errors.starts_with(told), "{}", ran.errors);
}

/// What a maker makes needs no advice.
#[test]
fn every_made_game_passes_the_checker() {
    let families = ["bee;flies", "cow;walks", "owl;flies", "dog;walks"];
    let makers: [(&str, &[&str]); 12] = [
        ("memory", &["cat", "dog", "cow"]),
        ("families", &families),
        ("pigeon-vole", &families),
        ("spelling", &["cat", "dog"]),
        ("arithmetic", &[]),
        ("one-among", &["Which one flies?", "bee*", "cow"]),
        ("some-among", &["Which ones fly?", "bee*", "owl*", "cow"]),
        ("dominoes", &[]),
        ("sliding-puzzle", &[]),
        ("goose", &[]),
        ("peg-solitaire", &[]),
        ("block-puzzle", &[]),
    ];
    let folder = tempfile::tempdir().unwrap();
    for (kind, list) in makers {
        let file = format!("{kind}.json");
        let made = marelle(
            folder.path(),
            &[&["workshop", "new", kind, "-o", &file][..], list].concat(),
            b"",
        );
        assert_eq!((made.code, made.errors.as_str()), (Some(0), ""), "{kind}");
        let checked = marelle(folder.path(), &["workshop", "check", &file], b"");
        assert_eq!(checked.output, "All is well. The game can be played.\n", "{kind}");
    }
}
