//! Rule-book cases, texts, touches and score sheets, as data.

mod play;
mod sheets;

use game::{Notation, Reason, Rules};

use crate::{Move, Othello, Position};

/// The position after some moves from the start.
fn after(moves: &str) -> Position {
    let mut position = Othello.start(0);
    for text in moves.split_whitespace() {
        play(&mut position, text);
    }
    position
}

fn play(position: &mut Position, text: &str) {
    let action = Othello.parse_move(position, text).unwrap();
    Othello.apply(position, &action).unwrap();
}

/// A position from its rows, blanks left aside, and the letter of the side to move.
fn board(rows: &str, side: char) -> Position {
    let letters: String = rows.split_whitespace().collect();
    Othello.parse_position(&format!("{letters} {side}")).unwrap()
}

fn legal(position: &Position) -> String {
    let mut moves: Vec<Move> = Vec::new();
    Othello.legal_moves(position, &mut moves);
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The key of the reason why a move is refused.
fn refused(position: &Position, text: &str) -> &'static str {
    let mut copy = *position;
    let action = Othello.parse_move(position, text);
    let reason = action.and_then(|action| Othello.apply(&mut copy, &action)).unwrap_err();
    assert_eq!(copy, *position);
    reason.key()
}
