//! The ten laws, and what moves do compared with the rule book.

use game::{Notation, Rng, Rules};
use game_othello::{Move, Othello, Position};

use crate::naive::Board;

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Othello;

    fn variants() -> Vec<(&'static str, Othello)> {
        vec![("usual", Othello)]
    }

    fn naive_moves(_game: &Othello, position: &Position) -> Vec<Move> {
        Board::of(position).moves()
    }
}

conformance::laws!(Specimen);

#[test]
fn every_move_turns_what_the_rule_book_says() {
    let mut rng = Rng::from_seed(64);
    let mut moves = Vec::new();
    for _ in 0..40 {
        let mut position = Othello.start(0);
        loop {
            Othello.legal_moves(&position, &mut moves);
            for action in &moves {
                let mut after = position;
                Othello.apply_unchecked(&mut after, action);
                let wanted = Board::of(&position).text_after(*action);
                assert_eq!(Othello.position_text(&after), wanted);
            }
            let Some(action) = rng.choose(&moves) else { break };
            Othello.apply_unchecked(&mut position, action);
        }
    }
}
