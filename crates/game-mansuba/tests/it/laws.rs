//! The laws of the conformance kit on every kind of world.

use game_mansuba::{Mansuba, Move, Position};

use crate::{mansuba, naive};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Mansuba;

    fn variants() -> Vec<(&'static str, Mansuba)> {
        [
            "",
            "relation=diagonal",
            "width=5 height=4",
            "width=5 height=4 relation=triangular victory=complex first=random",
            "width=5 height=4 relation=hexagonal switch=yes",
            "width=3 height=3 victory=complex max_turns=60 switch=yes",
            "width=16 height=16 preset=school max_turns=120",
            "preset=checkers width=7 height=5",
            "preset=pawns width=6 height=16 first=white",
        ]
        .map(|options| (options, mansuba(options)))
        .into()
    }

    fn naive_moves(game: &Mansuba, position: &Position) -> Vec<Move> {
        naive::moves(game, position)
    }
}

conformance::laws!(Specimen);
