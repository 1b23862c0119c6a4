//! Score sheets: what is read, what is written, and where a fault is told.

use game::{Notation, Rng, Rules, Sheet, erase};
use proptest::prelude::*;

use super::{after, board, legal};
use crate::{Move, Othello, Position};

/// Black passes after white's eighth move.
const WITH_A_PASS: &str = "d3 c3 b3 b2 f5 a3 a1 c1 pass";

const GGF: &str = r"1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[An\]na\\]PW[Ben]
RB[2197.01]TI[05:00//02:00]TY[8]RE[+12.000:r]
BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]
B[F5//0.01]W[d6/-1.50/1:02.5]B[c3/2];)
";

fn moves(sheet: &Sheet) -> String {
    sheet.moves.join(" ")
}

fn read(text: &str) -> Sheet {
    Othello.read_sheet(text).unwrap_or_else(|fault| panic!("{text:?}: {fault}"))
}

/// A random game from the start, cut after some moves.
fn random_game(seed: u64, plies: usize) -> Vec<String> {
    let (mut rng, mut position) = (Rng::from_seed(seed), Othello.start(0));
    let (mut moves, mut played): (Vec<Move>, _) = (Vec::new(), Vec::new());
    while played.len() < plies {
        Othello.legal_moves(&position, &mut moves);
        let Some(action) = rng.choose(&moves) else { break };
        played.push(action.to_string());
        Othello.apply_unchecked(&mut position, action);
    }
    played
}

#[test]
fn transcripts_are_read_as_people_write_them() {
    for text in ["f5d6c3", "F5D6C3\n", "1. f5 2. d6 3. c3", "1 f5, d6;\r\n 3) c3", "f5 d6\nc3"] {
        assert_eq!(moves(&read(text)), "f5 d6 c3", "{text:?}");
    }
    assert_eq!(read(""), Sheet::default());
}

#[test]
fn a_mark_of_byte_order_in_front_is_no_part_of_a_sheet() {
    for text in ["f5d6c3", GGF] {
        let marked = erase(Othello).read_sheet(&format!("\u{feff}{text}")).unwrap();
        assert_eq!(marked, read(text));
    }
}

#[test]
fn passes_are_supplied_where_they_are_left_out() {
    let before = after(WITH_A_PASS.trim_end_matches(" pass"));
    assert_eq!(legal(&before), "pass");
    let next = legal(&after(WITH_A_PASS)).split(' ').next().unwrap().to_owned();
    let wanted = format!("{WITH_A_PASS} {next}");
    for pass in ["", "pass", "PA", "--"] {
        let text = wanted.replace("pass", pass).replace(' ', "");
        assert_eq!(moves(&read(&text)), wanted, "{text}");
    }
    let sheet = read(&wanted);
    let written = Othello.write_sheet("transcript", &sheet).unwrap();
    assert!(!written.contains('-') && read(&written) == sheet, "{written}");
}

#[test]
fn a_fault_is_told_at_its_place() {
    for (text, line, column) in [
        ("f5d6a1", 1, 5),
        ("f5\nd6 x9", 2, 4),
        ("pass", 1, 1),
        ("f5 é", 1, 4),
        ("(;GM[Othello]B[f5]W[a1];)", 1, 19),
        ("(;GM[Othello]W[f5];)", 1, 14),
        ("(;GM[Go];)", 1, 3),
        ("(;BO[10 - *];)", 1, 3),
        ("(;PB[open", 1, 3),
        ("(;B[f5];) (;", 1, 11),
        ("(;B[f5]\n]", 2, 1),
        ("(;B[f5]BO[8 ];)", 1, 8),
    ] {
        let fault = Othello.read_sheet(text).unwrap_err();
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}");
    }
}

