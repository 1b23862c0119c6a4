//! Looking back at games, and tournaments of more than two.

use std::fs;

use crate::marelle;

/// A small game: quick to play, quick to judge.
const MATCH: [&str; 10] =
    ["match", "quoridor", "size=5", "walls=2", "--a", "level:3", "--b", "level:1", "--games", "1"];

#[test]
fn every_move_is_judged_and_the_picture_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let ran = marelle(folder.path(), &MATCH, b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let record = "match/00001.marelle";
    let told = marelle(folder.path(), &["analyse", record, "--level", "4", "--svg", "a.svg"], b"");
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""));
    assert!(told.output.starts_with("No.  Player"), "{}", told.output);
    assert!(told.output.contains("moves were the best."), "{}", told.output);
    let svg = fs::read_to_string(folder.path().join("a.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("<polyline") && svg.ends_with("</svg>\n"));

    let json = marelle(folder.path(), &["analyse", record, "--level", "4", "--json"], b"");
    let data: serde_json::Value = serde_json::from_str(&json.output).unwrap();
    let moves = data["moves"].as_array().unwrap();
    let played = fs::read_to_string(folder.path().join(record)).unwrap();
    let is_move =
        |line: &&str| line.split(' ').next().is_some_and(|word| word.parse::<u32>().is_ok());
    assert_eq!(moves.len(), played.lines().filter(is_move).count());
    for judged in moves {
        let [best, chance, loss] =
            ["best_chance", "chance", "loss"].map(|key| judged[key].as_f64().unwrap());
        assert!((best - chance - loss).abs() < 1e-9 && loss >= 0.0, "{judged}");
        assert!((0.0..=1.0).contains(&best), "{judged}");
    }
    // The last move won: nothing was better, and the win is certain.
    let last = moves.last().unwrap();
    assert_eq!((last["chance"].as_f64(), last["loss"].as_f64()), (Some(1.0), Some(0.0)));
    let again = marelle(folder.path(), &["analyse", record, "--level", "4", "--json"], b"");
    assert_eq!(again.output, json.output, "the same look finds the same");
}

#[test]
fn sheets_are_judged_too_and_what_is_no_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sheet.txt"), "f5d6c3d3c4").unwrap();
    let args = ["--lang", "fr", "analyse", "sheet.txt", "--game", "othello", "--level", "1"];
    let told = marelle(folder.path(), &args, b"");
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""));
    assert!(told.output.starts_with("Nº"), "{}", told.output);
    let refused = marelle(folder.path(), &["analyse", "sheet.txt"], b"");
    assert_eq!((refused.code, refused.output.as_str()), (Some(1), ""));
    let missing = marelle(folder.path(), &["analyse", "nothing.marelle"], b"");
    assert_eq!(missing.code, Some(1));
}

#[test]
fn a_tournament_rates_all_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let start = ["tournament", "quoridor", "size=5", "walls=2", "--games", "2", "--opening", "2"];
    let players = ["--player", "level:1", "--player", "level:3", "--player", "level:5"];
    let args = [&start[..], &players].concat();
    let told = marelle(folder.path(), &args, b"");
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""));
    assert!(told.output.contains("1. ") && told.output.contains("3. "), "{}", told.output);
    let count =
        |pair: &str| fs::read_dir(folder.path().join("tournament").join(pair)).unwrap().count();
    assert_eq!([count("ab"), count("ac"), count("bc")], [2, 2, 2]);
    let again = marelle(folder.path(), &[&args[..], &["--json"]].concat(), b"");
    let data: serde_json::Value = serde_json::from_str(&again.output).unwrap();
    assert_eq!(data["games"], 6);
    let points: f64 = (0..3).map(|nth| data["players"][nth]["points"].as_f64().unwrap()).sum();
    assert!((points - 6.0).abs() < 1e-9, "each game gives one point: {}", again.output);
}

#[test]
fn in_a_game_for_three_the_tables_are_full() {
    let folder = tempfile::tempdir().unwrap();
    let start = ["tournament", "labyrinth", "--players", "3", "--games", "1", "--opening", "0"];
    let players = ["--player", "cmd:true", "--player", "cmd:true", "--player", "level:1"];
    let told = marelle(folder.path(), &[&start[..], &players].concat(), b"");
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""));
    assert!(folder.path().join("tournament/abc/00001.marelle").exists());
    let few = [&start[..], &["--player", "level:1"]].concat();
    let refused = marelle(folder.path(), &few, b"");
    assert_eq!(refused.code, Some(2));
    assert!(refused.errors.contains("Name 3 to 16 players."), "{}", refused.errors);
}
