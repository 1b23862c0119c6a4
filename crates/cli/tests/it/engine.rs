//! The text protocol over real pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use crate::anywhere;

#[test]
fn a_talk_ends_with_quit_and_prints_nothing_else() {
    let talk = b"game othello\nplay f5\nturn\nundo\nundo\nnonsense\n\nquit\nturn\n";
    let ran = anywhere(&["engine"], talk);
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let firsts: Vec<&str> =
        ran.output.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(firsts, ["ok", "ok", "turn", "ok", "error", "error", "error", "ok"]);
}

#[test]
fn the_end_of_input_ends_it_too() {
    let ran = anywhere(&["engine"], b"games");
    assert_eq!(ran.code, Some(0));
    assert!(ran.output.starts_with("games othello quoridor"), "{}", ran.output);
    assert_eq!(ran.output.lines().count(), 1);
}

#[test]
fn strange_and_endless_lines_are_answered() {
    let mut talk = vec![b'a'; 10 << 20];
    talk.extend_from_slice(b"\n\x00\xff\xfe\ngame quoridor\nplay ");
    talk.extend(vec![b'e'; 900_000]);
    talk.extend_from_slice(b"\nturn\n");
    let ran = anywhere(&["engine"], &talk);
    let lines: Vec<&str> = ran.output.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[0].starts_with("error engine.line-too-long "));
    assert!(lines[1].starts_with("error engine.not-text "));
    assert_eq!(lines[2], "ok");
    assert!(lines[3].starts_with("error play.not-a-move ") && lines[3].len() < 200);
    assert_eq!(lines[4], "turn 1");
}

#[test]
fn each_answer_comes_before_the_next_line_is_sent() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marelle"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (line, wanted) in [("game othello", "ok"), ("turn", "turn black"), ("quit", "ok")] {
        writeln!(stdin, "{line}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), wanted);
    }
    assert!(child.wait().unwrap().success());
}

#[test]
fn when_nobody_listens_it_stops_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marelle"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The program may be gone before all of this is sent.
    let _ = stdin.write_all(b"games\ngames\ngames\n");
    drop(stdin);
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}
