//! Complete games of an independent program: moves, discs and outcomes at every sampled ply.

use game::{Notation, Rules, Turn};
use game_othello::{Othello, Position, Side};
use serde::Deserialize;

const GAMES: &str = include_str!("../../data/games.jsonl");

#[derive(Deserialize)]
struct Recorded {
    id: u32,
    moves: Vec<String>,
    samples: Vec<Sample>,
    black: u32,
    white: u32,
    outcome: String,
}

/// What the other program knew before the move of this ply.
#[derive(Deserialize)]
struct Sample {
    ply: usize,
    to_move: Side,
    black: u32,
    white: u32,
    legal: Vec<String>,
}

#[test]
fn recorded_games_are_played_the_same() {
    let mut count = 0;
    for line in GAMES.lines() {
        replay(&serde_json::from_str(line).unwrap());
        count += 1;
    }
    assert_eq!(count, 100);
}

fn replay(recorded: &Recorded) {
    let id = recorded.id;
    let mut position = Othello.start(0);
    for (ply, text) in recorded.moves.iter().enumerate() {
        for sample in recorded.samples.iter().filter(|sample| sample.ply == ply) {
            check(&position, sample, id);
        }
        let action = Othello.parse_move(&position, text).unwrap();
        let played = Othello.apply(&mut position, &action);
        assert!(played.is_ok(), "game {id}, ply {ply}: {text}");
    }
    assert_eq!(Othello.turn(&position), Turn::Over, "game {id}");
    let outcome = Othello.outcome(&position).unwrap();
    let words = format!("{} {}-{}", recorded.outcome, recorded.black, recorded.white);
    assert_eq!(Othello.outcome_text(&position, &outcome), words, "game {id}");
}

fn check(position: &Position, sample: &Sample, id: u32) {
    let place = format!("game {id}, ply {}", sample.ply);
    assert_eq!(position.side(), sample.to_move, "{place}");
    let discs = Side::BOTH.map(|side| position.discs(side).count_ones());
    assert_eq!(discs, [sample.black, sample.white], "{place}");
    let mut moves = Vec::new();
    Othello.legal_moves(position, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    assert_eq!(texts, sample.legal, "{place}");
}

#[test]
fn transcripts_of_recorded_games_read_back_without_their_passes() {
    for line in GAMES.lines() {
        let recorded: Recorded = serde_json::from_str(line).unwrap();
        let squares = recorded.moves.iter().filter(|text| *text != "pass");
        let transcript: String = squares.map(String::as_str).collect();
        let sheet = Othello.read_sheet(&transcript).unwrap();
        assert_eq!(sheet.moves, recorded.moves, "game {}", recorded.id);
    }
}
