//! The laws of the conformance kit on every kind of board, and one more: what is drawn is fair.

use std::collections::HashMap;

use game::{Notation, Rng, Rules};
use game_quoridor::{Move, Position, Quoridor};

use crate::{naive, quoridor};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Quoridor;

    fn variants() -> Vec<(&'static str, Quoridor)> {
        [
            "",
            "players=4",
            "players=4 behind=diagonal size=5 walls=3",
            "size=3 walls=2 pass=yes",
            "size=5 walls=6 bonus=7",
            "size=12",
            "size=10 players=4 walls=4",
        ]
        .map(|options| (options, quoridor(options)))
        .into()
    }

    fn naive_moves(game: &Quoridor, position: &Position) -> Vec<Move> {
        naive::moves(game, position)
    }
}

conformance::laws!(Specimen);

#[test]
fn random_moves_are_fair() {
    // With walls in hand, some of which would close a path; without; facing a pawn; passing.
    for (options, text) in [
        ("size=3 walls=1", "b1,b3 1,1 - 1"),
        ("size=3 walls=2", "b1,b3 1,2 a1h 1"),
        ("size=5 walls=0", "b2,d4 0,0 - 1"),
        ("size=5 walls=1", "c2,c3 0,0 c3h 1"),
        ("size=5 walls=0 pass=yes", "b2,d4 0,0 - 1"),
    ] {
        let game = quoridor(options);
        let position = game.parse_position(text).unwrap();
        let count = conformance::legal_texts(&game, &position).len();
        let mut rng = Rng::from_seed(7);
        let mut drawn = HashMap::<String, u32>::new();
        for _ in 0..1000 * count {
            let action = game.random_move(&position, &mut rng, &mut Vec::new()).unwrap();
            *drawn.entry(game.move_text(&position, &action)).or_default() += 1;
        }
        assert_eq!(drawn.len(), count, "{text}");
        assert!(drawn.values().all(|times| (850..1150).contains(times)), "{text}: {drawn:?}");
    }
}
