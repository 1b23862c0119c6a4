//! The laws of the conformance kit on every kind of board.

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