#[test]
fn ggf_tells_players_times_and_result() {
    let sheet = read(GGF);
    assert_eq!(sheet.players, [r"An]na\", "Ben"]);
    assert_eq!(moves(&sheet), "f5 d6 c3");
    assert_eq!(sheet.times, [Some(10), Some(62_500), None]);
    assert_eq!(sheet.result.as_deref(), Some("+12.000:r"));
    assert_eq!(sheet.start, None);
    let written = Othello.write_sheet("ggf", &sheet).unwrap();
    assert_eq!(read(&written), sheet, "{written}");
}

#[test]
fn ggf_supplies_a_pass_when_the_colour_tells_it() {
    let played: Vec<&str> = WITH_A_PASS.split(' ').collect();
    let tags = |played: &[&str]| -> String {
        let tagged = (0..).zip(played).filter(|(_, name)| **name != "pass");
        tagged.map(|(ply, name)| format!("{}[{name}]", ["B", "W"][ply % 2])).collect()
    };
    let next = legal(&after(WITH_A_PASS)).split(' ').next().unwrap().to_owned();
    let text = format!("(;{}W[{next}];)", tags(&played));
    assert_eq!(moves(&read(&text)), format!("{WITH_A_PASS} {next}"));
    let text = format!("(;{}B[pa]W[{next}];)", tags(&played));
    assert_eq!(moves(&read(&text)), format!("{WITH_A_PASS} {next}"));
}

#[test]
fn other_starts_are_kept_in_both_formats() {
    let rows = "-------- -------- -------- ---XO--- ---OX--- -------- -------- --------";
    let start = board(rows, 'O');
    let moves = vec![legal(&start).split(' ').next().unwrap().to_owned()];
    let sheet = Sheet { start: Some(Othello.position_text(&start)), moves, ..Sheet::default() };
    for format in Othello.sheet_formats() {
        let written = Othello.write_sheet(format, &sheet).unwrap();
        assert_eq!(read(&written), sheet, "{written}");
    }
}

#[test]
fn what_makes_no_game_is_not_written() {
    let sheet = Sheet { moves: vec!["a1".into()], ..Sheet::default() };
    assert_eq!(Othello.write_sheet("transcript", &sheet), None);
    assert_eq!(Othello.write_sheet("ggf", &sheet), None);
    assert_eq!(Othello.write_sheet("pgn", &Sheet::default()), None);
    let strange = Sheet { start: Some("?".into()), ..Sheet::default() };
    assert_eq!(Othello.write_sheet("ggf", &strange), None);
}

#[test]
fn very_long_texts_are_answered() {
    let long = 10_000_000;
    for text in [
        "f5d6".repeat(long / 4),
        "1".repeat(long),
        "-".repeat(long),
        "(;".repeat(long / 2),
        format!("(;PB[{}];)", "é".repeat(long / 2)),
        format!("(;B[f5//{}];)", "9".repeat(long)),
        format!("(;BO[8 {}];)", "- ".repeat(long / 2)),
        "\\".repeat(long),
    ] {
        if let Ok(sheet) = Othello.read_sheet(&text) {
            assert!(sheet.moves.len() <= 1 && sheet.players.concat().len() < 200);
        }
    }
}

proptest! {
    #[test]
    fn random_games_read_back(seed: u64, plies in 0usize..70) {
        let moves = random_game(seed, plies);
        let times: Vec<Option<u64>> = moves.iter().map(|name| Some(name.len() as u64)).collect();
        let players = vec!["A [b] \\".to_owned(), String::from("Bé")];
        let sheet = Sheet { players, times, moves, ..Sheet::default() };
        let text = Othello.write_sheet("ggf", &sheet).unwrap();
        let again = read(&text);
        prop_assert_eq!(&again.moves, &sheet.moves);
        prop_assert_eq!(&again.times, &sheet.times);
        prop_assert_eq!(&again.players, &sheet.players);
        let text = Othello.write_sheet("transcript", &sheet).unwrap();
        prop_assert_eq!(&read(&text).moves, &sheet.moves);
    }

    #[test]
    fn any_text_is_answered(text: String, tags in "[(;BWOPRE\\[\\]f5d6a-h1-8/*O\\-\\\\ é]{0,60}") {
        let _ = Othello.read_sheet(&text);
        let _ = Othello.read_sheet(&format!("(;{tags}"));
        let _ = Othello.read_sheet(&tags);
        let _ = Othello.parse_position(&text);
        let _ = Othello.parse_move(&Position::start(), &text);
    }
}
