//! Matches between levels and programs, with records that are kept and gone on with.

use std::fs;

use crate::marelle;

const SMALL: [&str; 4] = ["match", "quoridor", "size=5", "walls=3"];

fn small<'a>(more: &[&'a str]) -> Vec<&'a str> {
    SMALL.iter().chain(more).copied().collect()
}

#[test]
fn the_stronger_level_wins_and_a_stopped_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let players = ["--a", "level:5", "--b", "level:1", "--opening", "2", "--json"];
    let four = marelle(folder.path(), &small(&[&players[..], &["--games", "4"]].concat()), b"");
    assert_eq!((four.code, four.errors.as_str()), (Some(0), ""));
    let told: serde_json::Value = serde_json::from_str(&four.output).unwrap();
    assert_eq!(told["games"], 4);
    assert!(told["wins"].as_u64().unwrap() >= 3, "{}", four.output);
    let records = folder.path().join("match");
    assert_eq!(fs::read_dir(&records).unwrap().count(), 4);
    let second = fs::read(records.join("00002.marelle")).unwrap();
    // One game is lost: only that one is played again.
    fs::remove_file(records.join("00003.marelle")).unwrap();
    let again = marelle(folder.path(), &small(&[&players[..], &["--games", "4"]].concat()), b"");
    let told: serde_json::Value = serde_json::from_str(&again.output).unwrap();
    assert_eq!((&told["games"], fs::read_dir(&records).unwrap().count()), (&4.into(), 4));
    assert_eq!(fs::read(records.join("00002.marelle")).unwrap(), second, "kept as it was");
    let other = ["--a", "level:4", "--b", "level:1", "--games", "2"];
    let refused = marelle(folder.path(), &small(&other), b"");
    assert_eq!(refused.code, Some(1));
    assert!(refused.errors.contains("of another match"), "{}", refused.errors);
}

#[test]
fn a_program_plays_through_the_protocol_and_a_silent_one_loses() {
    let folder = tempfile::tempdir().unwrap();
    let itself = format!("cmd:{} engine", env!("CARGO_BIN_EXE_marelle"));
    let players = ["--a", &itself, "--b", "cmd:true", "--games", "2", "--movetime", "5"];
    let ran = marelle(folder.path(), &small(&players), b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.output.contains("2 won, 0 drawn, 0 lost."), "{}", ran.output);
    assert!(ran.output.contains("Elo difference: +∞."), "{}", ran.output);
}

/// Ctrl-C goes to everybody at the terminal: the match hears it, those who play the game do not.
#[cfg(unix)]
#[test]
fn a_program_plays_on_to_the_end_of_a_game_that_is_the_last() {
    use std::os::unix::process::CommandExt;
    let folder = tempfile::tempdir().unwrap();
    let itself = format!("cmd:{} engine", env!("CARGO_BIN_EXE_marelle"));
    let players = ["--a", &itself, "--b", "level:1", "--games", "500", "--movetime", "40"];
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_marelle"))
        .args(small(&players))
        .current_dir(folder.path())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap();
    let records = folder.path().join("match");
    let kept = || fs::read_dir(&records).map_or(0, |files| files.count());
    while kept() == 0 {
        assert_eq!(child.try_wait().unwrap(), None, "it ended by itself");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    std::thread::sleep(std::time::Duration::from_millis(60));
    let everybody = format!("-{}", child.id());
    let mut kill = std::process::Command::new("kill");
    assert!(kill.args(["-INT", "--", &everybody]).status().unwrap().success());
    assert!(child.wait().unwrap().success());
    let games = kept();
    assert!((1..500).contains(&games), "{games}");
    for file in fs::read_dir(&records).unwrap() {
        let record = fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(!record.contains("resign"), "{record}");
    }
}

/// A design is named for a tournament as it is for a match.
#[test]
fn designs_meet_too() {
    let folder = tempfile::tempdir().unwrap();
    let design = r#"{
      "tokens": [{"id": "cow", "mode": "selection", "characteristics": ["moo"], "count": 2}],
      "grid": {"rows": 1, "columns": 2, "order": "kept", "tokens": ["cow cow"]},
      "association": {"when_right": "remove"},
      "players": [{}, {}]
    }"#;
    fs::write(folder.path().join("g.json"), design).unwrap();
    let options = ["--games", "2", "--opening", "0"];
    let of_two = ["match", "g.json", "--a", "level:1", "--b", "level:1"];
    let of_all = ["tournament", "design:g.json", "--player", "level:1", "--player", "level:2"];
    for line in [of_two, of_all] {
        let ran = marelle(folder.path(), &[&line[..], &options].concat(), b"");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    }
}

#[test]
fn what_makes_no_sense_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let cases: [(&[&str], i32, &str); 5] = [
        (&["match", "othello", "--a", "level:5"], 2, "Something is missing"),
        (&["match", "othello", "--a", "level:5", "--b", "bob"], 2, "“bob” is no player."),
        (
            &["match", "labyrinth", "--players", "3", "--a", "level:1", "--b", "level:1"],
            2,
            "for two",
        ),
        (
            &["match", "othello", "--a", "level:1", "--b", "level:1", "--sprt", "9"],
            2,
            "“9” does not fit",
        ),
        (&["match", "othello", "--a", "level:1", "--b", "cmd:/no/such"], 1, "I cannot start"),
    ];
    for (line, code, words) in cases {
        let ran = marelle(folder.path(), line, b"");
        assert_eq!(ran.code, Some(code), "{line:?}: {}", ran.errors);
        assert!(ran.errors.contains(words), "{line:?}: {}", ran.errors);
    }
}
