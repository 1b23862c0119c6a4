//! The laws of the conformance kit on every number of players, set of tiles and sort of cards.

use game_labyrinth::{Labyrinth, Move, Position};

use crate::{labyrinth, naive};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Labyrinth;

    fn variants() -> Vec<(&'static str, Labyrinth)> {
        ["", "players=3 tiles=mazenet", "players=4", "cards=open", "players=4 cards=open"]
            .map(|options| (options, labyrinth(options)))
            .into()
    }

    fn naive_moves(game: &Labyrinth, position: &Position) -> Vec<Move> {
        naive::moves(game, position)
    }
}

conformance::laws!(Specimen);
